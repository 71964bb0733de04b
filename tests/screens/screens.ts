/**
 * `npm run screens`: pictures of each page and state at three widths, of mails and of the admin; `npm run screens --
 * admin` takes those of the admin alone. Those that documents show go to `docs/screens`, the rest to `test-results`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#tests/browser/chromium.ts';
import setUp from '#tests/e2e/support/set-up.ts';
import { type ShopProcess, startShop } from '#tests/e2e/support/shop-process.ts';
import { createShopper, GOOD_CARD, type Shopper } from '#tests/e2e/support/shopper.ts';
import { OTHER_SCREENS, SCREENS, savePicture } from './save-picture.ts';
import { takeAdmin } from './take-admin.ts';

/** A phone, a tablet and a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const DECLINED_CARD = '4000 0000 0000 0002';
const CHALLENGED_CARD = '4000 0025 0000 3155';

/** Captures the viewport, or the whole page, once its pictures are loaded. */
type Take = (name: string, options?: { fullPage: boolean }) => Promise<void>;

const whole = { fullPage: true };

/** A guest looks around. */
async function browse({ page, open, header }: Shopper, take: Take): Promise<void> {
  // The typeface is shown from a browser's second page on.
  await open('/help');
  await open('/');
  await take('home');
  await take('home-whole', whole);
  await open('/checkout');
  await take('basket-empty');
  await open('/orders');
  await take('orders-guest');
  await open('/login');
  await take('login');
  await open('/forgot-password');
  await take('forgot-password');
  await open('/product/23445930');
  await take('product', whole);
  await open('/categories');
  await take('categories');
  await open('/category/Sound');
  await take('category');
  await open('/help');
  await take('help');
  await open('/search?q=speaker');
  await take('search');
  await open('/search?q=speker');
  await take('search-misspelt');
  await open('/search?q=xylophone');
  await take('search-none');
  await open('/');
  await header.getByLabel('Search products').pressSequentially('spea');
  await page.getByRole('option').first().waitFor();
  await take('search-suggestions');
  await page.goto('/nowhere');
  await take('not-found');
}

/** A shopper fills a basket, registers and pays, after some errors. */
async function buy(shopper: Shopper, take: Take, email: string): Promise<void> {
  const { page, open } = shopper;
  await open('/help');
  await open('/');
  await shopper.addToBasket('book', 'smart-speaker-sand', 'ultrawide-monitor');
  await take('added');
  await shopper.register({ email, password: 'correct horse battery staple' });
  await take('joined');
  await open('/account');
  await take('account', whole);
  await open('/orders');
  await take('orders-empty');
  await open('/checkout');
  await take('basket');
  await shopper.removeFromBasket('book');
  await take('removed');
  await page.context().setOffline(true);
  await page.getByText('The shop cannot be reached.', { exact: false }).waitFor();
  await take('offline');
  await page.context().setOffline(false);

  await open('/Payment');
  await page.getByText('Other test cards').click();
  await take('payment', whole);
  await shopper.payWith(DECLINED_CARD);
  await page.getByText('Your card was declined.').waitFor();
  await take('payment-declined');
  await open('/Payment');
  await shopper.payWith(CHALLENGED_CARD);
  await page.getByRole('dialog').waitFor();
  await take('payment-challenge');
  await open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await page.waitForURL('**/orders');
  await page.getByText('Order Total').first().waitFor();
  await take('orders');
  await page.getByRole('link', { name: 'See the order' }).click();
  await page.getByRole('heading', { name: 'What has happened' }).waitFor();
  await take('order', whole);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await page.getByText('Added to your basket').waitFor();
  await page.getByText('Cancel the order').click();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByText('Your order is cancelled').waitFor();
  await take('order-cancelled', whole);
  await page.emulateMedia({ media: 'print' });
  await take('receipt');
}

/** The same shop in the dark scheme. */
async function lookInTheDark(shopper: Shopper, take: Take): Promise<void> {
  await shopper.open('/help');
  await shopper.open('/');
  await take('dark-home');
  await shopper.open('/product/23445930');
  await take('dark-product', whole);
  await shopper.haveInBasket('book', 'tablet');
  await shopper.open('/checkout');
  await take('dark-basket');
  await shopper.open('/Payment');
  await take('dark-payment', whole);
  await shopper.haveAccount();
  await shopper.open('/account');
  await shopper.page.getByText('Change Password').click();
  await take('dark-account', whole);
}

async function takeAll(browser: Browser, shop: ShopProcess, size: (typeof SIZES)[number]) {
  async function requestSession(
    colorScheme: 'light' | 'dark',
    look: typeof lookInTheDark,
  ): Promise<void> {
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: size,
      timezoneId: 'America/New_York',
      locale: 'en-US',
      reducedMotion: 'reduce',
      colorScheme,
    });
    const page = await context.newPage();
    await look(createShopper(page, shop.origin), (name, { fullPage } = { fullPage: false }) =>
      savePicture(page, `${name}-${size.width}`, fullPage),
    );
    await context.close();
  }
  await requestSession('light', browse);
  await requestSession('light', (shopper, take) =>
    buy(shopper, take, `ada-${size.width}@example.com`),
  );
  await requestSession('dark', lookInTheDark);
}

/** The storefront and the mails. */
async function takeShop(browser: Browser): Promise<void> {
  const removePostgres = await setUp();
  const shop = await startShop({ kind: 'roomy' });
  try {
    for (const size of SIZES) await takeAll(browser, shop, size);
  } finally {
    await shop.dispose();
    await removePostgres();
  }
  // The mails are rendered by their own test, which looks at each in both schemes.
  spawnSync('npx', ['vitest', 'run', '--project', 'long', 'tests/screens/mail-look.test.ts'], {
    env: { ...process.env, MAIL_SCREENS: 'saved' },
    stdio: 'inherit',
  });
}

const browser = await chromium.launch(findChromium());
try {
  for (const folder of [SCREENS, OTHER_SCREENS]) await mkdir(folder, { recursive: true });
  if (process.argv[2] !== 'admin') await takeShop(browser);
  await takeAdmin(browser);
} finally {
  await browser.close();
}
