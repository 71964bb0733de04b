/** What the orders hold that are cancelled, and whose process has died before it was given back (give-back.server.ts). */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readHolding } from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { orderStatus } from '#db/schema/order-schema.ts';

const PER_BATCH = 1_000;

/** An order's cancelling has the time at which its transaction began, and is seen only once that is committed. */
const SLACK_MS = 600_000;

const cancelledSchema = z.object({
  payment: z.string().nullable(),
  intent: z.string(),
  since: z.string(),
});

type Cancelled = z.infer<typeof cancelledSchema>;

function readCancelled(
  queries: Queries,
  after: Pick<Cancelled, 'since' | 'intent'>,
): Promise<Cancelled[]> {
  return readRows(
    queries,
    cancelledSchema,
    sql`select payment_intent as intent, since::text as since,
        (select payment from payment where payment.shopper = order_status.shopper
          and payment.intent = ${inDefaultCollation(orderStatus.paymentIntent)}) as payment
      from order_status
      where state = 'cancelled'
        and (since, payment_intent) > (${after.since}::timestamptz, ${after.intent})
      order by order_status.since, payment_intent limit ${PER_BATCH}`,
  );
}

/** The payments whose orders were cancelled from then on and hold something still, a batch at a time. */
async function* cancelledHolds(queries: Queries, from: Date): AsyncGenerator<string> {
  let after = { since: from.toISOString(), intent: '' };
  for (;;) {
    const cancelled = await readCancelled(queries, after);
    yield* await readHolding(
      queries,
      cancelled.flatMap(({ payment }) => payment ?? []),
    );
    const last = cancelled.at(-1);
    if (!last || cancelled.length < PER_BATCH) return;
    after = last;
  }
}

/**
 * Calls `giveBack` for each of them. A process looks at all that was ever cancelled once, and from then on at what was since
 * it last gave all of it back.
 */
export function createGiveBackCancelled(queries: Queries) {
  let from = new Date(0);
  return async (giveBack: (payment: string) => Promise<boolean>): Promise<void> => {
    const startMs = Date.now();
    let isAllBack = true;
    for await (const payment of cancelledHolds(queries, from)) {
      if (!(await giveBack(payment))) isAllBack = false;
    }
    if (isAllBack) from = new Date(startMs - SLACK_MS);
  };
}
