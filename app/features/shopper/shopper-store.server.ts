/**
 * The shopper's row, whose lock serialises all writes about a shopper. Functions of the
 * database take the lock themselves (db/functions/lock_shopper.sql); a merge takes two.
 */
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { payment, shopper } from '#db/schema/shop-schema.ts';

/** A locked shopper, until the transaction ends. */
type Lock = {
  id: string;
  basketVersion: number;
  mergedInto: string | null;
  source: string | null;
};

const columns = {
  id: shopper.id,
  basketVersion: shopper.basketVersion,
  mergedInto: shopper.mergedInto,
  source: shopper.source,
};

/** Whether this shopper has ever had anything; where the node of a cluster is down that it would lie on, it throws. */
export async function isThere(queries: Queries, id: string): Promise<boolean> {
  return (await queries.$count(shopper, eq(shopper.id, id))) > 0;
}

async function lock(tx: Queries, id: string): Promise<Lock | undefined> {
  const [row] = await tx.select(columns).from(shopper).where(eq(shopper.id, id)).for('update');
  return row;
}

async function lockOrMake(tx: Queries, id: string): Promise<Lock | undefined> {
  const [row] = await tx
    .insert(shopper)
    .values({ id })
    .onConflictDoUpdate({
      target: shopper.id,
      set: { basketVersion: sql`${shopper.basketVersion}` },
    })
    .returning(columns);
  return row;
}

/** Locks a guest and an account in the order of their ids, making the account's row if new. */
export async function lockBoth(
  tx: Queries,
  guest: string,
  account: string,
): Promise<{ guest: Lock | undefined; account: Lock | undefined }> {
  if (guest < account) {
    const lockedGuest = await lock(tx, guest);
    return { guest: lockedGuest, account: await lockOrMake(tx, account) };
  }
  const lockedAccount = await lockOrMake(tx, account);
  return { account: lockedAccount, guest: await lock(tx, guest) };
}

/** From now on, whatever arrives for the guest belongs to the account. */
export async function markMerged(tx: Queries, guest: string, account: string): Promise<void> {
  await tx
    .update(shopper)
    .set({ mergedInto: account, mergedAt: sql`now()` })
    .where(eq(shopper.id, guest));
}

/** Whether the account into which this guest was merged started this payment after the merge. */
export async function isPlacedAfterMerge(
  queries: Queries,
  guest: string,
  intent: string,
): Promise<boolean> {
  if (!isStorable(intent)) return false;
  const [merged] = await queries
    .select({ account: shopper.mergedInto, at: sql<string>`${shopper.mergedAt}::text` })
    .from(shopper)
    .where(and(eq(shopper.id, guest), isNotNull(shopper.mergedInto)));
  if (!merged?.account) return false;
  // A read of its own: on a cluster the account may lie on another node.
  const [later] = await queries
    .select({ payment: payment.payment })
    .from(payment)
    .where(
      and(
        eq(payment.shopper, merged.account),
        eq(payment.intent, intent),
        gt(payment.createdAt, sql`${merged.at}::timestamptz`),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** Raises the basket's version under the lock and returns the new one. */
export async function raiseBasketVersion(tx: Queries, locked: Lock): Promise<number> {
  const version = locked.basketVersion + 1;
  await tx.update(shopper).set({ basketVersion: version }).where(eq(shopper.id, locked.id));
  return version;
}

/** What a guest's visit came from, for a basket that has no source of its own. */
export async function keepSource(tx: Queries, account: Lock, source: string): Promise<void> {
  if (account.source !== null) return;
  await tx.update(shopper).set({ source }).where(eq(shopper.id, account.id));
}
