/** What is announced of the facts of a shop, and what is sent of it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { addEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { composeEvent } from './compose-event.server.ts';

const shop = await testServices();
const { queries, network } = shop;
const run = testShell(shop);
afterAll(shop.close);

const ALL = { id: 'all', address: 'https://a.example', kinds: EVENT_KIND_NAMES };

beforeEach(() => addEndpoint(queries, { ...ALL, secret: makeSecret() }));
afterEach(async () => {
  for (const table of [eventEndpoint, eventDelivery, outboxEvent]) await queries.delete(table);
});

async function announced() {
  const rows = await queries
    .select({
      id: outboxEvent.id,
      kind: outboxEvent.kind,
      subject: outboxEvent.subject,
      ref: outboxEvent.ref,
      atSeconds: sql<number>`extract(epoch from ${outboxEvent.at})::float8`,
    })
    .from(outboxEvent)
    .orderBy(outboxEvent.no);
  return Promise.all(rows.map(async (row) => ({ row, message: await composeEvent(queries, row) })));
}

const kinds = async () => (await announced()).map(({ row }) => row.kind);

async function placed() {
  const shopper = await shop.guest('book', 'tablet');
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  return { shopper, intent };
}

test('of an order each step is announced, as it was then', async () => {
  const { intent, shopper } = await placed();
  await queries
    .insert(orderContact)
    .values({
      ...{ shopper, paymentIntent: intent, name: 'Ann Lee' },
      address: {
        line1: '1 Pier',
        line2: '',
        city: 'Oslo',
        region: '',
        postalCode: '1',
        country: 'NO',
      },
    })
    .onConflictDoNothing();
  await run('orders', 'pack', intent);
  await run('orders', 'ship', intent, '--carrier', 'Post', '--tracking', 'P1');
  await run('orders', 'deliver', intent);
  await run('orders', 'refund', intent, '--amount', '1.00', '--reason', 'late', '--yes');
  const all = await announced();
  expect(all.map(({ message }) => message?.type)).toEqual([
    ...['order.placed', 'order.packed', 'order.shipped', 'order.delivered', 'order.refunded'],
  ]);
  const [first, , shipped, , refunded] = all.map(({ message }) => message);
  expect(first).toMatchObject({
    version: 1,
    data: {
      order: {
        ...{ id: intent, state: 'placed', currency: 'usd', deliveryCents: 0 },
        address: { name: 'Ann Lee', city: 'Oslo', country: 'NO' },
      },
    },
  });
  expect(shipped).toMatchObject({
    data: {
      order: { state: 'shipped', parcels: [{ no: 1, carrier: 'Post', tracking: 'P1' }] },
      parcel: 1,
    },
  });
  expect(refunded).toMatchObject({ data: { refund: { no: 1, amountCents: 100, by: 'staff' } } });
  expect(JSON.stringify(all)).not.toMatch(/@/);
});

test('an order that is cancelled, and its refund', async () => {
  const { intent } = await placed();
  await run('orders', 'cancel', intent, '--reason', 'sold out', '--yes');
  expect((await kinds()).toSorted()).toEqual(['order.cancelled', 'order.placed', 'order.refunded']);
});

test('a dispute is opened and closed once, whatever it becomes between', async () => {
  const { intent } = await placed();
  for (const status of ['needs_response', 'under_review', 'lost']) {
    const dispute = {
      ...{ id: 'du_1', object: 'dispute', status, reason: 'fraudulent', amount: 500 },
      ...{ payment_intent: intent, evidence_details: { due_by: 1_800_000_000 } },
    };
    const restore = network.always(/^GET \/v1\/disputes$/, () =>
      Response.json({ object: 'list', url: '/v1/disputes', has_more: false, data: [dispute] }),
    );
    await shop.handleWebhook({ about: 'dispute', intent, shopper: null });
    restore();
  }
  expect(await kinds()).toEqual(['order.placed', 'dispute.opened', 'dispute.closed']);
  expect((await announced()).at(-1)?.message).toMatchObject({
    data: { dispute: { id: 'du_1', status: 'lost', amountCents: 500 } },
  });
});

test('a product that changes is announced once a statement, and one that does not is not', async () => {
  await run('products', 'change', 'book', '--title', 'Another book');
  await run('products', 'change', 'book', '--title', 'Another book');
  const all = await announced();
  expect(all.map(({ message }) => message)).toMatchObject([
    { type: 'product.changed', data: { variants: ['book'] } },
  ]);
});

test('few are left when the number falls to the one from which shoppers read it, and once', async () => {
  await stocked(queries, 'kettle', 7);
  await run('stock', 'count', 'kettle', '=5');
  await run('stock', 'count', 'kettle', '=4');
  const low = (await announced()).filter(({ row }) => row.kind === 'stock.low');
  expect(low.map(({ message }) => message?.data)).toEqual([
    { variant: 'kettle', available: 5, low: 5 },
  ]);
});

test('what is undone is not announced, and nobody wants what no endpoint wants', async () => {
  await queries
    .transaction(async (tx) => {
      await tx.execute(sql`select announce('customer.deleted', 'anna', '{}')`);
      throw new Error('undone');
    })
    .catch(() => {});
  await queries
    .update(eventEndpoint)
    .set({ kinds: ['order.shipped'] })
    .where(eq(eventEndpoint.id, 'all'));
  const { intent, shopper } = await placed();
  expect(await kinds()).toEqual([]);
  expect(await readOrderDetails(queries, shopper, intent)).not.toBeNull();
});

test('an address that the shop has forgotten is not sent any more', async () => {
  const { intent, shopper } = await placed();
  await queries.delete(orderContact).where(eq(orderContact.paymentIntent, intent));
  await queries.update(eventDelivery).set({ answer: 'Thank you, Ann Lee' });
  await queries.execute(sql`select forget_contact(${shopper}, ${intent}, 0, false, null)`);
  const [one] = await announced();
  expect(one?.message).toMatchObject({ data: { order: { address: null } } });
  expect(await queries.select({ answer: eventDelivery.answer }).from(eventDelivery)).toEqual([
    { answer: null },
  ]);
});

test('a withdrawal by the number of an order is announced once, and names nobody', async () => {
  const kim = { name: 'Kim Lee', email: 'kim@example.com', orderNumber: 'ABCD234567' };
  for (const _twice of [1, 2]) {
    await shop.withdrawals.declare({ ...kim, extent: 'whole' }, '192.0.2.1');
  }
  const told = await announced();
  const declaredSeconds = expect.any(Number);
  expect(told.map(({ message }) => message?.data)).toEqual([
    { orderNumber: 'ABCD234567', orderId: null, extent: 'whole', declaredSeconds },
  ]);
});

test('that a variant can be bought again is announced once', async () => {
  await stocked(queries, 'lamp', 0);
  for (const count of ['=3', '=5', '=0', '=1']) await run('stock', 'count', 'lamp', count);
  const back = (await announced()).filter(({ row }) => row.kind === 'stock.back');
  expect(back.map(({ message }) => message?.data)).toMatchObject([
    { variant: 'lamp', available: 3 },
    { variant: 'lamp', available: 1 },
  ]);
});
