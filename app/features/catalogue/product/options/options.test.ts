import { expect, test } from 'vitest';
import { lineTitle, toLineProduct } from './options.ts';

const beanie = { id: 'beanie', variant: 'beanie-sand-m', title: 'Beanie' };
const options = [
  ['Colour', 'Sand'],
  ['Size', 'M'],
] as const;

test('a variant is named in one line by its title and its values', () => {
  expect(lineTitle({ title: 'Beanie', options })).toBe('Beanie, Sand, M');
  expect(lineTitle({ title: 'Lamp, Brass', options: [] })).toBe('Lamp, Brass');
});

test('in a basket a variant with options has an id of its own, and one without that of its product', () => {
  expect(toLineProduct({ ...beanie, options })).toEqual({
    ...{ id: 'beanie-sand-m', variant: 'beanie-sand-m', title: 'Beanie, Sand, M' },
  });
  expect(toLineProduct({ ...beanie, options: [] })).toEqual(beanie);
});
