/** Collections: their page, the home page and the page of a product; kept in the admin, and seen by open processes. */
import { expect, signIn, test } from './admin-shop.ts';
import { expectAccessible } from './expect-accessible.ts';

const PHONE = { width: 390, height: 844 };

test('a collection is made in the admin, and shoppers see it, also on a phone and without scripts', async ({
  page,
  shop,
  firstLink,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\)/);
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByLabel('Title').fill('On your desk');
  await page.getByLabel('Place on the home page').fill('1');
  await page.getByRole('button', { name: 'Add the collection' }).click();
  await page.getByRole('link', { name: 'On your desk' }).click();
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
  await page.getByText('Paste ids or variants, a line each').click();
  await page.getByLabel('Products, by their ids or variants').first().fill('book\ntablet');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 products' })).toBeVisible();
  await page.getByRole('button', { name: /^Up: Tablet/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Up: Tablet/ })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const shopper = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const seen = await shopper.newPage();
  await seen.goto(`${shop.origin}/`);
  await expect(seen.getByRole('heading', { name: 'On your desk' })).toBeVisible();
  await seen.goto(`${shop.origin}/product/12321341`);
  await seen.getByRole('link', { name: 'On your desk' }).click();
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('On your desk');
  const titles = seen.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([/^Tablet/, /^The Quiet Startup/]);
  await expectAccessible(seen);
  expect(await seen.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await seen.goto(`${shop.origin}/collections/on-your-desk?sort=price`);
  await expect(titles).toHaveText([/^The Quiet Startup/, /^Tablet/]);
  expect((await seen.goto(`${shop.origin}/collections/nothing`))?.status()).toBe(404);

  await page.getByRole('button', { name: /^Remove from the collection: Tablet/ }).click();
  await page.getByRole('button', { name: /^Remove from the collection: The Quiet/ }).click();
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
  await seen.goto(`${shop.origin}/collections/on-your-desk`);
  await expect(seen.getByText('Nothing here right now')).toBeVisible();
  await shopper.close();
});
