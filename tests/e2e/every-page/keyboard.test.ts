/** The whole purchase by keyboard, on a very small screen, and zoomed to 400 %. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, titleOf } from '#tests/e2e/support/shopper.ts';

const MAX_TABS = 60;

/** Presses Tab until the element has the focus, and is visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusSeen(target);
      return;
    }
  }
  throw new Error(`${MAX_TABS} times ${key} did not lead to ${target}`);
}

/** A focus ring on the element, or on the field that contains it; in the viewport and not covered. */
async function expectFocusSeen(target: Locator): Promise<void> {
  const shown = await target.evaluate((element) => {
    const ringed = [element, element.closest('.card-element-row')].some(
      (one) => one && getComputedStyle(one).outlineStyle === 'solid',
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { ringed, uncovered: hit !== null && (element.contains(hit) || hit.contains(element)) };
  });
  expect(shown, String(target)).toEqual({ ringed: true, uncovered: true });
}

test('a shopper buys by keyboard alone, 3-D Secure included', async ({ shopper }) => {
  const { page, header } = shopper;
  await shopper.open('/');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await tabTo(page, skipLink);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, shopper.product('book').getByRole('button', { name: 'Add to Basket' }));
  await page.keyboard.press('Enter');
  await shopper.expectBasketCount(1);
  await tabTo(page, shopper.basketLink, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/checkout');

  await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Payment');
  await expect(page.getByLabel('Card number')).toBeEnabled();
  await tabTo(page, page.getByLabel('Card number'));
  // The focus moves to the next part when a part is full.
  await page.keyboard.type('4000002500003155');
  await expect(page.getByLabel('Expiration date')).toBeFocused();
  await page.keyboard.type('1234');
  await expect(page.getByLabel('Security code')).toBeFocused();
  await page.keyboard.type('123');
  await tabTo(page, shopper.buyButton);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Fail authentication' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.paymentError).toContainText('unable to authenticate');
  await expect(shopper.buyButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.expectOrderPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, header.getByRole('link', { name: 'Hello Guest Sign In' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('E-mail'));
});

// WCAG 1.4.10: a window of 1280 by 1024 at 400 %, and narrower than any phone.
test('a shopper buys at 400 % zoom', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 320, height: 256 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await shopper.open('/');
  await fits();
  await shopper.addToBasket('book', 'ultrawide-monitor');
  await shopper.basketLink.click();
  await expect(page).toHaveURL('/checkout');
  await fits();
  await shopper.removeFromBasket('book');
  await expect(shopper.lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/Payment');
  await fits();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await fits();
  await expect(page.getByText('You ordered as a guest.')).toBeVisible();
  await shopper.register();
  await shopper.open('/orders');
  await expect(shopper.orders).toContainText(titleOf('ultrawide-monitor'));
  await fits();
});

test('back, forward and another tab never show a basket of before', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.addToBasket('book', 'tablet');
  await shopper.basketLink.click();
  await shopper.removeFromBasket('book');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await shopper.expectBasketCount(1);
  await page.goForward();
  await expect(shopper.lines).toHaveCount(1);
  // A full navigation away, so that the browser restores the page from its back/forward cache.
  await page.goto('/robots.txt');
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.addToBasket('stand-mixer');
  await page.goBack();
  await shopper.expectBasketCount(2);
  await expect(shopper.lines).toHaveCount(2);
});
