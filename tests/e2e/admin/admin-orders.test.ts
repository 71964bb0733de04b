/** Orders in the admin, in a browser: live, refunded once, packed without scripts, on paper. */
import { buyBook, expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('an order stands in the open list as it is paid, and is packed, refunded once and printed', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  await signIn(page, firstLink);
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByText('No orders here.')).toBeVisible();
  await buyBook(browser, shop);
  const row = page.getByRole('row').filter({ hasText: 'Placed' }).last();
  await expect(row).toContainText('$11.96', { timeout: 2_000 });
  await expect(page.getByRole('link', { name: 'Orders 1 new' })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Order \w+: placed$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByRole('heading', { name: /: packed$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders 1 new' })).toBeHidden();

  await page.getByLabel('An amount').check();
  await page.getByLabel('Amount in dollars').fill('1.50');
  await page.getByLabel('Reason of the refund').fill('came late');
  await page.getByRole('button', { name: 'Refund', exact: true }).dblclick();
  await expect(page.getByText(/^Refund \$1\.50 of order \w+\?/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund $1.50' }).dblclick();
  await expect(page.getByText('$1.50 went back, $10.46 is left')).toBeVisible();
  await expect(page.getByText('Refund 2')).toHaveCount(0);

  const plain = await newPage(browser, { javaScriptEnabled: false });
  const link = new URL(await invite(shop, firstLink, 'Ann'));
  await plain.goto(new URL('/enter', link).href);
  await plain.getByLabel('Code of your link').fill(link.hash.slice(1));
  await plain.getByRole('button', { name: 'Open the admin' }).click();
  await plain.goto(page.url());
  await plain.getByLabel('Carrier').fill('DHL');
  await plain.getByRole('button', { name: 'Shipped' }).click();
  await expect(plain.getByRole('heading', { name: /: shipped$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /: shipped$/ })).toBeVisible({ timeout: 2_000 });

  await page.keyboard.press('/');
  await expect(page.getByLabel('Search everything')).toBeFocused();
  await page.getByLabel('Search everything').blur();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: '1 packing slip' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden();
  await expect(page.getByText('The Quiet Startup')).toBeVisible();
});
