/** One stream a browser, with every tab and every device up to date. */
import { expect, orderBlock, SOON, test } from '#tests/e2e/support/shared.ts';
import { newAccount, type Shopper } from '#tests/e2e/support/shopper.ts';

/** Longer than the interval of polling. */
const POLLING = { timeout: 15_000 };

/** Counts the streams that the pages of a browser open. */
function countStreams(shopper: Shopper): () => number {
  let streams = 0;
  shopper.page.context().on('request', (request) => {
    if (request.url().endsWith('/api/live')) streams += 1;
  });
  return () => streams;
}

async function expectCountSoon(shopper: Shopper, count: number): Promise<void> {
  const items = count === 1 ? '1 item' : `${count} items`;
  await shopper.header.getByRole('link', { name: `Basket, ${items}`, exact: true }).waitFor(SOON);
}

test('with eight tabs open a ninth still loads, and all of them share one stream', async ({
  shop,
  device,
}) => {
  const first = await device(shop.one.origin);
  await first.haveAccount();
  const streams = countStreams(first);
  await first.open('/orders');
  await expect.poll(streams).toBe(1);
  const tabs = [first];
  while (tabs.length < 9) {
    const tab = await first.newTab();
    await tab.open('/orders');
    tabs.push(tab);
  }
  const intent = await first.haveOrdered('book');
  // Nine pages draw at once, and none may have asked by itself meanwhile: that would be a stream more.
  for (const tab of tabs) await orderBlock(tab, intent).waitFor(POLLING);
  expect(streams()).toBe(1);
});

test('closing the tab that holds the stream hands it on', async ({ shop, device }) => {
  const holder = await device(shop.one.origin);
  await holder.haveAccount();
  const streams = countStreams(holder);
  await holder.open('/orders');
  await expect.poll(streams).toBe(1);
  const tab = await holder.newTab();
  await tab.open('/orders');
  await holder.page.close();
  await expect.poll(streams).toBe(2);
  await orderBlock(tab, await tab.haveOrdered('book')).waitFor(SOON);
});

test('a tab that is opened late knows what the others know', async ({ shop, device }) => {
  const first = await device(shop.one.origin);
  await first.haveAccount();
  await first.open('/orders');
  const before = await first.haveOrdered('book');
  await orderBlock(first, before).waitFor(SOON);
  const late = await first.newTab();
  await late.open('/orders');
  const after = await first.haveOrdered('tablet');
  await orderBlock(late, after).waitFor(SOON);
  await expect(late.orders).toHaveCount(2);
});

test('where events are blocked the page asks now and then, and shows nothing broken', async ({
  shop,
  device,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const account = newAccount();
  const buyer = await device(shop.one.origin);
  await buyer.haveAccount(account);
  const reader = await device(shop.other.origin);
  await reader.page.context().route(/\/api\/live$/, (route) => route.abort());
  await reader.signIn(account);
  await reader.open('/orders');
  const intent = await buyer.haveOrdered('book');
  await buyer.haveInBasket('tablet');
  await orderBlock(reader, intent).waitFor(POLLING);
  await expect(reader.basketLink).toHaveAccessibleName('Basket, 1 item');
  await expect(reader.page.getByRole('alert')).toHaveCount(0);
});

test('the count in the header is right in every tab and on every device within a second', async ({
  shop,
  device,
}) => {
  const account = newAccount();
  const phone = await device(shop.one.origin);
  await phone.haveAccount(account);
  await phone.open('/');
  const tab = await phone.newTab();
  await tab.open('/checkout');
  const laptop = await device(shop.other.origin);
  await laptop.signIn(account);
  await phone.addToBasket('book');
  for (const one of [phone, tab, laptop]) await expectCountSoon(one, 1);
  await laptop.open('/');
  await laptop.addToBasket('tablet');
  for (const one of [laptop, tab, phone]) await expectCountSoon(one, 2);
  await expect(tab.lines).toHaveCount(2);
  await tab.removeFromBasket('book');
  for (const one of [tab, phone, laptop]) await expectCountSoon(one, 1);
});

test('signing in and out shows in the other tabs within a second', async ({ shop, device }) => {
  const { header, ...tab } = await device(shop.one.origin);
  await tab.open('/orders');
  const other = await tab.newTab();
  const account = await other.register();
  await header.getByText(`Hello ${account.email}`).waitFor(SOON);
  const intent = await other.haveOrdered('book');
  await tab.orders.filter({ hasText: intent }).waitFor(SOON);
  await other.signOut();
  await header.getByText('Hello Guest').waitFor(SOON);
  await expect(tab.orders).toHaveCount(0);
});

test('who signs in as somebody else sees nothing of the first in any tab', async ({
  shop,
  device,
}) => {
  const tab = await device(shop.one.origin);
  await tab.haveAccount();
  const intent = await tab.haveOrdered('book');
  await tab.open('/orders');
  await orderBlock(tab, intent).waitFor();
  const other = await tab.newTab();
  await other.open('/');
  await other.signOut();
  const second = await other.register();
  await tab.header.getByText(`Hello ${second.email}`).waitFor(SOON);
  await expect(tab.orders).toHaveCount(0);
});

test('lines that join from another device are announced, and undone alone', async ({
  shop,
  device,
}) => {
  const account = newAccount();
  const laptop = await device(shop.one.origin);
  await laptop.haveAccount(account);
  await laptop.haveInBasket('tablet');
  await laptop.open('/checkout');
  await expect(laptop.lines).toHaveCount(1);
  const phone = await device(shop.other.origin);
  await phone.haveInBasket('book', 'usb-c-cable', 'book');
  await phone.signIn(account);
  await expect(phone.page.getByText(/^3 items .*from before you signed in/)).toBeVisible();
  const notice = laptop.page.getByRole('status').filter({
    hasText: /3 items .*from your other device/,
  });
  await notice.waitFor(SOON);
  await expect(laptop.lines).toHaveCount(4);
  await notice.getByRole('button', { name: 'Take them out' }).click();
  for (const one of [laptop, phone]) await expectCountSoon(one, 1);
  await expect(laptop.lines).toHaveCount(1);
  await expect(laptop.product('tablet')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(phone.page.getByText(/from before you signed in/)).toBeHidden();
});
