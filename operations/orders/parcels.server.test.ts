/** An order sent in parcels by a program, as staff does it by form and shell: lists, stock, mails, events and the books agree. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readWaiting } from '#admin/today/waiting.server.ts';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { refund } from '#db/schema/order-schema.ts';
import { SCOPE_NAMES, TOKEN_SCOPES } from '#operations/scopes.ts';
import { recount, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { shop, queries, call } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(TOKEN_SCOPES);

/** A paid order of these variants, of somebody with an e-mail. */
async function ordered(...variants: string[]) {
  const shopper = await shop.guest(...variants);
  const { intent: order, clientSecret } = await shop.start(shopper);
  await shop.holdPayment(shopper, order);
  await shop.confirm(clientSecret);
  await shop.settle(order);
  await queries
    .insert(orderContact)
    .values({ shopper, paymentIntent: order, email: 'ann@example.com' });
  async function details() {
    const found = await shop.orders.details(shopper, order);
    if (!found) throw new Error('Unable to find the order');
    return found;
  }
  const lines = (await details()).basket.map(({ line }) => line);
  const post = (verb: string, body: object = {}) =>
    call(`orders/${verb}`, { token, body: { order, ...body } });
  return { shopper, order, lines, details, post, status: async () => foldOrder(await details()) };
}

const idsToShip = async () => {
  const { body } = await call('orders/list?toShip=true&limit=1000', { token });
  return body.orders.map(({ id }: { id: string }) => id);
};
const idsIn = async (state: string) => {
  const { body } = await call(`orders/list?state=${state}`, { token });
  return body.orders.map(({ id }: { id: string }) => id);
};
const partlyShipped = async () => {
  const { states } = await readWaiting(queries, SCOPE_NAMES);
  return states.find(({ state }) => state === 'partly_shipped')?.count ?? 0;
};
const findings = async () => (await createReconciliation(shop)()).findings;

test('half of an order leaves, then the rest: each parcel has its number, and the order waits in between', async () => {
  const { order, lines, post } = await ordered('book', 'tablet');
  const [first = 0, second = 0] = lines;
  const before = await partlyShipped();
  const half = await post('ship', { lines: [second], carrier: 'DHL', tracking: '1' });
  expect(half.body).toMatchObject({
    state: 'partly_shipped',
    parcels: [{ no: 1, lines: [second], carrier: 'DHL', tracking: '1', isDelivered: false }],
  });
  expect(await idsToShip()).toContain(order);
  expect(await idsIn('partly_shipped')).toContain(order);
  expect(await partlyShipped()).toBe(before + 1);
  const again = await post('ship', { lines: [second] });
  expect([again.status, again.body.detail]).toEqual([
    409,
    `Line ${second} is not left to send: it is not of this order, has left, or was withdrawn from or refunded.`,
  ]);
  for (const nothing of [{ what: 'lines' }, { lines: [] }]) {
    expect((await post('ship', nothing)).body.detail).toContain('choose at least one item');
  }
  const rest = await post('ship');
  expect(rest.body).toMatchObject({ state: 'shipped', parcels: [{}, { no: 2, lines: [first] }] });
  expect(await idsToShip()).not.toContain(order);
  expect(await partlyShipped()).toBe(before);
  expect((await post('deliver', { parcel: 2 })).body.state).toBe('shipped');
  expect((await post('deliver')).body.state).toBe('delivered');
  expect(await findings()).toEqual([]);
});

test('the carrier number of a parcel is set and mended by its number', async () => {
  const { lines, post } = await ordered('book', 'tablet');
  await post('ship', { lines: lines.slice(0, 1) });
  expect((await post('track', { tracking: '1' })).body.parcels).toMatchObject([{ tracking: '1' }]);
  await post('ship');
  const unclear = await post('track', { tracking: '2' });
  expect([unclear.status, unclear.body.detail]).toEqual([
    422,
    'Several parcels are on their way: name one of 1, 2.',
  ]);
  const { body } = await post('track', { parcel: 2, carrier: 'UPS', tracking: '2' });
  expect(body.parcels).toMatchObject([{ tracking: '1' }, { carrier: 'UPS', tracking: '2' }]);
  const mended = await post('track', { parcel: 2, tracking: '3' });
  expect(mended.body.parcels).toMatchObject([{}, { carrier: 'UPS', tracking: '3' }]);
  expect((await post('track', { parcel: 3, tracking: '2' })).status).toBe(409);
});

