/** Copies all tables into another database, in one transaction, and verifies the copy. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';
import { countRows, readRows } from './read-rows.ts';
import {
  amountOf,
  nameOf,
  readTables,
  SCHEMAS,
  type Table,
  type TableSum,
  titleOf,
} from './table-sums.ts';

/** The target is not empty, or differs from the source after the copy. Nothing was copied. */
export class CopyRefusedError extends Error {}

/** What is compared of a table; the fingerprint changes with any row, and ignores their order. */
const contentSchema = z.object({
  rows: z.string(),
  amountCents: z.string().nullable(),
  fingerprint: z.string().nullable(),
});

type Content = z.infer<typeof contentSchema>;

const jsonRowSchema = z.object({ row: z.string() });
const sequenceSchema = z.object({ name: z.string(), last: z.string() });

const ROWS_PER_BATCH = 500;

function columnsOf({ columns }: Table): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** Each row as JSON without generated columns, under the name `t`. */
function jsonRows(table: Table): SQL {
  return sql`select row_to_json(t)::text as row from (select ${columnsOf(table)} from ${nameOf(table)}) as t`;
}

async function readContent(queries: Queries, table: Table): Promise<Content> {
  const [content] = await readRows(
    queries,
    contentSchema,
    sql`select count(*)::text as rows, ${amountOf(table)}::text as "amountCents",
        (select sum(('x' || left(md5(row), 15))::bit(60)::bigint) from (${jsonRows(table)}) as j)::text
          as fingerprint
      from ${nameOf(table)}`,
  );
  if (!content) throw new Error(`Unable to add up ${titleOf(table)}`);
  return content;
}

/** Exclusive table locks until the transaction ends: a shop that starts meanwhile waits. */
async function lockEmpty(to: Queries, tables: Table[]): Promise<void> {
  await to.execute(sql`lock table ${sql.join(tables.map(nameOf), sql`, `)}`);
  const filled: string[] = [];
  for (const table of tables) {
    const found = await countRows(to, sql`select from ${nameOf(table)} limit 1`);
    if (found > 0) filled.push(titleOf(table));
  }
  if (filled.length === 0) return;
  throw new CopyRefusedError(`There are rows already in ${filled.join(', ')}.`);
}

/** Row by row as JSON, which loses nothing on either side. */
async function copyRows(
  from: Queries,
  to: Queries,
  table: Table,
  onCopied: CopyTools['onCopied'],
): Promise<void> {
  const columns = columnsOf(table);
  let copied = 0;
  await from.execute(sql`declare copied no scroll cursor for ${jsonRows(table)}`);
  for (;;) {
    const batch = sql.raw(`fetch ${ROWS_PER_BATCH} from copied`);
    const rows = await readRows(from, jsonRowSchema, batch);
    if (rows.length === 0) break;
    onCopied(titleOf(table), copied);
    copied += rows.length;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await to.execute(
      sql`insert into ${nameOf(table)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${nameOf(table)}, ${json}::json)`,
    );
  }
  await from.execute(sql`close copied`);
}

/** The next value of each sequence: no value is given twice. */
async function copySequences(from: Queries, to: Queries): Promise<void> {
  const sequences = await readRows(
    from,
    sequenceSchema,
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname in ${SCHEMAS} and last_value is not null`,
  );
  for (const { name, last } of sequences) {
    await to.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
  }
}

async function compare(from: Queries, to: Queries, table: Table): Promise<TableSum> {
  const content = await readContent(from, table);
  const copied = await readContent(to, table);
  if (JSON.stringify(copied) !== JSON.stringify(content)) {
    throw new CopyRefusedError(`${titleOf(table)} is not the same in the copy.`);
  }
  const { rows, amountCents } = content;
  return {
    table: titleOf(table),
    rows: Number(rows),
    amountCents: amountCents === null ? null : Number(amountCents),
  };
}

type CopyTools = {
  /** Writes into the transaction of the copy. */
  finish(to: Queries): Promise<void>;
  /** So many rows of a table are copied; what it throws ends the copy. */
  onCopied(table: string, rows: number): void;
};

/**
 * Copies all tables and sequences into a database whose tables exist and are empty. Both have the
 * same migrations. On any failure the target is unchanged; CopyRefusedError says why.
 * Memory is bounded by one batch of rows.
 */
export async function copyTables(
  source: Queries,
  target: Queries,
  { finish, onCopied }: CopyTools,
): Promise<TableSum[]> {
  return source.transaction((from) =>
    target.transaction(async (to) => {
      for (const side of [from, to]) {
        await side.execute(sql`set local time zone 'UTC'`);
        // A role may have a statement timeout (docs/deploying.md), and a large table takes longer.
        await side.execute(sql`set local statement_timeout = 0`);
        await side.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      }
      const tables = await readTables(to);
      await lockEmpty(to, tables);
      for (const table of tables) await copyRows(from, to, table, onCopied);
      await copySequences(from, to);
      const copied: TableSum[] = [];
      for (const table of tables) {
        onCopied(`Comparing ${titleOf(table)}`, copied.length);
        copied.push(await compare(from, to, table));
      }
      await finish(to);
      return copied;
    }),
  );
}
