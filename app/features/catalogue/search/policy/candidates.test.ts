import { expect, test } from 'vitest';
import { MAX_CANDIDATES } from './candidate-steps.ts';
import { type Candidate, cardsOf, keyOf, pageOf, placeCandidates } from './candidates.ts';

function candidate(variant: string, key: number, change: Partial<Candidate> = {}): Candidate {
  const counted = {
    values: [],
    priceCents: 100,
    wasCents: 0,
    rating: 3,
    isSoldOut: false,
    isSampled: false,
  };
  return { variant, key, id: variant, position: 1, ...counted, ...change };
}

const variantsOf = (all: readonly Candidate[]) => all.map(({ variant }) => variant);

test('a list rises by price, falls by price or rating, and by relevance begins with the best rank', () => {
  const lamp = { rank: -9, priceCents: 500, rating: 4 };
  expect([keyOf.relevance(lamp), keyOf.price(lamp)]).toEqual([-9, 500]);
  expect([keyOf['price-down'](lamp), keyOf.rating(lamp)]).toEqual([-500, -4]);
});

test('candidates stand by key, then position, then variant, and each variant once', () => {
  const placed = placeCandidates([
    candidate('c', 2),
    candidate('b', 1, { position: 2 }),
    candidate('z', 1),
    candidate('a', 1),
    candidate('b', 1, { position: 2 }),
  ]);
  expect(variantsOf(placed)).toEqual(['a', 'z', 'b', 'c']);
});

test('of more than can be counted one more is left, which says so', () => {
  const many = Array.from({ length: MAX_CANDIDATES + 5 }, (_, index) =>
    candidate(`l${index}`, index),
  );
  expect(placeCandidates(many)).toHaveLength(MAX_CANDIDATES + 1);
});

test('variants that share an id are one card where they stand as one', () => {
  const placed = [
    candidate('red', 1, { id: 'lamp' }),
    candidate('desk', 2),
    candidate('blue', 3, { id: 'lamp' }),
  ];
  expect(cardsOf(placed, true).map(variantsOf)).toEqual([['red', 'blue'], ['desk']]);
  expect(cardsOf(placed, false)).toHaveLength(3);
});

test('a page begins after its cursor, leaves out what it skips, and looks one card ahead', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((variant, index) => [candidate(variant, index)]);
  const pageFrom = (after: Candidate | null, skip: number) =>
    variantsOf(pageOf(cards, { after, skip, limit: 2 }));
  expect(pageFrom(null, 0)).toEqual(['a', 'b', 'c']);
  expect(pageFrom(null, 1)).toEqual(['b', 'c', 'd']);
  expect(pageFrom(candidate('b', 1), 0)).toEqual(['c', 'd', 'e']);
  expect(pageFrom(candidate('bb', 1), 1)).toEqual(['d', 'e']);
  expect(pageFrom(candidate('e', 4), 0)).toEqual([]);
});
