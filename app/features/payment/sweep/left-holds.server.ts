/** What payments hold that are over, and whose process has died before it ended their hold (stock-claims.server.ts). */
import { and, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { UNPAID_STATES } from '#app/features/payment/payment.ts';
import { type PaymentHold, readHeldAfter } from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';
import { payment, shopper } from '#db/schema/shop-schema.ts';

const PER_BATCH = 1_000;

/** Who has these payments now: a guest may have joined an account since. */
async function withOwners(
  queries: Queries,
  holds: readonly PaymentHold[],
): Promise<readonly PaymentHold[]> {
  const holders = holds.map((hold) => hold.shopper);
  const joined = await queries
    .select({ guest: shopper.id, account: shopper.mergedInto })
    .from(shopper)
    .where(and(inArray(shopper.id, holders), isNotNull(shopper.mergedInto)));
  const accounts = new Map(joined.map(({ guest, account }) => [guest, account]));
  return holds.map((hold) => ({ ...hold, shopper: accounts.get(hold.shopper) ?? hold.shopper }));
}

async function readOver(queries: Queries, holds: readonly PaymentHold[]): Promise<string[]> {
  const owned = await withOwners(queries, holds);
  const [shoppers, payments] = [owned.map((one) => one.shopper), owned.map((one) => one.payment)];
  const held = sql`unnest(${sql.param(shoppers)}::text[], ${sql.param(payments)}::text[]) as held (shopper, payment)`;
  const found = await queries
    .select({ payment: payment.payment })
    .from(payment)
    .innerJoin(held, sql`held.shopper = ${payment.shopper} and held.payment = ${payment.payment}`)
    .where(notInArray(payment.state, UNPAID_STATES));
  return found.map((one) => one.payment);
}

/**
 * The payments that hold something, and were sold or have ended. All that is held is looked at, a batch at a time: on a cluster
 * it lies on another node than the payments.
 */
export async function* leftHolds(queries: Queries): AsyncGenerator<string> {
  let last: Parameters<typeof readHeldAfter>[1] | undefined;
  do {
    const holds = await readHeldAfter(queries, last ?? null, PER_BATCH);
    yield* await readOver(queries, holds);
    last = holds.length < PER_BATCH ? undefined : holds.at(-1);
  } while (last);
}
