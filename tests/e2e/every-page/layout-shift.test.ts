/** Nothing shifts while a page is loading, however slow the connection. */
import { startInPieces } from '#tests/e2e/support/in-pieces.ts';
import { layoutShifts } from '#tests/e2e/support/layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

const PATHS = [
  '/',
  '/login',
  '/checkout',
  '/orders',
  '/Payment',
  '/search?q=book',
  '/product/23445930',
  '/category/Computers',
];

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes in pieces, at ${width} pixels`, async ({
    shop,
    shopper,
    consoleErrors,
  }) => {
    // The live stream ends with the proxy.
    consoleErrors.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_REFUSED/);
    const { page } = shopper;
    await shopper.haveAccount();
    await shopper.haveOrdered('book');
    await shopper.haveInBasket('tablet', 'book');
    await page.setViewportSize({ width, height: 900 });
    const slow = await startInPieces(shop.origin, 12);
    const moved: Record<string, string[]> = {};
    for (const path of PATHS) {
      await page.goto(slow.origin + path);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      if (shifts.length > 0) moved[path] = shifts;
    }
    slow.close();
    expect(moved).toEqual({});
  });
}
