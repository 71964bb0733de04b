/** The shopper's row and the one lock: whoever changes what a shopper has locks that row first. */
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { shopper } from '#db/schema.ts';

/** A locked shopper, valid until the transaction ends. */
export type LockedShopper = { id: string; basketVersion: number };

/** What a transaction under the lock is given. */
type Work<Value> = (tx: Queries, locked: LockedShopper) => Promise<Value>;

type Lock = { id: string; basketVersion: number; joinedTo: string | null };

const columns = {
  id: shopper.id,
  basketVersion: shopper.basketVersion,
  joinedTo: shopper.joinedTo,
};

async function lock(tx: Queries, id: string): Promise<Lock | undefined> {
  const [row] = await tx.select(columns).from(shopper).where(eq(shopper.id, id)).for('update');
  return row;
}

async function lockOrMake(tx: Queries, id: string): Promise<Lock | undefined> {
  const [row] = await tx
    .insert(shopper)
    .values({ id })
    .onConflictDoUpdate({ target: shopper.id, set: { id } })
    .returning(columns);
  return row;
}

/**
 * Runs `work` in one transaction under the lock of this very shopper, who is made if new. Gives
 * null, with nothing done, for a guest who has joined an account: its cookie opens nothing more.
 */
export async function changeOwnShopper<Value>(
  queries: Queries,
  id: string,
  work: Work<Value>,
): Promise<Value | null> {
  return queries.transaction(async (tx) => {
    const locked = await lockOrMake(tx, id);
    if (!locked || locked.joinedTo !== null) return null;
    return work(tx, locked);
  });
}

/**
 * Runs `work` under the lock of the shopper, or of the account that the guest has joined: for what
 * is still on its way to a guest (a webhook, a PUT, the sweep). Null when nobody has that id.
 */
export async function changeShopper<Value>(
  queries: Queries,
  id: string,
  work: Work<Value>,
): Promise<Value | null> {
  let owner = id;
  for (;;) {
    // One transaction a hop, so that a join, which locks two in the order of their ids, never
    // waits for somebody who holds one and wants the other.
    const outcome = await queries.transaction(async (tx) => {
      const locked = await lock(tx, owner);
      if (!locked) return { value: null };
      if (locked.joinedTo !== null) return { joinedTo: locked.joinedTo };
      return { value: await work(tx, locked) };
    });
    if (outcome.joinedTo === undefined) return outcome.value ?? null;
    owner = outcome.joinedTo;
  }
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

/** From now on everything that arrives for the guest belongs to the account. */
export async function markJoined(tx: Queries, guest: string, account: string): Promise<void> {
  await tx.update(shopper).set({ joinedTo: account }).where(eq(shopper.id, guest));
}

/**
 * For a statement about what a shopper has: itself, or the account that the guest has joined, as of
 * the very moment that the rest of the statement sees. Null when nobody has that id.
 */
export function ownerToday(id: string | Placeholder): SQL<string> {
  return sql`(select coalesce(${shopper.joinedTo}, ${shopper.id}) from ${shopper} where ${shopper.id} = ${id})`;
}

/** Raises the basket's version under the lock and gives the new one. */
export async function raiseBasketVersion(tx: Queries, locked: LockedShopper): Promise<number> {
  const version = locked.basketVersion + 1;
  await tx.update(shopper).set({ basketVersion: version }).where(eq(shopper.id, locked.id));
  return version;
}
