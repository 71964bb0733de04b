import { expect, test } from 'vitest';
import type { StockLevel } from '#app/features/stock/stock-level.ts';
import type { BasketItem } from './basket-item.ts';
import { findMissingUnits, linesTooMany, missingUnitsText } from './missing-units.ts';

let line = 0;
function item(variant: string, change: Partial<BasketItem> = {}): BasketItem {
  line += 1;
  const product = { variant, id: variant, title: `The ${variant}`, image: '', rating: 0 };
  return { ...product, priceCents: 100, line, ...change };
}

const OUT: StockLevel = { kind: 'out' };
const lowOf = (left: number): StockLevel => ({ kind: 'low', left });

test('nothing is missing of what is in stock, not counted or no longer sold', () => {
  const items = [item('lamp'), item('desk'), item('rug', { withdrawn: true })];
  expect(findMissingUnits(items, [{ kind: 'in' }, null, OUT])).toEqual([]);
});

test('each variant that there is too little of is said once, with what to do', () => {
  const items = [item('lamp'), item('desk'), item('lamp'), item('rug'), item('vase')];
  const levels = [lowOf(1), OUT, lowOf(1), lowOf(1), { kind: 'held' } as const];
  expect(findMissingUnits(items, levels).map(missingUnitsText)).toEqual([
    'Only 1 of “The lamp” is left, and you have 2: remove some to pay.',
    '“The desk” is sold out: remove it to pay for the rest.',
    'Every “The vase” is in somebody’s checkout: one may come free within minutes.',
  ]);
});

test('without the newest of what there is too little of, there is enough of everything', () => {
  const items = [item('lamp'), item('desk'), item('lamp'), item('lamp'), item('rug')];
  const levels = [lowOf(1), OUT, lowOf(1), lowOf(1), null];
  const lines = linesTooMany(findMissingUnits(items, levels));
  const kept = items.filter(({ line }) => !lines.includes(line));
  expect(kept).toEqual([items[0], items[4]]);
});
