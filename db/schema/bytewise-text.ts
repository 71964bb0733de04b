import { type SQL, sql } from 'drizzle-orm';
import { customType, type PgColumn } from 'drizzle-orm/pg-core';

/** Text that sorts by bytes (collation C), as in the browser, whatever the database's own collation. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Bytewise text to be looked up in an index of the default collation. Compared as it is, both sides are bytewise,
 * and such an index is not used (https://www.postgresql.org/docs/current/indexes-collations.html).
 */
export function inDefaultCollation(column: PgColumn | SQL): SQL {
  return sql`${column} collate "default"`;
}
