/**
 * Realistic catalogues of any size, for tests and benchmarks. The same seed gives the same products,
 * and a smaller catalogue is a prefix of a larger one.
 */
import type {
  VariantOption,
  VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { createRandom, type Random } from '#tests/faults/random.ts';
import {
  adjectives,
  brands,
  colours,
  type Department,
  departments,
  materials,
  praises,
  syllables,
} from './catalogue-words.ts';

/** A row of the product table. */
export type GeneratedProduct = {
  variant: string;
  id: string;
  title: string;
  image: string;
  priceCents: number;
  rating: number;
  position: number;
  description: string;
  category: string;
  brand: string;
  wasCents: number;
  options: VariantOptions;
};

type Options = {
  size: number;
  seed?: number | string;
  /** Whether half of the products come in colours and sizes to choose from, and a fifth is on sale. */
  hasOptions?: boolean;
};

/** The number of made-up names: a few are frequent, most stand on a product or two. */
const COINED_NAMES = 60_000;

/** The share of products that come in several colours under one id. */
const COLOURED_SHARE = 0.15;

/** For categories in which the material matters. */
const SOLID = ['Kitchen', 'Home and Living', 'Furniture', 'Garden', 'Office', 'Music', 'Pets'];

const PICTURES = [
  'book',
  'stand-mixer',
  'tablet',
  'smart-speaker-charcoal',
  'smart-speaker-sand',
  'usb-c-cable',
  'ultrawide-monitor',
] as const;

/** A rank from 0 by Zipf's law: the n-th is about 1/n as frequent as the first. */
function zipf(random: Random, count: number): number {
  return Math.min(count, Math.floor((count + 1) ** random.number())) - 1;
}

function common(random: Random, words: readonly string[]): string {
  return words[zipf(random, words.length)] ?? '';
}

/** The name of this rank: two syllables, then three, and so on. */
function coinedName(rank: number): string {
  let name = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    name += syllables[rest % syllables.length] ?? '';
  }
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function brandOf(random: Random): string {
  return random.chance(0.7) ? common(random, brands) : coinedName(zipf(random, 2_000));
}

/** Around the typical price, sometimes far from it; most prices end in 9 or 5. */
function priceOf(random: Random, { typicalCents }: Department): number {
  const spread = Math.exp((random.number() + random.number() + random.number() - 1.5) * 1.6);
  const cents = Math.max(50, Math.round(typicalCents * spread));
  return random.chance(0.8) ? Math.max(99, Math.round(cents / 100) * 100 - 1) : cents;
}

/** Mostly 4 and 5, as shoppers rate, from 0 (no rating yet) to 10. */
function ratingOf(random: Random): number {
  return random.pick([4, 5, 4, 5, 4, 3, 3, 5, 2, 4, 5, 1, 6, 7, 0, 8, 9, 10]);
}

function descriptionOf(random: Random, name: string, features: readonly string[]): string {
  const adjective = common(random, adjectives).toLowerCase();
  const sentences = [`${/^[aeiou]/.test(adjective) ? 'An' : 'A'} ${adjective} ${name}.`];
  if (random.chance(0.8)) sentences.push(`${features.join(', ')}.`);
  if (random.chance(0.5)) sentences.push(`${common(random, praises)}.`);
  return sentences.join(' ');
}

/** So many of a list from one on, around its end. */
function some<Item>(all: readonly Item[], first: number, count: number): Item[] {
  return [...all, ...all].slice(first, first + Math.min(count, all.length));
}

/** Each of a few colours in each of a few sizes. */
function colourAndSize(random: Random, sizes: readonly string[]): VariantOption[][] {
  const ofColour = some(colours, zipf(random, colours.length), random.whole(1, 3));
  const ofSize = some(sizes, zipf(random, sizes.length), random.whole(2, 4));
  return ofColour.flatMap((colour) =>
    ofSize.map((size): VariantOption[] => [
      ['Colour', colour],
      ['Size', size],
    ]),
  );
}

/** The variants of one product: one, a few colours under the same id, or all that its options make. */
function makeFamily(
  random: Random,
  family: number,
  hasOptions: boolean,
): Omit<GeneratedProduct, 'position'>[] {
  const department = departments[zipf(random, departments.length)] ?? departments[0];
  if (!department) return [];
  const noun = common(random, department.nouns);
  const features = [common(random, department.features), common(random, department.features)];
  const [feature = ''] = features;
  const series = random.chance(0.6) ? ` ${coinedName(zipf(random, COINED_NAMES))}` : '';
  const model = random.chance(0.2)
    ? ` ${random.pick(['X', 'S', 'Pro ', 'Mk'])}${random.whole(2, 990)}`
    : '';
  const isOfMaterial = SOLID.includes(department.category) && random.chance(0.5);
  const quality = common(random, isOfMaterial ? materials : adjectives);
  const brand = brandOf(random);
  const title = `${brand}${series}${model} ${quality} ${noun}, ${feature}`;
  const size = common(random, department.sizes);
  const product = {
    // A permutation without a visible order: 48,271 and 90,000,000 have no common factor.
    id: String(10_000_000 + ((family * 48_271) % 90_000_000)),
    image: `/pictures/${random.pick(PICTURES)}-640.webp`,
    priceCents: priceOf(random, department),
    rating: ratingOf(random),
    description: descriptionOf(random, `${noun.toLowerCase()} by ${brand}`, [...new Set(features)]),
    category: department.category,
    brand,
    wasCents: 0,
    options: [],
  };
  if (hasOptions && random.chance(0.2)) product.wasCents = Math.round(product.priceCents * 1.25);
  if (hasOptions && random.chance(0.5)) {
    return colourAndSize(random, department.sizes).map((options, index) => ({
      ...{ ...product, title, options },
      variant: `${product.id}-${index + 1}`,
    }));
  }
  const count = random.chance(COLOURED_SHARE) ? random.whole(2, 4) : 1;
  const first = zipf(random, colours.length);
  return Array.from({ length: count }, (_, index) => ({
    ...product,
    variant: index === 0 ? product.id : `${product.id}-${index + 1}`,
    title: `${title}, ${size}, ${colours[(first + index) % colours.length]}`,
  }));
}

/** Yields the products in order; holds none in memory. */
export function* generateCatalogue({
  size,
  seed = 1,
  hasOptions = false,
}: Options): Generator<GeneratedProduct> {
  const random = createRandom(`catalogue ${seed}`);
  let position = 0;
  for (let family = 0; position < size; family += 1) {
    for (const product of makeFamily(random, family, hasOptions)) {
      if (position === size) return;
      position += 1;
      yield { ...product, position };
    }
  }
}
