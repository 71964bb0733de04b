/** Confirming an intent with a card, and the bank's challenge: what a shopper can do. */
import { resourceMissing } from '../wire/answer.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import type { Call } from './call.ts';
import { writeDecision } from './change-intent.ts';
import { decideChallenge, decideConfirmation, type IntentDecision } from './decide-confirmation.ts';
import { isSameSecret, newId } from './ids.ts';
import { findPaymentIntent, readIntentSnapshot } from './intent-rows.ts';
import type { GivenCard } from './judge-card.ts';

/** What a browser proves its right to an intent with. */
export type ClientSecretClaim = { id: string; clientSecret: string };

/** The intent, for a browser that has its client secret. */
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
  const ids = { paymentMethod: newId('pm'), charge: newId('ch'), source: newId('src') };
  return changeIntent(call, claim.id, (row) => {
    requireClientSecret(row, claim);
    return decideConfirmation(row, card, ids, call.now);
  });
}

/** Ends the challenge as the shopper passed or failed it; 404 unless `isAllowed`. */
export function finishChallenge(
  call: Call,
  id: string,
  isAllowed: (row: PaymentIntentRow) => boolean,
  outcome: 'pass' | 'fail',
): Promise<PaymentIntentRow> {
  return changeIntent(call, id, (row) => {
    if (!isAllowed(row)) throw resourceMissing('payment_intent', id, 'intent');
    return decideChallenge(row, outcome, newId('ch'));
  });
}

/** Whether the secret belongs to the intent, compared in constant time. */
export function hasClientSecret(row: PaymentIntentRow, clientSecret: string): boolean {
  return isSameSecret(clientSecret, row.clientSecret);
}

/** Answers a wrong secret like an intent that does not exist. */
function requireClientSecret(row: PaymentIntentRow, { id, clientSecret }: ClientSecretClaim): void {
  if (!hasClientSecret(row, clientSecret)) throw resourceMissing('payment_intent', id, 'intent');
}

/** Reads, decides and writes; from the start again when the intent has changed in between. */
async function changeIntent(
  call: Call,
  id: string,
  decide: (row: PaymentIntentRow) => IntentDecision,
): Promise<PaymentIntentRow> {
  let snapshot = call.recent.take(id) ?? (await readIntentSnapshot(call.store, id));
  for (;;) {
    const decision = decide(snapshot.row);
    if (await writeDecision(call, snapshot, decision)) return decision.row;
    snapshot = await readIntentSnapshot(call.store, id);
  }
}
