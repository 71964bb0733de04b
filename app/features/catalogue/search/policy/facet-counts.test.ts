import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import {
  type CountedFacets,
  type FacetName,
  facetNames,
  noFacets,
  optionFacet,
} from '#app/features/catalogue/search/query/facets.ts';
import { noFilters } from '#app/features/catalogue/search/query/search-query.ts';
import { countAtLeast, countFacets, toFacetCount } from './facet-counts.ts';
import { FacetNumbers } from './facet-numbers.ts';

const value = { value: 'Light', count: 40, sampled: 40 };

test('a count is exact when all matches are known', () => {
  expect(toFacetCount(value, { isComplete: true, everyNth: 1 }).count).toBe(40);
});

test('beyond that it is more than a thousand if the sample leaves no doubt, else unknown', () => {
  const countFor = (sampled: number, everyNth: number) =>
    toFacetCount({ ...value, sampled }, { isComplete: false, everyNth }).count;
  expect(countFor(40, 128)).toBe(1_001);
  expect(countFor(10, 128)).toBeNull();
  expect(countFor(900, 1)).toBeNull();
  expect(countFor(0, 128)).toBeNull();
});

test('at least so many stars have those with more, and a number that none has is not offered', () => {
  const values = [
    { value: '4', count: 2, sampled: 1 },
    { value: '6', count: 3, sampled: 0 },
  ];
  expect(countAtLeast(values)).toEqual([
    { value: '3', count: 5, sampled: 1 },
    { value: '4', count: 5, sampled: 1 },
    { value: '5', count: 3, sampled: 0 },
    { value: '6', count: 3, sampled: 0 },
  ]);
});

const lamp = {
  category: 'Light',
  brand: '',
  options: [] as VariantOptions,
  priceCents: 999,
  wasCents: 0,
  rating: 2,
  isSoldOut: false,
  isSampled: false,
};

type Lamp = typeof lamp;

function countLamps(
  counted: CountedFacets,
  cards: readonly (readonly Lamp[])[],
  sample: { isComplete: boolean; everyNth: number } = whole,
) {
  const numbers = new FacetNumbers();
  const numbered = cards.map((card) =>
    card.map((one) => ({ ...one, values: numbers.numbersOf(one) })),
  );
  return countFacets(counted, { cards: numbered, numbers }, sample);
}

const whole = { isComplete: true, everyNth: 1 };

const only = (...names: FacetName[]) => ({ only: names });

const ALL = { allBut: [] };

test('a card counts once for each value that its variants have, and for the most stars of them', () => {
  const cards = [
    [lamp],
    [lamp, { ...lamp, priceCents: 1_000, rating: 5 }, { ...lamp, rating: 4 }],
    [{ ...lamp, category: '' }],
  ];
  expect(countLamps(only('category', 'price', 'rating'), cards)).toEqual({
    ...noFacets,
    category: [{ value: 'Light', count: 2 }],
    price: [
      { value: '0', count: 3 },
      { value: '1', count: 1 },
    ],
    rating: [
      { value: '3', count: 1 },
      { value: '4', count: 1 },
      { value: '5', count: 1 },
    ],
  });
  expect(countLamps(only(), cards)).toEqual(noFacets);
});

test('a value of many in the sample is surely that of more than a thousand', () => {
  const sampled = Array.from({ length: 40 }, () => [{ ...lamp, isSampled: true }]);
  const some = [[{ ...lamp, category: 'Desk', isSampled: true }], [{ ...lamp, category: 'Bed' }]];
  const { category } = countLamps(only('category'), [...sampled, ...some], {
    isComplete: false,
    everyNth: 128,
  });
  expect(category).toEqual([
    { value: 'Light', count: 1_001 },
    { value: 'Bed', count: null },
    { value: 'Desk', count: null },
  ]);
});

test('of many values the thirty most frequent are offered', () => {
  const cards = Array.from({ length: 45 }, (_, index) => [{ ...lamp, category: `c${index % 40}` }]);
  const { category } = countLamps(only('category'), cards);
  expect(category).toHaveLength(30);
  expect(category[0]).toEqual({ value: 'c0', count: 2 });
});

test('what is in stock is counted where something is sold out', () => {
  const sold = { ...lamp, isSoldOut: true };
  const cards = [[lamp], [sold, lamp], [sold]];
  expect(countLamps(only('stock'), cards).stock).toEqual([{ value: '1', count: 2 }]);
  expect(countLamps(only('stock'), [[lamp], [lamp]]).stock).toEqual([]);
});

test('what costs no less than before is not on sale', () => {
  const cards = [2_000, 999, 0].map((wasCents) => [{ ...lamp, wasCents }]);
  expect(countLamps(only('sale'), cards).sale).toEqual([{ value: '1', count: 1 }]);
});

test('of many options the six that most variants have are offered, and one that is asked for', () => {
  const options = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name) => [name, 'x'] as const);
  const cards = options.map((_, index) => [{ ...lamp, options: options.slice(0, index + 1) }]);
  const offered = facetNames(noFilters, countLamps(ALL, cards));
  const expected = ['b', 'c', 'd', 'e', 'f', 'g'].map(optionFacet);
  expect(offered).toEqual(['category', ...expected, 'brand', 'price', 'rating', 'sale', 'stock']);
  expect(countLamps(only('option.a'), cards)['option.a']).toEqual([{ value: 'x', count: 1 }]);
});

test('an option counts as many cards as have a variant with each value', () => {
  const values = fc.dictionary(fc.constantFrom('Size', 'Colour'), fc.constantFrom('S', 'M', 'L'));
  const variant = values.map((all) => ({ ...lamp, options: Object.entries(all) }));
  const cards = fc.array(fc.array(variant, { minLength: 1, maxLength: 4 }), { maxLength: 20 });
  fc.assert(
    fc.property(cards, (all) => {
      const facets = countLamps(ALL, all);
      for (const name of ['Size', 'Colour']) {
        for (const value of ['S', 'M', 'L']) {
          const counted = (facets[optionFacet(name)] ?? []).find((one) => one.value === value);
          const having = all.filter((card) =>
            card.some(({ options }) => options.some(([one, own]) => one === name && own === value)),
          );
          expect(counted?.count ?? 0).toBe(having.length);
        }
      }
    }),
  );
});
