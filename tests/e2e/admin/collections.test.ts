/** Collections: made in the admin, and seen at once on their page, the home page and the pages of their products. */
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

const PHONE = { width: 390, height: 844 };
const PATH = '/collections/on-your-desk';

test('a collection is made in the admin, and shoppers see it, also on a phone and without scripts', async ({
  page,
  shop,
  firstLink,
  browser,
}) => {
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByLabel('Title', { exact: true }).fill('On your desk');
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
  await page.getByRole('button', { name: 'Show it there' }).click();
  await expect(page.getByText('stands at the end of the home page now.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const plain = await newPage(browser, { baseURL: shop.origin, javaScriptEnabled: false });
  await plain.goto('/');
  await expect(plain.getByRole('heading', { name: 'On your desk' })).toBeVisible();
  await plain.goto('/product/12321341');
  await plain.getByRole('link', { name: 'On your desk' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('On your desk');
  const titles = plain.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([/^Tablet/, /^The Quiet Startup/]);
  await plain.goto(`${PATH}?sort=price`);
  await expect(titles).toHaveText([/^The Quiet Startup/, /^Tablet/]);
  expect((await plain.goto('/collections/nothing'))?.status()).toBe(404);

  const phone = await newPage(browser, { baseURL: shop.origin, viewport: PHONE });
  await phone.goto(PATH);
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await expectAccessible(phone);

  const tablet = page.getByRole('button', { name: /^Remove from the collection: Tablet/ });
  await tablet.click();
  await expect(tablet).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove from the collection: The Quiet/ }).click();
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
  await plain.goto(PATH);
  await expect(plain.getByText('Nothing here right now')).toBeVisible();
});
