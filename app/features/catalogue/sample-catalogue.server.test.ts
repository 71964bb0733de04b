import { describe, expect, test } from 'vitest';
import { sampleCatalogue } from './sample-catalogue.server.ts';

describe('the sample catalogue', () => {
  test('is seven products from 1 to 1094.98 dollars and from 3 to 7 stars, two of them with one id', () => {
    const prices = sampleCatalogue.map((product) => product.priceCents);
    const ratings = sampleCatalogue.map((product) => product.rating);
    expect(sampleCatalogue).toHaveLength(7);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([100, 109_498]);
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([3, 7]);
    expect(new Set(sampleCatalogue.map((product) => product.id)).size).toBe(6);
  });

  test('names every variant once', () => {
    expect(new Set(sampleCatalogue.map((product) => product.variant)).size).toBe(7);
  });
});
