/**
 * The preview of a change of many products: a staging table with each that would change, its version, and how
 * it is and would be. Any process can apply it; it is dropped a day later.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  nameStagingTable,
  stagingTable,
} from '#app/features/catalogue/import/staging-table.server.ts';
import { MAX_SHELF_UNITS } from '#app/features/catalogue/product/cells/read-cell.ts';
import { maxPriceCents } from '#app/features/catalogue/product/cells/read-price.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import { shopCurrency } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import {
  type BulkChange,
  type BulkFilter,
  bulkChangeSchema,
  bulkFilterSchema,
} from './bulk-change.ts';
import { type BulkTarget, targetOf } from './bulk-target.ts';

const PREFIX = 'product_bulk_';
const ID = /^\d{10}_[\da-f]{8}$/;

/** The embedded database runs on the event loop: a longer statement would stop the shop. */
const PRODUCTS_AT_ONCE = 10_000;

const headerSchema = z.object({
  filter: bulkFilterSchema,
  change: bulkChangeSchema,
  /** Products that are so already, and those of which it would make what cannot be, such as a negative price. */
  same: z.number(),
  impossible: z.number(),
});

export type BulkHeader = z.infer<typeof headerSchema>;

/** `todo` is not applied yet; `left` has changed since the preview. */
export const countsSchema = z.object({ todo: z.number(), done: z.number(), left: z.number() });

export type BulkCounts = z.infer<typeof countsSchema>;

const rowSchema = z
  .object({
    variant: z.string(),
    title: z.string(),
    options: optionsSchema,
    before: z.string().nullable(),
    after: z.string(),
  })
  .transform(({ options, ...row }) => ({ ...row, title: lineTitle({ ...row, options }) }));

export type BulkRow = z.infer<typeof rowSchema>;

/** The table of a preview, as an identifier in SQL; null for what is no id. */
export function bulkTable(id: string): SQL | null {
  return ID.test(id) ? stagingTable(`${PREFIX}${id}`) : null;
}

function isLike(word: string): SQL {
  const pattern = word.replace(/[\\%_]/g, '\\$&');
  const isIn = `%${pattern}%`;
  return sql`(title ilike ${isIn} or product.variant ilike ${`${pattern}%`}
    or jsonb_path_query_array(options, '$[*][1]')::text ilike ${isIn})`;
}

const STATES = {
  sale: sql`withdrawn_at is null`,
  withdrawn: sql`withdrawn_at is not null`,
  all: sql`true`,
};

const STOCKS = {
  any: sql`true`,
  low: sql`stock.available <= stock.low`,
  out: sql`stock.available <= 0`,
  uncounted: sql`stock.variant is null`,
};

function matches({ words, category, state, stock }: BulkFilter): SQL {
  const conditions = [...words.map(isLike), STATES[state], STOCKS[stock]];
  if (category !== null) conditions.push(sql`category = ${category}`);
  return sql.join(conditions, sql` and `);
}

const BEFORE: Record<BulkTarget, SQL> = {
  price: sql`price_cents`,
  category: sql`category`,
  withdrawn: sql`withdrawn_at is not null`,
  shelf: sql`stock.on_hand`,
  low: sql`stock.low`,
};

function after(change: BulkChange): SQL {
  switch (change.kind) {
    case 'percent': {
      const { step } = shopCurrency();
      const share = sql`(10000 + ${change.basisPoints}::int)::numeric / (10000 * ${step}::int)`;
      return sql`round(price_cents * ${share})::bigint * ${step}::int`;
    }
    case 'amount':
      return sql`price_cents::bigint + ${change.cents}::int`;
    case 'price':
      return sql`${change.cents}::int`;
    case 'category':
      return sql`${change.category}::text`;
    case 'withdraw':
      return sql`true`;
    case 'put_back':
      return sql`false`;
    case 'shelf_more':
      // A sum that no shelf can have is judged, too.
      return sql`stock.on_hand::bigint + ${change.units}::int`;
    case 'shelf':
    case 'low':
      return sql`${change.units}::int`;
  }
}

/** Whether a product can have the new value. */
const IS_POSSIBLE: Record<BulkTarget, () => SQL> = {
  price: () => sql`after::bigint between 0 and ${maxPriceCents()}`,
  category: () => sql`true`,
  withdrawn: () => sql`true`,
  shelf: () => sql`after::bigint between 0 and ${MAX_SHELF_UNITS}`,
  low: () => sql`before is not null`,
};

