/** When a refund is asked for again, when it is given up, and who is notified. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { refund } from '#db/schema/order-schema.ts';
import {
  CREATE_REFUND,
  inEuros,
  LIST_REFUNDS,
  RETRIEVE_INTENT,
  testRefunds,
} from '#tests/fixtures/test-refunds.ts';
import { lost, refusing } from '#tests/network/test-network.ts';
import { readCharge, writeRefundChanges } from './charge-store.server.ts';

const { shop, chargeToRefund, advance, stateOf, attemptOf } = await testRefunds();
afterAll(shop.close);
const { network } = shop;

let restore = () => {};
afterEach(() => restore());

/** @see https://docs.stripe.com/error-codes */
describe('a refund that the provider refuses', () => {
  const refusingWith = (code: string) => () =>
    Response.json(
      { error: { type: 'invalid_request_error', code, message: 'No.' } },
      { status: 400 },
    );

  test.each(['balance_insufficient', 'processing_error', 'resource_missing', ''])(
    'with "%s" is tried again with another key each time, and never given up',
    async (code) => {
      const { guest, intent } = await chargeToRefund();
      restore = network.always(CREATE_REFUND, refusingWith(code));
      for (let attempt = 1; attempt < 12; attempt += 1) {
        expect(await advance(guest, intent)).toMatchObject({ state: 'due' });
      }
      expect(new Set(network.takeKeys()).size).toBe(11);
      restore();
      expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
    },
  );

  test.each(['charge_disputed', 'refund_disputed_payment'])(
    'with "%s" is given up, loudly',
    async (code) => {
      const { guest, intent } = await chargeToRefund();
      restore = network.always(CREATE_REFUND, refusingWith(code));
      shop.takeLogged();
      expect(await advance(guest, intent)).toMatchObject({ state: 'failed' });
      expect(await stateOf(guest, intent)).toEqual({ refund: 'failed', payment: 'refund_failed' });
      expect(shop.takeLogged()).toMatchObject([{ level: 50, paymentIntent: intent }]);
      network.takeKeys();
      await advance(guest, intent);
      expect(network.takeKeys()).toEqual([]);
    },
  );

  test('is not asked for by the requests of the shopper, however many', async () => {
    const { guest, intent } = await chargeToRefund();
    restore = network.always(CREATE_REFUND, refusing);
    for (let count = 0; count < 7; count += 1) {
      expect(await shop.paymentReturn(guest, intent)).toMatchObject({
        kind: 'refunded',
        refund: { state: 'due' },
      });
      await shop.handleWebhook({ about: 'payment', intent, shopper: guest });
      await shop.settle(intent);
    }
    expect(network.takeKeys()).toEqual([]);
    expect(await attemptOf(guest)).toBe(1);
    restore();
    expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
  });

  test('is asked for once when it becomes due', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    restore = network.always(CREATE_REFUND, refusing);
    network.next(RETRIEVE_INTENT, inEuros);
    network.takeKeys();
    await shop.settle(intent);
    expect(network.takeKeys()).toHaveLength(1);
    expect(await attemptOf(guest)).toBe(2);
  });

  test('waits longer and longer for the sweep, from its beginning on', async () => {
    const { guest, intent } = await chargeToRefund();
    restore = network.always(CREATE_REFUND, refusing);
    const pausesMinutes: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      await shop.sweep();
      const [row] = await shop.queries
        .select({ seconds: sql<number>`extract(epoch from sweep_due_at - now())::float` })
        .from(refund)
        .where(eq(refund.paymentIntent, intent));
      pausesMinutes.push(Math.round((row?.seconds ?? 0) / 60));
      await shop.queries
        .update(refund)
        .set({ sweepDueAt: sql`now()` })
        .where(eq(refund.shopper, guest));
    }
    expect(pausesMinutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  });

  test('and is owed for more than a day is mailed to the shopkeeper', async () => {
    const { guest, intent } = await chargeToRefund();
    restore = network.always(CREATE_REFUND, refusingWith('balance_insufficient'));
    shop.takeLogged();
    await advance(guest, intent);
    expect(shop.takeLogged()).toEqual([]);
    await shop.queries
      .update(refund)
      .set({ dueAt: sql`now() - interval '25 hours'` })
      .where(eq(refund.shopper, guest));
    await advance(guest, intent);
    expect(shop.takeLogged()).toMatchObject([
      { level: 40, paymentIntent: intent, amountCents: 1196, reason: 'No.' },
    ]);
  });
});

test('an older attempt does not write back what a newer one has reached', async () => {
  const { guest, intent } = await chargeToRefund();
  network.next(CREATE_REFUND, async () => {
    restore = network.always(CREATE_REFUND, refusing);
    await advance(guest, intent);
    await advance(guest, intent);
    return Response.json(
      { error: { type: 'invalid_request_error', message: 'No.' } },
      { status: 400 },
    );
  });
  await advance(guest, intent);
  expect(await attemptOf(guest)).toBe(3);
});

test('an attempt is written once: for whoever has read an older one nothing is written', async () => {
  const { guest, intent } = await chargeToRefund();
  const charge = await readCharge(shop.queries, guest, intent);
  if (!charge) throw new Error('There is no such charge');
  const changes = charge.refunds.map((one) => ({ ...one, attempt: 2 }));
  const write = () => writeRefundChanges(shop.queries, charge, changes, 'refund_due', null);
  expect(await write()).toBe(true);
  expect(await write()).toBe(false);
  expect(await attemptOf(guest)).toBe(2);
});

test('a refund is announced as soon as it is owed, though the provider has not made it', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  const onChange = vi.fn();
  const leave = shop.live.subscribe(guest, onChange);
  network.next(RETRIEVE_INTENT, inEuros);
  network.next(LIST_REFUNDS, lost);
  await shop.settle(intent);
  await vi.waitFor(() => {
    expect(onChange.mock.calls.map(([{ kind }]) => kind)).toContain('refunds');
  });
  expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
  leave();
});
