/** Sessions in the database: the lookup of every request, in one round trip, and the writes. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { basketRowSchema, toBasket } from '#app/features/basket/server/basket-store.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { session } from '#db/schema/auth-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { SessionTimes } from './session-lifetime.ts';
import { hashSessionToken } from './session-token-hash.server.ts';

export type FoundSession = { account: Account } & SessionTimes;

const sessionRowSchema = z.object({
  uid: z.string(),
  email: z.string(),
  startedAt: z.string(),
  endsAt: z.string(),
  /** Null where it was not wanted. */
  basket: basketRowSchema,
});

type SessionRow = z.infer<typeof sessionRowSchema>;

const selectSession = sqlFunction<[token: string, withBasket: boolean], SessionRow | null>(
  'read_session',
  2,
  sessionRowSchema.nullable(),
);

function toFound({ uid, email, startedAt, endsAt }: SessionRow): FoundSession {
  return {
    account: { uid, email },
    startedAt: new Date(startedAt),
    endsAt: new Date(endsAt),
  };
}

/** The session of this token; null when it does not exist or has expired. */
export async function readSession(queries: Queries, token: string): Promise<FoundSession | null> {
  const row = await selectSession(queries, token, false);
  return row && toFound(row);
}

/** The same, with the account's basket. */
export async function readSessionWithBasket(
  queries: Queries,
  token: string,
): Promise<(FoundSession & { basket: Basket }) | null> {
  const row = await selectSession(queries, token, true);
  return row && { ...toFound(row), basket: toBasket(row.uid, row.basket) };
}

/** Gives the session of this token another end. */
export async function extendSession(queries: Queries, token: string, endsAt: Date): Promise<void> {
  await queries
    .update(session)
    .set({ expiresAt: endsAt, updatedAt: new Date() })
    .where(eq(session.token, hashSessionToken(token)));
}

/** Ends the session of this token, if there is one. */
export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(session).where(eq(session.token, hashSessionToken(token)));
}
