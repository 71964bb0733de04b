import { expect, test } from 'vitest';
import { readCollections } from '#app/features/catalogue/product/collection/collection-cell.ts';
import { createCollectionCells, type Sorting } from './platform-collections.ts';
import { findPlatformTable } from './platform-tables.ts';

function cellsOf(...products: Partial<Sorting>[]) {
  const left: string[] = [];
  const toCell = createCollectionCells((what) => left.push(what));
  const nothing = { category: '', collections: [], tags: [] };
  const cells = products.map((one) => toCell({ ...nothing, ...one }, { line: 2 }));
  return { cells, left };
}

/** The column of the rows that a table of two rows makes, and what was left out. */
function columnOf(rows: readonly Record<string, string>[]) {
  const left: string[] = [];
  const columns = Object.keys(rows[0] ?? {});
  const table = findPlatformTable(columns, (what) => left.push(what));
  const places = rows.map((cells, index) => ({ line: index + 2, cells }));
  const read = [...places.flatMap((row) => table?.read(row) ?? []), ...(table?.end() ?? [])];
  return { left, cells: read.map((one) => 'cells' in one && one.cells.collections) };
}

test('the category is no collection, tags are marked, and each is named once', () => {
  const { cells, left } = cellsOf({
    category: 'Shirts',
    collections: ['Summer Sale', 'shirts', ''],
    tags: ['#new', 'summer-sale', 'Color_Red', '—'],
  });
  expect(cells).toEqual(['Summer Sale\n#new\n#Color_Red']);
  expect(left).toEqual([expect.stringContaining('the tags of a product: staff has each as a')]);
});

test('what is too much is left out and named, and the rest can be read', () => {
  const tags = Array.from({ length: 60 }, (_, number) => `tag ${number}`);
  const { cells, left } = cellsOf({ collections: ['x'.repeat(101), 'Sale'], tags });
  expect(cells[0]?.split('\n')).toHaveLength(50);
  expect(readCollections(cells[0] ?? '').ok).toBe(true);
  expect(left[0]).toBe('a collection of more than 100 characters');
  expect(left.filter((one) => one.includes('is in 50 collections without it'))).toHaveLength(11);
  const many = Array.from({ length: 501 }, (_, number) => ({ tags: [`tag ${number}`] }));
  expect(cellsOf(...many).left).toContain('a tag beside the first 500 of the file');
});

test('Shopify: tags and the collection of the first row are those of all variants', () => {
  const row = { handle: 'tee', title: 'Tee', 'variant price': '9', type: 'Shirts' };
  const options = { 'option1 name': 'Size', 'option1 value': 'S' };
  const first = { ...row, ...options, tags: 'cotton, Color_Red', collection: 'Summer' };
  const second = { ...first, title: '', type: '', tags: '', collection: '', 'option1 value': 'M' };
  const { cells, left } = columnOf([first, second]);
  expect(cells).toEqual(Array(2).fill('Summer\n#cotton\n#Color_Red'));
  expect(left.filter((one) => one.startsWith('the column'))).toEqual([]);
});

test('WooCommerce: further categories are collections, of variations those of their product', () => {
  const row = { id: '1', type: 'variable', sku: 'tee', name: 'Tee', 'regular price': '' };
  const first = {
    ...{ ...row, parent: '', 'attribute 1 name': 'Size', 'attribute 1 value(s)': 'S' },
    categories: 'Clothing, Clothing > Shirts &amp; Tees, Sale\\, now',
    tags: 'cotton',
  };
  const second = {
    ...{ ...first, id: '2', type: 'variation', sku: 'tee-s', 'regular price': '9' },
    ...{ parent: 'tee', categories: '', tags: '' },
  };
  const { cells } = columnOf([first, second]);
  expect(cells).toEqual(['Shirts & Tees\nSale, now\n#cotton']);
});
