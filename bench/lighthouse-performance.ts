/** Lighthouse's performance score of the pages of a purchase, by its mobile preset. */

import { startShop } from '#tests/e2e/shop-process.ts';
import { createShopper } from '#tests/e2e/shopper.ts';
import { openAuditor } from '#tests/lighthouse.ts';
import { options } from './measure/options.ts';
import { printTable, type Row } from './measure/table.ts';

const PATHS = ['/', '/checkout', '/Payment', '/orders'];

const shop = await startShop({ kind: 'roomy' });
const auditor = await openAuditor(shop.origin);
const pages = PATHS.map((path) => ({ path, scores: [] as number[] }));
try {
  const shopper = createShopper(await auditor.context.newPage(), shop.origin);
  await shopper.haveAccount();
  await shopper.haveOrdered('stand-mixer');
  await shopper.haveInBasket('book', 'smart-speaker-sand');
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { path, scores } of pages) {
      const { categories } = await auditor.audit(`${shop.origin}${path}`, {
        onlyCategories: ['performance'],
        formFactor: 'mobile',
        // An empty cache each time, with the cookies.
        disableStorageReset: false,
      });
      scores.push((categories.performance?.score ?? Number.NaN) * 100);
      process.stderr.write(`${path} ${round + 1}/${options.rounds}: ${scores.at(-1)}\n`);
    }
  }
} finally {
  await auditor.close();
  await shop.dispose();
}

printTable(
  'Lighthouse, mobile preset',
  'Performance of the pages on the way of a purchase, signed in, as Lighthouse simulates a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip); an empty cache, with cookies.',
  pages.map(
    ({ path, scores }): Row => ({
      what: path,
      shop: scores,
      held: scores,
      goal: { least: 100 },
      unit: 'points',
      isShare: false,
    }),
  ),
);
