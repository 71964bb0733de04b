/** The whole way from the home page to the order, at the widths of a phone, a tablet and a desktop. */
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

for (const width of [390, 768, 1440]) {
  test(`a shopper adds, registers, pays and sees the order at ${width} pixels`, async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    await shopper.open('/');
    await shopper.addToBasket('smart-speaker-charcoal', 'smart-speaker-sand', 'book');
    await shopper.expectBasketCount(3);
    const account = await shopper.register();
    await shopper.expectBasketCount(3);

    await shopper.basketLink.click();
    await expect(page.getByText('Subtotal (3 items): $209.94', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/Payment');
    await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
    await shopper.payWith(GOOD_CARD);

    await shopper.expectOrderPage();
    await expect(shopper.orders).toHaveCount(1);
    await expect(shopper.orders).toContainText('Order Total: $209.94');
    await shopper.expectBasketCount(0);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, 'nothing sticks out to the right').toBeLessThanOrEqual(width);
  });
}
