import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { orderToWire } from '#app/features/orders/order-on-wire.ts';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { lockBoth, markMerged } from '#app/features/shopper/shopper-store.server.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
import { compare, openLedger } from '../faults/judges/ledger.ts';
import { readCharges } from '../fixtures/provider-charges.ts';
import { testServices } from '../shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { basket, payments, settle, handleWebhook, paymentReturn, queries } = shop;

/** The product id of the variant book, in the sample catalogue. */
const BOOK_ID = '12321341';

const CLEAN = { lost: [], doubled: [], unrefunded: [], mismatched: [], oversold: [] };

function concurrently<Value>(count: number, work: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, work));
}

describe('two tabs at the same moment', () => {
  test('add without losing a line', async () => {
    const guest = await shop.guest('book');
    await concurrently(8, () => basket.change(guest, { type: 'ADD_TO_BASKET', variant: 'tablet' }));
    const lines = (await shop.basketOf(guest)).items.map(({ line }) => line);
    expect(new Set(lines).size).toBe(9);
  });

  test('add to what a third has left, and not to a basket that joined meanwhile', async () => {
    for (const joins of [false, true]) {
      const guest = await shop.guest('book');
      const account = shop.accountId();
      const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const changing = queries.transaction(async (tx) => {
        await lockBoth(tx, guest, account);
        locked.resolve();
        await held.promise;
        if (joins) await markMerged(tx, guest, account);
      });
      await locked.promise;
      const adding = basket.change(guest, { type: 'ADD_TO_BASKET', variant: 'tablet' });
      await untilOneWaits(queries);
      held.resolve();
      await changing;
      const added = await adding;
      expect(added.ok ? added.value.basket.items.length : added.refusal).toBe(
        joins ? 'shopper_merged' : 2,
      );
    }
  });

  test('remove one line each', async () => {
    const guest = await shop.guest('book', 'book', 'book');
    await concurrently(2, () => basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: BOOK_ID }));
    expect((await shop.basketOf(guest)).items).toHaveLength(1);
  });

  test('make one guest of a cookie that is new', async () => {
    const guest = await shop.guest();
    await concurrently(4, () => basket.change(guest, { type: 'ADD_TO_BASKET', variant: 'book' }));
    expect((await shop.basketOf(guest)).items).toHaveLength(4);
  });

  test('start one payment', async () => {
    const guest = await shop.guest('book');
    const total = await shop.totalOf(guest);
    const started = await concurrently(5, () => payments.start(guest, total));
    const intents = started.flatMap((one) => (one.ok ? [one.value.intent] : []));
    // A concurrent caller may get 'try again' during the request to the provider.
    expect(new Set([...intents, (await shop.start(guest)).intent]).size).toBe(1);
    const rows = sql`select count(*)::int as count from payment where shopper = ${guest}`;
    expect(await queries.execute(rows)).toMatchObject({ rows: [{ count: 1 }] });
  });

  test('report a payment and sign in, and the report finds the order', async () => {
    for (let times = 0; times < 40; times += 1) {
      const guest = await shop.guest('book');
      const intent = await shop.pay(guest);
      const [report] = await Promise.all([
        paymentReturn(guest, intent),
        shop.join(guest, shop.accountId()),
      ]);
      expect(report.kind).toBe('ordered');
    }
  });

  test('confirm one intent, and the card is charged once', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await shop.start(guest);
    const stripe = shop.stripe();
    const [answers] = await Promise.all([
      concurrently(6, () => shop.confirm(clientSecret)),
      stripe.paymentIntents.update(intent, { description: 'changed meanwhile' }),
    ]);
    expect(answers.toSorted()).toEqual([
      ...Array(5).fill('payment_intent_unexpected_state'),
      'succeeded',
    ]);
    const charges = (await readCharges(queries)).filter((one) => one.intent === intent);
    expect(charges).toHaveLength(1);
  });

  test('pay for a basket and change it, and the charge stands for what was shown', async () => {
    const guest = await shop.guest('book');
    const started = await shop.start(guest);
    await Promise.all([
      shop.confirm(started.clientSecret),
      shop.add(guest, 'tablet').then(async () => payments.start(guest, await shop.totalOf(guest))),
    ]);
    const settled = await settle(started.intent);
    const charged = (await readCharges(queries)).some(({ intent }) => intent === started.intent);
    expect(settled).toMatchObject(
      charged ? { kind: 'ordered', order: { amount: 1196 } } : { kind: 'cancelled' },
    );
    const { items } = await shop.basketOf(guest);
    expect(items.map(({ variant }) => variant)).toEqual(charged ? ['tablet'] : ['book', 'tablet']);
  });
});

/** A random action: of a tab of the guest or of the account, of the provider, or of the clock. */
const action = fc.record({
  kind: fc.constantFrom(
    'add',
    'remove',
    'start',
    'start',
    'confirm',
    'confirm',
    'report',
    'webhook',
    'sweep',
    'join',
  ),
  as: fc.constantFrom('guest', 'account'),
  /** An index into the intents so far, from the newest. */
  back: fc.nat(2),
});
const actors = fc.array(fc.array(action, { minLength: 2, maxLength: 8 }), {
  minLength: 2,
  maxLength: 5,
});

test('whatever happens at once, every charge is one order or one refund', async () => {
  await fc.assert(
    fc.asyncProperty(actors, async (all) => {
      const shoppers = { guest: await shop.guest('book', 'tablet'), account: shop.accountId() };
      const started: { intent: string; clientSecret: string }[] = [];
      const ledger = openLedger();

      async function act({ kind, as, back }: (typeof all)[number][number]): Promise<unknown> {
        const shopper = shoppers[as];
        const known = started.at(-1 - back) ?? started.at(-1);
        switch (kind) {
          case 'add':
            return basket.change(shopper, { type: 'ADD_TO_BASKET', variant: 'usb-c-cable' });
          case 'remove':
            return basket.change(shopper, { type: 'REMOVE_FROM_BASKET', id: BOOK_ID });
          case 'start': {
            const total = await shop.totalOf(shopper);
            const made = await payments.start(shopper, total);
            if (!made.ok || made.value.clientSecret === null) return;
            ledger.started.set(made.value.intent, total);
            return started.push({ ...made.value, clientSecret: made.value.clientSecret });
          }
          case 'confirm':
            return known && shop.confirm(known.clientSecret);
          case 'report':
            return known && paymentReturn(shopper, known.intent);
          case 'webhook':
            return known && handleWebhook({ about: 'payment', intent: known.intent, shopper });
          case 'sweep':
            return shop.sweep();
          case 'join':
            return shop.join(shoppers.guest, shoppers.account);
        }
      }

      await Promise.all(
        all.map(async (actions) => {
          for (const one of actions) await act(one);
        }),
      );
      await shop.join(shoppers.guest, shoppers.account);
      for (const { intent } of started) await settle(intent);

      const { orders, refunds } = await shop.orders.page(shoppers.account, null, 100);
      const { items } = await shop.basketOf(shoppers.account);
      const basketLines = items.map(({ line }) => line);
      const books = {
        shopper: shoppers.account,
        orders: orders.map(orderToWire),
        refunds,
        basketLines,
      };
      const own = (await readCharges(queries)).filter(({ intent }) => ledger.started.has(intent));
      expect(compare(ledger, [books], own, {})).toEqual(CLEAN);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  const { findings } = await createReconciliation(shop)();
  expect(findings).toEqual([]);
}, 60_000);
