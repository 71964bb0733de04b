/** Two processes of one shop on one PostgreSQL, in which weeks pass within a moment; for tests of whole histories. */
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { migratedDatabase, openTestDatabase } from '#tests/postgres/test-postgres.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';

const MODE = { delivery: 'placeholder', codes: true, credits: true } as const;
const STAFF = { id: 'olga', scopes: SCOPE_NAMES };

/** Which of the two processes. */
export type Process = 0 | 1;

export type HistoryShop = Awaited<ReturnType<typeof historyShop>>;

/**
 * Every moment in every row lies so many days further back, at the provider too: the clock itself cannot be set. What a key
 * holds stays, as do the sums of days. By immutable operators, as an update of many shoppers on a cluster wants them.
 */
const MOVE_BACK = (days: number) =>
  sql.raw(`do $$
  declare it record;
  begin
    for it in
      select table_schema, table_name, string_agg(format(case data_type
          when 'bigint' then '%1$I = %1$I - ${days * 86_400}' else '%1$I = to_timestamp(extract(epoch from %1$I - timestamptz ''epoch'')::float8 - ${days * 86_400})' end,
          column_name), ', ') as assignments
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'card_simulator') and table_type = 'BASE TABLE'
        and (data_type = 'timestamp with time zone' or data_type = 'bigint' and column_name like '%\\_seconds')
        and not exists (select from information_schema.key_column_usage as key
          where key.table_schema = columns.table_schema and key.table_name = columns.table_name
            and key.column_name = columns.column_name)
      group by 1, 2
    loop
      execute format('update %I.%I set %s', it.table_schema, it.table_name, it.assignments);
    end loop;
  end $$`);

export async function historyShop() {
  const server = inject('postgres');
  if (!server) throw new Error('Histories are of two processes on one PostgreSQL');
  const copy = await migratedDatabase(server);
  const open = () =>
    testServices({ mode: MODE, database: openTestDatabase(copy.url), hearsEvents: true });
  const processes: [TestServices, TestServices] = [await open(), await open()];
  const [first, second] = processes;

  async function call(at: Process, name: string, input: Record<string, unknown>): Promise<unknown> {
    const operation = findOperation(name);
    if (!operation || operation.kind === 'file') throw new Error(`There is no ${name}`);
    const asked = { shop: processes[at], actor: STAFF, input };
    const performed = await perform(operation, { ...asked, confirmed: true });
    if (performed.kind !== 'asked') return performed.output;
    // What warns of a bank that decides has to be read.
    const read = await perform(operation, { ...asked, confirmed: performed.question });
    return 'output' in read ? read.output : null;
  }

  /** What an operation of staff answers; null where it is refused, with nothing done. */
  async function act<Output>(
    at: Process,
    name: string,
    input: Record<string, unknown>,
  ): Promise<Output | null> {
    try {
      return (await call(at, name, input)) as Output;
    } catch (error) {
      // A field that is wrong is a mistake of the test's own.
      const isOwn = error instanceof OperationRefused && Object.keys(error.problems).length > 0;
      if (error instanceof OperationRefused && !isOwn) return null;
      throw error;
    }
  }

  return {
    processes,
    act,
    /** As `act`, where a refusal is an error. */
    async must<Output>(name: string, input: Record<string, unknown>): Promise<Output> {
      return (await call(0, name, input)) as Output;
    },
    /** So many days pass; then banks do what is due, and the sweep finds it. */
    async passDays(days: number, at: Process): Promise<void> {
      await first.queries.execute(MOVE_BACK(days));
      await processes[at].cardSimulator().deliverDue();
      while ((await processes[at].sweep()) > 0);
    },
    reconcile: createReconciliation(first),
    async close(): Promise<void> {
      await first.close();
      await second.close();
      await copy.remove();
    },
  };
}
