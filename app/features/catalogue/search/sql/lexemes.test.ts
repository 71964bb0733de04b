import { describe, expect, test } from 'vitest';
import { facetsOf, facetsOfStars, quoteLexeme } from './lexemes.ts';

test('a lexeme stands between quotes, in which nothing means anything', () => {
  expect(quoteLexeme("a'b\\c & d")).toBe("'a''b\\\\c & d'");
});

describe('what a search is narrowed to', () => {
  const all = { category: null, priceClass: null, rating: null };

  test.for([
    [all, "'a'"],
    [{ ...all, category: 'Home & Living' }, "'cHome & Living'"],
    [{ ...all, priceClass: 2 }, "'f2'"],
    [{ ...all, rating: 4 }, "'r4'"],
    [{ ...all, category: 'Art', rating: 9 }, "'g9.Art' | 'g10.Art'"],
    [{ ...all, priceClass: 0, rating: 9 }, "'h9.0' | 'h10.0'"],
    [{ category: 'Art', priceClass: 7, rating: 9 }, "'k9.7.Art' | 'k10.7.Art'"],
  ] as const)('%j is one kind of facet: %s', ([query, facets]) => {
    expect(facetsOf(query)).toBe(facets);
  });

  test('category and class are one lexeme, whatever the stars', () => {
    expect(facetsOf({ category: 'Art', priceClass: 7, rating: null }).split(' | ')).toHaveLength(
      11,
    );
  });

  test('a long category is known by its first hundred letters', () => {
    expect(facetsOf({ ...all, category: '💥'.repeat(101) })).toBe(`'c${'💥'.repeat(100)}'`);
  });

  test('is one for some stars alone', () => {
    expect(facetsOfStars({ ...all, rating: 3 }, [4, 3])).toBe("'e4' | 'e3'");
    expect(facetsOfStars(all, [])).toBe('');
  });
});
