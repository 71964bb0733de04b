/** Orders for which nothing is due: as exact as any other, and never asked of the card provider. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storeMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { writeCode } from '#app/features/discounts/discount-codes.server.ts';
import { writeSeller } from '#app/features/invoices/invoices.server.ts';
import { CONTACT_DAYS } from '#app/features/orders/contact-needed.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { recount, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, type TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const built = await importShop();
const mode = { delivery: 'address', codes: true } as const;
const shop = await testShop({
  database,
  built,
  settings: { fixed: fixedMode(mode) },
  sendsEvents: false,
});
afterAll(() => shop.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const ADDRESS = {
  ...{ name: 'Ann Lee', 'address-line1': 'Storgata 1', 'address-line2': '' },
  ...{ 'address-level2': 'Oslo', 'address-level1': '', 'postal-code': '0150', country: 'NO' },
};
const NO_USE_LIMIT = { fromSeconds: null, toSeconds: null, usesEach: null, amountCents: null };

await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
await writeCode(queries, { ...NO_USE_LIMIT, name: 'GIFT', sharePercent: 100, uses: 3 });
await stocked(queries, 'sample', 5);
await queries.execute(sql`update product set price_cents = 0 where variant = 'sample'`);

beforeEach(() => void shop.provider.network.takeCalls());

/** A guest with this in the basket, who has said where it goes and how to be written to. */
async function guest(variant: string, code: string | null): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.add(variant);
  const post = (fields: Record<string, string>) =>
    visitor.post('/Payment', String(new URLSearchParams(fields)), { headers: FORM });
  expect((await post(ADDRESS)).status).toBe(303);
  if (code) expect((await post({ code })).status).toBe(303);
  return visitor;
}

async function create(visitor: TestVisitor) {
  const { total } = await visitor.basket();
  const answer = await visitor.post(`/api/payments/create?total=${total}`);
  return { status: answer.status, body: await answer.json() };
}

async function orderedBy(visitor: TestVisitor, intent: string) {
  const answer = await visitor.put(`/api/users/guest/orders/${intent}`);
  return { status: answer.status, body: await answer.json() };
}

const orderCount = async () => (await rowsOf(queries, sql`select from "order"`)).length;

async function expectClean(): Promise<void> {
  const { findings, scope } = await shop
    .reconciliation()
    .then((report) => ({ ...report, findings: report }));
  expect(JSON.stringify(findings)).toMatch(/"lost":0/);
  expect(scope.orders).toBe(await orderCount());
}

test('a product for nothing is ordered without a card, once, and held as any other', async () => {
  const visitor = await guest('sample', null);
  const { status, body } = await create(visitor);
  expect(status).toBe(200);
  expect(body).toEqual({ intent: expect.stringMatching(/^free_/), clientSecret: null, hold: true });
  expect((await create(visitor)).body).toEqual(body);
  await visitor.post(`/api/payments/${body.intent}/hold`);
  expect(await stockOf(queries, 'sample')).toMatchObject({ available: 4, held: 1 });
  const both = await Promise.all([
    orderedBy(visitor, body.intent),
    orderedBy(visitor, body.intent),
  ]);
  expect(both.map((one) => one.status)).toEqual([200, 200]);
  expect(await stockOf(queries, 'sample')).toMatchObject({ available: 4, committed: 1 });
  expect((await visitor.basket()).items).toEqual([]);
  const [invoiced] = await rowsOf(
    queries,
    sql`select from invoice_due where payment_intent = ${body.intent}`,
  );
  expect(invoiced).toBeDefined();
  await expectClean();
});

test('a code of 100 % is used once, and the provider is asked for no intent', async () => {
  const visitor = await guest('book', 'GIFT');
  const { body } = await create(visitor);
  expect(body).toMatchObject({ clientSecret: null, hold: true });
  // Without the hold that the page asks for first: it is claimed then.
  expect((await orderedBy(visitor, body.intent)).status).toBe(200);
  const [row] = await rowsOf(queries, sql`select available from stock where code = 'GIFT'`);
  expect(row).toEqual({ available: 2 });
  const intents = shop.provider.network.takeCalls().filter((call) => /intents/.test(String(call)));
  expect(intents).toEqual([]);
  await expectClean();
});

