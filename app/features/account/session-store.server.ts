/** Sessions as every request looks them up: by the token of the cookie, in one round trip. */
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { type BasketRow, toBasket } from '#app/features/basket/server/basket-store.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

export type FoundSession = { account: Account; endsAt: Date };

type SessionRow = Account & { endsAt: string; basket: BasketRow };

const selectSession = sqlFunction<[token: string, withBasket: boolean], SessionRow | null>(
  'read_session',
  2,
);

function toFound({ uid, email, endsAt }: SessionRow): FoundSession {
  return { account: { uid, email }, endsAt: new Date(endsAt) };
}

/** The session of this token; null when there is none, or it has ended. */
export async function readSession(queries: Queries, token: string): Promise<FoundSession | null> {
  const row = await selectSession(queries, token, false);
  return row && toFound(row);
}

/** The same, and the account's basket with it. */
export async function readSessionWithBasket(
  queries: Queries,
  token: string,
): Promise<(FoundSession & { basket: Basket }) | null> {
  const row = await selectSession(queries, token, true);
  return row && { ...toFound(row), basket: toBasket(row.uid, row.basket) };
}
