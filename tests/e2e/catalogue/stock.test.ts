/** The last one is sold once, and every open page says what there is. */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailedLink } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

test.describe.configure({ timeout: 120_000 });

test('the last one is sold to one shopper, and the pages of another say so as it happens', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/409/);
  const shop = await startOwnShop({ stock: { book: 1, tablet: 9 } });
  const first = await visitor({ baseURL: shop.origin });
  const second = await visitor({ baseURL: shop.origin });

  await second.open('/');
  await expect(second.product('book')).toContainText('Only 1 left');
  await expect(second.product('tablet')).toContainText('In stock');
  await expect(second.product('usb-c-cable')).not.toContainText(/stock|left/);

  await first.haveAccount();
  await first.haveInBasket('book');
  await second.haveInBasket('book', 'tablet');
  await first.open('/Payment');
  await second.open('/Payment');
  await expect(second.lines.filter({ hasText: 'Only 1 left' })).toHaveCount(1);
  const checkout = await second.newTab();
  await checkout.open('/checkout');
  await expect(checkout.lines.first()).toContainText('Only 1 left');

  // 3-D Secure: held, and not paid yet.
  await first.payWith('4000 0025 0000 3155');
  const dialog = first.page.getByRole('dialog', { name: '3-D Secure test page' });
  await dialog.waitFor();
  const held = 'All in checkouts, one may come back';
  await expect(second.lines.first()).toContainText(held);
  await expect(checkout.lines.first()).toContainText(held);
  const proceed = checkout.page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeEnabled();
  await second.payWith(GOOD_CARD);
  await expect(second.paymentError).toContainText('Nothing was charged');

  await dialog.getByRole('button', { name: 'Complete authentication' }).click();
  await first.expectOrderPage();
  await expect(first.orders).toHaveCount(1);
  await expect(first.orders).not.toContainText(/Sold out|left/);
  await expect(second.lines.first()).toContainText('Sold out');
  await expect(checkout.lines.first()).toContainText('Sold out');
  await expect(checkout.page.getByText('is sold out: remove it to pay for the rest')).toBeVisible();
  await expectAccessible(checkout.page);

  await expect(proceed).toBeDisabled();

  await second.payWith(GOOD_CARD);
  await expect(second.page.getByText('is sold out: remove it to pay for the rest')).toBeVisible();
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: 'Remove it and pay for the rest' }).click();
  await expect(second.lines).toHaveCount(1);
  await second.buyButton.click();
  await second.expectOrderPage();

  const stranger = await visitor({ baseURL: shop.origin });
  await stranger.open('/');
  await expect(stranger.product('book')).toContainText('Sold out');
});

test('a guest asks to be told of what is sold out, and confirms it by the mail', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop({ stock: { book: 0 } });
  const { page, open, product } = await visitor({ baseURL: shop.origin });
  await open('/');
  await expect(product('book').getByRole('button')).toHaveCount(0);
  await product('book').getByRole('link', { name: 'Tell me when it is back' }).click();
  await expect(page).toHaveURL(/\/product\/12321341/);
  await expect(page.getByRole('button', { name: 'Add to Basket' })).toHaveCount(0);
  await page.getByLabel('Your e-mail').fill('ann@example.com');
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await mailedLink(shop, 'ann@example.com', 'confirm_stock_watch'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText('We will write to you once')).toBeVisible();
});

test.describe('without scripts', () => {
  test('what is counted is held before the card is sent, and refused when it is sold out', async ({
    startOwnShop,
    visitor,
  }) => {
    const shop = await startOwnShop({ stock: { book: 1 } });
    const options = { baseURL: shop.origin, javaScriptEnabled: false };
    const first = await visitor(options);
    const second = await visitor(options);
    for (const one of [first, second]) {
      await one.haveAccount();
      await one.haveInBasket('book');
      await one.page.goto('/Payment');
      await one.fillCard({ number: GOOD_CARD });
    }
    const posted: string[] = [];
    first.page.on('request', (request) => posted.push(`${request.method()} ${request.url()}`));
    await first.buyButton.click();
    await first.expectOrderPage();
    await expect(first.orders).toHaveCount(1);
    expect(posted[0]).toMatch(/^POST .*\/Payment\?payment_intent=pi_/);
    expect(posted[1]).toMatch(/^POST .*\/card-simulator$/);

    await second.buyButton.click();
    await expect(second.page).toHaveURL(/\/Payment\?problem=sold_out&shown=/);
    await expect(second.paymentError).toContainText('Nothing was charged');
    await expect(second.lines.first()).toContainText('Sold out');
  });
});
