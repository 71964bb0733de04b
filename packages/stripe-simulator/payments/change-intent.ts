/** Writes a decision about an intent: its columns, the charge, the event and the answer to its key. */
import { charge as chargeTable, paymentIntent } from '../schema.ts';
import { findTestCardByLast4 } from '../test-cards.ts';
import { newEvents } from '../webhooks/record-event.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import { type Call, unixSeconds } from './call.ts';
import { sqlFunction, toRecord } from './database.ts';
import type { IntentDecision, NewCharge } from './decide-confirmation.ts';
import type { IntentSnapshot } from './intent-rows.ts';

/** Stands for the days until a cardholder asks the bank. */
const DISPUTE_DELAY_MS = 3_000;

const changeIntent = sqlFunction<
  [intent: object, version: string, charges: object, events: object, answer: object | null]
>('simulator_change_intent', 5);

/**
 * Writes a decision about the snapshot, and `answer` for the key of the call. False, with nothing
 * written, if the row has changed or the key was used before.
 */
export async function writeDecision(
  call: Call,
  { version }: IntentSnapshot,
  { row, charge, eventType }: IntentDecision,
  answer: object | null = null,
): Promise<boolean> {
  const events = eventType === null ? [] : newEvents(call, eventType, paymentIntentObject(row));
  return changeIntent(
    call.store,
    toRecord(paymentIntent, row),
    version,
    charge ? [toRecord(chargeTable, chargeRow(call, row, charge))] : [],
    events,
    answer,
  );
}

function chargeRow(call: Call, intent: PaymentIntentRow, charge: NewCharge): ChargeRow {
  const { amountCents, currency, description, receiptEmail, metadata } = intent;
  return {
    ...charge,
    ...{ amountCents, currency, description, receiptEmail, metadata },
    paymentIntent: intent.id,
    amountRefundedCents: 0,
    createdSeconds: unixSeconds(call.now),
    dispute: null,
    disputeDueAt: disputeDueAt(charge, call.now),
  };
}

/** When the dispute arrives that follows what the card has paid; null if there is none. */
function disputeDueAt({ status, card }: NewCharge, now: Date): Date | null {
  const isDisputed = status === 'succeeded' && findTestCardByLast4(card.last4)?.dispute;
  return isDisputed ? new Date(now.getTime() + DISPUTE_DELAY_MS) : null;
}
