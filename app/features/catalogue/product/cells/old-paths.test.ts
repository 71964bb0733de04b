import { expect, test } from 'vitest';
import { oldPathsOf, readOldPaths } from './old-paths.ts';

test('paths are spelled one way, whichever way they are written', () => {
  const cell = '/products/lamp/ | https://old.example/a%20b?utm=1#top\n/products/lamp';
  expect(readOldPaths(cell)).toEqual({ ok: true, value: '/products/lamp\n/a b' });
  expect(readOldPaths('')).toEqual({ ok: true, value: '' });
});

test('a product is known below its collections and languages too', () => {
  expect(oldPathsOf('/collections/all/products/lamp')).toEqual([
    '/collections/all/products/lamp',
    '/products/lamp',
  ]);
  expect(oldPathsOf('/products/l%C3%A4mpchen/')).toEqual(['/products/lämpchen']);
  expect(oldPathsOf('/%ff')).toEqual([]);
  expect(oldPathsOf('/')).toEqual([]);
});

test.for([
  ['lamp', '"lamp" is no path of a page: write /products/lamp'],
  ['//evil.example/a', '"//evil.example/a" is no path of a page: write /products/lamp'],
  ['https://old.example/', '"https://old.example/" is no path of a page: write /products/lamp'],
  [`/${'p'.repeat(500)}`, 'has 501 characters: the most is 500'],
  [Array.from({ length: 21 }, (_, no) => `/${no}`).join('|'), 'has 21 paths: the most is 20'],
] as const)('%.30s is refused: %s', ([cell, refusal]) => {
  expect(readOldPaths(cell)).toEqual({ ok: false, refusal });
});
