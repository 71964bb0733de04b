/** Collects the SQL statements of a piece of work, and detects sequential scans in them. */
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

export type CollectedStatement = { text: string; values: unknown[] };

/** A statement without the number of the build that it begins with (db/postgres/guard-writes.ts). */
export function unmarked(text: string): string {
  return text.replace(/^\/\*build \d+\*\/ /, '');
}

/** What the connection that listens asks every few seconds, whatever the shop does (postgres-listener.ts). */
const PROBE = 'select 1';

/** What a process on a cluster asks every few seconds for the same reason (worker-listeners.ts). */
const WORKERS = 'from pg_dist_node';

/** The shop's own statements, without BEGIN, COMMIT and ROLLBACK. */
export async function collectStatements(
  work: () => Promise<unknown>,
): Promise<CollectedStatement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const collected = spy.mock.calls.map(([query, values]: unknown[]) => {
    const config =
      typeof query === 'string' ? { text: query } : (query as Partial<CollectedStatement>);
    return {
      text: unmarked(config.text ?? ''),
      values: (values ?? config.values ?? []) as unknown[],
    };
  });
  spy.mockRestore();
  return collected.filter(
    ({ text }) =>
      /^\s*(select|with|insert|update|delete)/i.test(text) &&
      text !== PROBE &&
      !text.includes(WORKERS) &&
      !text.includes('card_simulator'),
  );
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function seqScans({ Plans = [], ...node }: Plan): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...Plans.flatMap(seqScans)];
}

/** A call of a function in `db/functions`, whose inner statements EXPLAIN does not show. */
const FUNCTION_CALL = /^select \w+\((?:\$\d+(?:, )?)*\) as answer$/;

/** The number of sequential scans of each table on this connection, since the last statistics. */
async function countScans(tx: Queries): Promise<Map<string, number>> {
  const rows = await rowsOf<{ table: string; scans: number }>(
    tx,
    sql`select relname as table, seq_scan::int as scans from pg_stat_xact_user_tables`,
  );
  return new Map(rows.map(({ table, scans }) => [table, scans]));
}

/** Runs the call, reads from the statistics which tables it scanned, and rolls back. */
async function scannedByCall(queries: Queries, call: SQL): Promise<string[]> {
  const undone = new Error('The call is undone');
  let scanned: string[] = [];
  await queries
    .transaction(async (tx) => {
      const before = await countScans(tx);
      await tx.execute(call);
      const after = await countScans(tx);
      scanned = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return scanned;
}

/** The tables that a statement scans sequentially. */
async function scannedBy(
  queries: Queries,
  { text, values }: CollectedStatement,
): Promise<string[]> {
  const parts = text.split(/\$(\d+)/);
  const statement = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
  );
  if (FUNCTION_CALL.test(text)) return scannedByCall(queries, sql.join(statement));
  const [row] = await rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    queries,
    sql`explain (format json) ${sql.join(statement)}`,
  );
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => seqScans(plan));
}

/** Expects that none of the statements scans one of these tables sequentially. */
export async function expectIndexes(
  queries: Queries,
  collected: readonly CollectedStatement[],
  tables: readonly string[],
): Promise<void> {
  for (const one of collected) {
    const scanned = await scannedBy(queries, one);
    expect(
      scanned.filter((table) => tables.includes(table)),
      one.text,
    ).toEqual([]);
  }
}
