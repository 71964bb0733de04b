/** The tables of a shop, and what is in each: by this a copy is compared with what it was made of. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';
import { readRows } from './read-rows.ts';

/** `amountCents` is the sum of its amounts, null without any. */
export const tableSumSchema = z.object({
  table: z.string(),
  rows: z.number(),
  amountCents: z.number().nullable(),
});

export type TableSum = z.infer<typeof tableSumSchema>;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});

export type Table = z.infer<typeof tableSchema>;

/** The tables of the shop and of the card simulator; the migrator owns the migrations' table. */
export const SCHEMAS = ['public', 'card_simulator'];

export function nameOf({ schema, name }: Table): SQL {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}

export function titleOf({ schema, name }: Table): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** All tables with their writable columns, ordered so that foreign keys are satisfied. */
export function readTables(queries: Queries): Promise<Table[]> {
  return readRows(
    queries,
    tableSchema,
    sql`select t.table_schema as schema, t.table_name as name,
        array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.tables t
        join information_schema.columns c using (table_schema, table_name)
      where t.table_schema in ${SCHEMAS} and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by 1, 2
      order by exists(
        select from pg_constraint where contype = 'f'
          and conrelid = to_regclass(format('%I.%I', t.table_schema, t.table_name))
      ), 1, 2`,
  );
}

/** The sum of its amounts, null without any. */
export function amountOf({ columns }: Table): SQL {
  return columns.includes('amount_cents') ? sql`sum(amount_cents)` : sql`null`;
}

/** All tables, in the order in which they can be filled; one statement for all of them. */
export async function sumTables(queries: Queries): Promise<TableSum[]> {
  const sums = (await readTables(queries)).map(
    (table) => sql`select ${titleOf(table)}::text as table, count(*)::float8 as rows,
      ${amountOf(table)}::float8 as "amountCents" from ${nameOf(table)}`,
  );
  return readRows(queries, tableSumSchema, sql.join(sums, sql` union all `));
}
