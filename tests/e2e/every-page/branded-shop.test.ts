/** A shop with a brand of its own: axe finds nothing on the way of a purchase, whatever its accent is. */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';

for (const [name, accent] of [
  ['bright yellow', '#ffee00'],
  ['near-black', '#0a0a0a'],
] as const) {
  test(`with a ${name} accent the pages of a purchase can be read`, async ({
    visitor,
    startOwnShop,
  }) => {
    test.slow();
    const { origin } = await startOwnShop({ accent });
    const { page } = await visitor({ baseURL: origin });
    const shopper = createShopper(page, origin);
    await shopper.haveAccount();
    await shopper.haveOrdered('stand-mixer');
    await shopper.haveInBasket('book', 'smart-speaker-sand');
    for (const path of [
      ...['/', '/product/23445930', '/category/Computers', '/checkout', '/Payment', '/orders'],
      ...['/help', '/login', '/search?q=book'],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Alpenglück home page' })).toBeVisible();
      await expectAccessible(page);
    }
    // It ends before the browser does.
    await page.goto('about:blank');
  });
}
