/** Accounts that wait for a variant to be back: `queue_stock_mails.sql` queues their mail. */
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** More than anybody waits for. */
const MAX_WATCHED = 100;

const watch = sqlFunction<[shopper: string, variant: string, maxVariants: number], boolean>(
  'watch_stock',
  3,
);

/** False where something of it is available, it is not counted, or the account waits for too much. */
export function watchStock(queries: Queries, uid: string, variant: string): Promise<boolean> {
  return watch(queries, uid, variant, MAX_WATCHED);
}