test('the last one is ordered by one of two who press at once', async () => {
  await recount(queries, 'sample', 2);
  const visitors = await Promise.all([guest('sample', null), guest('sample', null)]);
  const started = await Promise.all(visitors.map(create));
  const answers = await Promise.all(
    visitors.map((visitor, index) => orderedBy(visitor, started[index]?.body.intent)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(queries, 'sample')).toMatchObject({ onHand: 2, available: 0 });
  await expectClean();
});

test('one that nobody presses for gives back what it holds, and cannot be ordered afterwards', async () => {
  await recount(queries, 'sample', 9);
  const before = await stockOf(queries, 'sample');
  const visitor = await guest('sample', null);
  const { body } = await create(visitor);
  await visitor.post(`/api/payments/${body.intent}/hold`);
  expect(await stockOf(queries, 'sample')).toMatchObject({ held: (before?.held ?? 0) + 1 });
  await queries.execute(sql`update payment set created_at = created_at - interval '2 days',
    sweep_due_at = now() where intent = ${body.intent}`);
  await expectClean();
  expect(await stockOf(queries, 'sample')).toEqual(before);
  expect((await orderedBy(visitor, body.intent)).status).toBe(409);
});

test('nobody orders what another has started, or what was changed meanwhile', async () => {
  await recount(queries, 'sample', 9);
  const visitor = await guest('sample', null);
  const { body } = await create(visitor);
  expect((await orderedBy(shop.visitor(), body.intent)).status).toBe(404);
  await visitor.add('book');
  expect((await create(visitor)).body.clientSecret).toEqual(expect.any(String));
  expect((await orderedBy(visitor, body.intent)).status).toBe(409);
});

test('without scripts the page has a button and no card field, and orders', async () => {
  const visitor = await guest('sample', null);
  const page = await (await visitor.get('/Payment')).text();
  expect(page).toContain('no card is needed');
  expect(page).not.toMatch(/Card number/);
  const [, action = ''] = /action="(\/Payment\?free=[^"]+)"/.exec(page) ?? [];
  const before = await orderCount();
  const posted = await visitor.post(action.replaceAll('&amp;', '&'), '', { headers: FORM });
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/orders']);
  const again = await visitor.post(action.replaceAll('&amp;', '&'), '', { headers: FORM });
  expect(again.status).toBe(303);
  expect(await orderCount()).toBe(before + 1);
});

test('a free product with delivery to pay asks for a card, and says what is to pay', async () => {
  await writeDeliveryZone(queries, testZone('NO', 490));
  const visitor = await guest('sample', null);
  const page = await (await visitor.get('/Payment')).text();
  expect(page.replace(/<[^>]*>/g, '')).toContain('Order Total: $4.90');
  expect(page).not.toMatch(/Nothing to pay|no card is needed/);
  const { status, body } = await create(visitor);
  expect(status).toBe(200);
  expect(body.intent).toMatch(/^pi_/);
  await queries.execute(sql`delete from delivery_zone`);
});

/** Orders for nothing, told to this e-mail; what the answer is. */
async function orderTelling(visitor: TestVisitor, email: string | null) {
  const { body } = await create(visitor);
  await visitor.put('/api/payments/email', { body: JSON.stringify({ email }), headers: JSON_TYPE });
  return { visitor, intent: body.intent, ...(await orderedBy(visitor, body.intent)) };
}

const mailsTo = (email: string) =>
  rowsOf<{ kind: string }>(queries, sql`select kind from mail where lower(recipient) = ${email}`);

test('nobody is flooded with orders of nothing: after ten an hour they are placed, and not told of', async () => {
  await recount(queries, 'sample', 100);
  for (let count = 0; count < 10; count += 1) {
    const { status } = await orderTelling(await guest('sample', null), 'victim@example.com');
    expect(status).toBe(200);
  }
  const untold = await orderTelling(await guest('sample', null), 'VICTIM@example.com');
  expect(untold.status).toBe(200);
  const cancelled = await untold.visitor.post(
    `/api/users/guest/orders/${untold.intent}/cancel`,
    '{"reason":""}',
    { headers: JSON_TYPE },
  );
  expect(cancelled.status).toBe(200);
  const { intent } = await orderTelling(await guest('sample', null), 'victim@example.com');
  const [row] = await rowsOf<{ shopper: string }>(
    queries,
    sql`select shopper from "order" where payment_intent = ${intent}`,
  );
  const wanted = { lines: null, declaredSeconds: 0, period: { days: 14, timeZone: 'UTC' } };
  const { orderActions } = shop.services;
  const withdrawn = await orderActions.withdraw(row?.shopper ?? '', intent, wanted, 'shopper');
  expect(withdrawn.kind).toBe('done');
  expect(await mailsTo('victim@example.com')).toHaveLength(10);
  await orderTelling(await guest('sample', null), 'ann@example.com');
  expect(await mailsTo('ann@example.com')).toHaveLength(1);
});

