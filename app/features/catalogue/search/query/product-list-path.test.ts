import { expect, test } from 'vitest';
import { pageNumbers, parsePagePlace, productListPath } from './product-list-path.ts';
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
