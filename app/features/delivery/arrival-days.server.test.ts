import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { deliveryRemarks } from './arrival.ts';
import { arrivalOf, freeDaysOf } from './arrival-days.server.ts';

afterEach(() => setShopLocale(defaultLocale));

async function arrivalIn(country: string, orderDay: string, least: number, most: number) {
  const { firstDay, lastDay } = arrivalOf(
    orderDay,
    { least, most },
    await freeDaysOf(country, orderDay),
  );
  return [firstDay, lastDay];
}

describe('an order arrives', () => {
  test('after so many days that are worked', async () => {
    // A Thursday.
    expect(await arrivalIn('NO', '2026-11-26', 1, 2)).toEqual(['2026-11-27', '2026-11-30']);
  });

  test('not on a public holiday of its country, nor across the new year', async () => {
    expect(await arrivalIn('DE', '2026-12-23', 1, 2)).toEqual(['2026-12-24', '2026-12-28']);
    expect(await arrivalIn('DE', '2026-12-30', 2, 3)).toEqual(['2027-01-04', '2027-01-05']);
    expect(await arrivalIn('US', '2026-11-25', 1, 1)).toEqual(['2026-11-27', '2026-11-27']);
  });

  test('with the weekend of the country, and in one that has no holidays', async () => {
    // Friday and Saturday.
    expect(await arrivalIn('EG', '2026-11-26', 1, 1)).toEqual(['2026-11-29', '2026-11-29']);
    expect(await arrivalIn('AQ', '2026-11-26', 0, 1)).toEqual(['2026-11-26', '2026-11-27']);
  });

  test('on the next day that is worked where it takes none', async () => {
    expect(await arrivalIn('NO', '2026-11-28', 0, 0)).toEqual(['2026-11-30', '2026-11-30']);
  });
});

test.for([
  ['en', 'Arrives Thu, Nov 26 – Fri, Nov 27'],
  ['de', 'Ankunft: Do., 26. Nov. – Fr., 27. Nov.'],
  ['fr', 'Arrivée : jeu. 26 nov. – ven. 27 nov.'],
  ['es', 'Llega: jue, 26 nov – vie, 27 nov'],
] as const)('people read it in their language: %s', ([language, words]) => {
  setShopLocale({ language, currency: 'EUR' });
  const arrives = { firstDay: '2026-11-26', lastDay: '2026-11-27' };
  expect(deliveryRemarks({ arrives, note: 'Tracked' })).toEqual([words, 'Tracked']);
});

test('what is collected is ready on a day', () => {
  const arrives = { firstDay: '2026-11-26', lastDay: '2026-11-26' };
  expect(deliveryRemarks({ arrives, isCollected: true })).toEqual(['Ready to collect Thu, Nov 26']);
});
