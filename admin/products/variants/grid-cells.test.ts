import { expect, test } from 'vitest';
import type { VariantRow } from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { cellsOf, changedTable } from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { changesOf, fillBlock, rebase, textAt, typeCell } from './grid-cells.ts';

function row(variant: string, priceCents: number): VariantRow {
  const values = { priceCents, wasCents: 0, sku: '', barcode: '', weightGrams: 0, shelf: '' };
  return {
    ...{ variant, title: 'Beanie', image: '', version: 'v1', stock: 4, isWithdrawn: false },
    ...{ options: [['Size', variant]], values },
  };
}

const rows = [row('s', 900), row('m', 900), row('l', 950)];
const all = () => true;
const at = (line: number, column: number) => ({ row: line, column });

test('what is pasted fills the cells from where it was pasted on', () => {
  const block = [
    ['10', '12', '3'],
    ['11', '', '0'],
  ];
  const { changes, filled, leftOut } = fillBlock({}, rows, at(1, 0), block, all);
  expect(changes).toEqual({
    m: { price: '10', was: '12', stock: '3' },
    l: { price: '11', stock: '0' },
  });
  expect([filled, leftOut]).toEqual([6, 0]);
});

test('what has no place is left out and counted, and a column that is closed too', () => {
  const block = [['10', '12', '3'], ['11'], ['12']];
  const isOpen = (name: string) => name !== 'stock';
  const { changes, leftOut } = fillBlock({}, rows, at(1, 0), block, isOpen);
  expect(changes).toEqual({ m: { price: '10', was: '12' }, l: { price: '11' } });
  expect(leftOut).toBe(2);
});

test('a box is ticked by the words of a spreadsheet', () => {
  const { changes } = fillBlock({}, rows, at(0, 8), [['TRUE'], ['withdrawn'], ['']], all);
  expect(changes).toEqual({ s: { withdrawn: 'yes' }, m: { withdrawn: 'yes' } });
});

test('what is typed as it was is no change', () => {
  const [small = row('s', 900)] = rows;
  const typed = typeCell({}, small, 'price', '9.5');
  expect(textAt(typed, small, 'price')).toBe('9.5');
  expect(typeCell(typed, small, 'price', '9.00')).toEqual({});
});

test('rows in which something is typed keep their version, and others get the new one', () => {
  const now = rows.map((one) => ({ ...one, version: 'v2' }));
  const versions = rebase(rows, now, { m: { price: '10' } }).map(({ version }) => version);
  expect(versions).toEqual(['v2', 'v1', 'v2']);
});

test('only what has changed is sent, and what was refused is typed again', () => {
  const changes = { m: { price: '10' }, l: { price: '9.50', sku: 'L' } };
  const table = changedTable(
    rows.map((one) => ({
      ...{ variant: one.variant, version: one.version, seen: cellsOf(one) },
      typed: changes[one.variant as 'm' | 'l'] ?? {},
    })),
  );
  expect(table).toEqual([
    ['variant', 'version', 'price', 'sku'],
    ['m', 'v1', '10', ''],
    ['l', 'v1', '9.50', 'L'],
  ]);
  expect(changesOf(rows, table ?? [])).toEqual({ m: { price: '10' }, l: { sku: 'L' } });
});
