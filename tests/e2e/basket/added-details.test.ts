/** What the page of a product shows once it was added: one notice, with its picture and what delivery still needs. */

import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';

test('adding on the page of a product shows what is in the basket, and what is missing for free delivery', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({
    mode: { delivery: 'address', codes: false },
    deliveryZones: [testZone('NO', 490, { freeFromCents: 2_000 })],
  });
  const { page, open } = await visitor({ baseURL: origin });
  await open('/product/12321341');
  const add = page.getByRole('button', { name: 'Add to Basket' });
  await add.click();
  const notice = page.locator('#toast-details');
  await expect(notice.getByText('1 in your basket')).toBeVisible();
  await expect(notice.locator('img')).toBeVisible();
  await expect(notice.getByText('$8.04 more, and delivery is free.')).toBeVisible();
  await add.click();
  await expect(notice.getByText('2 in your basket')).toBeVisible();
  await expect(notice.getByText('Delivery is free.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

for (const how of ['Escape', 'its button'] as const) {
  test(`the notice is closed by ${how}, and the focus is where it was`, async ({
    visitor,
    shop,
  }) => {
    const { page, open } = await visitor({ baseURL: shop.origin });
    await open('/product/23445930');
    const add = page.getByRole('button', { name: 'Add to Basket' });
    await add.focus();
    await page.keyboard.press('Enter');
    const close = page.locator('#toast-details').getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await close.focus();
    await page.keyboard.press(how === 'Escape' ? 'Escape' : 'Enter');
    await expect(page.locator('#toast-details')).toHaveCount(0);
    await expect(add).toBeFocused();
  });
}

test('on cards the notice is a line, and hides nothing', async ({ visitor, shop }) => {
  const { page, open } = await visitor({ baseURL: shop.origin });
  await open('/');
  await page.getByRole('button', { name: 'Add to Basket' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.locator('#toast-details')).toBeEmpty();
});
