/** The orders page (spec 2, Orders page; spec 4, Orders list). */
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';

for (const plugin of [utc, timezone, advancedFormat]) dayjs.extend(plugin);

const ZONE = 'Pacific/Auckland';

type Order = { id: string; created: number; amount: number };

async function ordersOf({ page }: Shopper): Promise<Order[]> {
  const { orders }: { orders: Order[] } = await (
    await page.request.get('/api/users/guest/orders')
  ).json();
  return orders;
}

function formatted(createdSeconds: number, zone: string): string {
  return dayjs.unix(createdSeconds).tz(zone).format('MMMM Do YYYY, h:mma');
}

test('an order shows date, id, items without a button, and Order Total', async ({ visitor }) => {
  const shopper = await visitor({ timezoneId: ZONE });
  const { page, orders } = shopper;
  await shopper.haveAccount();
  const intent = await shopper.haveOrdered('ultrawide-monitor', 'usb-c-cable');
  const [order] = await ordersOf(shopper);
  await shopper.open('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(orders).toHaveCount(1);
  await expect(orders.getByRole('heading')).toHaveText(formatted(order?.created ?? 0, ZONE));
  expect(intent).toMatch(/^pi_/);
  await expect(orders.getByText(intent, { exact: true })).toBeVisible();
  const items = orders.getByRole('article');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(titleOf('ultrawide-monitor'));
  await expect(items.first()).toContainText('$1,094.98');
  await expect(items.first()).toContainText('★★★★★★★');
  await expect(orders.getByRole('button')).toHaveCount(0);
  await expect(orders.getByText(/^Order Total/)).toHaveText('Order Total: $1,095.98');
});

test('dates are in the visitor’s own time zone, without a flash of another one', async ({
  visitor,
}) => {
  const shopper = await visitor({ timezoneId: ZONE });
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveOrdered('book');
  const [order] = await ordersOf(shopper);
  const right = formatted(order?.created ?? 0, ZONE);
  expect(right).not.toBe(formatted(order?.created ?? 0, 'UTC'));
  // Records every visible date, frame by frame.
  await page.addInitScript(() => {
    const dates = new Set<string>();
    Object.assign(window, { visibleDates: dates });
    function look() {
      for (const date of document.querySelectorAll('time')) {
        if (date.checkVisibility({ visibilityProperty: true })) dates.add(date.textContent ?? '');
      }
      requestAnimationFrame(look);
    }
    look();
  });
  for (const visit of ['first', 'second']) {
    await shopper.open('/orders');
    await expect(page.locator('time')).toHaveText(right);
    const readShown = () =>
      page.evaluate(() => [...(window as never as { visibleDates: Set<string> }).visibleDates]);
    // A slow machine may not have drawn a frame yet.
    await expect.poll(readShown, `the ${visit} visit`).not.toEqual([]);
    expect(await readShown(), `the ${visit} visit`).toEqual([right]);
  }
  const served = await (await page.request.get('/orders')).text();
  expect(served, 'known zones are served right').toContain(right);
});

test('orders stand newest first', async ({ shopper }) => {
  await shopper.haveAccount();
  await shopper.haveOrdered('book');
  const [first] = await ordersOf(shopper);
  // Orders are sorted by the second.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(first?.created ?? 0);
  const newest = await shopper.haveOrdered('usb-c-cable');
  await shopper.open('/orders');
  await expect(shopper.orders).toHaveCount(2);
  await expect(shopper.orders.first()).toContainText(newest);
  await expect(shopper.orders.first()).toContainText('Order Total: $1.00');
  await expectAccessible(shopper.page);
});

test('an order appears in another tab and in another browser within a second', async ({
  shopper,
  visitor,
}) => {
  const account = await shopper.haveAccount();
  await shopper.haveOrdered('book');
  await shopper.open('/orders');
  const browser = await visitor();
  await browser.signIn(account);
  await browser.open('/orders');
  await expect(shopper.orders).toHaveCount(1);
  await expect(browser.orders).toHaveCount(1);

  const tab = await shopper.newTab();
  const newest = await tab.haveOrdered('usb-c-cable');
  await expect(shopper.orders).toHaveCount(2, { timeout: 1000 });
  await expect(browser.orders).toHaveCount(2, { timeout: 1000 });
  await expect(shopper.orders.first()).toContainText(newest);
});

test('the list is empty when nobody is signed in, and there is no redirect', async ({
  page,
  shopper,
}) => {
  const answer = await page.goto('/orders');
  expect(answer?.status()).toBe(200);
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
});

test('the list empties in every tab when the shopper signs out', async ({ shopper }) => {
  await shopper.haveAccount();
  await shopper.haveOrdered('book');
  await shopper.open('/orders');
  await expect(shopper.orders).toHaveCount(1);
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.signOut();
  await expect(shopper.orders).toHaveCount(0);
  await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
});

test('an account sees its own orders only', async ({ shopper, visitor }) => {
  await shopper.haveAccount();
  const intent = await shopper.haveOrdered('book');
  const stranger = await visitor();
  await stranger.haveAccount();
  await stranger.open('/orders');
  await expect(stranger.page.getByText('You have not ordered anything yet')).toBeVisible();
  await expect(stranger.page.getByText(intent)).toHaveCount(0);
  await expectAccessible(stranger.page);
});
