import { expect, test } from 'vitest';
import { orderCompletions } from './completions.ts';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test('a word that says what a product is comes before one that says what it does', () => {
  const products = titled('Flask that keeps tea warm', 'Electric kettle, 1.7 l');
  expect(orderCompletions(['keeps', 'kettle'], products)).toEqual(['kettle', 'keeps']);
});

test('a word of more products comes first', () => {
  const products = titled('Desk keyboard', 'Quiet keyboard', 'Leather keyring');
  expect(orderCompletions(['keyring', 'keyboard'], products)).toEqual(['keyboard', 'keyring']);
});

test('a word that stands twice in a title counts once, where it stands first', () => {
  const products = titled('Tea for a kettle, kettle, kettle', 'Red keyring');
  expect(orderCompletions(['kettle', 'keyring'], products)).toEqual(['keyring', 'kettle']);
});

test('words that are in none of the titles stay in their order, behind the others', () => {
  expect(orderCompletions(['ketchup', 'keel', 'kettle'], titled('KETTLE'))).toEqual([
    'kettle',
    'ketchup',
    'keel',
  ]);
});
