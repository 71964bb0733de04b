/** Where an order goes: mended by its shopper on a phone until it is packed, and by staff. */

import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { createShopper, GOOD_CARD } from '#tests/e2e/support/shopper.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a shopper mends the street of an order, staff sees it, and once it is packed it stays', async ({
  page: staff,
  browser,
  shop,
  firstLink,
}) => {
  await runShopProgram({ DATA_DIR: shop.dataDir }, 'settings', 'set', '--delivery', 'address');
  const page = await newPage(browser, { baseURL: shop.origin, ...PHONE });
  const shopper = createShopper(page, shop.origin);
  await shopper.haveAccount();
  await shopper.open('/');
  await shopper.addToBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel('Country').selectOption('NO');
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
  await page.getByLabel('Street and number').fill('Storgata 1');
  await page.getByLabel('Postal code').fill('0150');
  await page.getByLabel('Town or city').fill('Oslo');
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(page.getByText('0150 Oslo')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByText('Storgata 1, 0150 Oslo')).toBeVisible();

  await signIn(staff, firstLink);
  await staff.goto(new URL(new URL(page.url()).pathname, firstLink).href);
  await expect(staff.getByText('Storgata 1, 0150 Oslo')).toBeVisible();

  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(page.getByText('What you paid stays the same')).toBeVisible();
  await page.getByLabel('Street and number').fill('');
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByLabel('Street and number')).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await page.getByLabel('Street and number').fill('Storgata 11');
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByText('Your order goes to the new address')).toBeVisible();
  await expect(page.getByText('Storgata 11, 0150 Oslo')).toBeVisible();
  await expect(page.getByText('You changed the address')).toBeVisible();

  const now = staff.getByText('Now: Ann Lee, Storgata 11, 0150 Oslo, Norway');
  await expect(now).toBeVisible({ timeout: 2_000 });
  await staff.getByText('Change the address').first().click();
  await staff.getByLabel('Town or city').fill('Bergen');
  await staff.getByLabel('Postal code').fill('5003');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Change the address' }).click();
  await expect(staff.getByText(/^Order \w+ goes to the new address\.$/)).toBeVisible();
  await expect(page.getByText('Storgata 11, 5003 Bergen')).toBeVisible({ timeout: 2_000 });

  await page.getByRole('link', { name: 'Change the address' }).click();
  await page.getByLabel('Street and number').fill('Storgata 12');
  await staff.getByRole('button', { name: 'Packed' }).click();
  await expect(staff.getByRole('heading', { name: /: packed$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByText('The address cannot be changed any more')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByText('Storgata 11, 5003 Bergen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change the address' })).toHaveCount(0);
});
