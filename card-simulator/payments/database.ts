/** The database as the simulator needs it: any Drizzle PostgreSQL connection or transaction. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Reads and writes; a transaction is one too. */
export type Store = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** Any Drizzle PostgreSQL database, whatever its schema: the simulator names its own tables. */
export type Database = Store & {
  transaction<Result>(work: (transaction: Store) => Promise<Result>): Promise<Result>;
};
