/** The end-to-end tests' `test` for the admin: a shop with an admin, and browsers of staff. */
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { runShopProgram } from '#tests/shop/shop-program.ts';
import { type ConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { hydrated } from './hydrated.ts';
import { type ShopKind, type ShopProcess, startShop } from './shop-process.ts';
import { createShopper, GOOD_CARD } from './shopper.ts';

export { expect };

type Fixtures = {
  consoleErrors: ConsoleErrors;
  /** What runs: `production` by default. */
  kind: ShopKind;
  /** Settings of the shop, by their names in the environment. */
  settings: Readonly<Record<string, string>>;
  /** A shop of this test alone: nobody has been let in yet. */
  shop: ShopProcess;
  /** The link that `npm start` has printed. It works once. */
  firstLink: string;
};

const LINK = /^Admin: (http:\/\/localhost:\d+\/enter#[\w-]+) \(this link works once\)$/m;

export const test = base.extend<Fixtures>({
  kind: ['production', { option: true }],
  settings: [{}, { option: true }],
  shop: [
    async ({ kind, settings }, use) => {
      const shop = await startShop({ kind, settings, hasAdmin: true });
      await use(shop);
      await shop.dispose();
    },
    { timeout: 120_000 },
  ],
  firstLink: async ({ shop }, use) => {
    await expect.poll(() => LINK.exec(shop.startupBanner())?.[1]).toBeTruthy();
    await use(LINK.exec(shop.startupBanner())?.[1] ?? '');
  },
  consoleErrors: [
    // With the shop, so that the verdict is passed before the shop ends.
    async ({ context, shop: _ }, use) => {
      const consoleErrors = watchConsoleErrors();
      consoleErrors.watch(context);
      await use(consoleErrors);
      expect(consoleErrors.verdict()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The link that `npm run shop -- staff invite` prints, at the port of this shop's admin. */
export async function invite(shop: ShopProcess, firstLink: string, name: string): Promise<string> {
  const words = ['staff', 'invite', name, '--role', 'owner', '--json'];
  const { out } = await runShopProgram({ DATA_DIR: shop.dataDir }, ...words);
  return new URL(`/enter${new URL(JSON.parse(out).link).hash}`, firstLink).href;
}

/** Lets a browser in by a link, without the page for it, whose own test is in admin-listener.test.ts. */
export async function signIn(page: Page, link: string): Promise<void> {
  const { origin, hash } = new URL(link);
  const answer = await page.request.post(`${origin}/enter`, {
    form: { code: hash.slice(1) },
    ...{ headers: { origin, 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 },
  });
  expect(answer.status()).toBe(303);
  await page.goto(origin);
  await hydrated(page);
}

/** A new browser, closed with the test's. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

/** A shopper in another browser pays for a book; the e-mail of its account. */
export async function buyBook(browser: Browser, shop: ShopProcess): Promise<string> {
  const page = await newPage(browser, { baseURL: shop.origin });
  const shopper = createShopper(page, shop.origin);
  const { email } = await shopper.haveAccount();
  await shopper.open('/');
  await shopper.addToBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await expect(page).toHaveURL('/orders');
  return email;
}
