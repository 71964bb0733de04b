import { afterEach, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { readBulkChange } from './read-bulk-change.ts';

afterEach(() => setShopLocale(defaultLocale));

test('an amount of three decimals is typed as in every other form', () => {
  setShopLocale({ language: 'de', currency: 'KWD' });
  expect(readBulkChange('price', '1,230')).toEqual({
    ...{ ok: true, value: { kind: 'price', cents: 1_230 } },
  });
});

test.for([
  ['percent', '-10', { kind: 'percent', basisPoints: -1_000 }],
  ['percent', '+2,5 %', { kind: 'percent', basisPoints: 250 }],
  ['percent', '−0.05', { kind: 'percent', basisPoints: -5 }],
  ['amount', '-$0.50', { kind: 'amount', cents: -50 }],
  ['amount', '1,094.98', { kind: 'amount', cents: 109_498 }],
  ['price', '19.9', { kind: 'price', cents: 1_990 }],
  ['category', ' Desk  lamps ', { kind: 'category', category: 'Desk lamps' }],
  ['category', '', { kind: 'category', category: '' }],
  ['withdraw', 'anything', { kind: 'withdraw' }],
  ['put_back', '', { kind: 'put_back' }],
  ['shelf', '0', { kind: 'shelf', units: 0 }],
  ['shelf_more', '-5', { kind: 'shelf_more', units: -5 }],
  ['low', '3', { kind: 'low', units: 3 }],
] as const)('%s %j is a change', ([change, value, expected]) => {
  expect(readBulkChange(change, value)).toEqual({ ok: true, value: expected });
});

test.for([
  ['percent', ''],
  ['percent', '-101'],
  ['percent', '1001'],
  ['percent', 'half'],
  ['amount', '--1'],
  ['price', '-1'],
  ['shelf', '-1'],
  ['shelf', ''],
  ['low', '1.5'],
  ['shelf_more', 'few'],
  ['category', 'x'.repeat(101)],
] as const)('%s %j is refused', ([change, value]) => {
  expect(readBulkChange(change, value).ok).toBe(false);
});
