/** Finds orders by words of the titles that were sold, by tables that the sweep keeps: a minute behind. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { withoutSigns } from '#db/search-words.ts';

/** So many titles are tried, the last sold first, before the index of all words is read. */
const MAX_TRIED = 5_000;

/** Of more titles than this with these words, the last sold are not distinguished, but among those tried. */
const MAX_MATCHED = 3_000;

/** As a table of one row, whose value the planner does not see: it always uses the index of the words. */
function wanted(text: string): SQL {
  return sql`(select plainto_tsquery('english', ${sql.raw(withoutSigns('typed'))}) as words
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

const hashSchema = z.object({ hash: z.string() });
const idSchema = z.object({ id: z.string() });

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
