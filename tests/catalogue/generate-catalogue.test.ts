import { expect, test } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';

const thousands = [...generateCatalogue({ size: 20_000 })];

test('the same seed gives the same catalogue, another seed another', () => {
  expect([...generateCatalogue({ size: 50 })]).toEqual(thousands.slice(0, 50));
  expect([...generateCatalogue({ size: 50, seed: 2 })]).not.toEqual(thousands.slice(0, 50));
});

test('has as many products as requested, each variant once', () => {
  expect(thousands).toHaveLength(20_000);
  expect(new Set(thousands.map(({ variant }) => variant)).size).toBe(20_000);
  expect(thousands.map(({ position }) => position)).toEqual(thousands.map((_, index) => index + 1));
});

test('looks like a shop: some share an id, prices and ratings are spread, twenty categories', () => {
  const ids = new Set(thousands.map(({ id }) => id)).size;
  expect(ids).toBeGreaterThan(12_000);
  expect(ids).toBeLessThan(18_000);
  expect(new Set(thousands.map(({ category }) => category)).size).toBe(20);
  expect(new Set(thousands.map(({ rating }) => rating)).size).toBe(11);
  const prices = thousands
    .map(({ priceCents }) => priceCents)
    .toSorted((one, other) => one - other);
  expect(prices[0]).toBeGreaterThan(0);
  expect(prices.at(-1)).toBeGreaterThan((50 * (prices[10_000] ?? 0)) / 10);
});

test('half of its products have options where they are asked for, each variant its own', () => {
  const products = [...generateCatalogue({ size: 20_000, hasOptions: true })];
  const byId = [...Map.groupBy(products, ({ id }) => id).values()];
  const withOptions = byId.filter(([first]) => first?.options.length === 2);
  expect(withOptions.length / byId.length).toBeCloseTo(0.5, 1);
  for (const variants of withOptions) {
    expect(new Set(variants.map(({ options }) => JSON.stringify(options))).size).toBe(
      variants.length,
    );
  }
});

test('uses few words all the time and many of them once, as people do', () => {
  const counts = new Map<string, number>();
  for (const { title } of thousands) {
    for (const word of title.split(/[ ,]+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequencies = [...counts.values()].toSorted((one, other) => other - one);
  expect(frequencies[0]).toBeGreaterThan(2_000);
  expect(frequencies.filter((count) => count === 1).length).toBeGreaterThan(1_000);
});
