/** What staff can do in the shell, and no other test has tried there: the command, and what it has come to. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { queueStaffMail } from '#app/features/mail/queue-staff-mail.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { order as orderTable, salesDay } from '#db/schema/order-schema.ts';
import { withdrawalDeclaration } from '#db/schema/withdrawal-schema.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { boughtBy, GOOD_REVIEW, orderOf } from '#tests/fixtures/test-reviews.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ settings: { reviews: 'at-once', market: 'eu' } });
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);
const shell = testShell(shop);

/** What a command prints, which must have done it. */
async function run(...words: string[]): Promise<string> {
  const { code, out, err, asked } = await shell(...words);
  expect(code, `${words.join(' ')}: ${err}${asked}`).toBe(0);
  return out;
}

test('the staff is told of the first order, once', async () => {
  await boughtBy(shop, await shop.guest(), 'book');
  await boughtBy(shop, await shop.guest(), 'book');
  await queueStaffMail(queries);
  await queueStaffMail(queries);
  const told = await queries.select().from(mail).where(eq(mail.kind, 'staff_first_order'));
  expect(told).toMatchObject([{ recipient: 'staff', body: { cents: 1196 } }]);
});

/** An order whose buyer wants to send it back. */
async function askedToReturn() {
  const { uid } = await accounts.register();
  const { order } = await boughtBy(shop, uid, 'book');
  await run('orders', 'deliver', order.id);
  const lines = order.basket.map(({ line }) => line);
  await shop.orderActions.requestReturn(uid, order.id, [{ lines, reason: 'damaged', words: '' }]);
  return order;
}

test('a return that is approved is one that the shopper may send', async () => {
  const order = await askedToReturn();
  await run('orders', 'approve-return', order.id);
  const { state, events } = JSON.parse(await run('orders', 'show', order.id, '--json'));
  expect(state).toBe('return_approved');
  expect(events.at(-1)).toMatchObject({ kind: 'return_approved', by: 'staff' });
});

test('a return that is declined leaves the order as it was', async () => {
  const order = await askedToReturn();
  await run('orders', 'decline-return', order.id, '--reason', 'It was worn');
  expect(await run('orders', 'show', order.id)).toMatch(/delivered[\s\S]*It was worn/i);
});

test('a withdrawal that nobody has confirmed is listed until somebody has seen to it', async () => {
  await shop.withdrawals.declare(
    {
      ...{ name: 'Anna Huber', email: 'anna@example.com', orderNumber: 'BCDFGHJKLM' },
      extent: 'whole',
    },
    '192.0.2.1',
  );
  const [{ id = '' } = {}] = await queries.select().from(withdrawalDeclaration);
  expect(await run('withdrawals', 'list')).toContain('anna@example.com');
  await run('withdrawals', 'settle', id);
  expect(await run('withdrawals', 'list')).not.toContain('anna@example.com');
});

test('charges and orders are compared: they agree, and a charge whose order is gone is named', async () => {
  const { order } = await boughtBy(shop, await shop.guest(), 'book');
  expect(await run('payments', 'reconcile')).toMatch(/lost 0, doubled 0/);
  await queries.delete(orderTable).where(eq(orderTable.paymentIntent, order.id));
  const { out, err } = await shell('payments', 'reconcile');
  expect(out + err).toMatch(/lost 1, doubled 0/);
  expect(out + err).toContain(order.id);
});

test('a review is shown whole, and hidden from shoppers', async () => {
  const { uid } = await accounts.register();
  const opened = await boughtBy(shop, uid, 'stand-mixer');
  await run('orders', 'deliver', opened.order.id);
  const order = await orderOf(shop, uid, opened.order.id);
  const product = order.basket[0]?.id ?? '';
  await shop.reviews.write({ ...opened, order }, product, GOOD_REVIEW);
  const seen = async () => {
    const query = { page: 1, stars: null, sort: 'newest' } as const;
    return (await shop.reviews.ofProduct({ id: product, ratings: 1 }, query)).reviews;
  };
  const [review] = await seen();
  expect(await run('reviews', 'show', review?.id ?? '')).toContain(GOOD_REVIEW.words);
  await run('reviews', 'hide', review?.id ?? '');
  await expect.poll(seen, { timeout: 5_000 }).toEqual([]);
});

test('the variants of a product are a table', async () => {
  const { id } = (await orderOfBook()).order.basket[0] ?? { id: '' };
  const [names = '', row = ''] = (await run('products', 'show-variants', id)).split('\n');
  expect(names.split('\t')).toContain('price');
  expect(row.split('\t')).toContain('book');
});

async function orderOfBook() {
  return boughtBy(shop, await shop.guest(), 'book');
}

test('customers are listed by their id', async () => {
  const older = await accounts.register();
  const newer = await accounts.register();
  const out = await run('customers', 'list');
  const [first, second] = [older, newer].toSorted((one, other) => (one.uid < other.uid ? -1 : 1));
  expect(out.indexOf(first?.email ?? '')).toBeGreaterThanOrEqual(0);
  expect(out.indexOf(second?.email ?? '')).toBeGreaterThan(out.indexOf(first?.email ?? ''));
});

test('the days of sales are added up again, to what they were', async () => {
  await boughtBy(shop, await shop.guest(), 'book');
  await shop.sweep();
  const days = () => queries.select().from(salesDay);
  const before = await days();
  await queries.update(salesDay).set({ orders: 99 });
  await run('sales', 'sum-again');
  await expect.poll(days, { timeout: 10_000 }).toEqual(before);
});

test('what the law asks is listed: what is done, and what is missing', async () => {
  const lines = (await run('law', 'show')).trim().split('\n');
  for (const state of ['Done', 'Missing']) {
    expect(lines.filter((line) => line.startsWith(`${state}: `)).length).toBeGreaterThan(0);
  }
  expect(lines.at(-1)).toContain('no conformity');
});

test('a webhook goes to a host of the shop alone without https', async () => {
  const words = ['webhooks', 'add', 'http://warehouse.local:8080/hook', '--kinds', 'order.placed'];
  const own = testShell({ ...shop, webhookHosts: ['warehouse.local:8080'] });
  expect(await shell(...words)).not.toMatchObject({ code: 0 });
  expect(await own(...words)).toMatchObject({ code: 0 });
});

test('orders are listed the newest first, or those in a state, each by its number', async () => {
  const [{ order: older }, { order: newer }] = [await orderOfBook(), await orderOfBook()];
  await queries
    .update(orderTable)
    .set({ createdSeconds: sql`created_seconds - 60` })
    .where(eq(orderTable.paymentIntent, older.id));
  const listed = async (...words: string[]) =>
    (await run('orders', 'list', ...words))
      .split('\n')
      .flatMap((line) => [older, newer].filter((one) => line.includes(one.id)));
  expect(await listed()).toEqual([newer, older]);
  expect(await listed('--to-ship')).toEqual([]);
  expect(await listed('--state', 'shipped')).toEqual([newer, older]);
});
