/** Several clicks, tabs and visitors around one payment: one order, and no other loss. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, titleOf } from '#tests/e2e/support/shopper.ts';

/** Holds the confirmation of the card until it is released. */
async function holdConfirmation(page: Page): Promise<{ requested: Promise<unknown>; go(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/confirm', async (route) => {
    await promise;
    await route.continue();
  });
  return { requested: page.waitForRequest('**/confirm'), go: resolve };
}

test('a double click on Buy Now pays once', async ({ shopper }) => {
  const { page } = shopper;
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmations += 1;
  });
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.fillCard({ number: GOOD_CARD });
  await shopper.buyButton.dblclick();
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  expect(confirmations).toBe(1);
});

test('after the payment the order has what was paid for and the basket is empty', async ({
  shopper,
}) => {
  await shopper.haveAccount();
  await shopper.haveInBasket('smart-speaker-charcoal', 'smart-speaker-sand');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders.getByRole('article')).toHaveCount(2);
  await shopper.expectBasketCount(0);
  await shopper.open('/checkout');
  await expect(shopper.lines).toHaveCount(0);
});

test('a line that another tab adds meanwhile stays in the basket', async ({ shopper }) => {
  const sent: string[] = [];
  shopper.page.on('request', (request) => sent.push(request.postData() ?? ''));
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  const tab = await shopper.newTab();
  await tab.open('/');
  await shopper.open('/Payment');
  const confirmation = await holdConfirmation(shopper.page);
  await shopper.payWith(GOOD_CARD);
  await confirmation.requested;
  await tab.addToBasket('tablet');
  confirmation.go();
  await shopper.expectOrderPage();
  await expect(shopper.orders.getByRole('article')).toHaveCount(1);
  await expect(shopper.orders).toContainText(titleOf('book'));
  await shopper.expectBasketCount(1);
  await shopper.open('/checkout');
  await expect(shopper.lines).toContainText(titleOf('tablet'));
  expect(sent.filter((body) => body.includes('EMPTY_BASKET'))).toEqual([]);
});

test('two tabs that pay for one basket at once make one order', async ({
  shopper,
  consoleErrors,
}) => {
  // The provider's answer to a second confirmation of a paid intent.
  consoleErrors.expect(/400.*confirm/);
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  const tab = await shopper.newTab();
  await shopper.open('/Payment');
  await tab.open('/Payment');
  const confirmation = await holdConfirmation(shopper.page);
  await shopper.payWith(GOOD_CARD);
  await confirmation.requested;
  await tab.payWith(GOOD_CARD);
  await tab.expectOrderPage();
  confirmation.go();
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  await expect(shopper.page.getByText('back to you')).toHaveCount(0);
});

test('a basket that another tab has changed is shown before it is paid for', async ({
  shopper,
}) => {
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.fillCard({ number: GOOD_CARD });
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.addToBasket('usb-c-cable');
  await expect(shopper.page.getByText(/^Order Total/)).toHaveText('Order Total: $12.96');
  await shopper.buyButton.click();
  await shopper.expectOrderPage();
  await expect(shopper.orders).toContainText('Order Total: $12.96');
});

test('a guest pays, reads that the order waits, and finds it after registering', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.addToBasket('stand-mixer');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(page.getByText('You ordered as a guest.')).toBeVisible();
  await expect(shopper.orders).toHaveCount(0);
  await shopper.expectBasketCount(0);

  await shopper.register();
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(shopper.orders).toHaveCount(1);
  await expect(shopper.orders).toContainText('Order Total: $239.00');
  await expect(page.getByText('You ordered as a guest.')).toHaveCount(0);
});

test('who came from the payment page finds a way back to it on the home page', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.header.getByRole('link', { name: 'Hello Guest Sign In' }).click();
  const account = await shopper.register();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: 'go back to the payment page' }).click();
  await expect(page).toHaveURL('/Payment');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await shopper.open('/');
  await expect(page.getByText('Your payment is waiting')).toHaveCount(0);
});

test('who did not come from the payment page finds no such link', async ({ shopper }) => {
  await shopper.register();
  await expect(shopper.page.getByText('Your payment is waiting')).toHaveCount(0);
});
