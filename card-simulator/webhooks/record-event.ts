/** Records events in the transaction of the change they report; delivery comes after it. */
import { type Call, unixSeconds } from '../payments/call.ts';
import { newId } from '../payments/ids.ts';
import { event } from '../schema.ts';

/** The version of Stripe's API whose shapes the simulator speaks. */
export const API_VERSION = '2026-10-28.endive';

export type EventType =
  | 'charge.refunded'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.updated';

/** An event's row, without its place in the queue. */
type EventRow = Omit<typeof event.$inferSelect, 'sequence'>;

/**
 * An event, due at once, to be written with the change it reports, null unless the shop's endpoint has its type
 * enabled; `object` is the object after the change.
 */
export function makeEvent(
  call: Call,
  type: EventType,
  object: unknown,
  previousAttributes?: unknown,
): EventRow | null {
  if (call.enabledEvents && !call.enabledEvents.includes(type)) return null;
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
  return {
    id,
    type,
    payload: JSON.stringify(payload, null, 2),
    createdAt: call.now,
    attempts: 0,
    nextAttemptAt: call.now,
    deliveredAt: null,
    lastResult: null,
  };
}

/** Makes an event and writes it by itself. */
export async function recordEvent(
  call: Call,
  type: EventType,
  object: unknown,
  previousAttributes?: unknown,
): Promise<void> {
  const newEvent = makeEvent(call, type, object, previousAttributes);
  if (newEvent) await call.store.insert(event).values(newEvent);
}
