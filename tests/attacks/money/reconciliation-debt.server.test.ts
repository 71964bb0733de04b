/** What is owed is found by the reconciliation, whatever the shop's own list of attempts says. */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { RecordedAct } from '#app/features/orders/actions/decide-parcel.ts';
import type { OrderState } from '#app/features/orders/events/order-events.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { testReconciliation } from '#tests/fixtures/test-reconciliation.ts';

const { shop, reconciliation, letBanksAct, wipe } = await testReconciliation();
afterAll(shop.close);
afterEach(wipe);

const BOOK_CENTS = 1196;

const done = (kind: 'packed' | 'delivered' | 'return_approved'): RecordedAct => ({
  kind,
  body: {},
});
const shipped: RecordedAct = { kind: 'shipped', body: { carrier: 'Post', tracking: '1' } };
const asked = 'all of it is asked back';
const returned = 'all of it is back';
const withdrawn = 'all of it is withdrawn from';
type Step = RecordedAct | typeof asked | typeof returned | typeof withdrawn;

/** How an order of one item comes into each state but 'cancelled', which is a refund itself. */
const WAYS: Record<Exclude<OrderState, 'cancelled' | 'partly_shipped'>, Step[]> = {
  placed: [],
  packed: [done('packed')],
  shipped: [shipped],
  delivered: [shipped, done('delivered')],
  return_requested: [shipped, asked],
  return_approved: [shipped, asked, done('return_approved')],
  withdrawn: [shipped, done('delivered'), withdrawn],
  returned: [shipped, asked, done('return_approved'), returned],
};

/** A paid order in this state. */
async function orderIn(card: string, steps: readonly Step[]) {
  const shopper = await shop.guest('book');
  const { intent, clientSecret } = await shop.start(shopper);
  await shop.confirm(clientSecret, card);
  await shop.settle(intent);
  const { basket = [] } = (await shop.orders.details(shopper, intent)) ?? {};
  const lines = basket.map(({ line }) => line);
  const items = [{ lines, reason: 'changed_mind' as const, words: 'too big' }];
  for (const step of steps) {
    if (step === asked) await shop.orderActions.requestReturn(shopper, intent, items);
    else if (step === withdrawn) {
      const period = { days: 14, timeZone: 'UTC' };
      const wanted = { lines, declaredSeconds: 1_795_770_000, period };
      await shop.orderActions.withdraw(shopper, intent, wanted, 'shopper');
    } else if (step === returned) {
      const received = { lines, unsaleable: [], isRefunded: false, seenCents: 0 };
      await shop.orderActions.receiveReturn(shopper, intent, received);
    } else await shop.orderActions.record(shopper, intent, step);
  }
  return { shopper, intent };
}

type Order = Awaited<ReturnType<typeof orderIn>>;

async function refund({ shopper, intent }: Order, cents: number): Promise<void> {
  const details = await readOrderDetails(shop.queries, shopper, intent);
  if (!details) throw new Error('Unable to find the order');
  const { refundedCents: seenCents } = foldOrder(details);
  const wanted = { cents, lines: null, seenCents, reason: 'late', isSure: true };
  const outcome = await shop.orderActions.refundOrder(shopper, intent, wanted);
  expect(outcome.kind).toBe('done');
}

const cancel = ({ shopper, intent }: Order) =>
  shop.orderActions.cancelOrder(shopper, intent, 'changed my mind', 'shopper');

/** As often as the shop tries it, the bank sends it back. */
async function letEveryTryFail({ shopper, intent }: Order): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    await letBanksAct();
    await shop.refunds.advanceRefunds(shopper, intent);
  }
}

