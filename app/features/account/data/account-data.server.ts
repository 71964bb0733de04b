/** Everything that is stored of an account, as one JSON document: its tables, each a list of rows. */
import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { ACCOUNT_TABLES, type AccountTable } from './account-tables.server.ts';

/** The document in pieces, none of which is longer than a page of rows. */
export type AccountData = AsyncGenerator<string, void>;

const ROWS_PER_PAGE = 500;

/** A row as JSON text, and its key. */
const rowSchema = z.object({ json: z.string(), key: z.array(z.string()) });

type Row = z.infer<typeof rowSchema>;

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

/** The columns of the primary key, in order. */
function keyOf({ table }: AccountTable): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.map((column) => sql`${column}`);
}

function readPage(queries: Queries, source: AccountTable, uid: string, after: string[] | null) {
  const { table, owner, hidden = [], shown: row = sql`to_jsonb(${table})`, only } = source;
  const key = keyOf(source);
  const isLater = after
    ? sql`(${list(key)}) > (${list(after.map((value) => sql`${value}`))})`
    : sql`true`;
  const shown = hidden.reduce((rest, column) => sql`${rest} - ${sql.raw(`'${column}'`)}`, row);
  return readRows(
    queries,
    rowSchema,
    sql`select (${shown})::text as json, array[${list(key.map((part) => sql`${part}::text`))}] as key
      from ${table} where ${owner} = ${uid} and ${isLater} and ${only ?? sql`true`}
      order by ${list(key)} limit ${sql.raw(String(ROWS_PER_PAGE))}`,
  );
}

async function* readPages(queries: Queries, source: AccountTable, uid: string): AccountData {
  let after: string[] | null = null;
  for (;;) {
    const page: Row[] = await readPage(queries, source, uid, after);
    const text = page.map(({ json }) => json).join(',\n');
    if (text !== '') yield after === null ? text : `,\n${text}`;
    if (page.length < ROWS_PER_PAGE) return;
    after = page.at(-1)?.key ?? null;
  }
}

/** The document of this account. Rows that change meanwhile may be as before or as after. */
export async function* readAccountData(queries: Queries, uid: string): AccountData {
  yield `{"uid":${JSON.stringify(uid)},"at":${JSON.stringify(new Date().toISOString())}`;
  for (const source of ACCOUNT_TABLES) {
    yield `,\n${JSON.stringify(getTableConfig(source.table).name)}:[`;
    yield* readPages(queries, source, uid);
    yield ']';
  }
  yield '}\n';
}
