import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { chosenOption } from './delivery-option.ts';
import {
  askOwnZones,
  type DeliveryZone,
  freeDeliveryFrom,
  isServed,
  needsWeight,
  soleCountry,
  zoneOf,
} from './delivery-zone.ts';

type Order = { itemsCents?: number; grams?: number };

/** Whole as it is offered. */
function offer(
  zones: readonly DeliveryZone[] | null,
  country: string,
  { itemsCents = 1_000, grams = 0 }: Order = {},
) {
  const items = [{ units: 1, weightGrams: grams }];
  return askOwnZones(zones, { address: { country }, items, itemsCents });
}

/** What each way costs; null where there is none. */
function costs(...asked: Parameters<typeof offer>): number[] | null {
  const offered = offer(...asked);
  return offered.ok ? offered.value.map(({ cents }) => cents) : null;
}

function refusal(...asked: Parameters<typeof offer>) {
  const offered = offer(...asked);
  return offered.ok ? null : offered.refusal;
}

describe('the zone of a country', () => {
  const zones = [testZone('*', 3), testZone('EU', 2), testZone('DE', 1)];

  test('is the one that names it, before its union, before everywhere else', () => {
    const named = (country: string) => zoneOf(zones, country)?.name;
    expect(['DE', 'FR', 'CH'].map(named)).toEqual(['DE', 'EU', '*']);
  });

  test('is served where a zone has it, and without zones everywhere', () => {
    expect(['FR', 'NO'].map((country) => isServed([testZone('EU', 2)], country))).toEqual([
      true,
      false,
    ]);
    for (const none of [null, []]) expect(isServed(none, 'NO')).toBe(true);
  });

  test('is none where no zone has it', () => {
    expect(zoneOf([testZone('EU', 2)], 'NO')).toBeUndefined();
    expect(refusal([testZone('EU', 2)], 'NO')).toEqual({ code: 'not_delivered' });
  });
});

test.each([
  [['DE'], 'DE'],
  [['DE', 'AT'], null],
  [['EU'], null],
  [['*'], null],
  [[], null],
])('of %j the one country is %j', (countries, country) => {
  expect(soleCountry(countries.map((code) => testZone(code, 490)))).toBe(country);
});

describe('a method', () => {
  test('is free from an order value on', () => {
    const zones = [testZone('NO', 490, { freeFromCents: 5_000 })];
    expect(costs(zones, 'NO', { itemsCents: 4_999 })).toEqual([490]);
    expect(costs(zones, 'NO', { itemsCents: 5_000 })).toEqual([0]);
  });

  test('costs what the weight of the order costs, and takes nothing that is heavier', () => {
    const prices = [
      { upToGrams: 2_000, cents: 490 },
      { upToGrams: 10_000, cents: 990 },
    ];
    const zones = [testZone('NO', 0, { prices, freeFromCents: 5_000 })];
    expect(costs(zones, 'NO', { grams: 2_000 })).toEqual([490]);
    expect(costs(zones, 'NO', { grams: 2_001 })).toEqual([990]);
    expect(refusal(zones, 'NO', { grams: 10_001, itemsCents: 9_000 })).toEqual({
      code: 'too_heavy',
    });
    expect([needsWeight(zones, 'NO'), needsWeight(zones, 'SE')]).toEqual([true, false]);
  });

  test('says how much is missing where all begin with a higher order value', () => {
    const [zone] = [testZone('NO', 490, { fromCents: 2_000 })];
    expect(refusal([zone], 'NO')).toEqual({ code: 'below_minimum', missingCents: 1_000 });
  });

  test('keeps its id in another zone, so that what was chosen stays chosen', () => {
    const [home, away] = [testZone('NO', 1), testZone('SE', 2)];
    const idIn = (country: string) => {
      const offered = offer([home, away], country);
      return offered.ok ? offered.value[0]?.id : null;
    };
    expect(idIn('NO')).toBe(idIn('SE'));
  });
});

test('what is brought is preset before what is collected, the cheapest of it', () => {
  const ways = [
    { id: 'fast', title: 'Express', cents: 990 },
    { id: 'slow', title: 'Standard', cents: 490 },
    { id: 'here', title: 'Collect', cents: 0, isCollected: true },
  ];
  expect(chosenOption(ways, null)?.id).toBe('slow');
  expect(chosenOption(ways, 'here')?.id).toBe('here');
  expect(chosenOption(ways.slice(2), 'gone')?.id).toBe('here');
});

test('the least total from which on delivery is free is of what is brought, and of its own country', () => {
  const free = { freeFromCents: 5_000 };
  const zones = [
    testZone('NO', 490, free),
    testZone('SE', 490),
    testZone('DK', 490, { isCollected: true, ...free }),
    testZone('FI', 0),
    testZone('IS', 490, { fromCents: 6_000, ...free }),
    testZone('FO', 0, { fromCents: 2_000 }),
  ];
  const froms = { NO: 5_000, SE: null, DK: null, FI: null, IS: 6_000, FO: 2_000, US: null };
  for (const [country, from] of Object.entries(froms)) {
    expect(freeDeliveryFrom(zones, country), country).toBe(from);
  }
});

test('without zones delivery is free everywhere, and has no name', () => {
  expect(offer(null, 'NO')).toEqual({ ok: true, value: [{ id: 'delivery', title: '', cents: 0 }] });
});

test('an offer has as many ways as can be had, each at a price of its table or free', () => {
  const amount = fc.integer({ min: 0, max: 9 });
  const prices = fc.uniqueArray(
    fc.record({ upToGrams: fc.option(fc.integer({ min: 1, max: 5 })), cents: amount }),
    { selector: ({ upToGrams }) => upToGrams, minLength: 1, maxLength: 4 },
  );
  const method = fc.record({ prices, fromCents: amount, freeFromCents: fc.option(amount) });
  const sorted = (all: { upToGrams: number | null; cents: number }[]) =>
    all.toSorted((one, other) => (one.upToGrams ?? Infinity) - (other.upToGrams ?? Infinity));
  fc.assert(
    fc.property(fc.array(method, { maxLength: 4 }), amount, amount, (ways, itemsCents, grams) => {
      const methods = ways.flatMap(
        (way, no) =>
          testZone('NO', 0, { ...way, name: `way ${no}`, prices: sorted(way.prices) }).methods,
      );
      const found = costs([{ name: 'North', countries: ['NO'], methods }], 'NO', {
        itemsCents,
        grams,
      });
      const able = methods.filter(
        ({ fromCents, prices: table }) =>
          fromCents <= itemsCents &&
          table.some(({ upToGrams }) => upToGrams === null || upToGrams >= grams),
      );
      expect(found?.length ?? 0).toBe(able.length);
      for (const [place, cents] of (found ?? []).entries()) {
        const all = able[place]?.prices.map((price) => price.cents) ?? [];
        expect([0, ...all]).toContain(cents);
      }
    }),
  );
});
