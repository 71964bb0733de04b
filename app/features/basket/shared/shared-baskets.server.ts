/** Links that show a basket, or a wish list, to whoever has them (decision 108). */
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { countRows } from '#db/read-rows.ts';
import { sharedBasket } from '#db/schema/shop-schema.ts';

/** Whose basket a link shows, and whether who has it may add to it. */
export type SharedBasket = { shopper: string; mayAdd: boolean };

export type SharedBaskets = {
  /** The token of this shopper's link, which is made if there is none; null for who has never had a basket. */
  share(shopper: string): Promise<string | null>;
  /** Null for a link that there is not, or that was ended. */
  find(token: string): Promise<SharedBasket | null>;
  /** Open pages learn of it at once. */
  allowAdding(shopper: string, mayAdd: boolean): Promise<void>;
  /** Ends all links of this shopper, and the streams of those who look. */
  end(shopper: string): Promise<void>;
};

/** 96 bits: nobody guesses one. */
const TOKEN_BYTES = 12;
const TOKEN = /^[\w-]{16}$/;

export function createSharedBaskets({
  queries,
  live,
}: {
  queries: Queries;
  live: Pick<LiveHub, 'publish'>;
}): SharedBaskets {
  return {
    async share(shopper) {
      const [known] = await queries
        .select({ token: sharedBasket.token })
        .from(sharedBasket)
        .where(eq(sharedBasket.shopper, shopper))
        .limit(1);
      if (known) return known.token;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      // A cookie of a guest can be made up: each would be a row that nobody forgets.
      const made = await countRows(
        queries,
        sql`insert into shared_basket (token, shopper)
          select ${token}, id from shopper where id = ${shopper} and merged_into is null
          returning token`,
      );
      return made > 0 ? token : null;
    },
    async find(token) {
      if (!TOKEN.test(token)) return null;
      const [found] = await queries
        .select({ shopper: sharedBasket.shopper, mayAdd: sharedBasket.mayAdd })
        .from(sharedBasket)
        .where(eq(sharedBasket.token, token));
      return found ?? null;
    },
    async allowAdding(shopper, mayAdd) {
      await queries.update(sharedBasket).set({ mayAdd }).where(eq(sharedBasket.shopper, shopper));
      live.publish({ kind: 'basket', shopper });
    },
    async end(shopper) {
      await queries.delete(sharedBasket).where(eq(sharedBasket.shopper, shopper));
      // Each stream looks whether it may go on.
      live.publish({ kind: 'signed-out', shopper });
    },
  };
}

/** A guest's links end when it joins an account: who has made them at a shared computer may be another person. */
export async function endSharedBaskets(tx: Queries, guest: string): Promise<void> {
  await tx.delete(sharedBasket).where(eq(sharedBasket.shopper, guest));
}