test('what left is taken from the shelf, once, parcel by parcel', async () => {
  await stocked(queries, 'plate', 5);
  const { lines, post } = await ordered('plate', 'plate', 'plate');
  const [first = 0] = lines;
  await post('ship', { lines: [first] });
  expect(await stockOf(queries, 'plate')).toMatchObject({ onHand: 4, available: 2, committed: 2 });
  const twice = await Promise.all([post('ship'), post('ship')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(queries, 'plate')).toEqual({
    ...{ onHand: 2, available: 2, held: 0, committed: 0, ledger: 2 },
  });
  expect(await findings()).toEqual([]);
});

test('an item that is refunded before it has left is for sale again, and leaves in no parcel', async () => {
  await stocked(queries, 'fork', 5);
  const { lines, post } = await ordered('fork', 'fork');
  const [first = 0, second = 0] = lines;
  await post('ship', { lines: [first] });
  const asked = { lines: [second], reason: 'broken', confirmed: true };
  expect((await post('refund', asked)).status).toBe(200);
  expect((await post('ship')).body).toMatchObject({ code: 'wrong_state', state: 'shipped' });
  expect(await stockOf(queries, 'fork')).toMatchObject({ onHand: 4, available: 4, committed: 0 });
  expect(await findings()).toEqual([]);
});

test('and lies on the shelf again where it was packed', async () => {
  await stocked(queries, 'knife', 5);
  const { lines, post } = await ordered('knife', 'knife');
  await post('pack');
  await post('refund', { lines: lines.slice(1), reason: 'broken', confirmed: true });
  expect((await post('ship')).body.parcels).toMatchObject([{ lines: lines.slice(0, 1) }]);
  expect(await stockOf(queries, 'knife')).toMatchObject({ onHand: 4, available: 4, committed: 0 });
});

test('an order of which nothing is left to send waits no more, and nothing is booked twice', async () => {
  await stocked(queries, 'spoon', 5);
  const { order, lines, post } = await ordered('spoon', 'spoon');
  await post('pack');
  const asked = { reason: 'broken', confirmed: true };
  await post('refund', { ...asked, lines: lines.slice(1) });
  const rest = { ...asked, lines: lines.slice(0, 1), refundedSoFarCents: 1_000 };
  expect((await post('refund', rest)).body.order.state).toBe('cancelled');
  expect(await idsIn('cancelled')).toContain(order);
  expect(await stockOf(queries, 'spoon')).toMatchObject({ onHand: 5, available: 5, ledger: 5 });
  expect(await findings()).toEqual([]);
});

test('what cannot be refunded is not sent after all, without money: it is for sale again, and the order is whole', async () => {
  await stocked(queries, 'jug', 5);
  const { order, lines, post, status } = await ordered('jug', 'jug');
  await post('ship', { lines: lines.slice(0, 1) });
  const left = lines.slice(1);
  await post('refund', { amountCents: 1_500, reason: 'late', confirmed: true });
  expect((await post('drop-lines', { lines: left })).body.code).toBe('unconfirmed');
  const dropped = await post('drop-lines', { lines: left, confirmed: true });
  expect([dropped.status, dropped.body.state]).toEqual([200, 'shipped']);
  expect(await idsToShip()).not.toContain(order);
  expect(await stockOf(queries, 'jug')).toMatchObject({ onHand: 4, available: 4, committed: 0 });
  expect(await status()).toMatchObject({
    ...{ linesToSend: [], withdrawableLines: lines.slice(0, 1), refundedCents: 1_500 },
  });
  expect((await post('drop-lines', { lines: left })).status).toBe(409);
  expect((await post('deliver')).body.state).toBe('delivered');
  expect(await findings()).toEqual([]);
});

test('what was packed and refunded by amount is not sent, and lies on the shelf again', async () => {
  await stocked(queries, 'mug', 5);
  const { lines, post } = await ordered('mug', 'mug');
  await post('pack');
  const kept = await post('drop-lines', { confirmed: true });
  expect([kept.status, kept.body.detail]).toEqual([
    409,
    'Nothing of the order would be sent, and $20.00 of the charge is left: refund that first, or cancel the order.',
  ]);
  await post('refund', { reason: 'broken', confirmed: true });
  expect((await post('drop-lines', { lines: [] })).body.detail).toContain('at least one item');
  expect((await post('drop-lines', { lines: [99] })).status).toBe(409);
  expect((await post('drop-lines', { lines: lines.slice(1) })).body.state).toBe('packed');
  expect((await post('drop-lines')).body.state).toBe('cancelled');
  expect(await stockOf(queries, 'mug')).toMatchObject({ onHand: 5, available: 5, ledger: 5 });
  expect(await findings()).toEqual([]);
});

test('a withdrawal from what was refunded in vain before it left books nothing twice', async () => {
  await stocked(queries, 'pan', 5);
  const { order, shopper, lines, post, status } = await ordered('pan', 'pan');
  await post('refund', { lines: lines.slice(1), reason: 'broken', confirmed: true });
  await queries.update(refund).set({ state: 'failed' }).where(eq(refund.paymentIntent, order));
  const period = { days: 14, timeZone: 'UTC' };
  const wanted = { lines: lines.slice(1), declaredSeconds: Math.floor(Date.now() / 1_000), period };
  await shop.orderActions.withdraw(shopper, order, wanted, 'shopper');
  expect(await status()).toMatchObject({
    state: 'placed',
    withdrawals: [{ unsent: wanted.lines }],
  });
  expect(await stockOf(queries, 'pan')).toMatchObject({ onHand: 5, available: 4, committed: 1 });
});

test('what is counted for the first time between two parcels is committed for the second alone', async () => {
  const { lines, post } = await ordered('book', 'book');
  await post('ship', { lines: lines.slice(0, 1) });
  await recount(queries, 'book', 5);
  expect(await stockOf(queries, 'book')).toMatchObject({ onHand: 5, committed: 1 });
  await post('ship');
  expect(await stockOf(queries, 'book')).toMatchObject({ onHand: 4, committed: 0 });
});

test('a return of what was sent leaves the rest among the orders to send', async () => {
  const { order, shopper, lines, post, status } = await ordered('tablet', 'tablet');
  const sent = lines.slice(0, 1);
  await post('ship', { lines: sent });
  const items = [{ lines: sent, reason: 'damaged' as const, words: '' }];
  expect(await shop.orderActions.requestReturn(shopper, order, items)).toEqual({ kind: 'done' });
  expect((await status()).state).toBe('return_requested');
  expect(await idsToShip()).toContain(order);
  expect(await idsIn('return_requested')).toContain(order);
  await post('ship');
  expect(await idsToShip()).not.toContain(order);
  const unsent = await ordered('tablet', 'tablet');
  await unsent.post('ship', { lines: unsent.lines.slice(0, 1) });
  const early = { lines: unsent.lines, confirmed: true };
  const [, second] = unsent.lines;
  expect((await unsent.post('receive-return', early)).body.detail).toBe(
    `Line ${second} was not sent: it cannot have come back.`,
  );
});

test('a withdrawal from all of an order refunds at once what never left, and acknowledges both in one mail', async () => {
  await stocked(queries, 'cup', 5);
  const { order, shopper, lines, post, status } = await ordered('cup', 'cup');
  await post('ship', { lines: lines.slice(0, 1) });
  const wanted = { lines: null, declaredSeconds: Math.floor(Date.now() / 1_000) };
  const period = { days: 14, timeZone: 'UTC' };
  await shop.orderActions.withdraw(shopper, order, { ...wanted, period }, 'shopper');
  expect(await status()).toMatchObject({ state: 'withdrawn', refundedCents: 1_000 });
  expect(await idsToShip()).not.toContain(order);
  expect(await stockOf(queries, 'cup')).toMatchObject({ onHand: 4, available: 4, committed: 0 });
  const { states, withdrawals } = await readWaiting(queries, SCOPE_NAMES);
  expect(states.find(({ state }) => state === 'withdrawn')?.count).toBe(1);
  expect(withdrawals.map(({ intent }) => intent)).toEqual([order]);
  const kinds = (await queries.select().from(mail).where(eq(mail.shopper, shopper))).map(
    ({ kind }) => kind,
  );
  expect(kinds.filter((kind) => kind === 'order_withdrawn')).toHaveLength(1);
  const back = { lines: lines.slice(0, 1), refundedSoFarCents: 1_000, confirmed: true };
  expect((await post('receive-return', back)).body.order.state).toBe('returned');
  expect(await stockOf(queries, 'cup')).toMatchObject({ onHand: 5, available: 5 });
  expect(await findings()).toEqual([]);
});

test('each parcel has a mail of its own: what is in it, and what follows', async () => {
  const { order, shopper, lines, post } = await ordered('book', 'tablet');
  await post('ship', { lines: lines.slice(0, 1), carrier: 'UPS', tracking: '1Z' });
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost:3000' };
  async function mailsNow() {
    const rows = await queries
      .select()
      .from(mail)
      .where(eq(mail.shopper, shopper))
      .orderBy(asc(mail.queuedAt));
    const parcels = rows.filter(({ kind }) => kind === 'order_shipped');
    return Promise.all(
      parcels.map(({ body }) =>
        renderMail(queries, { kind: 'order_shipped', shopper, body, queuedSeconds: 0 }, setting),
      ),
    );
  }
  const [first] = await mailsNow();
  expect(first?.subject).toMatch(/^On its way: The Quiet Startup[^,]*$/);
  expect(first?.text).toContain('Part of your order is on its way');
  expect(first?.text).toMatch(/The rest follows in another parcel:\n\n.*[Tt]ablet/);
  expect(first?.text).toContain('https://www.ups.com/track?tracknum=1Z');
  await post('ship');
  const [, second] = await mailsNow();
  expect(second?.text).toContain('The rest of your order is on its way');
  expect(second?.text).not.toContain('The Quiet Startup');
  const event = { kind: 'order.shipped', subject: order, ref: { no: 1 }, atSeconds: 1 };
  expect(await composeEvent(queries, { id: '1', ...event })).toMatchObject({
    data: { parcel: 1, order: { state: 'partly_shipped', parcels: [{ no: 1 }] } },
  });
});

test('at the shell a parcel is named by its lines, and the order says what is in each', async () => {
  const { order, lines } = await ordered('book', 'tablet');
  const ship = await shopApi.run('orders', 'ship', order, '--lines', String(lines[0]));
  expect(ship.out).toMatch(/is partly shipped/);
  const { out } = await shopApi.run('orders', 'show', order);
  expect(out).toContain('parcel 1  shipped  The Quiet Startup');
  expect(out).toMatch(/Parcel 1 · shipped, The Quiet Startup.*\(staff\)/);
});
