import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

async function disputeOf(intent: string) {
  const { data } = await shop.stripe.disputes.list({ payment_intent: intent });
  return data[0];
}

async function arrive() {
  shop.passTime(3_000);
  await shop.simulator.deliverDue();
}

async function chargeback() {
  const intent = await shop.paidIntent();
  return { intent, id: await shop.simulator.dashboard.dispute(intent) };
}

describe('a dispute', () => {
  test.each([
    ['4000000000000259', 'fraudulent', 'needs_response', 'chargeback', false],
    ['4000000000002685', 'product_not_received', 'needs_response', 'chargeback', false],
    ['4000000000001976', 'general', 'warning_needs_response', 'inquiry', true],
  ])('follows a payment with %s: %s', async (card, reason, status, caseType, isRefundable) => {
    const intent = await shop.paidIntent(card);
    expect(await disputeOf(intent)).toBeUndefined();
    await arrive();
    expect(await disputeOf(intent)).toMatchObject({
      object: 'dispute',
      amount: 1999,
      currency: 'usd',
      payment_intent: intent,
      reason,
      status,
      is_charge_refundable: isRefundable,
      payment_method_details: { type: 'card', card: { case_type: caseType } },
    });
    const paid = await shop.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(paid.latest_charge).toMatchObject({ disputed: true });
    await arrive();
    expect((await shop.stripe.disputes.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  test('says until when evidence is due: the end of a day, a week later', async () => {
    const dispute = await shop.stripe.disputes.retrieve((await chargeback()).id);
    const { due_by, ...details } = dispute.evidence_details;
    expect(details).toMatchObject({ has_evidence: false, submission_count: 0 });
    const daysLeft = ((due_by ?? 0) - dispute.created) / 86_400;
    expect(daysLeft).toBeGreaterThanOrEqual(7);
    expect(daysLeft).toBeLessThan(8);
    expect(new Date((due_by ?? 0) * 1000).toISOString()).toContain('T23:59:59');
  });

  test('is not about a payment that went back', async () => {
    const intent = await shop.paidIntent('4000000000000259');
    await shop.stripe.refunds.create({ payment_intent: intent });
    await arrive();
    expect(await disputeOf(intent)).toBeUndefined();
    await expect(shop.simulator.dashboard.dispute(intent)).rejects.toThrow('was refunded');
  });

  test('of a charge is one, whoever makes it', async () => {
    const { intent } = await chargeback();
    await expect(shop.simulator.dashboard.dispute(intent)).rejects.toThrow('disputed already');
  });

  test('keeps its charge from being refunded, and an inquiry does not', async () => {
    const { intent } = await chargeback();
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
      message: expect.stringContaining('has been charged back; cannot issue a refund.'),
    });
    const inquired = await shop.paidIntent();
    await shop.simulator.dashboard.dispute(inquired, { reason: 'general', isInquiry: true });
    await shop.stripe.refunds.create({ payment_intent: inquired, amount: 1 });
  });
});

describe('an answer to a dispute', () => {
  test.each([
    ['winning_evidence', false, 'won'],
    ['losing_evidence', false, 'lost'],
    ['A photo of the parcel', false, 'under_review'],
    ['winning_evidence', true, 'warning_closed'],
    ['A photo of the parcel', true, 'warning_under_review'],
  ])('with "%s" (inquiry: %s) makes it %s', async (text, isInquiry, status) => {
    const intent = await shop.paidIntent();
    const id = await shop.simulator.dashboard.dispute(intent, { reason: 'general', isInquiry });
    const answered = await shop.stripe.disputes.update(id, {
      evidence: { uncategorized_text: text },
    });
    expect(answered).toMatchObject({
      status,
      evidence: { uncategorized_text: text },
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
  });

  test('that is not submitted is stored alone', async () => {
    const { id } = await chargeback();
    const answered = await shop.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
      metadata: { clerk: 'Ada' },
      submit: false,
    });
    expect(answered).toMatchObject({ status: 'needs_response', metadata: { clerk: 'Ada' } });
    expect(answered.evidence_details).toMatchObject({ has_evidence: true, submission_count: 0 });
  });

  test('is accepting it: it is lost, and that is its end', async () => {
    const { id } = await chargeback();
    expect(await shop.stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
    await expect(shop.stripe.disputes.close(id)).rejects.toThrow('already closed');
    await expect(
      shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } }),
    ).rejects.toThrow('already closed');
  });

  test('that wins lets the charge be refunded', async () => {
    const { id, intent } = await chargeback();
    await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({
      amount: 1999,
    });
  });

  test('to no dispute is refused', async () => {
    await expect(shop.stripe.disputes.retrieve('du_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(shop.stripe.disputes.close('du_none')).rejects.toMatchObject({ statusCode: 404 });
  });
});
