/** Counts the values that candidates have. */
import type { FacetNumbers, TextFacet } from './facet-numbers.ts';

/** A value among the candidates; `sampled` of them are in the sample of one of every `everyNth` products. */
export type ValueCount = { value: string; count: number; sampled: number };

type Counted = { isSampled: boolean };

type WithValues = Counted & { values: readonly number[] };

/** The variants that stand on one card, for each card. */
type Cards<Variant> = readonly (readonly Variant[])[];

/** How many cards have a value, and how many variants of the sample. */
class Tally {
  count = 0;
  sampled = 0;
  #lastCard = -1;

  /** Of several variants of a card that have one value the first counts the card. */
  add(cardNumber: number, isSampled: boolean): void {
    if (this.#lastCard !== cardNumber) this.count += 1;
    this.#lastCard = cardNumber;
    if (isSampled) this.sampled += 1;
  }
}

type Tallies = Map<number, Tally>;

function tallyOf(tallies: Tallies, value: number): Tally {
  const known = tallies.get(value);
  if (known) return known;
  const first = new Tally();
  tallies.set(value, first);
  return first;
}

/** More values of a filter are not offered. */
const MAX_VALUES = 30;

/** The most frequent first. */
function inOrder(counts: ValueCount[]): ValueCount[] {
  return counts
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_VALUES);
}

function ofTallies(tallies: Tallies): ValueCount[] {
  return inOrder(
    [...tallies].map(([value, { count, sampled }]) => ({ value: String(value), count, sampled })),
  );
}

/** Counts a card by the values of all its variants; null is none. */
export function countValues<Variant extends Counted>(
  cards: Cards<Variant>,
  toValue: (variant: Variant) => number | null,
): ValueCount[] {
  const tallies: Tallies = new Map();
  let cardNumber = 0;
  for (const card of cards) {
    for (const variant of card) {
      const value = toValue(variant);
      if (value !== null) tallyOf(tallies, value).add(cardNumber, variant.isSampled);
    }
    cardNumber += 1;
  }
  return ofTallies(tallies);
}

/** Counts a card by the highest value of its variants; each variant of the sample by its own. */
export function countHighest<Variant extends Counted>(
  cards: Cards<Variant>,
  toValue: (variant: Variant) => number,
): ValueCount[] {
  const tallies: Tallies = new Map();
  for (const card of cards) {
    tallyOf(tallies, Math.max(...card.map(toValue))).count += 1;
    for (const variant of card) {
      if (variant.isSampled) tallyOf(tallies, toValue(variant)).sampled += 1;
    }
  }
  return ofTallies(tallies);
}

/** The same for the values that have numbers, by their filter. */
export function countNumbered(
  cards: Cards<WithValues>,
  numbers: FacetNumbers,
): Map<TextFacet, ValueCount[]> {
  const counts = new Uint16Array(numbers.size);
  const sampled = new Uint16Array(numbers.size);
  const lastCard = new Int16Array(numbers.size).fill(-1);
  const found: number[] = [];
  for (const [cardNumber, card] of cards.entries()) {
    for (const { values, isSampled } of card) {
      for (const number of values) {
        if (lastCard[number] === -1) found.push(number);
        if (lastCard[number] !== cardNumber) counts[number] = (counts[number] ?? 0) + 1;
        lastCard[number] = cardNumber;
        if (isSampled) sampled[number] = (sampled[number] ?? 0) + 1;
      }
    }
  }
  const byName = Map.groupBy(found, (number) => numbers.valueOf(number)[0]);
  const toCount = (number: number): ValueCount => ({
    value: numbers.valueOf(number)[1],
    count: counts[number] ?? 0,
    sampled: sampled[number] ?? 0,
  });
  return new Map([...byName].map(([name, all]) => [name, inOrder(all.map(toCount))]));
}
