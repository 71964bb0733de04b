/** The end-to-end tests' `test` for several processes on one PostgreSQL. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type ConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';
import { type SharedShop, startSharedShop } from './shared-shop.ts';
import { createShopper, type Shopper } from './shopper.ts';

export { expect };

/** The maximum delay until a shopper sees what was committed. */
export const SOON = { timeout: 1_000 };

type Fixtures = {
  /** A browser of its own that opens the shop at this origin. */
  device(origin: string): Promise<Shopper>;
  consoleErrors: ConsoleErrors;
};

type WorkerFixtures = { shop: SharedShop; balancer: RoundRobin };

let devices = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const shop = await startSharedShop();
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  balancer: [
    async ({ shop }, use) => {
      const balancer = await startRoundRobin([shop.one.port, shop.other.port]);
      await use(balancer);
      balancer.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const consoleErrors = watchConsoleErrors();
      await use(consoleErrors);
      expect(consoleErrors.verdict()).toEqual([]);
    },
    { auto: true },
  ],
  device: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (origin) => {
      devices += 1;
      const context = await browser.newContext({
        baseURL: origin,
        // Each has its own address for the rate limits.
        extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:${devices.toString(16)}::1` },
      });
      contexts.push(context);
      consoleErrors.watch(context);
      return createShopper(await context.newPage(), origin);
    });
    for (const context of contexts) await context.close();
  },
});

/** The block of an order on the orders page. */
export function orderBlock({ orders }: Shopper, intent: string) {
  return orders.filter({ hasText: intent });
}
