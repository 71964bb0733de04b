/** A guest buys on a phone: as few taps and fields as there can be, in whatever order the connection comes and goes. */
import type { Locator, Page } from '@playwright/test';
import { pagesAreLoaded } from '#tests/e2e/support/pages-loaded.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ preloads: true });

const viewport = { width: 390, height: 844 };

/** By the autofill tokens, as a browser fills it in. */
const ADDRESS = {
  name: 'Ann Lee',
  'address-line1': 'Storgata 1',
  'address-level2': 'Oslo',
  'postal-code': '0150',
};

/** What there is to type into on the page, by its autofill tokens: not what is folded. */
function typedFields(page: Page): Promise<string[]> {
  return page.locator('main input:visible').evaluateAll((inputs) =>
    inputs
      .filter((one) => one instanceof HTMLInputElement)
      // Those of the card are in a shadow.
      .filter(({ parentElement: box }) => !box || getComputedStyle(box).clipPath === 'none')
      .map((one) => one.autocomplete),
  );
}

test('four taps and eight fields, an e-mail first, without which nothing is charged; offline for a while', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const shop = await shopWith({ mode: { delivery: 'address', codes: false } });
  const shopper = await visitor({ baseURL: shop.origin, viewport, hasTouch: true, isMobile: true });
  const { page } = shopper;
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await shopper.open('/product/12321341');
  // What stays in sight leaves the product to be seen.
  expect((await page.locator('[data-bottom-bar]').boundingBox())?.height).toBeLessThan(80);
  await tap(page.getByRole('button', { name: 'Add to Basket' }));
  await tap(page.getByRole('link', { name: 'View basket' }));
  await tap(page.getByRole('button', { name: 'Proceed to Checkout' }));
  const email = page.getByLabel('E-mail for your confirmation', { exact: true });
  // The provider's fields take the place of those for pages without scripts.
  await expect
    .poll(() => typedFields(page), { timeout: 10_000 })
    .toEqual([
      ...['email', 'name', 'address-line1', 'address-level2', 'postal-code'],
      ...['cc-number', 'cc-exp', 'cc-csc'],
    ]);
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Country')).toBeFocused();
  for (const [token, text] of Object.entries(ADDRESS)) {
    await page.locator(`input[autocomplete="${token}"]`).fill(text);
  }
  await page.getByLabel('Country').selectOption('NO');
  await shopper.payWith(GOOD_CARD);
  await expect(shopper.paymentError).toContainText('Nothing was charged');
  await expect(page.getByText('Where should the confirmation go?')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('guest-of-a-parcel@example.com');

  await pagesAreLoaded(page);
  await page.context().setOffline(true);
  await page.getByLabel('Town or city').fill('Bergen');
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(shopper.buyButton).toBeDisabled();
  await expect(page.getByLabel('Town or city')).toHaveValue('Bergen');
  await page.context().setOffline(false);
  await expect(page.getByText('0150 Bergen')).toBeVisible();
  await expect(page.getByText('cannot be reached')).toHaveCount(0);
  await expect(shopper.buyButton).toBeEnabled();
  await tap(shopper.buyButton);
  await shopper.expectOrderPage();
  expect(taps).toBe(4);
  await expect(page.getByText('is sent to guest-of-a-parcel@example.com')).toBeVisible();
});
