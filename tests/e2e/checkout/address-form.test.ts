/** The form of an address on a telephone, by keyboard: its fields are those of its country, in its order. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

/** The names of the fields from the country on, in the order of the keyboard. */
async function fieldsByKeyboard(page: Page): Promise<string[]> {
  const names: string[] = [];
  const nameOfFocus = () =>
    page.evaluate(() => document.activeElement?.getAttribute('autocomplete') ?? '');
  await page.locator('select[autocomplete="country"]').focus();
  for (let name = await nameOfFocus(); name !== ''; name = await nameOfFocus()) {
    names.push(name);
    await page.keyboard.press('Tab');
  }
  return names;
}

test('the form is in the order of its country, and what was typed waits for its own', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  // What was typed so far is sent, and answered, when the keyboard leaves the form.
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: { delivery: 'address', codes: false } });
  const shopper = await visitor({
    baseURL: shop.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  const country = page.getByLabel('Country');
  const region = page.locator('input[autocomplete="address-level1"]');
  const whole = ['country', 'name', 'address-line1', 'address-line2'];
  const inTheUs = [...whole, 'address-level2', 'address-level1', 'postal-code'];
  await expect(country).toHaveValue('US');
  expect(await fieldsByKeyboard(page)).toEqual(inTheUs);
  await page.getByLabel('Town or city').fill('Berlin');
  await region.fill('IL');

  await country.focus();
  await page.keyboard.type('Germany');
  await expect(region).toBeHidden();
  await expect(country).toBeFocused();
  expect(await fieldsByKeyboard(page)).toEqual([...whole, 'postal-code', 'address-level2']);
  await expect(page.getByLabel('Town or city')).toHaveValue('Berlin');
  await expectAccessible(page);

  await country.selectOption('JP');
  expect(await fieldsByKeyboard(page)).toEqual(inTheUs);
  await expect(page.getByLabel('State or region', { exact: true })).toHaveValue('IL');
  await country.selectOption('HK');
  await expect(page.getByLabel('Postal code')).toBeHidden();

  await country.focus();
  await page.keyboard.type('Germany');
  for (const text of ['Ann Lee', 'Unter den Linden 1', '', '10117', 'Berlin']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('10117 Berlin')).toBeVisible();
  await expect(page.getByText('IL', { exact: true })).toHaveCount(0);
});
