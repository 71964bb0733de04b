/** The shop is killed in the middle of a purchase (issue 3, Done when). */
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

/** The browser's messages for live streams and requests while the shop is down. */
const LOST_CONNECTION = /ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_REFUSED|FAILED)/;
const REPORT = '**/api/users/*/orders/*';

test('killed after the charge and before the report: exactly one order', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST_CONNECTION);
  const shop = await startOwnShop('embedded');
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  await shopper.register();
  await shopper.open('/');
  await shopper.addToBasket('book', 'smart-speaker-sand');
  await shopper.open('/Payment');
  await page.route(
    REPORT,
    async (route) => {
      await shop.kill();
      await shop.start();
      await route.continue();
    },
    { times: 1 },
  );
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  await expect(shopper.orders).toContainText('Order Total: $110.95');
  await page.reload();
  await expect(shopper.orders).toHaveCount(1);
  await shopper.expectBasketCount(0);
});

test('killed after the charge, and the browser never comes back: the order is made anyway', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST_CONNECTION);
  const shop = await startOwnShop('embedded');
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  await shopper.register();
  await shopper.open('/');
  await shopper.addToBasket('tablet');
  await shopper.open('/Payment');
  const charged = Promise.withResolvers<void>();
  await page.route('**/confirm', async (route) => {
    await route.fetch();
    await shop.kill();
    charged.resolve();
  });
  await shopper.payWith(GOOD_CARD);
  await charged.promise;
  await page.goto('about:blank');
  await shop.start();
  const tab = await shopper.newTab();
  await tab.open('/orders');
  await expect(tab.orders).toHaveCount(1);
  await expect(tab.orders).toContainText('Order Total: $598.99');
  await tab.page.reload();
  await expect(tab.orders).toHaveCount(1);
  await tab.expectBasketCount(0);
});
