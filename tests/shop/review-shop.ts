/** Buyers who send reviews to a whole shop over HTTP, and who sends what no page does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { judgeReview, listReviews } from '#app/features/reviews/staff-reviews.server.ts';
import { importShop } from '#server/build/build-once.ts';
import type { ShopLimits } from '#server/shop-limits.ts';
import { pathOf } from '#tests/fixtures/mailed-link.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from './test-shop.ts';
import type { TestVisitor } from './test-visitor.ts';

/** The product that they buy. */
export const BOOK = '12321341';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type Parts = readonly (readonly [name: string, value: string | File])[];

/** A form as a browser encodes it. */
export async function encoded(parts: Parts) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const answer = new Response(form);
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  return { headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** Sends these fields; the last of a name counts. */
export async function sendReview(
  visitor: TestVisitor,
  path: string,
  parts: Parts,
): Promise<Response> {
  const { headers, bytes } = await encoded(parts);
  return visitor.post(path, bytes, { headers });
}

export async function openReviewShop(limits: Partial<ShopLimits> = {}) {
  const database = await testDatabase();
  const { queries } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'basket-reviews-'));
  const built = await importShop();
  const shop = await testShop({ database, built, limits, settings: { dataDir } });

  /** An order of a book whose parcel has left; `path` is of its reviews. */
  async function buyBook(
    visitor: TestVisitor,
    uid: string | null,
  ): Promise<{ id: string; path: string }> {
    await visitor.add('book');
    const id = await visitor.pay();
    await visitor.put(`/api/users/${uid ?? 'guest'}/orders/${id}`);
    const [{ shopper = '' } = {}] = await rowsOf<{ shopper: string }>(
      queries,
      sql`select shopper from "order" where payment_intent = ${id}`,
    );
    await queries.execute(sql`insert into order_event (shopper, payment_intent, no, kind, body, by)
      select shopper, payment_intent, 1, 'shipped', jsonb_build_object('parcel', 1, 'lines',
        jsonb_path_query_array(items, '$[*].line'), 'carrier', '', 'tracking', ''), 'staff'
      from "order" where payment_intent = ${id}`);
    const path = pathOf(await orderLink(queries, shopper, id));
    return { id, path: path.replace(/^([^?]+)/, '$1/review') };
  }

  /** A new account that has bought a book. */
  async function buyer() {
    const visitor = shop.visitor();
    return { visitor, ...(await buyBook(visitor, await visitor.register())) };
  }

  return {
    shop,
    queries,
    buyBook,
    buyer,
    reviewsOf: (order: string) =>
      rowsOf<{ id: string; stars: number; words: string; name: string; pictures: string[] }>(
        queries,
        sql`select id, stars, words, name, pictures from review where payment_intent = ${order}`,
      ),
    /** A review that staff has looked at, of a new buyer. */
    async shownReview(words = 'Good'): Promise<{ id: string; author: TestVisitor }> {
      const { visitor, id: order, path } = await buyer();
      await sendReview(visitor, path, [
        ['stars', '5'],
        ['words', words],
      ]);
      const waiting = await listReviews(queries, { waiting: true, limit: 1_000 });
      const one = waiting.find((review) => review.order === order);
      if (!one) throw new Error('The review does not wait');
      await queries.transaction((tx) => judgeReview(tx, one, 'shown'));
      return { id: one.id, author: visitor };
    },
    async close(): Promise<void> {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
