/** The passkeys of accounts in the database. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { passkey, user } from '#db/schema/auth-schema.ts';

/** As the account page lists it; times in ISO 8601. */
export type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };

/** As a signature is verified with it; `publicKey` is base64url. */
export type StoredPasskey = {
  id: string;
  uid: string;
  email: string;
  publicKey: string;
  counter: number;
};

export type NewPasskey = {
  id: string;
  uid: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
};

/** An account has no more passkeys than this. */
export const MAX_PASSKEYS = 20;

export async function findPasskey(queries: Queries, id: string): Promise<StoredPasskey | null> {
  const [found] = await queries
    .select({
      id: passkey.id,
      uid: passkey.userId,
      email: user.email,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.id, id));
  return found ?? null;
}

/** All passkeys of an account, the oldest first. */
export async function listPasskeys(queries: Queries, uid: string): Promise<Passkey[]> {
  const rows = await queries
    .select()
    .from(passkey)
    .where(eq(passkey.userId, uid))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** False if somebody has a passkey of this id already. */
export async function insertPasskey(queries: Queries, added: NewPasskey): Promise<boolean> {
  const { uid: userId, transports, ...rest } = added;
  const row = { ...rest, userId, transports: transports.join(' ') };
  const inserted = await queries
    .insert(passkey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return inserted.length > 0;
}

export async function markUsed(queries: Queries, id: string, counter: number): Promise<void> {
  await queries.update(passkey).set({ counter, usedAt: sql`now()` }).where(eq(passkey.id, id));
}

export async function renamePasskey(
  queries: Queries,
  { uid, id, name }: { uid: string; id: string; name: string },
): Promise<void> {
  await queries
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, uid), eq(passkey.id, id)));
}

export async function removePasskey(
  queries: Queries,
  { uid, id }: { uid: string; id: string },
): Promise<void> {
  await queries.delete(passkey).where(and(eq(passkey.userId, uid), eq(passkey.id, id)));
}
