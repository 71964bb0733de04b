/** The form of an address on a telephone, by keyboard: its fields are those of its country, in its order. */
import type { Locator, Page } from '@playwright/test';
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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const fieldOf = (page: Page, token: string) => page.locator(`input[autocomplete="${token}"]`);
const isFolded = (field: Locator) =>
  field.evaluate(
    (one) => one.parentElement && getComputedStyle(one.parentElement).clipPath !== 'none',
  );

async function expectFolded(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect.poll(() => isFolded(field)).toBe(true);
}

async function expectOpen(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect.poll(() => isFolded(field)).toBe(false);
}

/** Fills in as a browser does: each field with a token that can have the focus and is seen to be there, at once. */
function autofill(page: Page, values: Record<string, string>): Promise<string[]> {
  return page.evaluate((values) => {
    const filled: string[] = [];
    for (const one of document.querySelectorAll('input')) {
      const value = values[one.autocomplete];
      const isThere = one.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      if (value === undefined || !isThere || one.clientHeight < 10 || one.clientWidth < 10)
        continue;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(one, value);
      for (const name of ['input', 'change']) one.dispatchEvent(new Event(name, { bubbles: true }));
      filled.push(one.autocomplete);
    }
    return filled;
  }, values);
}

const LINCOLN = {
  name: 'Ann Lee',
  'address-line1': '1 Main St',
  'address-line2': 'Flat 2',
  'address-level2': 'Springfield',
  'address-level1': 'IL',
  'postal-code': '62701',
};

test('rare fields are folded until they are asked for, and a browser fills them in all the same', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  // A text that is too long.
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: { delivery: 'address', codes: false } });
  const shopper = await visitor({ ...PHONE, baseURL: shop.origin });
  const { page } = shopper;
  const flat = fieldOf(page, 'address-line2');
  const region = fieldOf(page, 'address-level1');
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expectFolded(flat, region);
  await expectAccessible(page);

  await page.getByText('Apartment, suite').tap();
  await expect(flat).toBeFocused();
  await expectOpen(flat);
  await fieldOf(page, 'name').tap();
  await expectOpen(flat);
  await expectFolded(region);
  await fieldOf(page, 'address-level2').focus();
  await page.keyboard.press('Tab');
  await expect(region).toBeFocused();
  await expectOpen(region);

  await page.reload();
  await expectFolded(flat, region);
  expect(await autofill(page, LINCOLN)).toEqual(Object.keys(LINCOLN));
  await expectOpen(flat, region);
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(page.getByText('Flat 2')).toBeVisible();
  await flat.fill('x'.repeat(151));
  await page.keyboard.press('Enter');
  await expect(flat).toBeFocused();
  await expect(page.getByText('at most 150')).toBeVisible();
  await expectOpen(flat);

  await page.getByLabel('Country').selectOption('JP');
  await region.fill('');
  await page.getByLabel('Country').selectOption('US');
  await expectOpen(region);
});

test('without scripts a rare field is open while it has the focus or a value', async ({
  shopWith,
  visitor,
}) => {
  const shop = await shopWith({ mode: { delivery: 'address', codes: false } });
  const plain = await visitor({ ...PHONE, baseURL: shop.origin, javaScriptEnabled: false });
  const { page } = plain;
  const flat = fieldOf(page, 'address-line2');
  await page.goto('/product/12321341');
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await page.goto('/Payment');
  await expectFolded(flat, fieldOf(page, 'address-level1'));
  for (const [token, text] of Object.entries(LINCOLN)) {
    if (token === 'address-line2') await page.getByText('Apartment, suite').tap();
    await fieldOf(page, token).fill(text);
  }
  await expectOpen(flat, fieldOf(page, 'address-level1'));
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByText('Flat 2')).toBeVisible();
  await page.getByText('Change the address').click();
  await expectOpen(flat);
});
