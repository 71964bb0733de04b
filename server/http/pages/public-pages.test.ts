import { expect, test } from 'vitest';
import { publicAddress } from './public-pages.ts';

const targetOf = (url: string) => publicAddress(url)?.target ?? null;

test('of what a category is narrowed to all is read, in one order', () => {
  const target = '/category/Hats?sale=1&sort=price&brand=A&brand=B&option.Size=L&option.Size=M';
  expect(targetOf(target)).toBe(target);
  expect(
    targetOf('/category/Hats?option.Size=M&brand=B&x=1&option.Size=L&sort=price&brand=A&sale=1'),
  ).toBe(target);
});

test('an option whose name has to be decoded leads to no public address', () => {
  expect(targetOf('/category/Hats?option.Shoe+size=42')).toBeNull();
});

test('another page reads no filters', () => {
  expect(targetOf('/product/1?brand=A&option.Size=M&variant=red')).toBe('/product/1?variant=red');
});
