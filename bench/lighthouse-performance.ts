/** Lighthouse's performance score of the pages of a purchase, by its mobile preset. */

import { openAuditor } from '#tests/browser/lighthouse.ts';
import setUp from '#tests/e2e/support/set-up.ts';
import { startShop } from '#tests/e2e/support/shop-process.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';
import { options } from './measure/options.ts';
import { printTable, type Row } from './measure/table.ts';

const PATHS = ['/', '/checkout', '/Payment', '/orders'];

/** As it comes, and with a logo, a hero and an accent of its own, measured in turn. */
const SHOPS = [
  { suffix: '', parts: {} },
  { suffix: ', branded', parts: { accent: '#ffee00' } },
];

async function openShop({ suffix, parts }: (typeof SHOPS)[number]) {
  const shop = await startShop({ kind: 'roomy', parts });
  const auditor = await openAuditor(shop.origin);
  const shopper = createShopper(await auditor.context.newPage(), shop.origin);
  await shopper.haveAccount();
  await shopper.haveOrdered('stand-mixer');
  await shopper.haveInBasket('book', 'smart-speaker-sand');
  const pages = PATHS.map((path) => ({ path, what: `${path}${suffix}`, scores: [] as number[] }));
  const close = () => Promise.all([auditor.close(), shop.dispose()]);
  return { auditor, origin: shop.origin, pages, close };
}

const removePostgres = await setUp();
const shops: Awaited<ReturnType<typeof openShop>>[] = [];
try {
  for (const one of SHOPS) shops.push(await openShop(one));
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { auditor, origin, pages } of shops) {
      for (const { path, what, scores } of pages) {
        const { categories } = await auditor.audit(`${origin}${path}`, {
          onlyCategories: ['performance'],
          formFactor: 'mobile',
          // An empty cache each time, with the cookies.
          disableStorageReset: false,
        });
        scores.push((categories.performance?.score ?? Number.NaN) * 100);
        process.stderr.write(`${what} ${round + 1}/${options.rounds}: ${scores.at(-1)}\n`);
      }
    }
  }
} finally {
  for (const { close } of shops) await close();
  await removePostgres();
}

printTable(
  'Lighthouse, mobile preset',
  'Performance of the pages on the way of a purchase, signed in, as Lighthouse simulates a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip); an empty cache, with cookies.',
  shops
    .flatMap(({ pages }) => pages)
    .map(
      ({ what, scores }): Row => ({
        what,
        shop: scores,
        held: scores,
        goal: { least: 100 },
        unit: 'points',
        isShare: false,
      }),
    ),
);
