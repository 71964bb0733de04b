/** The server stores the basket: for every tab, after every reload and restart, from the first click. */
import type { Route } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { BASKET_WRITE, type Shopper, type Variant } from '#tests/e2e/support/shopper.ts';

/** Holds the first request until it is released; counts all. */
function createSemaphore() {
  let count = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return {
    open,
    count: () => count,
    async pass(route: Route): Promise<void> {
      count += 1;
      if (count === 1) await opened;
      await route.continue();
    },
  };
}

test('a reload keeps the basket', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.addToBasket('book', 'tablet');
  await shopper.expectBasketCount(2);
  await shopper.page.goto('/checkout');
  await expect(shopper.lines).toHaveCount(2);
  await shopper.page.reload();
  await expect(shopper.lines).toHaveCount(2);
});

test('another tab has the same basket, another browser its own', async ({ shopper, visitor }) => {
  await shopper.haveInBasket('book');
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.expectBasketCount(1);
  const stranger = await visitor();
  await stranger.open('/');
  await stranger.expectBasketCount(0);
});

test('an open tab shows at once what another tab and another browser do', async ({
  shopper,
  visitor,
}) => {
  const account = await shopper.haveAccount();
  await shopper.open('/checkout');
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.addToBasket('book');
  await shopper.expectBasketCount(1);
  await expect(shopper.lines).toHaveCount(1);
  const browser = await visitor();
  await browser.signIn(account);
  await browser.addToBasket('tablet');
  await shopper.expectBasketCount(2);
  await tab.expectBasketCount(2);
});

test('what is clicked is shown at once and sent in the order of the clicks', async ({
  shopper,
}) => {
  const { page } = shopper;
  const semaphore = createSemaphore();
  await page.route(BASKET_WRITE, semaphore.pass);
  await shopper.open('/');
  await shopper.clickAdd('book');
  await shopper.clickAdd('tablet');
  await shopper.expectBasketCount(2);
  await expect.poll(semaphore.count, 'the second waits for the first').toBe(1);
  const second = page.waitForResponse(
    (answer) => BASKET_WRITE.test(answer.url()) && semaphore.count() === 2,
  );
  semaphore.open();
  await second;
  await page.reload();
  await shopper.expectBasketCount(2);
});

/** Adds as a click does and leaves for another page in the same moment. */
async function addAndLeave(shopper: Shopper, variants: readonly Variant[]): Promise<void> {
  const buttons = await Promise.all(
    variants.map((variant) => shopper.product(variant).getByRole('button').elementHandle()),
  );
  await shopper.page.evaluate((pressed) => {
    for (const button of pressed) (button as HTMLButtonElement).click();
    window.location.href = '/checkout';
  }, buttons);
  await shopper.page.waitForURL('**/checkout');
}

test('what is added in the moment the page is left is kept, right after registering too', async ({
  shopper,
}) => {
  await shopper.register();
  await addAndLeave(shopper, ['book', 'tablet']);
  await shopper.expectBasketCount(2);
});

test('a first visit that is left while it adds becomes one guest with all of it', async ({
  shopper,
}) => {
  await shopper.open('/');
  await addAndLeave(shopper, ['book', 'tablet', 'usb-c-cable']);
  // The next page was requested before the cookie arrived.
  const count = async () => {
    await shopper.page.reload();
    return shopper.lines.count();
  };
  await expect.poll(count).toBe(3);
});

test('two tabs that add before the first cookie arrives share one basket', async ({ shopper }) => {
  const semaphore = createSemaphore();
  await shopper.page.context().route(BASKET_WRITE, semaphore.pass);
  const other = await shopper.newTab();
  await shopper.open('/');
  await other.open('/');
  await shopper.clickAdd('book');
  await shopper.expectBasketCount(1);
  await other.clickAdd('tablet');
  await other.expectBasketCount(1);
  await expect.poll(semaphore.count, 'the second tab waits for the first').toBe(1);
  semaphore.open();
  await other.expectBasketCount(2);
  await shopper.page.reload();
  await shopper.expectBasketCount(2);
});

test('an add that does not reach the shop is taken back and said', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { page } = shopper;
  await shopper.open('/');
  await page.route(BASKET_WRITE, (route) => route.abort());
  await shopper.clickAdd('book');
  await expect(page.getByText('The shop could not be reached.', { exact: false })).toBeVisible();
  await shopper.expectBasketCount(0);
});

test('what waits for its turn is sent when the shopper leaves by the address bar', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await shopper.clickAdd('tablet');
  await shopper.clickAdd('stand-mixer');
  await shopper.clickAdd('smart-speaker-sand');
  await page.goto('/checkout');
  await expect(shopper.lines).toHaveCount(4);
  await page.reload();
  await expect(shopper.lines).toHaveCount(4);
});

test('a restart of the shop keeps basket and sign-in', async ({ startOwnShop, visitor }) => {
  const shop = await startOwnShop();
  const shopper = await visitor({ baseURL: shop.origin });
  const account = await shopper.haveAccount();
  await shopper.open('/');
  await shopper.addToBasket('book', 'smart-speaker-sand');
  await shopper.expectBasketCount(2);
  await shopper.page.goto('about:blank');
  expect(await shop.stop()).toBe(0);
  await shop.start();
  await shopper.open('/checkout');
  await shopper.expectSignedIn(account);
  await expect(shopper.lines).toHaveCount(2);
});
