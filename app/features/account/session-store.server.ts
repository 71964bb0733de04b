/** Sessions as every request asks for them: one statement by the token. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import {
  basketColumns,
  isLineOfShopper,
  toBasket,
} from '#app/features/basket/server/basket-store.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import { session, user } from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { basketLine, product, shopper } from '#db/schema.ts';

export type FoundSession = { account: Account; endsAt: Date };

const columns = { uid: user.id, email: user.email, endsAt: session.expiresAt };

const isOpenSession = and(
  eq(session.token, sql.placeholder('token')),
  gt(session.expiresAt, sql`now()`),
);

const selectSession = prepared((queries) =>
  queries
    .select(columns)
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isOpenSession)
    .prepare('read_session'),
);

const selectSessionWithBasket = prepared((queries) =>
  queries
    .select({ ...basketColumns, session: columns })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(shopper, eq(shopper.id, user.id))
    .leftJoin(basketLine, isLineOfShopper)
    .leftJoin(product, eq(product.listing, basketLine.listing))
    .where(isOpenSession)
    .orderBy(asc(basketLine.line))
    .prepare('read_session_with_basket'),
);

function toFound({ uid, email, endsAt }: Account & { endsAt: Date }): FoundSession {
  return { account: { uid, email }, endsAt };
}

/** The session of this token; null when there is none, or it has ended. */
export async function readSession(queries: Queries, token: string): Promise<FoundSession | null> {
  const [row] = await selectSession(queries).execute({ token });
  return row ? toFound(row) : null;
}

/** The same, and the account's basket with it. */
export async function readSessionWithBasket(
  queries: Queries,
  token: string,
): Promise<(FoundSession & { basket: Basket }) | null> {
  const rows = await selectSessionWithBasket(queries).execute({ token });
  const [first] = rows;
  if (!first) return null;
  const basket = toBasket(first.session.uid, rows);
  return { ...toFound(first.session), basket };
}
