/** Confirming an intent with a card, and the bank's challenge: what a shopper can do. */

import { type CardSummary, charge, type PaymentFailure } from '../schema.ts';
import { authenticationFailure } from '../test-cards.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { type Answer, errorAnswer, invalidRequest, resourceMissing } from '../wire/answer.ts';
import {
  browserPaymentIntentObject,
  failureObject,
  type PaymentIntentRow,
  paymentIntentObject,
} from '../wire/payment-intent-object.ts';
import { type Call, unixSeconds } from './call.ts';
import { isSameSecret, newId } from './ids.ts';
import { findPaymentIntent, lockPaymentIntent, updatePaymentIntent } from './intent-rows.ts';
import { type GivenCard, judgeCard } from './judge-card.ts';

/** What a browser proves its right to an intent with. */
export type ClientSecretClaim = { id: string; clientSecret: string };

/** The intent as a browser may see it. */
export async function retrieveInBrowser(
  store: Call['store'],
  claim: ClientSecretClaim,
): Promise<Answer> {
  const row = await findPaymentIntent(store, claim.id);
  requireClientSecret(row, claim);
  return { status: 200, body: browserPaymentIntentObject(row) };
}

/** Pays with a card: succeeded, requires_action, or 402 with the reason; one charge at most. */
export async function confirmPaymentIntent(
  call: Call,
  claim: ClientSecretClaim,
  card: GivenCard,
): Promise<Answer> {
  const row = await lockPaymentIntent(call.store, claim.id);
  requireClientSecret(row, claim);
  if (row.status === 'succeeded' || row.status === 'canceled') throw cannotConfirm(row);
  const { summary, outcome } = judgeCard(card, call.now);
  const paymentMethod = newId('pm');
  if (outcome.type === 'success') return succeed(call, row, paymentMethod, summary);
  if (outcome.type === 'challenge') return requireAction(call, row, paymentMethod, summary);
  return decline(call, row, paymentMethod, summary, {
    type: 'card_error',
    code: outcome.code,
    declineCode: outcome.declineCode,
    message: outcome.message,
    param: outcome.param,
  });
}

/** The shopper passed or failed the challenge; `isAllowed` tells who may say so. */
export async function finishChallenge(
  call: Call,
  id: string,
  isAllowed: (row: PaymentIntentRow) => boolean,
  outcome: 'pass' | 'fail',
): Promise<PaymentIntentRow> {
  const row = await lockPaymentIntent(call.store, id);
  if (!isAllowed(row)) throw resourceMissing('payment_intent', id, 'intent');
  if (!row.challenge) {
    throw unexpectedState(row, 'This PaymentIntent has no challenge that waits for an answer.');
  }
  const { paymentMethod, card } = row.challenge;
  if (outcome === 'pass') return charged(call, row, paymentMethod, card);
  const failure: PaymentFailure = {
    type: 'invalid_request_error',
    ...authenticationFailure,
    declineCode: null,
    param: null,
    charge: null,
  };
  return failed(call, row, { failure });
}

/** Whether the secret belongs to the intent. A wrong one learns nothing, not even that it is. */
export function hasClientSecret(row: PaymentIntentRow, clientSecret: string): boolean {
  return isSameSecret(clientSecret, row.clientSecret);
}

function requireClientSecret(row: PaymentIntentRow, { id, clientSecret }: ClientSecretClaim): void {
  if (!hasClientSecret(row, clientSecret)) throw resourceMissing('payment_intent', id, 'intent');
}

async function succeed(
  call: Call,
  row: PaymentIntentRow,
  paymentMethod: string,
  card: CardSummary,
): Promise<Answer> {
  const succeeded = await charged(call, row, paymentMethod, card);
  return { status: 200, body: browserPaymentIntentObject(succeeded) };
}

async function charged(
  call: Call,
  row: PaymentIntentRow,
  paymentMethod: string,
  card: CardSummary,
): Promise<PaymentIntentRow> {
  const latestCharge = await recordCharge(call, row, { paymentMethod, card, failure: null });
  const succeeded = await updatePaymentIntent(call.store, row, {
    status: 'succeeded',
    paymentMethod,
    latestCharge,
    challenge: null,
    failure: null,
  });
  await recordEvent(call, 'payment_intent.succeeded', paymentIntentObject(succeeded));
  return succeeded;
}

async function requireAction(
  call: Call,
  row: PaymentIntentRow,
  paymentMethod: string,
  card: CardSummary,
): Promise<Answer> {
  const waiting = await updatePaymentIntent(call.store, row, {
    status: 'requires_action',
    paymentMethod,
    challenge: { source: newId('src'), paymentMethod, card },
    failure: null,
  });
  await recordEvent(call, 'payment_intent.requires_action', paymentIntentObject(waiting));
  return { status: 200, body: browserPaymentIntentObject(waiting) };
}

async function decline(
  call: Call,
  row: PaymentIntentRow,
  paymentMethod: string,
  card: CardSummary,
  reason: Omit<PaymentFailure, 'charge'>,
): Promise<Answer> {
  const id = newId('ch');
  const failure: PaymentFailure = { ...reason, charge: id };
  await recordCharge(call, row, { paymentMethod, card, failure });
  const payable = await failed(call, row, { failure, latestCharge: id });
  return errorAnswer(402, {
    ...failureObject(failure),
    payment_intent: browserPaymentIntentObject(payable),
  });
}

async function failed(
  call: Call,
  row: PaymentIntentRow,
  change: { failure: PaymentFailure; latestCharge?: string },
): Promise<PaymentIntentRow> {
  const payable = await updatePaymentIntent(call.store, row, {
    status: 'requires_payment_method',
    paymentMethod: null,
    challenge: null,
    ...change,
  });
  await recordEvent(call, 'payment_intent.payment_failed', paymentIntentObject(payable));
  return payable;
}

async function recordCharge(
  call: Call,
  row: PaymentIntentRow,
  attempt: { paymentMethod: string; card: CardSummary; failure: PaymentFailure | null },
): Promise<string> {
  const id = attempt.failure?.charge ?? newId('ch');
  await call.store.insert(charge).values({
    id,
    paymentIntent: row.id,
    amountCents: row.amountCents,
    currency: row.currency,
    status: attempt.failure ? 'failed' : 'succeeded',
    description: row.description,
    receiptEmail: row.receiptEmail,
    metadata: row.metadata,
    createdSeconds: unixSeconds(call.now),
    ...attempt,
  });
  return id;
}

function cannotConfirm(row: PaymentIntentRow): Error {
  return unexpectedState(
    row,
    row.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being ' +
          'previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${row.status}. Only a ` +
          'PaymentIntent with one of the following statuses may be confirmed: ' +
          'requires_confirmation, requires_action, requires_payment_method.',
  );
}

function unexpectedState(row: PaymentIntentRow, message: string): Error {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: browserPaymentIntentObject(row),
  });
}
