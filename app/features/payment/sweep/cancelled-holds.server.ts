/** What the orders hold that are cancelled, and whose process has died before it was given back (give-back.server.ts). */
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type PaymentHold, readHoldsAfter } from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { shopper } from '#db/schema/shop-schema.ts';

const PER_BATCH = 1_000;

const paymentSchema = z.object({ payment: z.string() });

/** Who has these payments now: a guest may have joined an account since. */
async function withOwners(
  queries: Queries,
  holds: readonly PaymentHold[],
): Promise<readonly PaymentHold[]> {
  const held = holds.map((hold) => hold.shopper);
  const joined = await queries
    .select({ guest: shopper.id, account: shopper.mergedInto })
    .from(shopper)
    .where(and(inArray(shopper.id, held), isNotNull(shopper.mergedInto)));
  const accounts = new Map(joined.map(({ guest, account }) => [guest, account]));
  return holds.map((hold) => ({ ...hold, shopper: accounts.get(hold.shopper) ?? hold.shopper }));
}

async function readCancelled(queries: Queries, holds: readonly PaymentHold[]): Promise<string[]> {
  const owned = await withOwners(queries, holds);
  const found = await readRows(
    queries,
    paymentSchema,
    sql`select payment.payment
      from unnest(${sql.param(owned.map((one) => one.shopper))}::text[], ${sql.param(owned.map((one) => one.payment))}::text[])
        as held (shopper, payment)
        join payment on payment.shopper = held.shopper and payment.payment = held.payment
        join order_status on order_status.shopper = payment.shopper
          and order_status.payment_intent = payment.intent
      where order_status.state = 'cancelled'`,
  );
  return found.map(({ payment }) => payment);
}

/**
 * The payments whose orders are cancelled, and hold something still. All that is held and not sent is looked at, a batch at a
 * time: on a cluster it lies on another node than the orders.
 */
export async function* cancelledHolds(queries: Queries): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const holds = await readHoldsAfter(queries, after, PER_BATCH);
    const last = holds.at(-1);
    if (!last) return;
    yield* await readCancelled(queries, holds);
    after = last.payment;
  }
}
