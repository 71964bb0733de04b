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
 * Caches by store what `build` returns: a Drizzle query that ends in `.prepare(name)`. Building one
 * costs more than running it.
 */
export function prepared<Statement>(
  build: (store: Store) => Statement,
): (store: Store) => Statement {
  const built = new WeakMap<Store, Statement>();
  return (store) => {
    const cached = built.get(store);
    if (cached !== undefined) return cached;
    const statement = build(store);
    built.set(store, statement);
    return statement;
  };
}

/** A named placeholder of a prepared statement, cast to the type of its column. */
export function placeholder(name: string, column: PgColumn): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(column.getSQLType())}`;
}

/** A jsonb argument of a prepared statement: JSON, or SQL's null. */
export function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
