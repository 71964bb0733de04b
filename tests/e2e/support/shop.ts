/** The end-to-end tests' `test`: a running shop, its visitors, and a watch on their consoles. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { type ConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { type OtherParts, type ShopKind, type ShopProcess, startShop } from './shop-process.ts';
import { createShopper, type Shopper } from './shopper.ts';

export { expect };

type Fixtures = {
  /** Whether pages preload the code of the others, a third of a second of work for each; none by default. */
  preloads: boolean;
  /** A visitor without cookies. */
  shopper: Shopper;
  /** Another visitor, in a browser of their own. */
  visitor(options?: BrowserContextOptions): Promise<Shopper>;
  /** A shop for this test alone, as `npm start` runs it or with other parts. */
  startOwnShop(
    parts?: OtherParts | Exclude<ShopKind, 'roomy'>,
    settings?: Record<string, string>,
  ): Promise<ShopProcess>;
  /** Every unexpected console error or warning, uncaught error and 5xx fails the test. */
  consoleErrors: ConsoleErrors;
};

type WorkerFixtures = {
  /** The shop that all tests of a worker share. */
  shop: ShopProcess;
  /** A shop with other parts, which is shared by the tests after one another that ask for the same. */
  shopWith(parts: OtherParts): Promise<ShopProcess>;
};

/** As a browser does whose user wants to save data. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  preloads: [false, { option: true }],
  context: async ({ context, preloads }, use) => {
    if (!preloads) await saveData(context);
    await use(context);
  },
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const shop = await startShop({ kind: 'roomy' });
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const open = new Map<string, ShopProcess>();
      const closeAll = async () => {
        for (const shop of open.values()) await shop.dispose();
        open.clear();
      };
      await use(async (parts) => {
        const key = JSON.stringify(parts);
        const known = open.get(key);
        if (known) return known;
        await closeAll();
        const shop = await startShop({ kind: 'roomy', parts });
        open.set(key, shop);
        return shop;
      });
      await closeAll();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const consoleErrors = watchConsoleErrors();
      await use(consoleErrors);
      expect(consoleErrors.verdict()).toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, context, consoleErrors, shop }, use) => {
    consoleErrors.watch(context);
    await use(createShopper(page, shop.origin));
  },
  visitor: async ({ browser, consoleErrors, preloads, shop }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const origin = options?.baseURL ?? shop.origin;
      const context = await browser.newContext({ ...options, baseURL: origin });
      contexts.push(context);
      if (!preloads) await saveData(context);
      consoleErrors.watch(context);
      return createShopper(await context.newPage(), origin);
    });
    for (const context of contexts) await context.close();
  },
  startOwnShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const shops: ShopProcess[] = [];
      await use(async (parts = 'production', settings = {}) => {
        const kind =
          typeof parts === 'string' ? { kind: parts } : { kind: 'roomy' as const, parts };
        const shop = await startShop({ ...kind, settings });
        shops.push(shop);
        return shop;
      });
      for (const shop of shops) await shop.dispose();
    },
    { timeout: 120_000 },
  ],
});
