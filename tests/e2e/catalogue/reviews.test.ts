/** Reviews by people who bought: written on the page of the order, looked at by staff, read on the page of the product. */
import sharp from 'sharp';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const BOOK = '/product/12321341';

/** `npm run shop -- …`, as the shopkeeper types it; gives what it says. */
async function staff(dataDir: string, ...args: string[]): Promise<string> {
  const run = await runShopProgram({ DATA_DIR: dataDir }, ...args);
  expect(run).toMatchObject({ code: 0 });
  return run.out;
}

/** A new account buys a book, whose parcel leaves; its page is open. */
async function buyBook(shopper: Shopper, dataDir: string): Promise<string> {
  await shopper.haveAccount();
  const id = await shopper.haveOrdered('book');
  await staff(dataDir, 'orders', 'pack', id);
  await staff(dataDir, 'orders', 'ship', id);
  await shopper.open(`/orders/${id}`);
  return id;
}

test('a buyer writes a review with a picture, staff shows it, and everybody reads it', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop();
  const buyer = await visitor({ baseURL: shop.origin });
  const { page } = buyer;
  await buyBook(buyer, shop.dataDir);
  await page.getByRole('link', { name: `Write a review of ${titleOf('book')}` }).click();
  const stars = page.getByRole('group', { name: 'Your rating' });
  await stars.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
  await page.getByLabel('Your words').fill('Read it in a night.\nTwice.');
  await page.getByLabel('Your name').fill('Ann');
  const picture = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#c84' },
  })
    .png()
    .toBuffer();
  await page
    .getByLabel('Pictures')
    .setInputFiles({ name: 'book.png', mimeType: 'image/png', buffer: picture });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expect(page.getByText('We look at it before it is shown.').first()).toBeVisible();

  const reader = await visitor({ baseURL: shop.origin });
  await reader.open(BOOK);
  await expect(reader.page.getByText('This rating came with the product.')).toBeVisible();
  await expect(reader.page.getByText('Read it in a night.')).toHaveCount(0);
  const list = await staff(shop.dataDir, 'reviews', 'list', '--waiting');
  const id = /[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
  await staff(shop.dataDir, 'reviews', 'publish', id);
  await staff(shop.dataDir, 'reviews', 'answer', id, '--answer', 'So did we.');

  await expect(async () => {
    await reader.open(BOOK);
    await expect(reader.page.getByText('Read it in a night.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5_000 });
  const section = reader.page.getByRole('region', { name: 'Reviews' });
  await expect(section).toContainText('So did we.');
  await expect(section.getByRole('link', { name: '4 stars: 1 rating' })).toBeVisible();
  await section.getByRole('button', { name: 'Enlarge: Picture 1 by Ann' }).click();
  await expect(reader.page.getByRole('dialog', { name: 'Picture 1 by Ann' })).toBeVisible();
  await reader.page.keyboard.press('Escape');
  const data = await reader.page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"ratingCount":1');

  await section.getByText('Report', { exact: true }).click();
  await section.getByRole('button', { name: 'Report this review' }).click();
  await expect(reader.page.getByText('We will look at this review.')).toBeVisible();
  await reader.haveAccount();
  await reader.open(BOOK);
  await section.getByRole('button', { name: 'Helpful: the review by Ann' }).click();
  await expect(reader.page.getByText('Your vote counts')).toBeVisible();
  await section.getByRole('link', { name: '1 star: 0 ratings' }).click();
  await expect(section).toContainText('No review has that many stars.');
  await section.getByRole('link', { name: 'All ratings' }).click();
  await expect(section).toContainText('Read it in a night.');
  await expectAccessible(reader.page);
});
