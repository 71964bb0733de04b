/** The orders of all shoppers in pages, and found by what staff has at hand. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { order, orderNumberOf } from '#db/schema/order-schema.ts';
import { withoutSigns } from '#db/search-words.ts';
import { findById, findOrdersByIndex } from './find-orders.server.ts';
import { findByEmail, findByPerson } from './find-persons.server.ts';
import { type StaffOrder, selectOrders, toStaffOrders } from './list-orders.server.ts';
import type { OrderCursor } from './order-cursor.ts';
import { readOrderKeys, type WantedOrders } from './order-keys.server.ts';

/** So many titles are tried, the last sold first, before the index of all words is read. */
const MAX_TRIED = 3_000;

/** Of more titles than this with these words, the last sold are not distinguished, but among those tried. */
const MAX_MATCHED = 1_500;

const hashSchema = z.object({ hash: z.string() });
const idSchema = z.object({ id: z.string() });

export type OrderPage = { orders: StaffOrder[]; next: OrderCursor | null };

/** Those in these states, the last to come into one first, or all, the newest first; with isOldestFirst the other way round. */
export async function pageOfOrders(queries: Queries, wanted: WantedOrders): Promise<OrderPage> {
  const { keys, next } = await readOrderKeys(queries, wanted);
  const ids = keys.map(({ id }) => id);
  return { orders: await readStaffOrders(queries, ids), next };
}

/** What is not in memory is read line by line: several statements wait for the disk at once. */
const LINES_AT_ONCE = 17;

/**
 * The orders of these ids as lines of the list, in this order. They are read in a statement of their own, by the
 * number that follows from an id: its index is the smallest.
 */
export async function readStaffOrders(
  queries: Queries,
  ids: readonly string[],
): Promise<StaffOrder[]> {
  // Named, as planning it takes as long as running it.
  const lines = selectOrders(queries)
    .where(
      sql`(${order.number}, ${order.paymentIntent}) in (
        select ${sql.raw(orderNumberOf('wanted.id'))}, wanted.id
        from unnest(${sql.placeholder('ids')}::text[]) as wanted (id))`,
    )
    .prepare('staff_orders');
  const read = (from: number) => lines.execute({ ids: ids.slice(from, from + LINES_AT_ONCE) });
  const starts = ids.flatMap((_, place) => (place % LINES_AT_ONCE === 0 ? [place] : []));
  const rows = (await Promise.all(starts.map(read))).flat();
  const byId = new Map((await toStaffOrders(queries, rows)).map((line) => [line.id, line]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The orders of this e-mail; or those whose number or id begins so, then by whom they go to, then by their titles. */
export async function searchOrders(
  queries: Queries,
  text: string,
  limit: number,
): Promise<StaffOrder[]> {
  const wanted = text.trim();
  if (wanted.includes('@')) {
    return readStaffOrders(queries, await findByEmail(queries, wanted.toLowerCase(), limit));
  }
  const [named, sentTo, titled] = await Promise.all([
    findOrdersByIndex(queries, wanted),
    findByPerson(queries, wanted, limit),
    searchTitles(queries, wanted, limit),
  ]);
  const found = new Set([...named.map(({ id }) => id), ...sentTo, ...titled]);
  return readStaffOrders(queries, [...found].slice(0, limit));
}

/** Whose order this is; null where there is none of this id. */
export async function findOwner(queries: Queries, id: string): Promise<string | null> {
  return (await findById(queries, id))?.shopper ?? null;
}

/** As a table of one row, whose value the planner does not see: it always uses the index of the words. */
function wanted(text: string): SQL {
  const words = sql`plainto_tsquery('shop_words', ${sql.raw(withoutSigns('typed'))})`;
  return sql`(select fold_letters(${words}::text)::tsquery as words
    from (select ${text}::text as typed) as text) as wanted`;
}

/**
 * The titles with these words that were sold last. The newest orders of all titles are of those: each title
 * before one of them has a newer order.
 */
async function lastSold(queries: Queries, text: string, limit: number): Promise<string[]> {
  const words = text.trim().split(/\s+/).length;
  // One word is often common, and found among those tried; two are seldom, and more are in few titles.
  const ahead = words > 1 ? readMatched(queries, text, limit) : null;
  // Its error is thrown where it is waited for, if it is.
  ahead?.catch(() => {});
  const tried = words > 2 ? [] : await readTried(queries, text, limit);
  if (tried.length === limit) return tried;
  const matched = await (ahead ?? readMatched(queries, text, limit));
  return [...new Set([...tried, ...matched])];
}

/** Of the titles that were sold last, those with these words. */
async function readTried(queries: Queries, text: string, limit: number): Promise<string[]> {
  const tried = await readRows(
    queries,
    hashSchema,
    sql`select hash::text from (
        select hash, words, last_seconds from sold_title order by last_seconds desc limit ${MAX_TRIED}
      ) as tried, ${wanted(text)}
      where tried.words @@ wanted.words order by last_seconds desc limit ${limit}`,
  );
  return tried.map(({ hash }) => hash);
}

async function readMatched(queries: Queries, text: string, limit: number): Promise<string[]> {
  const matched = await readRows(
    queries,
    hashSchema,
    sql`with matched as materialized (
        select hash, last_seconds from ${wanted(text)}
          join sold_title on sold_title.words @@ wanted.words limit ${MAX_MATCHED}
      ) select hash::text from matched order by last_seconds desc limit ${limit}`,
  );
  return matched.map(({ hash }) => hash);
}

/** The ids of the orders with an item whose title has all of these words, the newest first. */
export async function searchTitles(
  queries: Queries,
  text: string,
  limit: number,
): Promise<string[]> {
  const hashes = await lastSold(queries, text, limit);
  if (hashes.length === 0) return [];
  const newest = await readRows(
    queries,
    idSchema,
    sql`select distinct created_seconds, payment_intent as id
      from unnest(${sql.param(hashes)}::bigint[]) as title (hash), lateral (
        select created_seconds, payment_intent from order_title where order_title.hash = title.hash
        order by created_seconds desc, payment_intent desc limit ${limit}
      ) as sold
      order by created_seconds desc, id desc limit ${limit}`,
  );
  return newest.map(({ id }) => id);
}
