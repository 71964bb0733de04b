/** The pictures of the admin: each page on a phone and a desktop, light and dark. */
import type { Browser, Page } from '@playwright/test';
import { type ShopProcess, startShop } from '../e2e/support/shop-process.ts';
import { fillAdmin } from './fill-admin.ts';
import { savePicture } from './save-picture.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const SCHEMES = ['light', 'dark'] as const;

const LINK = /^Admin: (http:\/\/localhost:\d+\/enter#[\w-]+)/m;

const whole = { fullPage: true };

type Take = (name: string, options?: { fullPage: boolean }) => Promise<void>;

async function startFilled(): Promise<ShopProcess> {
  Object.assign(process.env, { DELIVERY: 'address', CODES: 'on' });
  const shop = await startShop({ kind: 'embedded', hasAdmin: true });
  await shop.stop();
  await fillAdmin(shop.dataDir);
  await shop.start();
  return shop;
}

/** Opens what is folded away or needs a click, and goes to the next page. */
async function lookAround(page: Page, origin: string, take: Take): Promise<void> {
  const open = async (path: string) => {
    await page.goto(new URL(path, origin).href);
    await page.waitForLoadState('load');
  };
  const firstRow = () => page.getByRole('table').first().getByRole('link').first();
  await open('/');
  await page.getByRole('heading', { name: 'Best sellers of the last 30 days' }).waitFor();
  await take('admin-today', whole);
  await open('/orders');
  await take('admin-orders');
  await page.keyboard.press('?');
  await take('admin-keys');
  await open('/orders?state=shipped');
  await firstRow().click();
  await page.getByRole('heading', { name: /^Order \w+: shipped$/ }).waitFor();
  await take('admin-order', whole);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await page.getByRole('heading', { name: '1 packing slip' }).waitFor();
  await take('admin-packing-slip');
  await open('/products');
  await take('admin-products');
  await firstRow().click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await take('admin-product', whole);
  await open('/products/new');
  await take('admin-new-product', whole);
  await open('/import');
  await take('admin-import');
  await open('/customers');
  await take('admin-customers');
  await open('/customers/user-ada');
  await take('admin-customer');
  await open('/mail');
  await take('admin-mails');
  await firstRow().click();
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
  await take('admin-mail');
  await open('/staff');
  await take('admin-staff');
  await open('/tokens');
  await take('admin-tokens', whole);
  await open('/tokens/api');
  await take('admin-api');
  await open('/settings');
  await take('admin-settings', whole);
  await open('/settings/code/FIRST20');
  await take('admin-code');
}

/** Takes all of them. */
export async function takeAdmin(browser: Browser): Promise<void> {
  const shop = await startFilled();
  const link = LINK.exec(shop.startupBanner())?.[1];
  if (!link) throw new Error(`The shop has printed no link to its admin:\n${shop.startupBanner()}`);
  try {
    const page = await browser.newPage({
      timezoneId: 'UTC',
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    /** Runs `look` at every size and in both schemes. */
    const everyWay = async (look: (take: Take) => Promise<void>) => {
      for (const colorScheme of SCHEMES) {
        for (const size of SIZES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize(size);
          const prefix = colorScheme === 'dark' ? 'dark-' : '';
          await look((name, { fullPage } = { fullPage: false }) =>
            savePicture(page, `${prefix}${name}-${size.width}`, fullPage),
          );
        }
      }
    };
    await page.goto(link);
    await page.getByRole('button', { name: 'Open the admin' }).waitFor();
    await everyWay((take) => take('admin-enter'));
    await page.getByRole('button', { name: 'Open the admin' }).click();
    await page.getByRole('heading', { name: /^You are in/ }).waitFor();
    await everyWay((take) => take('admin-welcome'));
    await everyWay((take) => lookAround(page, new URL(link).origin, take));
  } finally {
    await shop.dispose();
  }
}
