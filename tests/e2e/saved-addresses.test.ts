/** Several addresses of an account: one is chosen where it pays, and they are looked after in the account. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { GOOD_CARD, type Shopper } from './shopper.ts';

test.describe.configure({ timeout: 120_000 });

const MODE = { delivery: 'address', codes: false } as const;

async function type(page: Page, name: string): Promise<void> {
  await page.getByLabel('Country').selectOption('NO');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Street and number').fill('Storgata 1');
  await page.getByLabel('Postal code').fill('0150');
  await page.getByLabel('Town or city').fill('Oslo');
}

/** In the account, by a form that needs no scripts. */
async function keep({ page }: Shopper, ...names: string[]): Promise<void> {
  await page.goto('/account/addresses');
  for (const name of names) {
    await type(page, name);
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`a returning shopper chooses an address, and types the card alone, ${how} scripts`, async ({
    shopWith,
    visitor,
  }) => {
    const shop = await shopWith({ mode: MODE });
    const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled });
    const { page } = shopper;
    await shopper.haveAccount();
    await keep(shopper, 'Ann Lee', 'Bob Lee');
    await shopper.haveInBasket('book');
    await (javaScriptEnabled ? shopper.open('/Payment') : page.goto('/Payment'));
    await expect(page.getByRole('radio', { name: 'Bob Lee' })).toBeChecked();
    await expect(page.getByLabel('Street and number')).toBeHidden();
    const there = page.getByRole('radio', { name: 'Ann Lee' });
    await there.check();
    if (!javaScriptEnabled) {
      await page.getByRole('button', { name: 'Deliver to this address' }).click();
      await page.waitForURL('/Payment');
    }
    await expect(there).toBeChecked();
    await shopper.payWith(GOOD_CARD);
    await shopper.expectOrderPage();
    await page.getByRole('link', { name: 'See the order' }).first().click();
    await expect(page.getByText('Ann Lee, Storgata 1, 0150 Oslo, Norway')).toBeVisible();
  });
}
