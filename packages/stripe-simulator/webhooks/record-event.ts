/** Makes the events that are written with the change they report; delivery comes after it. */
import { type Call, unixSeconds } from '../payments/call.ts';
import { toRecord } from '../payments/database.ts';
import { newId } from '../payments/ids.ts';
import { event } from '../schema.ts';

/** The version of Stripe's API whose shapes the simulator speaks. */
export const API_VERSION = '2026-10-28.endive';

export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.refunded'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

/**
 * The event as a record to be written with the change it reports, due at once; none unless the shop's
 * endpoint has its type enabled. `object` is the object after the change.
 */
export function newEvents(
  call: Call,
  type: EventType,
  object: unknown,
  previousAttributes?: unknown,
): Record<string, unknown>[] {
  if (call.enabledEvents && !call.enabledEvents.includes(type)) return [];
  const id = newId('evt');
  const payload = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: unixSeconds(call.now),
    data: {
      object,
      ...(previousAttributes === undefined ? {} : { previous_attributes: previousAttributes }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  };
  call.events.push(type);
  const row = {
    id,
    type,
    payload: JSON.stringify(payload),
    createdAt: call.now,
    attempts: 0,
    nextAttemptAt: call.now,
    deliveredAt: null,
    lastResult: null,
  };
  return [toRecord(event, row)];
}
