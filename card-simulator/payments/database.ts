/** The database as the simulator needs it: any Drizzle PostgreSQL connection or transaction. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Reads and writes; a transaction is one too. */
export type Store = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** Any Drizzle PostgreSQL database, whatever its schema: the simulator names its own tables. */
export type Database = Store & {
  transaction<Result>(work: (transaction: Store) => Promise<Result>): Promise<Result>;
};

/**
 * Remembers what `build` makes of a store: an expression of Drizzle with a `.prepare(name)` at its end.
 * Building one costs more than running it.
 */
export function prepared<Statement>(
  build: (store: Store) => Statement,
): (store: Store) => Statement {
  const built = new WeakMap<Store, Statement>();
  return (store) => {
    const known = built.get(store);
    if (known !== undefined) return known;
    const made = build(store);
    built.set(store, made);
    return made;
  };
}

/** What a prepared statement is given for a column by this name. */
export function given(name: string, column: PgColumn): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(column.getSQLType())}`;
}

/** A jsonb as a prepared statement is given it; SQL's null is not that of JSON. */
export function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
