import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldPathsOf, readOldPaths } from './old-paths.ts';

test('paths are spelled one way, whichever way they are written', () => {
  const cell = '/products/lamp/ | https://old.example/a%20b?utm=1#top\n/products/lamp';
  expect(readOldPaths(cell)).toEqual({ ok: true, value: '/products/lamp\n/a%20b' });
  expect(readOldPaths('')).toEqual({ ok: true, value: '' });
});

test('what was read is the same when it is read again, whatever it is made of', () => {
  const part = fc.oneof(
    fc.constantFrom('%25', '%2525', '%7C', '%0a', '%00', '/', 'ä', '|'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const read = readOldPaths(`/${parts.join('')}`);
      if (!read.ok) return;
      expect(readOldPaths(read.value)).toEqual(read);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      expect(decodeURIComponent(read.value.replaceAll('\n', ''))).not.toMatch(/[\x00-\x1f]/);
    }),
  );
});

test('a product is known below its collections and languages too', () => {
  expect(oldPathsOf('/collections/all/products/lamp')).toEqual([
    '/collections/all/products/lamp',
    '/products/lamp',
  ]);
  expect(oldPathsOf('/products/l%C3%A4mpchen/')).toEqual(['/products/l%C3%A4mpchen']);
  expect(oldPathsOf('/%ff')).toEqual([]);
  expect(oldPathsOf('/')).toEqual([]);
});

test.for([
  ['lamp', '"lamp" is no path of a page: write /products/lamp'],
  ['//evil.example/a', '"//evil.example/a" is no path of a page: write /products/lamp'],
  ['https://old.example/', '"https://old.example/" is no path of a page: write /products/lamp'],
  ['/a%00b', '"/a%00b" is no path of a page: write /products/lamp'],
  [`/${'p'.repeat(500)}`, 'has 501 characters: the most is 500'],
  [Array.from({ length: 21 }, (_, no) => `/${no}`).join('|'), 'has 21 paths: the most is 20'],
] as const)('%.30s is refused: %s', ([cell, refusal]) => {
  expect(readOldPaths(cell)).toEqual({ ok: false, refusal });
});
