/** A shopkeeper's work with orders over HTTP: what waits, what a mail says, and when money moves. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readWaiting } from '#admin/today/waiting.server.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { findOwner } from '#app/features/orders/staff/order-pages.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { refund } from '#db/schema/order-schema.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

async function placeOrder(): Promise<string> {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/${uid}/orders/${id}`);
  return id;
}

async function detailsOf(id: string) {
  const shopper = await findOwner(queries, id);
  const details = shopper === null ? null : await readOrderDetails(queries, shopper, id);
  if (!details) throw new Error(`There is no order ${id}`);
  return details;
}

async function act(id: string, verb: string, fields: Record<string, string>) {
  const answer = await staff.submit(`/orders/${id}`, {
    operation: `orders.${verb}`,
    order: id,
    ...fields,
  });
  return { status: answer.status, text: (await answer.text()).replace(/<[^>]*>/g, '') };
}

const refundAll = (id: string) =>
  act(id, 'refund', { what: 'rest', refundedSoFar: '0', reason: 'late', confirmed: 'yes' });

async function placedCount() {
  const { states } = await readWaiting(queries, SCOPE_NAMES);
  return states.find(({ state }) => state === 'placed')?.count;
}

test('an order that was refunded in full is neither to be sent nor to be packed', async () => {
  const id = await placeOrder();
  const { number } = await detailsOf(id);
  const before = await placedCount();
  await refundAll(id);
  for (const state of ['to-ship', 'placed']) {
    expect(await staff.textOf(`/orders?state=${state}`)).not.toContain(number);
  }
  expect(await staff.textOf('/orders')).toContain(number);
  expect(await placedCount()).toBe((before ?? 0) - 1);
});

test('an order whose refund failed is to be sent again', async () => {
  const id = await placeOrder();
  const { number } = await detailsOf(id);
  await refundAll(id);
  await queries.update(refund).set({ state: 'failed' });
  expect(await staff.textOf('/orders?state=to-ship')).toContain(number);
});

const setting = {
  shopName: 'Basket',
  timeZone: 'UTC',
  shopUrl: () => 'http://localhost:3000',
};

/** The mail of this kind about an order as it would be sent. */
async function mailOf(id: string, kind: 'order_shipped' | 'order_tracking_added'): Promise<string> {
  const ofOrder = and(eq(mail.kind, kind), sql`${mail.body}->>'order' = ${id}`);
  const [row] = await queries.select().from(mail).where(ofOrder);
  if (!row) throw new Error(`There is no mail ${kind} about ${id}`);
  const { shopper, body } = row;
  const { text } = await renderMail(queries, { kind, shopper, body, queuedSeconds: 0 }, setting);
  return text.replace(/\s+/g, ' ');
}

test('the mail of a parcel without a carrier has whole sentences', async () => {
  const id = await placeOrder();
  await act(id, 'ship', { carrier: '', tracking: '' });
  const text = await mailOf(id, 'order_shipped');
  expect(text).toContain('Your parcel has left the shop and goes to');
  expect(text).not.toMatch(/ has your parcel|Carrier/);
});

test('tracking is added after shipping, and the shopper gets a mail with it', async () => {
  const id = await placeOrder();
  expect((await act(id, 'track', { carrier: '', tracking: '42' })).status).toBe(409);
  await act(id, 'ship', { carrier: '', tracking: '' });
  expect((await act(id, 'track', { carrier: '', tracking: '' })).status).toBe(400);
  expect((await act(id, 'track', { carrier: 'DHL', tracking: '42' })).status).toBe(200);
  expect(foldOrder(await detailsOf(id))).toMatchObject({
    state: 'shipped',
    parcels: [{ no: 1, carrier: 'DHL', tracking: '42' }],
  });
  expect(await mailOf(id, 'order_tracking_added')).toContain('on its way with DHL');
});

test('a refund is asked about with its amount, and made by the answer', async () => {
  const id = await placeOrder();
  const { number } = await detailsOf(id);
  const fields = { what: 'amount', amount: '1.50', refundedSoFar: '0', reason: 'late' };
  const { status, text } = await act(id, 'refund', fields);
  expect(status).toBe(200);
  expect(text).toContain(`Refund $1.50 of order ${number}?`);
  expect((await detailsOf(id)).refunds).toEqual([]);
  await act(id, 'refund', { ...fields, confirmed: 'yes' });
  expect((await detailsOf(id)).refunds).toMatchObject([{ amountCents: 150 }]);
});

test('a cancellation is asked about with what goes back, and made by the answer', async () => {
  const id = await placeOrder();
  const { text } = await act(id, 'cancel', { reason: '' });
  expect(text).toContain('$11.96 goes back, and nothing is sent.');
  expect(foldOrder(await detailsOf(id)).state).toBe('placed');
  await act(id, 'cancel', { reason: '', confirmed: 'yes' });
  expect(foldOrder(await detailsOf(id)).state).toBe('cancelled');
});
