/** The session lookup of every request: by the cookie's token, in one round trip. */
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
