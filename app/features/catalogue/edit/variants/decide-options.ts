/** What becomes of the variants of a product whose options are edited: a pure decision. */

import { messages } from '#app/features/catalogue/edit/messages/messages.ts';
import { nearestVariant, valuesOf } from '#app/features/catalogue/product/options/option-choice.ts';
import {
  MAX_OPTION_VARIANTS,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** `was` is what it was called; null is of what is new, and undefined of what is new or called as it was. */
export type WantedValue = { value: string; was?: string | null | undefined };
export type WantedOption = {
  name: string;
  was?: string | null | undefined;
  values: readonly WantedValue[];
};

type Variant = {
  variant: string;
  image: string;
  options: VariantOptions;
  isWithdrawn: boolean;
  position: number;
};

/** A variant that is to be made; `source` is the one that it is made after. */
export type MadeVariant = { options: VariantOptions; source: string; position: number };

export type OptionsDecision = {
  /** Variants that get other options or another place. */
  changed: { variant: string; options: VariantOptions; position: number }[];
  /** Those that have a value that is removed. */
  withdrawn: string[];
  /** Those that were withdrawn and have the values that are wanted. */
  putBack: string[];
  made: MadeVariant[];
};

type Refusal = { option: number; value?: number; problem: string };

type Resolved = {
  name: string;
  was: string | null;
  values: { value: string; was: string | null }[];
};

/** The place of the first text that was there before; -1 for none. */
function firstTwice(texts: readonly string[]): number {
  const seen = new Set<string>();
  return texts.findIndex((text) => seen.size === seen.add(text).size);
}

/** What each name and value was called before, null of what is new. */
function resolve(
  variants: readonly Variant[],
  wanted: readonly WantedOption[],
): Result<Resolved[], Refusal> {
  const known = new Map<string, Set<string>>();
  for (const [name, value] of variants.flatMap(({ options }) => options)) {
    known.set(name, (known.get(name) ?? new Set()).add(value));
  }
  const named = new Set(wanted.map(({ was }) => was));
  const resolved: Resolved[] = [];
  for (const [option, { name, was = named.has(name) ? null : name, values }] of wanted.entries()) {
    const old = was !== null && known.has(was) ? was : null;
    if (was !== null && was !== name && old === null) {
      return refused({
        option,
        problem: messages.noOption(JSON.stringify(was)),
      });
    }
    const before = known.get(old ?? '') ?? new Set();
    const renamed = new Set(values.map((one) => one.was));
    resolved.push({
      ...{ name, was: old },
      values: values.map(({ value, was: from = renamed.has(value) ? null : value }) => ({
        ...{ value, was: from !== null && before.has(from) ? from : null },
      })),
    });
  }
  return done(resolved);
}

function findRefusal(options: readonly Resolved[]): Refusal | null {
  const name = firstTwice(options.map((one) => one.name.toLowerCase()));
  if (name >= 0) return { option: name, problem: messages.nameOfTwo };
  const from = firstTwice(options.map(({ was }, place) => was ?? ` ${place}`));
  if (from >= 0) return { option: from, problem: messages.calledOfTwo };
  for (const [option, { values }] of options.entries()) {
    if (values.length === 0) return { option, problem: messages.noValue };
    const value = firstTwice(values.map((one) => one.value));
    if (value >= 0) return { option, value, problem: messages.valueTwice };
  }
  const count = options.reduce((product, { values }) => product * values.length, 1);
  if (options.length > 0 && count > MAX_OPTION_VARIANTS) {
    const most = formatNumber(MAX_OPTION_VARIANTS);
    const problem = messages.tooManyCombinations(formatNumber(count), most);
    return { option: options.length - 1, problem };
  }
  return null;
}

/** The options of a variant as they become; `isGone` where it has a value that is removed. */
function renamed({ options }: Variant, wanted: readonly Resolved[]) {
  const old = new Map(options);
  let isGone = false;
  const now = wanted.map(({ name, was, values }) => {
    const value = was === null ? undefined : old.get(was);
    const kept = values.find((one) => one.was === value);
    if (value !== undefined && !kept) isGone = true;
    return [name, kept?.value ?? value ?? values[0]?.value ?? ''] as const;
  });
  return { options: now, isGone };
}

function combinationsOf(wanted: readonly Resolved[]): VariantOptions[] {
  return wanted.reduce<VariantOptions[]>(
    (all, { name, values }) =>
      all.flatMap((options) => values.map(({ value }) => [...options, [name, value] as const])),
    [[]],
  );
}

const keyOf = (options: VariantOptions) => JSON.stringify(options.map(([, value]) => value));

type Edited = Variant & { isGone: boolean };

/**
 * Gives the places of the product to its variants in the order of their values; those for which there is none come
 * behind all of the shop.
 */
function placeAll<Placed extends { options: VariantOptions }>(
  all: readonly Placed[],
  options: readonly Resolved[],
  positions: readonly number[],
  lastPosition: number,
): Map<Placed, number> {
  const places = options.map(
    ({ values }) => new Map(values.map(({ value }, place) => [value, place])),
  );
  const rank = (one: Placed) =>
    one.options.reduce(
      (sum, [, value], place) => sum * MAX_OPTION_VARIANTS + (places[place]?.get(value) ?? 0),
      0,
    );
  const own = positions.toSorted((one, other) => one - other);
  const inOrder = all.toSorted((one, other) => rank(one) - rank(other));
  return new Map(
    inOrder.map((one, place) => [one, own[place] ?? lastPosition + 1 + place - own.length]),
  );
}

/**
 * Renames, orders and removes options and values, and makes what is missing: of each new value its combinations with the
 * others, and with `makesAll` every combination. What has a removed value is withdrawn; a withdrawn variant of a wanted
 * combination comes back. Of a product that is withdrawn as a whole all variants are edited, and none comes back.
 * `variants` are in the order of the catalogue, `lastPosition` is that of all of it.
 */
export function decideOptions(
  variants: readonly Variant[],
  wanted: readonly WantedOption[],
  { makesAll, lastPosition }: { makesAll: boolean; lastPosition: number },
): Result<OptionsDecision, Refusal> {
  const resolution = resolve(variants, wanted);
  if (!resolution.ok) return resolution;
  const options = resolution.value;
  const refusal = findRefusal(options);
  if (refusal) return refused(refusal);
  const isDraft = variants.every(({ isWithdrawn }) => isWithdrawn);
  const next: Edited[] = variants.map((one) => ({ ...one, ...renamed(one, options) }));
  const staying = next.filter(({ isGone, isWithdrawn }) => !isGone && (isDraft || !isWithdrawn));
  if (options.length === 0 && staying.length > 1) {
    const problem = messages.nothingTellsApart(staying.length);
    return refused({ option: 0, problem });
  }
  const taken = new Set(staying.map((one) => keyOf(one.options)));
  const used = options.map((_, place) => new Set(staying.map((one) => valuesOf(one)[place])));
  const missing = (options.length === 0 ? [] : combinationsOf(options)).filter(
    (combination) =>
      !taken.has(keyOf(combination)) &&
      (makesAll || combination.some(([, value], place) => !used[place]?.has(value))),
  );
  const resting = new Map(
    next
      .filter(({ isGone, isWithdrawn }) => isWithdrawn && !isDraft && !isGone)
      .map((one) => [keyOf(one.options), one]),
  );
  const putBack = missing.flatMap((combination) => resting.get(keyOf(combination)) ?? []);
  const sources = staying.length > 0 ? staying : next;
  const made = missing
    .filter((combination) => !resting.has(keyOf(combination)))
    .flatMap((combination) => {
      const source = nearestVariant(
        sources,
        valuesOf({ variant: '', image: '', options: combination }),
      );
      return source ? [{ options: combination, source: source.variant }] : [];
    });
  const living = [...staying, ...putBack];
  const positions = living.map(({ position }) => position);
  const all: { options: VariantOptions }[] = [...living, ...made];
  const placed = placeAll(all, options, positions, lastPosition);
  const before = new Map(variants.map((one) => [one.variant, one]));
  const changed = next
    .map((one) => ({ ...one, position: placed.get(one) ?? one.position }))
    .filter(({ variant, options: now, position }) => {
      const old = before.get(variant);
      return JSON.stringify(old?.options) !== JSON.stringify(now) || old?.position !== position;
    });
  return done({
    changed: changed.map(({ variant, options: now, position }) => ({
      variant,
      options: now,
      position,
    })),
    withdrawn: next.filter((one) => one.isGone && !one.isWithdrawn).map(({ variant }) => variant),
    putBack: putBack.map(({ variant }) => variant),
    made: made.map((one) => ({ ...one, position: placed.get(one) ?? lastPosition + 1 })),
  });
}
