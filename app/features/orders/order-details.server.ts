/** One order with all that has happened to it: what its page, the commands and the mails are made from. */
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { OrderDetails } from './order-state.ts';

const readOrder = sqlFunction<[shopper: string, intent: string], OrderDetails | null>(
  'read_order',
  2,
);

/** The order of this intent; null unless it is this shopper's, or of the account that it has joined. */
export function readOrderDetails(
  queries: Queries,
  shopper: string,
  intentId: string,
): Promise<OrderDetails | null> {
  return readOrder(queries, shopper, intentId);
}
