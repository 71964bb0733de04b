import { expect, test } from 'vitest';
import { type Facets, noFacets } from '#app/features/catalogue/search/query/facets.ts';
import { noFilters, searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { offeredFacets } from './offered-facets.ts';

const all = searchFor('');

const count = (value: string, found: number | null) => ({ value, count: found });

const facets: Facets = {
  ...noFacets,
  brand: [count('Acme', 10)],
  'option.Size': [count('M', 8), count('XL', 2), count('S', 1)],
  'option.Colour': [count('Sand', 4)],
  sale: [count('1', 3)],
};

test('what would leave nothing out is no filter', () => {
  const names = offeredFacets(all, facets, 10).map(({ name }) => name);
  expect(names).toEqual(['option.Colour', 'option.Size', 'sale']);
});

test('of several values one may be chosen, also where each product has all of them', () => {
  const sizes = [count('M', 10), count('L', 10)];
  const offered = offeredFacets(all, { ...noFacets, 'option.Size': sizes }, 10);
  expect(offered.map(({ name }) => name)).toEqual(['option.Size']);
});

test('of more than is counted, any value may leave something out', () => {
  const brand = [count('Acme', 1_001)];
  expect(offeredFacets(all, { ...noFacets, brand }, 1_001)).toEqual([
    { name: 'brand', values: brand },
  ]);
});

test('sizes stand from small to large', () => {
  const sizes = offeredFacets(all, facets, 10).find(({ name }) => name === 'option.Size');
  expect(sizes?.values.map(({ value }) => value)).toEqual(['S', 'M', 'XL']);
});

test('what is chosen is offered, whatever it finds', () => {
  const query = { ...all, ...noFilters, brands: ['Acme', 'Gone'], isOnSale: true };
  expect(offeredFacets(query, { ...facets, sale: [] }, 10)).toContainEqual({
    name: 'brand',
    values: [count('Acme', 10), count('Gone', null)],
  });
  expect(offeredFacets(query, noFacets, 0).map(({ name }) => name)).toEqual(['brand', 'sale']);
});
