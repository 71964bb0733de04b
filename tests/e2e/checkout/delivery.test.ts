/** A shop that ships: the address on the payment page, on a phone and without scripts. */
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';

test.describe.configure({ timeout: 120_000 });

const ADDRESSES = { delivery: 'address', codes: false } as const;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** By the autofill tokens, as a browser fills it in. */
const ADDRESS = {
  name: 'Ann Lee',
  'address-line1': 'Storgata 1',
  'address-level2': 'Oslo',
  'postal-code': '0150',
};

async function autofill(page: Page, address: Record<string, string> = ADDRESS): Promise<void> {
  for (const [token, text] of Object.entries(address)) {
    await page.locator(`input[autocomplete="${token}"]`).fill(text);
  }
  await page.locator('select[autocomplete="country"]').selectOption('NO');
}

/** With scripts an address is saved when one leaves it, without them by a button. */
async function send(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Deliver to this address' });
  if ((await button.count()) > 0) await button.click();
  else await page.getByRole('heading', { name: 'Review items and delivery' }).click();
}

test('an order goes where the shopper says, who says it once', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: ADDRESSES });
  const shopper = await visitor({ baseURL: shop.origin, ...PHONE });
  const { page } = shopper;
  const { email } = await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByText('Say where your order goes first')).toBeVisible();
  await shopper.fillCard({ number: GOOD_CARD });
  await expect(shopper.buyButton).toBeDisabled();
  await expectAccessible(page);

  await autofill(page, { ...ADDRESS, name: '' });
  await send(page);
  await expect(page.getByText('Who is it for?')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Storgata 1');
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
  await send(page);
  await expect(page.getByText('0150 Oslo')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Town or city').fill('Bergen');
  await expect(page.getByText('Finish the address: it is saved')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await page.getByLabel('Town or city').fill('Oslo');
  await send(page);
  await expect(page.getByText('0150 Oslo')).toBeVisible();
  await shopper.buyButton.click();
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByText('Ann Lee, Storgata 1, 0150 Oslo, Norway')).toBeVisible();
  await expect.poll(() => mailsTo(shop, email, 'order_placed')).toHaveLength(1);
  const [mail = ''] = mailsTo(shop, email, 'order_placed');
  expect((await PostalMime.parse(mail)).text).toContain('Ann Lee, Storgata 1, 0150 Oslo, Norway');

  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByText('0150 Oslo')).toBeVisible();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await autofill(page, { ...ADDRESS, 'address-level2': 'Bergen' });
  await send(page);
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByText('Storgata 1, 0150 Bergen, Norway')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`an address that a telephone changes is shown before the order goes there, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    shopWith,
    visitor,
    consoleErrors,
  }) => {
    // The provider's answer to a payment that the telephone has ended, and the shop's to its renewal.
    consoleErrors.expect(/400.*card-simulator|400.*confirm|409.*create/);
    const shop = await shopWith({ mode: ADDRESSES });
    const phone = await visitor({ baseURL: shop.origin, ...PHONE });
    const laptop = await visitor({ baseURL: shop.origin, javaScriptEnabled });
    await phone.haveAccount();
    await phone.haveInBasket('book');
    await phone.open('/Payment');
    await autofill(phone.page);
    await send(phone.page);
    await expect(phone.page.getByText('0150 Oslo')).toBeVisible();

    const { page } = laptop;
    await page.context().addCookies(await phone.page.context().cookies());
    await (javaScriptEnabled ? laptop.open('/Payment') : page.goto('/Payment'));
    await expect(page.getByText('0150 Oslo')).toBeVisible();
    await autofill(phone.page, { ...ADDRESS, 'address-level2': 'Bergen', 'postal-code': '5003' });
    await send(phone.page);
    await expect(phone.page.getByText('5003 Bergen')).toBeVisible();

    await laptop.payWith(GOOD_CARD);
    if (!javaScriptEnabled) await page.getByRole('link', { name: 'Try another card' }).click();
    await expect(page.getByText('The address that your order goes to has changed')).toBeVisible();
    await expect(page.getByText('5003 Bergen')).toBeVisible();
    await (javaScriptEnabled ? laptop.buyButton.click() : laptop.payWith(GOOD_CARD));
    await laptop.expectOrderPage();
    await page.getByRole('link', { name: 'See the order' }).first().click();
    await expect(page.getByText('Storgata 1, 5003 Bergen, Norway')).toBeVisible();
  });
}

const NORWAY = [testZone('NO', 490, { freeFromCents: 2_000 })];

test('delivery is added before the card is charged, to the countries that it goes to alone', async ({
  shopWith,
  visitor,
}) => {
  const shop = await shopWith({ mode: ADDRESSES, deliveryZones: NORWAY });
  const shopper = await visitor({ baseURL: shop.origin, ...PHONE });
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  await expect(page.getByText('$8.04 more, and delivery is free.')).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Delivery is free.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(shopper.lines).toHaveCount(1);
  await shopper.open('/Payment');
  await autofill(page);
  const country = page.getByLabel('Country', { exact: true });
  await expect(country.getByRole('option')).toHaveText(['Choose a country', 'Norway']);
  await country.selectOption('NO');
  await send(page);
  await expect(page.getByText('Order Total: $16.86')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$4.90' })).toBeVisible();
  await expectAccessible(page);

  // What is added in another tab makes delivery free.
  await shopper.haveInBasket('book');
  await expect(page.getByText('Order Total: $23.92')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Free' })).toBeVisible();
  const other = await shopper.newTab();
  await other.open('/checkout');
  await other.removeFromBasket('book');
  await expect(page.getByText('Order Total: $16.86')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders).toContainText('$16.86');
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByRole('main')).toContainText('Delivery (Standard)$4.90');
  await expect(page.getByRole('main')).toContainText('Order Total$16.86');
});

const OPTIONS = [
  { id: 'home', title: 'To your door', cents: 690 },
  { id: 'locker', title: 'To a parcel locker', cents: 450 },
  {
    ...{ id: 'express', title: 'Express', cents: 1_900 },
    ...{ days: { least: 1, most: 2 }, note: 'Before noon' },
  },
];

for (const javaScriptEnabled of [true, false]) {
  test(`a shopper chooses how it comes, ${javaScriptEnabled ? 'by keyboard' : 'without scripts'}`, async ({
    shopWith,
    visitor,
  }) => {
    const shop = await shopWith({ mode: ADDRESSES, deliveryOptions: OPTIONS });
    const shopper = await visitor({ baseURL: shop.origin, ...PHONE, javaScriptEnabled });
    const { page } = shopper;
    await shopper.haveAccount();
    await shopper.haveInBasket('book');
    await page.goto('/Payment');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await autofill(page);
    await send(page);
    await expect(page.getByRole('radio', { name: 'To a parcel locker' })).toBeChecked();
    await expect(page.getByText('Order Total: $16.46')).toBeVisible();
    const express = page.getByRole('radio', { name: 'Express' });
    await expect(page.getByText(/^Arrives \w+, \w+ \d+ – \w+, \w+ \d+$/)).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'To a parcel locker' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(express).toBeFocused();
    } else {
      await express.check();
      await page.getByRole('button', { name: 'Use this' }).click();
    }
    await expect(page.getByText('Order Total: $30.96')).toBeVisible();
    await expect(express).toBeChecked();
    await shopper.payWith(GOOD_CARD);
    await shopper.expectOrderPage();
    await expect(shopper.orders).toContainText('$30.96');
    await page.getByRole('link', { name: 'See the order' }).first().click();
    await expect(page.getByRole('main')).toContainText('Delivery (Express)$19.00');
    await expect(page.getByText(/^Arrives \w+, \w+ \d+ – /)).toBeVisible();
    await expect(page.getByText('Before noon')).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test('the address is a form that posts, then the card is', async ({
    shopWith,
    visitor,
    consoleErrors,
  }) => {
    consoleErrors.expect(/422/);
    const shop = await shopWith({ mode: ADDRESSES, deliveryZones: NORWAY });
    const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled: false });
    const { page } = shopper;
    await shopper.haveInBasket('book');
    await page.goto('/Payment');
    await expect(shopper.buyButton).toBeDisabled();
    await send(page);
    await expect(page.getByText('Which street and number?')).toBeVisible();
    await page.locator('select[autocomplete="country"]').selectOption('');
    await send(page);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Choose a country' })).toBeVisible();
    await expect(page.getByLabel('State or region (optional)')).toBeVisible();
    await autofill(page);
    await send(page);
    await expect(page.getByText('0150 Oslo')).toBeVisible();
    await expect(page.getByText('Order Total: $16.86')).toBeVisible();
    await expect(page.getByText('Give your e-mail and save it first')).toBeVisible();
    await page.getByLabel('E-mail for your confirmation').fill('guest-who-ships@example.com');
    await page.getByRole('button', { name: 'Save this address' }).click();
    await shopper.payWith(GOOD_CARD);
    await expect(page).toHaveURL(/\/orders/);
    await expect(page.getByText('Ann Lee, Storgata 1, 0150 Oslo, Norway')).toBeVisible();
  });
});
