/** Adding to the basket on a slow phone: the time from the tap to the next paint. */

import { hydrated } from '#tests/e2e/support/hydrated.ts';
import setUp from '#tests/e2e/support/set-up.ts';
import { startShop } from '#tests/e2e/support/shop-process.ts';
import { BASKET_WRITE } from '#tests/e2e/support/shopper.ts';
import { atMost } from './browser/at-most.ts';
import { observeInteractions, readInteractionsMs } from './browser/interactions.ts';
import { openPhones, PHONE, type Phone } from './browser/phone.ts';
import { options } from './measure/options.ts';
import { printTable } from './measure/table.ts';

const LATER_TAPS = 5;
const QUIET_MS = 1_000;

/** The first tap of a visit and the median of those after it. */
async function tapCards({ page }: Phone): Promise<{ first: number; later: number[] }> {
  await observeInteractions(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(QUIET_MS);
  const buttons = page.getByRole('button', { name: 'Add to Basket' });
  for (let tap = 0; tap <= LATER_TAPS; tap += 1) {
    const answered = page.waitForResponse(BASKET_WRITE);
    await buttons.nth(tap % 2).tap();
    await answered;
    await page.waitForTimeout(QUIET_MS);
  }
  const [first = 0, ...later] = await readInteractionsMs(page);
  return { first, later };
}

const removePostgres = await setUp();
const shop = await startShop({ kind: 'roomy' });
const phones = await openPhones();
const rounds: Awaited<ReturnType<typeof tapCards>>[] = [];
try {
  for (let round = 0; round < options.rounds; round += 1) {
    const phone = await phones.take(shop.origin);
    rounds.push(await tapCards(phone));
    await phone.context.close();
  }
} finally {
  await phones.close();
  await shop.dispose();
  await removePostgres();
}

printTable(
  'Adding to the basket on a phone',
  `${PHONE}; Chromium ${phones.version}. From the tap to the next paint, in steps of 8 ms.`,
  [
    atMost(
      100,
      'ms',
      'the very first tap',
      rounds.map(({ first }) => first),
    ),
    atMost(
      50,
      'ms',
      'later taps',
      rounds.flatMap(({ later }) => later),
    ),
  ],
);
