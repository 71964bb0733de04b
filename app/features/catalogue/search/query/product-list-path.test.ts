import { expect, test } from 'vitest';
import { type FacetName, withValue } from './facets.ts';
import { pageNumbers, parsePagePlace, productListPath, valuePaths } from './product-list-path.ts';
import { searchFor } from './search-query.ts';

const books = { ...searchFor(''), category: 'Books & More' };

test('a category without words has its own address, with filters and page', () => {
  expect(productListPath(books)).toBe('/category/Books%20%26%20More');
  const narrowed = { ...books, rating: 4, sort: 'price' } as const;
  expect(productListPath(narrowed, { page: 3, after: null })).toBe(
    '/category/Books%20%26%20More?rating=4&sort=price&page=3',
  );
  expect(productListPath({ ...books, text: 'lamp' })).toBe(
    '/search?q=lamp&category=Books+%26+More',
  );
});

test('the values of a filter lead where each by itself would, whatever they are called', () => {
  const lamps = { ...searchFor('lamp & shade'), brands: ['Acme'], isOnSale: true, rating: 4 };
  const names: FacetName[] = ['category', 'brand', 'option.Shoe size', 'price', 'rating', 'sale'];
  for (const query of [lamps, books, { ...lamps, text: 'a\x1fb' }]) {
    for (const name of names) {
      for (const value of ['1', '32/34', "Kids' & Co. (50 %)", 'é+*~', '%1F', 'Warm white', '']) {
        const path = productListPath(withValue(query, name, value));
        expect(valuePaths(query, name)(value), `${name} ${value}`).toBe(path);
      }
    }
  }
});

test('a page is named by its number, and beyond the twentieth by where it begins too', () => {
  const parse = (params: string) => parsePagePlace(new URLSearchParams(params));
  expect(parse('')).toEqual({ page: 1, after: null });
  expect(parse('page=20')).toEqual({ page: 20, after: null });
  expect(parse('page=21&after=4.a')).toEqual({ page: 21, after: '4.a' });
  for (const params of ['page=21', 'page=0', 'page=-1', 'page=x', 'page=1e3', 'page=']) {
    expect(parse(params), params).toBeNull();
  }
});

test('the first, the last and the nearest pages have links', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
  expect(pageNumbers(25, 20)).toEqual([1, null, 18, 19, 20]);
});
