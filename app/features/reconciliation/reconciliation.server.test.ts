import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CLEAN, testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { lost } from '#tests/network/test-network.ts';
import { dyingActions } from '#tests/shop/dying-actions.ts';
import { readStock } from './reconciliation-stock-store.server.ts';

const { shop, reconciliation, edit, purchase, overcharge, wipe } = await testReconciliation();
afterAll(shop.close);
afterEach(wipe);

describe('nothing is wrong', () => {
  test('in an empty shop', async () => {
    expect(await reconciliation()).toEqual({
      counts: CLEAN,
      scope: { charges: 0, orders: 0, refunds: 0, counted: 0 },
      owedCents: 0,
      findings: [],
      notes: [],
    });
  });

  test('after purchases, refunds, a left payment and a join', async () => {
    const { shopper } = await purchase('book', 'book', 'tablet');
    await shop.add(shopper, 'usb-c-cable');
    await purchase('usb-c-cable');
    const { intent } = await overcharge();
    await shop.settle(intent);
    await shop.start(await shop.guest('tablet'));
    await shop.join(shopper, shop.accountId());
    expect(await reconciliation()).toEqual({
      counts: CLEAN,
      scope: { charges: 3, orders: 2, refunds: 1, counted: 0 },
      owedCents: 0,
      findings: [],
      notes: [],
    });
  });

  test('after an account has kept an order of a guest', async () => {
    const { shopper, intent } = await purchase('book');
    await shop.claimOrder(shopper, intent, shop.accountId());
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [], notes: [] });
  });

  test('while what was just sold is not committed yet', async () => {
    await purchase(await stocked(shop.queries, 'just-sold', 1));
    await edit(sql`update stock_hold set state = 'held'`);
    const report = { counts: CLEAN, scope: { orders: 1, counted: 1 }, findings: [], notes: [] };
    expect(await reconciliation()).toMatchObject(report);
    await edit(sql`truncate stock, stock_hold, stock_entry`);
  });

  test('when charges only wait for the sweep: the reconciliation settles them first', async () => {
    const guest = await shop.guest('book');
    const paid = await shop.pay(guest);
    const { shopper, intent } = await overcharge();
    // Checked a moment ago, and not due again for an hour.
    await edit(sql`update payment set sweep_due_at = now() + interval '1 hour'`);
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      scope: { orders: 1, refunds: 1 },
    });
    expect((await shop.historyOf(guest)).orders).toEqual([paid]);
    expect((await shop.historyOf(shopper)).refunds).toEqual([{ id: intent, state: 'refunded' }]);
  });

  test('when what a cancelled order held only waits for the sweep: the reconciliation gives it back first', async () => {
    const variant = await stocked(shop.queries, 'not-back', 1);
    const { shopper, intent } = await purchase(variant);
    await dyingActions(shop.queries).cancelOrder(shopper, intent, '', 'shopper');
    const { holds } = await readStock(shop.queries);
    expect(holds).toMatchObject([{ state: 'ordered', cancelledSeconds: expect.any(Number) }]);
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [], notes: [] });
    expect(await stockOf(shop.queries, variant)).toMatchObject({ available: 1, committed: 0 });
    await edit(sql`truncate stock, stock_hold, stock_entry`);
  });

  test('while shoppers pay, join and are settled twice', async () => {
    async function buy(): Promise<void> {
      const shopper = await shop.guest('book', 'tablet');
      const intent = await shop.pay(shopper);
      await Promise.all([
        shop.settle(intent),
        shop.settle(intent),
        shop.join(shopper, shop.accountId()),
      ]);
    }
    async function buyMany(): Promise<void> {
      for (let round = 0; round < 8; round += 1) await buy();
    }
    const buying = Promise.all([buyMany(), buyMany()]);
    for (let round = 0; round < 5; round += 1) {
      expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [] });
    }
    await buying;
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      scope: { charges: 16, orders: 16 },
    });
  });

  test("with intents that are not this shop's, and orders by another account", async () => {
    const intents = shop.stripe().paymentIntents;
    const foreign = await intents.create({ amount: 500, currency: 'usd' });
    await shop.confirm(foreign.client_secret ?? '');
    const { intent } = await purchase('book');
    await edit(sql`update payment set provider = 'acct_earlier:test' where intent = ${intent}`);
    await edit(sql`delete from card_simulator.payment_intent where id = ${intent}`);
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      scope: { charges: 0, orders: 1 },
      notes: [],
    });
  });
});

