import { describe, expect, test } from 'vitest';
import type { DeliveryMethod, DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import { deliveryPriceLines } from './delivery-prices.ts';
import { deliveryIn, offerNotes } from './offer-notes.ts';

const method = (name: string, others: Partial<DeliveryMethod>): DeliveryMethod => ({
  ...{ name, note: '', isCollected: false, prices: [{ upToGrams: null, cents: 490 }] },
  ...{ fromCents: 0, freeFromCents: null, days: null, ...others },
});
const zone = (countries: string[], ...methods: DeliveryMethod[]): DeliveryZone => ({
  ...{ name: countries.join(), countries, methods },
});

describe('the note at prices', () => {
  const shown = { isPriceNoted: true, areStarsExplained: false };

  test('says what is true: whether tax is in them, and whether delivery is added', () => {
    const [words] = [true, false].map((hasTaxes) =>
      (['free', 'priced'] as const).map((delivery) => offerNotes(shown, { hasTaxes, delivery })),
    );
    expect(words).toEqual([
      [['/help#delivery', 'Prices incl. VAT, free delivery']],
      [['/help#delivery', 'Prices incl. VAT, plus delivery']],
    ]);
    expect(offerNotes(shown, { hasTaxes: false, delivery: 'priced' })).toEqual([
      ['/help#delivery', 'Final prices, plus delivery'],
    ]);
  });

  test('is free delivery where every way costs nothing', () => {
    const free = method('Standard', { prices: [{ upToGrams: null, cents: 0 }] });
    expect(deliveryIn(null)).toBe('free');
    expect(deliveryIn([zone(['AT'], free)])).toBe('free');
    expect(deliveryIn([zone(['AT'], free, method('Express', {}))])).toBe('priced');
  });
});

describe('what delivery costs', () => {
  test('has a line for each way, by weight and with what makes it free', () => {
    const byWeight = [
      { upToGrams: 2_000, cents: 490 },
      { upToGrams: null, cents: 990 },
    ];
    const standard = method('Standard', { prices: byWeight, freeFromCents: 5_000 });
    expect(
      deliveryPriceLines([zone(['AT', 'DE'], standard), zone(['*'], method('Post', {}))]),
    ).toEqual([
      'Austria, Germany, Standard: $4.90 up to 2 kg, $9.90 above, free from $50.00',
      'Everywhere else, Post: $4.90',
    ]);
  });

  test('is free without prices, and left to the payment page where only a plugin knows it', () => {
    expect(deliveryPriceLines([])).toEqual(['Delivery is free.']);
    expect(deliveryPriceLines('unknown')).toHaveLength(1);
  });
});
