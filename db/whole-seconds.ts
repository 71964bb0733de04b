/** Times of rows, as programs count them. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** In unix seconds, without the part of the last. */
export function wholeSeconds<Column extends AnyPgColumn>(
  time: Column,
): SQL<Column['_']['notNull'] extends true ? number : number | null> {
  return sql`floor(extract(epoch from ${time}))::float8`;
}
