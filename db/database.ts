/** The interface of the shop's database, implemented by PGlite and PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries and transactions; a transaction implements it too. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The connections of one pool; `waiting` are the statements and transactions that have none yet. */
export type PoolState = {
  pool: 'queries' | 'searches';
  open: number;
  idle: number;
  waiting: number;
};

/** An open database. */
export type Database = {
  queries: Queries;
  /** For searches, on connections of their own where there are several (plannedStatement in db/read-rows.ts). */
  searches: Queries;
  /** How many of them it reads at a time. */
  searchesAtOnce: number;
  /** Subscribes to NOTIFY of all processes; after `onGap` payloads may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** The pools as they are now; none where there are no connections. */
  pools(): PoolState[];
  /** Whether other processes may have it open as well. */
  isShared: boolean;
  /** Runs `work` while all statements are blocked, so that the files can be copied; null without files here. */
  whileStill: (<Value>(work: () => Promise<Value>) => Promise<Value>) | null;
  close(): Promise<void>;
};
