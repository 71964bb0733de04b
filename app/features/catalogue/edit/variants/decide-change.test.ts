import { expect, test } from 'vitest';
import { decideChange } from './decide-change.ts';

const row = (variant: string, priceCents: number) => ({
  ...{ variant, version: 'v1', isWithdrawn: false, stock: 3 },
  values: { priceCents, sku: 'A' },
});
const rows = [row('sand', 900), row('black', 900)];

test('the cells that differ are written, with what they were', () => {
  const changes = [
    { variant: 'sand', version: 'v1', values: { priceCents: 1_000, sku: 'A' } },
    { variant: 'black', version: 'v1', values: { priceCents: 900 }, isWithdrawn: true },
  ];
  expect(decideChange(rows, changes)).toEqual({
    kind: 'write',
    rows: [
      { variant: 'sand', before: { priceCents: 900 }, after: { priceCents: 1_000 } },
      { variant: 'black', before: { isWithdrawn: false }, after: { isWithdrawn: true } },
    ],
  });
});

test('what somebody else has changed is refused by its row, and what stands so already is nothing to write', () => {
  const late = { version: 'v0', values: { priceCents: 1_000 } };
  expect(
    decideChange(rows, [
      { variant: 'black', values: {} },
      { variant: 'sand', ...late },
    ]),
  ).toEqual({
    kind: 'refused',
    problems: new Map([[1, 'changed']]),
  });
  const again = { variant: 'sand', version: 'v0', values: { priceCents: 900 } };
  expect(decideChange(rows, [again])).toEqual({ kind: 'write', rows: [] });
});

test('a shelf is counted while it is as it was seen, and left alone where nobody has typed', () => {
  const change = (stock: number, seenStock: number) =>
    decideChange(rows, [{ variant: 'sand', version: 'v0', stock, seenStock, values: {} }]);
  expect(change(5, 3)).toMatchObject({ rows: [{ before: { stock: 3 }, after: { stock: 5 } }] });
  expect(change(5, 4)).toMatchObject({ kind: 'refused' });
  expect(change(4, 4)).toEqual({ kind: 'write', rows: [] });
});

test('a variant that there is not, or that is named twice, is refused', () => {
  const values = { priceCents: 1 };
  const changes = ['sand', 'none', 'sand'].map((variant) => ({ variant, values }));
  expect(decideChange(rows, changes)).toEqual({
    kind: 'refused',
    problems: new Map([
      [1, 'unknown'],
      [2, 'twice'],
    ]),
  });
});