test('an account orders for nothing, and is told, however often guests have typed its e-mail', async () => {
  await recount(queries, 'sample', 100);
  const owner = await guest('sample', null);
  const email = newEmail();
  const uid = await owner.register(email);
  for (let count = 0; count < 11; count += 1) {
    await orderTelling(await guest('sample', null), email);
  }
  const before = (await mailsTo(email)).length;
  const { body } = await create(owner);
  const answer = await owner.put(`/api/users/${uid}/orders/${body.intent}`);
  expect(answer.status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(before + 1);
});

test('an e-mail that is changed while the order is placed is told of nothing', async () => {
  const visitor = await guest('sample', null);
  await queries.execute(sql`create function swap_email() returns trigger language plpgsql as
    'begin new.email := ''swapped@example.com''; return new; end'`);
  await queries.execute(sql`create trigger swap_email before update of told on payment
    for each row execute function swap_email()`);
  expect((await orderTelling(visitor, 'ann@example.com')).status).toBe(200);
  await queries.execute(sql`drop function swap_email cascade`);
  expect(await mailsTo('swapped@example.com')).toEqual([]);
});

describe('an order of nothing whose account was deleted', () => {
  const sendMails = () => queries.execute(sql`update mail set state = 'sent'`);

  async function deletedOrder() {
    await recount(queries, 'sample', 100);
    const visitor = await guest('sample', null);
    const email = newEmail();
    const uid = await visitor.register(email);
    const { body } = await create(visitor);
    expect((await visitor.put(`/api/users/${uid}/orders/${body.intent}`)).status).toBe(200);
    await sendMails();
    const secret = await storeMailedSecret(queries, 'delete-account', { uid });
    expect(await shop.services.deleteAccount(uid, secret)).toBe('deleted');
    return { uid, email, id: String(body.intent) };
  }

  type Deleted = Awaited<ReturnType<typeof deletedOrder>>;

  /** To whom staff can write about it after a sweep; its invoice keeps name and address. */
  async function emailAfterSweep({ id }: Deleted) {
    await sendMails();
    await queries.execute(sql`update order_contact set forget_due_at = now()
      where forget_due_at is not null`);
    await forgetContacts(queries, CONTACT_DAYS);
    const rows = await rowsOf<{ email: string | null }>(
      queries,
      sql`select email from order_contact where payment_intent = ${id}`,
    );
    return rows[0]?.email ?? null;
  }

  const toldOf = ({ id }: Deleted) =>
    rowsOf(queries, sql`select told from payment where intent = ${id}`);

  test('is known until it arrives, and nobody is then', async () => {
    const order = await deletedOrder();
    expect(await emailAfterSweep(order)).toBe(order.email);
    const { record } = shop.services.orderActions;
    const shipped = { kind: 'shipped', body: { carrier: '', tracking: '' } } as const;
    await record(order.uid, order.id, shipped);
    await record(order.uid, order.id, { kind: 'delivered', body: {} });
    expect(await emailAfterSweep(order)).toBeNull();
    expect(await toldOf(order)).toEqual([{ told: [] }]);
  });

  test('is told by mail that it was cancelled, and forgotten then', async () => {
    const order = await deletedOrder();
    await shop.services.orderActions.cancelOrder(order.uid, order.id, '', 'staff');
    const kinds = (await mailsTo(order.email)).map(({ kind }) => kind);
    expect(kinds).toContain('order_cancelled');
    expect(await emailAfterSweep(order)).toBeNull();
    expect(await toldOf(order)).toEqual([{ told: [] }]);
  });
});

test('no page says that an order of nothing was paid by card', async () => {
  await recount(queries, 'sample', 100);
  const { visitor, intent } = await orderTelling(await guest('sample', null), null);
  for (const path of ['/orders', `/orders/${intent}`]) {
    const text = (await (await visitor.get(path)).text()).replace(/<[^>]*>/g, '');
    expect(text, path).not.toMatch(/by card/i);
  }
});
