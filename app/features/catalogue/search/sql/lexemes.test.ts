import { describe, expect, test } from 'vitest';
import { noFilters } from '#app/features/catalogue/search/query/search-query.ts';
import { facetsOf, facetsOfStars, quoteLexeme } from './lexemes.ts';

test('a lexeme stands between quotes, in which nothing means anything', () => {
  expect(quoteLexeme("a'b\\c & d")).toBe("'a''b\\\\c & d'");
});

describe('what a search is narrowed to', () => {
  test.for([
    [noFilters, "'a'"],
    [{ ...noFilters, category: 'Home & Living' }, "'cHome & Living'"],
    [{ ...noFilters, priceClass: 2 }, "'f2'"],
    [{ ...noFilters, rating: 4 }, "'r4'"],
    [{ ...noFilters, category: 'Art', rating: 9 }, "'g9.Art' | 'g10.Art'"],
    [{ ...noFilters, priceClass: 0, rating: 9 }, "'h9.0' | 'h10.0'"],
    [{ ...noFilters, category: 'Art', priceClass: 7, rating: 9 }, "'k9.7.Art' | 'k10.7.Art'"],
    [{ ...noFilters, collection: 'summer' }, "'lsummer'"],
    [{ ...noFilters, isOnSale: true }, "'s'"],
    [{ ...noFilters, isInStock: true }, "'i'"],
    [{ ...noFilters, brands: ['Acme', "O'Neill"] }, "'bAcme' | 'bO''Neill'"],
    [{ ...noFilters, options: [['Size', 'M']] }, "'oSize\nM'"],
  ] as const)('%j is one kind of facet: %s', ([query, facets]) => {
    expect(facetsOf(query)).toBe(facets);
  });

  test('category and class are one lexeme, whatever the stars', () => {
    expect(facetsOf({ ...noFilters, category: 'Art', priceClass: 7 }).split(' | ')).toHaveLength(
      11,
    );
  });

  test('any value of an option will do, and each option and each other filter has to be met', () => {
    const options = [
      ['Colour', 'Sand'],
      ['Size', 'M'],
      ['Size', 'L'],
    ] as const;
    expect(facetsOf({ ...noFilters, rating: 4, options, isOnSale: true })).toBe(
      "('r4') & ('oColour\nSand') & ('oSize\nM' | 'oSize\nL') & ('s')",
    );
  });

  test('a long category is known by its first hundred letters', () => {
    expect(facetsOf({ ...noFilters, category: '💥'.repeat(101) })).toBe(`'c${'💥'.repeat(100)}'`);
  });

  test('is one for some stars alone', () => {
    expect(facetsOfStars({ ...noFilters, rating: 3 }, [4, 3])).toBe("'e4' | 'e3'");
    expect(facetsOfStars(noFilters, [])).toBe('');
  });
});
