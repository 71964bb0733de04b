/**
 * Applies a preview in short transactions, so that shoppers do not wait. What has changed since the
 * preview is left alone. A second one that applies the same takes other products; one that was interrupted
 * goes on with the rest.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  conflictsOf,
  lockCatalogue,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import type { BulkTarget } from './bulk-target.ts';

const variantSchema = z.object({ variant: z.string() });
const shelfSchema = z.object({ variant: z.string(), units: z.number() });

/** A product that is to change; `before` is null of a shelf that is not counted. */
const stagedChangeSchema = z.object({
  seq: z.number(),
  variant: z.string(),
  version: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});

export type StagedChange = z.infer<typeof stagedChangeSchema>;

const ROWS_AT_ONCE = 1_000;

/** Writes the rows that are as they were; returns the variants of these. */
type Writer = (tx: Queries, rows: readonly StagedChange[], id: string) => Promise<string[]>;

/** The rows, as a table in SQL. */
function given(rows: readonly StagedChange[]): SQL {
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  return sql`unnest(${column(rows.map(({ variant }) => variant))},
    ${column(rows.map(({ version }) => version))}, ${column(rows.map(({ before }) => before))},
    ${column(rows.map(({ after }) => after))}) as given (variant, version, before, after)`;
}

const variantsOf = (rows: readonly { variant: string }[]) => rows.map(({ variant }) => variant);

function productWriter(columns: SQL): Writer {
  return async (tx, rows) => {
    const written = await readRows(
      tx,
      variantSchema,
      sql`update product set ${columns} from ${given(rows)}
        where product.variant = given.variant and product.xmin::text = given.version
        returning product.variant`,
    );
    if (written.length > 0) await publishWith(tx, { kind: 'catalogue' });
    return variantsOf(written);
  };
}

const setWithdrawn = productWriter(
  sql`withdrawn_at = case when given.after::boolean then now() end`,
);

/** What cannot be sold beside what is sold, since its options are those of another, stays withdrawn. */
const writeWithdrawn: Writer = async (tx, rows, id) => {
  const putBack = rows.filter(({ after }) => after === 'false');
  if (putBack.length === 0) return setWithdrawn(tx, rows, id);
  await lockCatalogue(tx);
  const conflicts = new Set(variantsOf(await conflictsOf(tx, variantsOf(putBack))));
  return setWithdrawn(
    tx,
    rows.filter(({ variant }) => !conflicts.has(variant)),
    id,
  );
};

const writeShelf: Writer = async (tx, rows, id) => {
  // What is counted for the first time locks its product, which comes before any stock.
  if (rows.some(({ before }) => before === null)) await lockCatalogue(tx);
  const shelves = await readRows(
    tx,
    shelfSchema,
    sql`select variant, on_hand as units from stock
      where variant = any(${sql.param(variantsOf(rows))}::text[]) order by variant for update`,
  );
  const onHand = new Map(shelves.map(({ variant, units }) => [variant, String(units)]));
  const same = rows.filter(({ variant, before }) => (onHand.get(variant) ?? null) === before);
  if (same.length === 0) return [];
  const counts = Object.fromEntries(same.map(({ variant, after }) => [variant, Number(after)]));
  const fact = { isChange: false, reason: 'counted', reference: `bulk ${id}` };
  const outcome = await countStock(tx, counts, fact);
  if ('refused' in outcome) throw new Error(`Unable to count ${outcome.refused.join(', ')}`);
  return variantsOf(same);
};

const writeLow: Writer = async (tx, rows) => {
  const written = await readRows(
    tx,
    variantSchema,
    sql`update stock set low = given.after::int from ${given(rows)}
      where stock.variant = given.variant and stock.low = given.before::int
      returning stock.variant`,
  );
  const variants = variantsOf(written);
  // Shoppers read from this number on how many are left.
  await tx.execute(sql`select notify_stock(${sql.param(variants)}::text[])`);
  return variants;
};

const WRITERS: Record<BulkTarget, Writer> = {
  price: productWriter(sql`price_cents = given.after::int`),
  category: productWriter(sql`category = given.after`),
  withdrawn: writeWithdrawn,
  shelf: writeShelf,
  low: writeLow,
};

/** What the words of a search follow from. */
const CHANGES_WORDS: Record<BulkTarget, boolean> = {
  price: false,
  category: true,
  withdrawn: true,
  shelf: false,
  low: false,
};

type Application = {
  id: string;
  table: SQL;
  target: BulkTarget;
  /** Called in the transaction that has changed them. */
  record(tx: Queries, rows: readonly StagedChange[]): Promise<void>;
};

/** The next rows after a number; none when there are none left. Returns the number of the last. */
async function applyBatch(
  tx: Queries,
  { id, table, target, record }: Application,
  after: number,
): Promise<number | null> {
  // It waits for an import that is being merged.
  await tx.execute(sql`set local statement_timeout = 0`);
  const rows = await readRows(
    tx,
    stagedChangeSchema,
    sql`select seq, variant, version, before, after from ${table}
      where seq > ${after} and state is null order by seq limit ${ROWS_AT_ONCE}
      for update skip locked`,
  );
  const last = rows.at(-1);
  if (!last) return null;
  const written = new Set(await WRITERS[target](tx, rows, id));
  await tx.execute(sql`update ${table}
    set state = case when variant = any(${sql.param([...written])}::text[]) then 'done' else 'left' end
    where seq = any(${sql.param(rows.map(({ seq }) => seq))}::int[])`);
  await record(
    tx,
    rows.filter(({ variant }) => written.has(variant)),
  );
  return last.seq;
}

/** Applies all that is not applied yet. */
export async function applyBulk(queries: Queries, application: Application): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await queries.transaction((tx) => applyBatch(tx, application, from));
    await nextTurn();
  }
  if (CHANGES_WORDS[application.target]) await refreshSearchWords(queries);
}
