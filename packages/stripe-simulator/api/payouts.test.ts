import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let shop: ReturnType<typeof createTestSimulator>;

beforeEach(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterEach(() => {
  expect(shop.errors).toEqual([]);
});

async function passDays(days: number) {
  shop.passTime(days * DAY_MS);
  await shop.simulator.deliverDue();
}

const payouts = async () => (await shop.stripe.payouts.list()).data;

/** What the payout is made of, newest first, with the intents of its sources. */
async function linesOf(payout: string) {
  const { data } = await shop.stripe.balanceTransactions.list({ payout, expand: ['data.source'] });
  return data.map((line) => {
    const source = line.source as unknown as { payment_intent: string };
    return [line.type, line.reporting_category, line.amount, line.fee, source.payment_intent];
  });
}

describe('a payout', () => {
  test('is made two days after a charge, less the fee', async () => {
    const intent = await shop.paidIntent();
    await passDays(1);
    expect(await payouts()).toEqual([]);
    await passDays(1);
    const [payout] = await payouts();
    expect(payout).toMatchObject({
      ...{ object: 'payout', amount: 1999 - 88, currency: 'usd', automatic: true, status: 'paid' },
      arrival_date: (payout?.created ?? 0) + DAY_MS / 1_000,
    });
    const id = payout?.id ?? '';
    expect(await shop.stripe.payouts.retrieve(id)).toMatchObject({ id, amount: 1999 - 88 });
    expect(await linesOf(id)).toEqual([['charge', 'charge', 1999, 88, intent]]);
  });

  test('has refunds and disputes in it, whose fees do not come back', async () => {
    const [refunded, disputed] = [await shop.paidIntent(), await shop.paidIntent()];
    await shop.paidIntent();
    await shop.simulator.dashboard.refund(refunded, 500);
    await shop.simulator.dashboard.dispute(disputed);
    await passDays(2);
    const [payout] = await payouts();
    const lines = await linesOf(payout?.id ?? '');
    expect(lines).toHaveLength(5);
    expect(lines).toContainEqual(['refund', 'refund', -500, 0, refunded]);
    expect(lines).toContainEqual(['adjustment', 'dispute', -1999, 1500, disputed]);
    expect(payout?.amount).toBe(3 * (1999 - 88) - 500 - 1999 - 1500);
  });

  test('gives back what a failed refund and a won dispute had taken', async () => {
    const [refunded, disputed] = [await shop.paidIntent(), await shop.paidIntent()];
    const refund = await shop.simulator.dashboard.refund(refunded);
    const dispute = await shop.simulator.dashboard.dispute(disputed);
    await passDays(2);
    expect(await payouts()).toEqual([]);
    await shop.simulator.dashboard.failRefund(refund);
    const evidence = { uncategorized_text: 'winning_evidence' };
    await shop.stripe.disputes.update(dispute, { evidence });
    await passDays(1);
    const [payout] = await payouts();
    const lines = await linesOf(payout?.id ?? '');
    expect(lines).toContainEqual(['refund_failure', 'refund_failure', 1999, 0, refunded]);
    expect(lines).toContainEqual(['adjustment', 'dispute_reversal', 1999, 0, disputed]);
    expect(payout?.amount).toBe(2 * (1999 - 88) - 1500);
  });

  test('is made once a day, by whoever comes first, and has each transaction once', async () => {
    await shop.paidIntent();
    await passDays(2);
    await shop.paidIntent();
    await shop.simulator.deliverDue();
    await passDays(2);
    await passDays(1);
    expect(await payouts()).toMatchObject([{ amount: 1911 }, { amount: 1911 }]);
    expect((await shop.stripe.balanceTransactions.list()).data).toHaveLength(2);
    const [newest] = await payouts();
    const older = await shop.stripe.payouts.list({ starting_after: newest?.id ?? '', limit: 1 });
    expect(older).toMatchObject({ has_more: false, data: [{ amount: 1911 }] });
  });

  test('that there is not is a 404', async () => {
    await expect(shop.stripe.payouts.retrieve('po_none')).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing' },
    });
  });
});
