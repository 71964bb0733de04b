/** Confirming an intent with a card, and the bank's challenge: what a shopper can do. */

import type { CardSummary, PaymentFailure } from '../schema.ts';
import { authenticationFailure } from '../test-cards.ts';
import { makeEvent } from '../webhooks/record-event.ts';
import { invalidRequest, resourceMissing } from '../wire/answer.ts';
import {
  browserPaymentIntentObject,
  type PaymentIntentRow,
  paymentIntentObject,
} from '../wire/payment-intent-object.ts';
import type { Call } from './call.ts';
import { changeIntent, type NewCharge } from './change-intent.ts';
import { isSameSecret, newId } from './ids.ts';
import { findPaymentIntent, type IntentSnapshot, readIntentSnapshot } from './intent-rows.ts';
import { type GivenCard, judgeCard } from './judge-card.ts';

/** What a browser proves its right to an intent with. */
export type ClientSecretClaim = { id: string; clientSecret: string };

/** The intent, for whoever has its client secret. */
export async function retrieveInBrowser(
  store: Call['store'],
  claim: ClientSecretClaim,
): Promise<PaymentIntentRow> {
  const row = await findPaymentIntent(store, claim.id);
  requireClientSecret(row, claim);
  return row;
}

/** Pays with a card: succeeded, requires_action, or with the failure why not; one charge at most. */
export function confirmPaymentIntent(
  call: Call,
  claim: ClientSecretClaim,
  card: GivenCard,
): Promise<PaymentIntentRow> {
  return changeIfUnchanged(call, claim.id, (seen) => {
    const { row } = seen;
    requireClientSecret(row, claim);
    if (row.status === 'succeeded' || row.status === 'canceled') throw cannotConfirm(row);
    const { summary, outcome } = judgeCard(card, call.now);
    const paymentMethod = newId('pm');
    if (outcome.type === 'success') return charged(call, seen, paymentMethod, summary);
    if (outcome.type === 'challenge') return challenged(call, seen, paymentMethod, summary);
    return decline(call, seen, paymentMethod, summary, {
      type: 'card_error',
      code: outcome.code,
      declineCode: outcome.declineCode,
      message: outcome.message,
      param: outcome.param,
    });
  });
}

/** The shopper passed or failed the challenge; `isAllowed` tells who may say so. */
export function finishChallenge(
  call: Call,
  id: string,
  isAllowed: (row: PaymentIntentRow) => boolean,
  outcome: 'pass' | 'fail',
): Promise<PaymentIntentRow> {
  return changeIfUnchanged(call, id, (seen) => {
    const { row } = seen;
    if (!isAllowed(row)) throw resourceMissing('payment_intent', id, 'intent');
    if (!row.challenge) {
      throw unexpectedState(row, 'This PaymentIntent has no challenge that waits for an answer.');
    }
    const { paymentMethod, card } = row.challenge;
    if (outcome === 'pass') return charged(call, seen, paymentMethod, card);
    const failure: PaymentFailure = {
      type: 'invalid_request_error',
      ...authenticationFailure,
      declineCode: null,
      param: null,
      charge: null,
    };
    return failed(call, seen, failure, null);
  });
}

/** Changes an intent as it was seen; null says that somebody else was faster, and it is seen anew. */
async function changeIfUnchanged<Value>(
  { store }: Call,
  id: string,
  change: (seen: IntentSnapshot) => Promise<Value | null>,
): Promise<Value> {
  for (;;) {
    const changed = await change(await readIntentSnapshot(store, id));
    if (changed !== null) return changed;
  }
}

/** Whether the secret belongs to the intent. A wrong one learns nothing, not even that it is. */
export function hasClientSecret(row: PaymentIntentRow, clientSecret: string): boolean {
  return isSameSecret(clientSecret, row.clientSecret);
}

function requireClientSecret(row: PaymentIntentRow, { id, clientSecret }: ClientSecretClaim): void {
  if (!hasClientSecret(row, clientSecret)) throw resourceMissing('payment_intent', id, 'intent');
}

async function charged(
  call: Call,
  seen: IntentSnapshot,
  paymentMethod: string,
  card: CardSummary,
): Promise<PaymentIntentRow | null> {
  const id = newId('ch');
  const made: NewCharge = { id, status: 'succeeded', paymentMethod, card, failure: null };
  const succeeded: PaymentIntentRow = {
    ...seen.row,
    status: 'succeeded',
    paymentMethod,
    latestCharge: id,
    challenge: null,
    failure: null,
  };
  const told = makeEvent(call, 'payment_intent.succeeded', paymentIntentObject(succeeded));
  return (await changeIntent(call, seen, succeeded, { made, told })) ? succeeded : null;
}

async function challenged(
  call: Call,
  seen: IntentSnapshot,
  paymentMethod: string,
  card: CardSummary,
): Promise<PaymentIntentRow | null> {
  const waiting: PaymentIntentRow = {
    ...seen.row,
    status: 'requires_action',
    paymentMethod,
    challenge: { source: newId('src'), paymentMethod, card },
    failure: null,
  };
  const told = makeEvent(call, 'payment_intent.requires_action', paymentIntentObject(waiting));
  return (await changeIntent(call, seen, waiting, { made: null, told })) ? waiting : null;
}

function decline(
  call: Call,
  seen: IntentSnapshot,
  paymentMethod: string,
  card: CardSummary,
  reason: Omit<PaymentFailure, 'charge'>,
): Promise<PaymentIntentRow | null> {
  const id = newId('ch');
  const failure: PaymentFailure = { ...reason, charge: id };
  const made: NewCharge = { id, status: 'failed', paymentMethod, card, failure };
  return failed(call, seen, failure, made);
}

async function failed(
  call: Call,
  seen: IntentSnapshot,
  failure: PaymentFailure,
  made: NewCharge | null,
): Promise<PaymentIntentRow | null> {
  const payable: PaymentIntentRow = {
    ...seen.row,
    status: 'requires_payment_method',
    paymentMethod: null,
    latestCharge: made?.id ?? seen.row.latestCharge,
    challenge: null,
    failure,
  };
  const told = makeEvent(call, 'payment_intent.payment_failed', paymentIntentObject(payable));
  return (await changeIntent(call, seen, payable, { made, told })) ? payable : null;
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
