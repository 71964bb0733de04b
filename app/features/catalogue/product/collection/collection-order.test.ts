import { expect, test } from 'vitest';
import { addedTo, movedTo, removedFrom } from './collection-order.ts';

const order = ['lamp', 'chair', 'desk'];

test('what is added comes last, and what is there stays where it is', () => {
  expect(addedTo(order, ['rug', 'chair', 'rug', 'vase'])).toEqual([...order, 'rug', 'vase']);
});

test('what is removed leaves the order of the others', () => {
  expect(removedFrom(order, ['chair', 'unknown'])).toEqual(['lamp', 'desk']);
});

test.for([
  [1, ['desk', 'lamp', 'chair']],
  [2, ['lamp', 'desk', 'chair']],
  [3, order],
  [99, order],
] as const)('the last one moved to place %i', ([place, moved]) => {
  expect(movedTo(order, 'desk', place)).toEqual(moved);
});

test('a product that is not in it moves nothing', () => {
  expect(movedTo(order, 'rug', 1)).toEqual(order);
});
