/** Writes a decision about an intent: its columns, the charge and the event. */
import { charge as chargeTable, event as eventTable, paymentIntent } from '../schema.ts';
import { makeEvent } from '../webhooks/record-event.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import { type Call, unixSeconds } from './call.ts';
import { sqlFunction, toRecord } from './database.ts';
import type { IntentDecision, NewCharge } from './decide-confirmation.ts';
import type { IntentSnapshot } from './intent-rows.ts';

const changeIntent = sqlFunction<
  [intent: object, version: string, charge: object | null, event: object | null]
>('simulator_change_intent', 4);

/** Writes a decision about the snapshot; false, with nothing written, if the row has changed. */
export async function writeDecision(
  call: Call,
  { version }: IntentSnapshot,
  { row, charge, eventType }: IntentDecision,
): Promise<boolean> {
  const event = makeEvent(call, eventType, paymentIntentObject(row));
  return changeIntent(
    call.store,
    toRecord(paymentIntent, row),
    version,
    charge && toRecord(chargeTable, chargeRow(call, row, charge)),
    event && toRecord(eventTable, event),
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
  };
}
