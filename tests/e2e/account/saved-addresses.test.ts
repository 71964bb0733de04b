/** Several addresses of an account: one is chosen where it pays, and they are looked after in the account. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

test.describe.configure({ timeout: 120_000 });

const MODE = { delivery: 'address', codes: false } as const;

async function typeAddress(page: Page, name: string): Promise<void> {
  await page.getByLabel('Country').selectOption('NO');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Street and number').fill('Storgata 1');
  await page.getByLabel('Postal code').fill('0150');
  await page.getByLabel('Town or city').fill('Oslo');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the address' }).click();

const saved = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** In the account, by a form that needs no scripts. */
async function saveAddresses(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/account/addresses');
  for (const name of names) {
    await typeAddress(page, name);
    await save(page);
    await expect(saved(page, name)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  }
}

test('who pays chooses an address by keyboard, types another, and corrects it in the account', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  // Who pays in the moment after a choice may do it twice: the first time what is shown was not chosen yet.
  consoleErrors.allow(/409.*payments\/create/);
  consoleErrors.expect(/422.*addresses/);
  const shop = await shopWith({ mode: MODE });
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  const address = (name: string) => page.getByRole('radio', { name });
  const street = page.getByLabel('Street and number');
  await shopper.haveAccount();
  await saveAddresses(page, 'Ann Lee', 'Bob Lee');
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(address('Bob Lee')).toBeChecked();
  await expect(street).toBeHidden();
  await shopper.fillCard({ number: GOOD_CARD });

  await address('Bob Lee').focus();
  await page.keyboard.press('ArrowUp');
  await expect(address('Ann Lee')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(address('Another address')).toBeChecked();
  await expect(page.getByText('Finish the address: it is saved')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await typeAddress(page, 'Cleo Lee');
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(shopper.buyButton).toBeEnabled();
  await page.getByLabel('Town or city').fill('Bergen');
  await page.keyboard.press('Enter');
  await expect(shopper.buyButton).toBeEnabled();
  await shopper.open('/Payment');
  await expect(address('Cleo Lee')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(4);

  const remove = await address('Ann Lee').inputValue();
  await page.evaluate(
    async (body) => {
      await fetch('/account/addresses', { method: 'POST', body: new URLSearchParams(body) });
    },
    { remove },
  );
  await address('Ann Lee').click();
  await expect(page.getByText('was removed in the meantime')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await address('Cleo Lee').check();
  await expect(page.getByText('was removed in the meantime')).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit your addresses' }).click();
  await page.getByRole('link', { name: 'Change Cleo Lee' }).click();
  // The form that adds one has the same fields.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Cleo Lee');
  await page.getByLabel('Postal code').fill('');
  await save(page);
  await expect(page.getByLabel('Postal code')).toBeFocused();
  await page.getByLabel('Postal code').fill('5003');
  await save(page);
  await page.waitForURL('/Payment');
  await expect(address('Cleo Lee')).toBeChecked();
  await address('Another address').check();
  await expectAccessible(page);
  await address('Cleo Lee').check();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByText('Cleo Lee, Storgata 1, 5003 Bergen, Norway')).toBeVisible();
});

test('addresses are added, chosen, changed and removed without scripts, and one is paid with', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: MODE });
  const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled: false });
  const { page } = shopper;
  await shopper.haveAccount();
  await page.goto('/account');
  await page.getByRole('link', { name: 'See your addresses' }).click();
  await typeAddress(page, '');
  await save(page);
  await expect(page.getByText('Who is it for?')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Storgata 1');
  await saveAddresses(page, 'Ann Lee', 'Bob Lee', 'Cleo Lee');

  await expect(saved(page, 'Cleo Lee')).toContainText('Default');
  await page.getByRole('button', { name: 'Make default Bob Lee' }).click();
  await expect(saved(page, 'Bob Lee')).toContainText('Default');
  await page.getByRole('button', { name: 'Remove Cleo Lee' }).click();
  await expect(saved(page, 'Cleo Lee')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change Ann Lee' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Anna Lee');
  await save(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Storgata' })).toHaveText([
    /Anna Lee/,
    /Bob Lee.*Default/,
  ]);

  await shopper.haveInBasket('book');
  await page.goto('/Payment');
  await expect(page.getByRole('radio', { name: 'Bob Lee' })).toBeChecked();
  await page.getByRole('radio', { name: 'Anna Lee' }).check();
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByRole('radio', { name: 'Anna Lee' })).toBeChecked();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.getByText('Anna Lee, Storgata 1, 0150 Oslo, Norway')).toBeVisible();
});
