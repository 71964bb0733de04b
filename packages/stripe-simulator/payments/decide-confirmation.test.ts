import { describe, expect, test } from 'vitest';
import { testCards } from '../test-cards.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import { decideChallenge, decideConfirmation } from './decide-confirmation.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ids = { paymentMethod: 'pm_1', charge: 'ch_1', source: 'src_1' };
const card = { brand: 'visa', last4: '3155' };
const challenge = { source: 'src_0', paymentMethod: 'pm_0', card };

const open: PaymentIntentRow = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  amountCents: 1999,
  currency: 'usd',
  status: 'requires_payment_method',
  allowedPaymentMethodTypes: ['card'],
  captureMethod: 'automatic_async',
  description: null,
  receiptEmail: null,
  metadata: {},
  failure: null,
  challenge: null,
  paymentMethod: null,
  latestCharge: null,
  canceledSeconds: null,
  cancellationReason: null,
  createdSeconds: 1_780_000_000,
};

const confirm = (row: PaymentIntentRow, number: string) =>
  decideConfirmation(row, { number, expMonth: 12, expYear: 2030, cvc: '123' }, ids, now);

describe('a confirmation', () => {
  const expected = {
    success: { status: 'succeeded', eventType: 'payment_intent.succeeded', charge: 'succeeded' },
    challenge: {
      status: 'requires_action',
      eventType: 'payment_intent.requires_action',
      charge: undefined,
    },
    decline: {
      status: 'requires_payment_method',
      eventType: 'payment_intent.payment_failed',
      charge: 'failed',
    },
  };

  test.each(testCards)('with $number leads to what the card stands for: $title', (testCard) => {
    const { row, charge, eventType } = confirm(open, testCard.number);
    const decided = { status: row.status, eventType, charge: charge?.status };
    expect(decided).toEqual(expected[testCard.outcome.type]);
  });

  test('records the declined charge on the intent and in its failure', () => {
    const { row, charge } = confirm(open, '4000000000000002');
    expect(row).toMatchObject({ latestCharge: 'ch_1', failure: { charge: 'ch_1' } });
    expect(charge?.failure).toEqual(row.failure);
  });

  test('replaces an open challenge and an earlier failure', () => {
    const { row } = confirm({ ...open, status: 'requires_action', challenge }, '4242424242424242');
    expect(row).toMatchObject({ challenge: null, failure: null, paymentMethod: 'pm_1' });
  });

  test.each(['succeeded', 'canceled'] as const)('of a %s intent is refused', (status) => {
    expect(() => confirm({ ...open, status }, '4242424242424242')).toThrow(
      'You cannot confirm this PaymentIntent',
    );
  });
});

describe('the answer to a challenge', () => {
  const waiting: PaymentIntentRow = { ...open, status: 'requires_action', challenge };

  test('leaves the charge before on the intent when it is failed', () => {
    const { row, charge } = decideChallenge({ ...waiting, latestCharge: 'ch_0' }, 'fail', 'ch_2');
    expect(row).toMatchObject({ status: 'requires_payment_method', latestCharge: 'ch_0' });
    expect(charge).toBeNull();
  });

  test('charges the challenged card when it is passed', () => {
    const { row, charge } = decideChallenge(waiting, 'pass', 'ch_2');
    expect(row).toMatchObject({ status: 'succeeded', latestCharge: 'ch_2', challenge: null });
    expect(charge).toMatchObject({ id: 'ch_2', paymentMethod: 'pm_0', card });
  });

  test('charges nothing when it is failed', () => {
    const { row, charge } = decideChallenge(waiting, 'fail', 'ch_2');
    expect(charge).toBeNull();
    expect(row).toMatchObject({ status: 'requires_payment_method', latestCharge: null });
  });

  test('is refused when no challenge is open', () => {
    expect(() => decideChallenge(open, 'pass', 'ch_2')).toThrow('no challenge');
  });
});
