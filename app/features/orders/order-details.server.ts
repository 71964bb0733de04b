/** One order with all that has happened to it: what its page, the commands and the mails are made from. */
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { orderEventSchema } from './order-events.ts';
import type { OrderDetails } from './order-state.ts';

type OrderRow = Omit<OrderDetails, 'events'> & { events: unknown };

const eventsSchema = z.array(orderEventSchema);

const readOrder = sqlFunction<[shopper: string, intent: string], OrderRow | null>('read_order', 2);

/** The order of this intent; null unless it is this shopper's, or of the account that it has joined. */
export async function readOrderDetails(
  queries: Queries,
  shopper: string,
  intentId: string,
): Promise<OrderDetails | null> {
  const row = await readOrder(queries, shopper, intentId);
  return row && { ...row, events: eventsSchema.parse(row.events) };
}
