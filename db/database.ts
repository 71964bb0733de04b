/** What the shop asks of its database, whichever is plugged in. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries and transactions; a transaction is one of these too. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export type Database = {
  queries: Queries;
  /**
   * Calls `onPayload` with each payload that any process sends on the channel, and `onGap` when some
   * may have been missed: the connection was lost and made anew.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Runs `work` while nobody reads or writes: its files can be copied. Null where it has none here. */
  whileStill: (<Value>(work: () => Promise<Value>) => Promise<Value>) | null;
  close(): Promise<void>;
};