const foundSchema = headerSchema.pick({ same: true, impossible: true });

type Found = z.infer<typeof foundSchema>;

/** Stages the products after `from` up to `to`. */
async function stageRange(
  queries: Queries,
  table: SQL,
  {
    filter,
    change,
    from,
    to,
  }: { filter: BulkFilter; change: BulkChange; from: string; to: string },
): Promise<Found> {
  const [found] = await readRows(
    queries,
    foundSchema,
    sql`with found as (
        select product.variant, product.xmin::text as version,
          (${BEFORE[targetOf(change)]})::text as before, (${after(change)})::text as after
        from product left join stock on stock.variant = product.variant
        where product.variant > ${from} and product.variant <= ${to} and ${matches(filter)}
      ), judged as (
        select *, coalesce(${IS_POSSIBLE[targetOf(change)]()}, false) as is_possible from found
      ), staged as (
        insert into ${table} (variant, version, before, after)
        select variant, version, before, after from judged
        where is_possible and before is distinct from after order by variant
      )
      select (count(*) filter (where is_possible and before is not distinct from after))::int as same,
        (count(*) filter (where not is_possible))::int as impossible from judged`,
  );
  return found ?? { same: 0, impossible: 0 };
}

const lastSchema = z.object({ last: z.string().nullable() });

/** Where the next range ends; null after the last variant. */
async function readRangeEnd(queries: Queries, from: string): Promise<string | null> {
  const [range] = await readRows(
    queries,
    lastSchema,
    sql`select max(variant) as last from (
      select variant from product where variant > ${from} order by variant
      limit ${PRODUCTS_AT_ONCE}) as next`,
  );
  return range?.last ?? null;
}

/** Stages what would change, and changes nothing. Returns the id of the preview. */
export async function makeBulkPreview(
  queries: Queries,
  filter: BulkFilter,
  change: BulkChange,
): Promise<string> {
  const name = await nameStagingTable(queries, PREFIX);
  const table = stagingTable(name);
  await queries.execute(sql`create unlogged table ${table} (
    seq integer generated always as identity primary key, variant text collate "C", version text,
    before text, after text, state text)`);
  const header: BulkHeader = { filter, change, same: 0, impossible: 0 };
  for (let from = ''; ; ) {
    const to = await readRangeEnd(queries, from);
    if (to === null) break;
    const { same, impossible } = await stageRange(queries, table, { filter, change, from, to });
    header.same += same;
    header.impossible += impossible;
    from = to;
    await nextTurn();
  }
  await queries.execute(
    sql`insert into ${table} (before, state) values (${JSON.stringify(header)}, 'header')`,
  );
  return name.slice(PREFIX.length);
}

const existsSchema = z.object({ exists: z.boolean() });
const storedHeaderSchema = z.object({ header: z.string() });

/** What a preview is of; null when there is none of this id, or not any more. */
export async function readBulkHeader(queries: Queries, id: string): Promise<BulkHeader | null> {
  const table = bulkTable(id);
  if (!table) return null;
  const [{ exists } = { exists: false }] = await readRows(
    queries,
    existsSchema,
    sql`select to_regclass(${`staging.${PREFIX}${id}`}) is not null as exists`,
  );
  if (!exists) return null;
  const [row] = await readRows(
    queries,
    storedHeaderSchema,
    sql`select before as header from ${table} where state = 'header'`,
  );
  return row ? headerSchema.parse(JSON.parse(row.header)) : null;
}

export async function countBulk(queries: Queries, table: SQL): Promise<BulkCounts> {
  const [counts] = await readRows(
    queries,
    countsSchema,
    sql`select (count(*) filter (where state is null))::int as todo,
        (count(*) filter (where state = 'done'))::int as done,
        (count(*) filter (where state = 'left'))::int as left from ${table}`,
  );
  return counts ?? { todo: 0, done: 0, left: 0 };
}

/** The first of those in a state, by their variants. */
export function readBulkRows(
  queries: Queries,
  table: SQL,
  { state, limit }: { state: keyof BulkCounts; limit: number },
): Promise<BulkRow[]> {
  const wanted = state === 'todo' ? sql`staged.state is null` : sql`staged.state = ${state}`;
  return readRows(
    queries,
    rowSchema,
    sql`select staged.variant, title, options, before, after
      from ${table} as staged join product on product.variant = staged.variant
      where ${wanted} order by seq limit ${limit}`,
  );
}