describe('with a card that takes nothing back', () => {
  const CARD = '4000000000005126';

  test.for(Object.entries(WAYS))('one refund of an order that is %s is owed', async ([, way]) => {
    const order = await orderIn(CARD, way);
    await refund(order, 500);
    await letEveryTryFail(order);
    expect(await reconciliation()).toMatchObject({ owedCents: 500, counts: { unrefunded: 1 } });
  });

  test.for(Object.entries(WAYS))('two refunds of an order that is %s are owed', async ([, way]) => {
    const order = await orderIn(CARD, way);
    await refund(order, 500);
    await refund(order, 300);
    await letEveryTryFail(order);
    expect(await reconciliation()).toMatchObject({
      owedCents: 500 + 300,
      counts: { unrefunded: 1 },
    });
  });

  test('all of a cancelled order is owed', async () => {
    const order = await orderIn(CARD, []);
    await cancel(order);
    await letEveryTryFail(order);
    expect(await reconciliation()).toMatchObject({
      owedCents: BOOK_CENTS,
      counts: { unrefunded: 1 },
    });
  });

  test('all of an order that was refunded in part and then cancelled is owed, once', async () => {
    const order = await orderIn(CARD, []);
    await refund(order, 500);
    await cancel(order);
    await letEveryTryFail(order);
    expect(await reconciliation()).toMatchObject({
      owedCents: BOOK_CENTS,
      counts: { unrefunded: 1 },
    });
  });

  test('the same amount refunded once more is owed once, and each that failed is noted', async () => {
    const order = await orderIn(CARD, []);
    await refund(order, 500);
    await letEveryTryFail(order);
    await refund(order, 500);
    await letEveryTryFail(order);
    const report = await reconciliation();
    expect(report).toMatchObject({ owedCents: 500, counts: { unrefunded: 1 } });
    const failed = report.notes.filter(({ kind }) => kind === 'refund_attempt_failed');
    expect(failed.map(({ ids }) => ids.refund)).toEqual([1, 2]);
  });

  test('another amount refunded later is owed beside it', async () => {
    const order = await orderIn(CARD, []);
    await refund(order, 500);
    await letEveryTryFail(order);
    await refund(order, 300);
    await letEveryTryFail(order);
    expect((await reconciliation()).owedCents).toBe(500 + 300);
  });

  test('what the shopkeeper has refunded at the provider meanwhile is not owed', async () => {
    const order = await orderIn('4242424242424242', []);
    await refund(order, 500);
    await shop.stripe().refunds.create({ payment_intent: order.intent, amount: 100 });
    const [made] = (
      await shop.stripe().refunds.list({ payment_intent: order.intent, limit: 9 })
    ).data.filter(({ amount }) => amount === 500);
    await shop.cardSimulator().dashboard.failRefund(made?.id ?? '');
    expect((await reconciliation()).owedCents).toBe(0);
  });
});

describe('with a card whose refunds take days', () => {
  test.for([...Object.entries(WAYS)])('nothing is owed of an order that is %s', async ([, way]) => {
    const order = await orderIn('4000000000007726', way);
    await refund(order, 500);
    await refund(order, 300);
    expect(await reconciliation()).toMatchObject({
      owedCents: 0,
      notes: [{ kind: 'refund_pending' }],
    });
    await letBanksAct();
    expect(await reconciliation()).toMatchObject({
      owedCents: 0,
      counts: { unrefunded: 0 },
      notes: [],
    });
  });
});

describe.for(['4000000000000259', '4000000000002685'])('with the disputed card %s', (card) => {
  test.for([
    ['winning_evidence', BOOK_CENTS],
    ['losing_evidence', 0],
  ] as const)(
    'a cancelled order waits for the bank, and after %s $1 cents are owed',
    async ([text, owed]) => {
      const order = await orderIn(card, []);
      await letBanksAct();
      await cancel(order);
      expect(await reconciliation()).toMatchObject({ owedCents: 0, counts: { unrefunded: 0 } });
      const [dispute] = (await shop.stripe().disputes.list({ payment_intent: order.intent })).data;
      const evidence = { uncategorized_text: text };
      await shop.stripe().disputes.update(dispute?.id ?? '', { evidence, submit: true });
      expect((await reconciliation()).owedCents).toBe(owed);
    },
  );
});