describe('a note is', () => {
  test('an order that the merchant has refunded', async () => {
    const { intent } = await purchase('book');
    await shop.stripe().refunds.create({ payment_intent: intent, amount: 100 });
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      notes: [{ kind: 'merchant_refund', problem: expect.stringContaining('$1.00') }],
    });
  });

  test('a failed refund that was made by hand', async () => {
    const { intent } = await overcharge();
    await shop.settle(intent);
    await edit(sql`update refund set state = 'failed'`);
    await edit(sql`delete from refund_transaction`);
    await edit(sql`update payment set state = 'refund_failed'`);
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      notes: [{ kind: 'refunded_by_hand' }],
    });
  });

  test('a stray intent, which the sweep cancels from then on', async () => {
    const { intent } = await shop.start(await shop.guest('book'));
    const intents = shop.stripe().paymentIntents;
    const { metadata } = await intents.retrieve(intent);
    const stray = await intents.create({ amount: 1196, currency: 'usd', metadata });
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      notes: [{ kind: 'stray_intent', ids: { intent: stray.id } }],
    });
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, notes: [] });
    expect((await intents.retrieve(stray.id)).status).toBe('canceled');
  });

  test('an unpaid intent that no payment knows', async () => {
    const { intent } = await shop.start(await shop.guest('book'));
    await edit(sql`delete from payment`);
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      notes: [{ kind: 'intent_unknown', ids: { intent } }],
    });
  });
});

test('thousands of purchases are read in pages, and the one that is wrong is found', async () => {
  const { shopper, intent } = await purchase('book');
  const fill = (statement: SQL) => edit(sql`${statement} from generate_series(1, 2500) as n`);
  await fill(sql`insert into card_simulator.payment_intent (id, client_secret, amount_cents, currency,
      status, capture_method, metadata, created_seconds)
    select 'pi_' || n, 'secret', 100, 'usd', 'succeeded', 'automatic',
      jsonb_build_object('shopper', 'shopper_' || n % 700, 'payment', 'payment_' || n), n / 3`);
  const item = sql`jsonb_build_array(jsonb_build_object('variant', 'usb-c-cable', 'id', '1',
    'title', 't', 'image', 'i', 'priceCents', 100, 'rating', 3, 'line', 1000 + n))`;
  await fill(sql`insert into payment (shopper, payment, provider, intent, state, items, amount_cents)
    select 'shopper_' || n % 700, 'payment_' || n, 'acct_cardsimulator:test', 'pi_' || n,
      'ordered', ${item}, 100`);
  await fill(sql`insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'shopper_' || n % 700, 'pi_' || n, ${item}, 100, n / 3`);
  await fill(sql`insert into order_status (shopper, payment_intent, state)
    select 'shopper_' || n % 700, 'pi_' || n, 'placed'`);
  await fill(sql`insert into order_line (shopper, line, payment_intent)
    select 'shopper_' || n % 700, 1000 + n, 'pi_' || n`);
  expect(await reconciliation()).toMatchObject({
    counts: CLEAN,
    scope: { charges: 2501, orders: 2501, refunds: 0, counted: 0 },
  });
  await edit(sql`delete from card_simulator.payment_intent where id in ('pi_1', 'pi_1250')`);
  await edit(sql`delete from order_line where shopper = ${shopper}`);
  expect((await reconciliation()).findings).toMatchObject([
    { kind: 'order_without_charge', ids: { intent: 'pi_1250' } },
    { kind: 'order_without_charge', ids: { intent: 'pi_1' } },
    { kind: 'line_unclaimed', ids: { intent } },
  ]);
});

test('each finding is emitted as soon as it is certain', async () => {
  await purchase('book');
  await edit(sql`delete from "order"`);
  const received: string[] = [];
  const report = await reconciliation(({ kind }) => void received.push(kind));
  expect(received).toEqual(report.findings.map(({ kind }) => kind));
  expect(received).toEqual(['charge_lost', 'claim_without_order']);
});

test('a reconciliation without an answer of the provider is none', async () => {
  const mend = shop.network.always(/^GET \/v1\/payment_intents$/, lost);
  await expect(reconciliation()).rejects.toThrow('The card provider does not answer');
  mend();
});
