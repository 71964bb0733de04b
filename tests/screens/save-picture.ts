import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The pictures that the documents show, and that a reader looks at first. */
export const SCREENS = 'docs/screens';

/** All other pages and states: to look at after a change, not kept in the repository. */
export const OTHER_SCREENS = 'test-results/screens';

const KEPT = new Set([
  ...['home-390', 'home-768', 'home-1440', 'product-390', 'product-1440', 'search-1440'],
  ...['basket-390', 'basket-1440', 'payment-390', 'payment-1440'],
  ...['orders-390', 'orders-1440', 'order-390', 'order-1440', 'receipt-1440'],
  ...['dark-home-390', 'dark-home-1440', 'dark-product-1440'],
  ...['dark-payment-390', 'dark-payment-1440'],
  ...['admin-today-390', 'admin-today-1440', 'admin-orders-1440', 'admin-order-390'],
  ...['admin-order-1440', 'admin-product-1440', 'admin-settings-1440'],
  ...['dark-admin-today-1440', 'dark-admin-order-1440', 'mail-order-placed-600'],
]);

function pictureFile(name: string): string {
  return join(KEPT.has(name) ? SCREENS : OTHER_SCREENS, `${name}.png`);
}

/** Runs in the page: loads lazy pictures, and puts what stays in sight where the page begins. */
async function showWholePage(): Promise<void> {
  scrollTo(0, 0);
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}

/** Captures the viewport, or the whole page, once its pictures are loaded, as a small PNG. */
export async function savePicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (fullPage) await page.evaluate(showWholePage);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  const picture = await page.screenshot({ fullPage });
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(pictureFile(name));
}
