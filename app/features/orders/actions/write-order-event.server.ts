/** Writes what has happened to an order, with the state that follows. */
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { afterOrderEvent } from '#app/features/orders/order-consequences.ts';
import type { Actor, NewOrderEvent } from '#app/features/orders/order-event.ts';
import { type OrderDetails, stateAfter } from '#app/features/orders/order-state.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

const writeEvent = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenEvents: number,
    kind: string,
    body: string,
    actor: string,
    state: string,
    messages: string,
  ],
  boolean
>('write_order_event', 8);

/** False, with nothing done, if anything else has happened to the order since it was read. */
export function writeOrderEvent(
  queries: Queries,
  { shopper, id, events }: Pick<OrderDetails, 'shopper' | 'id' | 'events'>,
  { kind, body }: NewOrderEvent,
  actor: Actor,
): Promise<boolean> {
  return writeEvent(
    queries,
    shopper,
    id,
    events.length,
    kind,
    JSON.stringify(body),
    actor,
    stateAfter(events, kind),
    toPayload(afterOrderEvent(shopper, id, kind)),
  );
}
