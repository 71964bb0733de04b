/** `npm run screens`: the pictures of `docs/screens`, of each page and state at three widths. */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { type ShopProcess, startShop } from './e2e/shop-process.ts';
import { createShopper, GOOD_CARD } from './e2e/shopper.ts';

const FOLDER = 'docs/screens';

/** A phone, a tablet and a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const DECLINED_CARD = '4000 0000 0000 0002';
const CHALLENGED_CARD = '4000 0025 0000 3155';

async function takeAll(browser: Browser, shop: ShopProcess, size: (typeof SIZES)[number]) {
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: size,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shopper = createShopper(page, shop.origin);

  async function take(name: string): Promise<void> {
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    );
    await page.screenshot({ path: `${FOLDER}/${name}-${size.width}.png` });
  }

  await shopper.open('/');
  await take('home');
  await shopper.open('/checkout');
  await take('basket-empty');
  await shopper.open('/orders');
  await take('orders-guest');
  await shopper.open('/login');
  await take('login');
  await shopper.open('/search?q=speaker');
  await take('search');
  await page.goto('/nowhere');
  await take('not-found');

  await shopper.open('/');
  await shopper.addToBasket('book', 'smart-speaker-sand', 'ultrawide-monitor');
  await take('added');
  await shopper.register();
  await take('joined');
  await shopper.open('/checkout');
  await take('basket');

  await shopper.open('/Payment');
  await take('payment');
  await shopper.payWith(DECLINED_CARD);
  await page.getByText('Your card was declined.').waitFor();
  await take('payment-declined');
  await shopper.open('/Payment');
  await shopper.payWith(CHALLENGED_CARD);
  await page.getByRole('dialog').waitFor();
  await take('payment-challenge');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await page.waitForURL('**/orders');
  await page.getByText('Order Total').first().waitFor();
  await take('orders');
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const shop = await startShop({ kind: 'roomy' });
const browser = await chromium.launch(findChromium());
try {
  for (const size of SIZES) await takeAll(browser, shop, size);
} finally {
  await browser.close();
  await shop.dispose();
}
