/** Counts the values that candidates have. */
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';

/** A value among the candidates; `sampled` of them are in the sample of one of every `everyNth` products. */
export type ValueCount = { value: string; count: number; sampled: number };

type Counted = { isSampled: boolean };

type WithOptions = Counted & { options: VariantOptions };

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

type Tallies<Value> = Map<Value, Tally>;

function tallyOf<Value>(tallies: Tallies<Value>, value: Value): Tally {
  const known = tallies.get(value);
  if (known) return known;
  const first = new Tally();
  tallies.set(value, first);
  return first;
}

/** More values of a filter are not offered. */
const MAX_VALUES = 30;

/** The most frequent first. */
function inOrder(tallies: Tallies<string | number>): ValueCount[] {
  return [...tallies]
    .map(([value, { count, sampled }]) => ({ value: String(value), count, sampled }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_VALUES);
}

/** Counts a card by the values of all its variants; null is none. */
export function countValues<Variant extends Counted>(
  cards: Cards<Variant>,
  toValue: (variant: Variant) => string | number | null,
): ValueCount[] {
  const tallies: Tallies<string | number> = new Map();
  let cardNumber = 0;
  for (const card of cards) {
    for (const variant of card) {
      const value = toValue(variant);
      if (value !== null) tallyOf(tallies, value).add(cardNumber, variant.isSampled);
    }
    cardNumber += 1;
  }
  return inOrder(tallies);
}

/** Counts a card by the highest value of its variants; each variant of the sample by its own. */
export function countHighest<Variant extends Counted>(
  cards: Cards<Variant>,
  toValue: (variant: Variant) => number,
): ValueCount[] {
  const tallies: Tallies<number> = new Map();
  for (const card of cards) {
    tallyOf(tallies, Math.max(...card.map(toValue))).count += 1;
    for (const variant of card) {
      if (variant.isSampled) tallyOf(tallies, toValue(variant)).sampled += 1;
    }
  }
  return inOrder(tallies);
}

/** The same for each option, by its name. Lists of options that many variants share are looked up once. */
export function countOptions(cards: Cards<WithOptions>): Map<string, ValueCount[]> {
  const byName = new Map<string, Tallies<string>>();
  const known = new Map<VariantOptions, Tally[]>();
  const talliesOf = (options: VariantOptions) =>
    options.map(([name, value]) => {
      const tallies: Tallies<string> = byName.get(name) ?? new Map();
      byName.set(name, tallies);
      return tallyOf(tallies, value);
    });
  let cardNumber = 0;
  for (const card of cards) {
    for (const { options, isSampled } of card) {
      if (options.length === 0) continue;
      const tallies = known.get(options) ?? talliesOf(options);
      known.set(options, tallies);
      for (const tally of tallies) tally.add(cardNumber, isSampled);
    }
    cardNumber += 1;
  }
  return new Map([...byName].map(([name, tallies]) => [name, inOrder(tallies)]));
}
