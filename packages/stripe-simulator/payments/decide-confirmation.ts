/** What becomes of an intent when its shopper pays or answers the bank's challenge. No I/O. */
import type { PaymentFailure } from '../schema.ts';
import { authenticationFailure } from '../test-cards.ts';
import type { EventType } from '../webhooks/record-event.ts';
import { unexpectedState } from '../wire/answer.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import {
  browserPaymentIntentObject,
  type PaymentIntentRow,
} from '../wire/payment-intent-object.ts';
import { type GivenCard, judgeCard } from './judge-card.ts';

/** An attempt to charge the card; the amount and the rest are the intent's own. */
export type NewCharge = Pick<ChargeRow, 'id' | 'status' | 'paymentMethod' | 'card' | 'failure'>;

/** The intent as it is to be, with the attempt to charge it and the event's type if there are. */
export type IntentDecision = {
  row: PaymentIntentRow;
  charge: NewCharge | null;
  eventType: EventType | null;
};

/** Identifiers for whatever a decision may create. */
export type NewIds = { paymentMethod: string; charge: string; source: string };

/** Succeeds, waits for a challenge or fails, by the card. ApiError if it can be none of these. */
export function decideConfirmation(
  row: PaymentIntentRow,
  card: GivenCard,
  ids: NewIds,
  now: Date,
): IntentDecision {
  if (row.status === 'succeeded' || row.status === 'canceled') throw cannotConfirm(row);
  const { summary, outcome } = judgeCard(card, now);
  const attempt = { id: ids.charge, paymentMethod: ids.paymentMethod, card: summary };
  if (outcome.type === 'success') return succeeded(row, attempt);
  if (outcome.type === 'challenge') {
    const challenge = { source: ids.source, paymentMethod: ids.paymentMethod, card: summary };
    return {
      row: {
        ...row,
        status: 'requires_action',
        paymentMethod: ids.paymentMethod,
        challenge,
        failure: null,
      },
      charge: null,
      eventType: 'payment_intent.requires_action',
    };
  }
  const { code, declineCode, message, param } = outcome;
  const failure: PaymentFailure = {
    type: 'card_error',
    code,
    declineCode,
    message,
    param,
    charge: ids.charge,
  };
  return failed(row, failure, { ...attempt, status: 'failed', failure });
}

/** Succeeds or fails, by the shopper's answer. ApiError if no challenge is open. */
export function decideChallenge(
  row: PaymentIntentRow,
  outcome: 'pass' | 'fail',
  chargeId: string,
): IntentDecision {
  if (!row.challenge) {
    const message = 'This PaymentIntent has no challenge that waits for an answer.';
    throw unexpectedState(browserPaymentIntentObject(row), message);
  }
  const { paymentMethod, card } = row.challenge;
  if (outcome === 'pass') return succeeded(row, { id: chargeId, paymentMethod, card });
  const failure: PaymentFailure = {
    type: 'invalid_request_error',
    ...authenticationFailure,
    declineCode: null,
    param: null,
    charge: null,
  };
  return failed(row, failure, null);
}

function succeeded(
  row: PaymentIntentRow,
  attempt: Pick<NewCharge, 'id' | 'paymentMethod' | 'card'>,
): IntentDecision {
  return {
    row: {
      ...row,
      status: 'succeeded',
      paymentMethod: attempt.paymentMethod,
      latestCharge: attempt.id,
      challenge: null,
      failure: null,
    },
    charge: { ...attempt, status: 'succeeded', failure: null },
    eventType: 'payment_intent.succeeded',
  };
}

function failed(
  row: PaymentIntentRow,
  failure: PaymentFailure,
  charge: NewCharge | null,
): IntentDecision {
  return {
    row: {
      ...row,
      status: 'requires_payment_method',
      paymentMethod: null,
      latestCharge: charge?.id ?? row.latestCharge,
      challenge: null,
      failure,
    },
    charge,
    eventType: 'payment_intent.payment_failed',
  };
}

function cannotConfirm(row: PaymentIntentRow): Error {
  return unexpectedState(
    browserPaymentIntentObject(row),
    row.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being ' +
          'previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${row.status}. Only a ` +
          'PaymentIntent with one of the following statuses may be confirmed: ' +
          'requires_confirmation, requires_action, requires_payment_method.',
  );
}
