import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { changing, failing, lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { settle, network } = shop;

const RETRIEVE = /^GET \/v1\/payment_intents\/\w+$/;

/** A basket whose payment is confirmed and settled by nobody yet. */
async function paid(...variants: string[]) {
  const guest = await shop.guest(...variants);
  return { guest, intent: await shop.pay(guest) };
}

describe('settling a paid intent', () => {
  test('makes one order of what was charged, under the intent and its time', async () => {
    const { guest, intent } = await paid('book', 'book', 'usb-c-cable');
    const { created } = await shop.stripe().paymentIntents.retrieve(intent);
    const settled = await settle(intent);
    expect(settled).toEqual({
      kind: 'ordered',
      shopper: guest,
      order: {
        id: intent,
        amount: 2492,
        created,
        basket: [
          expect.objectContaining({ variant: 'book', priceCents: 1_196 }),
          expect.objectContaining({ variant: 'book', priceCents: 1_196 }),
          expect.objectContaining({ variant: 'usb-c-cable', priceCents: 100 }),
        ],
      },
    });
  });

  test('empties the basket of what was paid for, and of nothing else', async () => {
    const { guest, intent } = await paid('book');
    await shop.add(guest, 'tablet', 'book');
    await settle(intent);
    const { items } = await shop.basketOf(guest);
    expect(items.map(({ variant }) => variant)).toEqual(['tablet', 'book']);
  });

  test('orders what was removed from the basket after it was frozen', async () => {
    const { guest, intent } = await paid('book');
    await shop.basket.change(guest, { type: 'EMPTY_BASKET' });
    expect(await settle(intent)).toMatchObject({ kind: 'ordered', order: { amount: 1196 } });
  });

  test('says when the card was charged, which its answer says', async () => {
    const { intent } = await paid('book');
    const seen = await shop.gateway.retrieveIntent(intent);
    const { latest_charge: charge } = await shop
      .stripe()
      .paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    const { created } = z.object({ created: z.int() }).parse(charge);
    expect(seen).toMatchObject({ value: { status: 'succeeded', chargedSeconds: created } });
  });

  test('gives the same order however often it is repeated', async () => {
    const { guest, intent } = await paid('book');
    const first = await settle(intent);
    expect(await settle(intent)).toEqual(first);
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('orders once for PUT, webhook and sweep at once, in any order', async () => {
    const caller = fc.constantFrom('put', 'webhook', 'sweep', 'join', 'start');
    const callers = fc.array(caller, { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(callers, async (names) => {
        const { guest, intent } = await paid('book');
        const account = shop.accountId();
        const calls = {
          put: () => shop.paymentReturn(guest, intent),
          webhook: () => shop.handleWebhook({ about: 'payment', intent, shopper: guest }),
          sweep: () => shop.sweep(),
          join: () => shop.join(guest, account),
          start: () => shop.payments.start(guest, 1196),
        };
        await Promise.all(names.map((name) => calls[name]()));
        await settle(intent);
        const histories = [await shop.historyOf(guest), await shop.historyOf(account)];
        expect(histories.flatMap(({ orders }) => orders)).toEqual([intent]);
        expect(histories.flatMap(({ refunds }) => refunds)).toEqual([]);
        expect((await shop.basketOf(guest)).items).toEqual([]);
        expect((await shop.basketOf(account)).items).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('of a guest who joined meanwhile makes the order of the account', async () => {
    const { guest, intent } = await paid('book');
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await settle(intent)).toMatchObject({ kind: 'ordered', shopper: account });
    expect(await shop.historyOf(account)).toEqual({ orders: [intent], refunds: [] });
    expect(await shop.historyOf(guest)).toEqual({ orders: [], refunds: [] });
    expect((await shop.basketOf(account)).items).toEqual([]);
  });
});

describe('a charge that cannot become an order', () => {
  /** Two intents over one line, both paid: the provider only claimed to have cancelled the first. */
  async function paidTwice() {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    network.next(/cancel$/, async () => {
      const intent = await shop.stripe().paymentIntents.retrieve(first.intent);
      return Response.json({ ...intent, status: 'canceled' });
    });
    await shop.add(guest, 'usb-c-cable');
    const second = await shop.start(guest);
    await shop.confirm(first.clientSecret);
    await shop.confirm(second.clientSecret);
    return { guest, first: first.intent, second: second.intent };
  }

  test('because a line was sold already goes back in full, and its other lines stay', async () => {
    const { guest, first, second } = await paidTwice();
    expect(await settle(first)).toMatchObject({ kind: 'ordered' });
    expect(await settle(second)).toMatchObject({
      kind: 'refunded',
      refund: { id: second, amount: 1296, state: 'refunded' },
    });
    expect(await shop.historyOf(guest)).toEqual({
      orders: [first],
      refunds: [{ id: second, state: 'refunded' }],
    });
    const { data } = await shop.stripe().refunds.list({ payment_intent: second });
    expect(data.map(({ amount }) => amount)).toEqual([1296]);
    const { items } = await shop.basketOf(guest);
    expect(items.map(({ variant }) => variant)).toEqual(['usb-c-cable']);
  });

  test('is one order and one refund when both are settled at once, again and again', async () => {
    const { guest, first, second } = await paidTwice();
    await Promise.all([first, second, first, second].map((intent) => settle(intent)));
    const { orders, refunds } = await shop.historyOf(guest);
    expect([...orders, ...refunds.map(({ id }) => id)].toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect(orders).toHaveLength(1);
    const { data } = await shop.stripe().refunds.list({ limit: 100 });
    const own = data.filter(({ payment_intent: id }) => id === first || id === second);
    expect(own).toHaveLength(1);
  });

  test('is a refund too when the guest has joined an account between the two', async () => {
    const { guest, first, second } = await paidTwice();
    const account = shop.accountId();
    await settle(first);
    await shop.join(guest, account);
    await settle(second);
    expect(await shop.historyOf(account)).toEqual({
      orders: [first],
      refunds: [{ id: second, state: 'refunded' }],
    });
  });

  test.for([
    ['the amount received is another', { amount_received: 1195 }],
    ['the currency is another', { currency: 'eur' }],
  ] as const)('because %s goes back in full', async ([, change]) => {
    const { guest, intent } = await paid('book');
    network.next(
      RETRIEVE,
      changing((body) => ({ ...body, ...change })),
    );
    const settled = await settle(intent);
    expect(settled).toMatchObject({ kind: 'refunded', refund: { id: intent } });
    expect(await shop.historyOf(guest)).toEqual({
      orders: [],
      refunds: [{ id: intent, state: 'refunded' }],
    });
    const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([1196]);
    const { items } = await shop.basketOf(guest);
    expect(items.map(({ variant }) => variant)).toEqual(['book']);
  });
});

describe('settling changes nothing', () => {
  test('while the intent is unpaid, and says so', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await shop.start(guest);
    expect(await settle(intent)).toEqual({ kind: 'unpaid', shopper: guest });
    await shop.confirm(clientSecret, '4000000000000002');
    expect(await settle(intent)).toEqual({ kind: 'unpaid', shopper: guest });
    expect(await shop.historyOf(guest)).toEqual({ orders: [], refunds: [] });
  });

  test('while the intent is processing, and says so', async () => {
    const { guest, intent } = await paid('book');
    network.next(
      RETRIEVE,
      changing((body) => ({ ...body, status: 'processing' })),
    );
    expect(await settle(intent)).toEqual({ kind: 'processing', shopper: guest });
    expect(await shop.historyOf(guest)).toEqual({ orders: [], refunds: [] });
  });

  test('while the provider does not answer, and says so', async () => {
    const { guest, intent } = await paid('book');
    for (const fault of [lost, failing]) {
      network.next(RETRIEVE, fault);
      expect(await settle(intent)).toEqual({ kind: 'unavailable' });
    }
    expect(await settle(intent)).toMatchObject({ kind: 'ordered', shopper: guest });
  });

  test('for an intent that the provider cancelled, but for the payment, which ends', async () => {
    const guest = await shop.guest('book');
    const { intent } = await shop.start(guest);
    await shop.stripe().paymentIntents.cancel(intent);
    expect(await settle(intent)).toEqual({ kind: 'cancelled', shopper: guest });
    expect((await shop.start(guest)).intent).not.toBe(intent);
  });

  test('for an intent that this shop has not made', async () => {
    const stripe = shop.stripe();
    const { guest } = await paid('book');
    const foreign = [
      await stripe.paymentIntents.create({ amount: 500, currency: 'usd' }),
      await stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        metadata: { shopper: guest, payment: 'of-another-shop' },
      }),
      await stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        metadata: { shopper: 'guest_nobody', payment: 'of-another-shop' },
      }),
    ];
    for (const { id, client_secret } of foreign) {
      await shop.confirm(client_secret ?? '');
      expect(await settle(id)).toEqual({ kind: 'unknown' });
    }
    expect(await settle('pi_nowhere')).toEqual({ kind: 'unknown' });
    expect(await shop.historyOf(guest)).toEqual({ orders: [], refunds: [] });
  });
});
