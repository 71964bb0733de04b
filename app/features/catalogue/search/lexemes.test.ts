import { expect, test } from 'vitest';
import { facetLexemes, quoteLexeme } from './lexemes.ts';

test('a lexeme stands between quotes, in which nothing means anything', () => {
  expect(quoteLexeme("a'b\\c & d")).toBe("'a''b\\\\c & d'");
});

test('a search is narrowed to what has all of its facets', () => {
  expect(facetLexemes({ category: null, priceClass: null, rating: null })).toBe('');
  expect(facetLexemes({ category: 'Home & Living', priceClass: 0, rating: 4 })).toBe(
    "'=cHome & Living' & '=f0' & '=r4'",
  );
});
