/** Merges the staging table into the catalogue: adds, changes and withdraws variants. */
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ProductField } from '#app/features/catalogue/product/fields/product-field.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { columnValue } from '#app/features/catalogue/product/product-row.server.ts';
import { NEVER_ON_SALE } from '#app/features/catalogue/product/variant-store.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { countStock, type ShelfChange } from '#app/features/stock/count-stock.server.ts';
import { createPace } from '#app/shared/pace.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import {
  type ImportStage,
  IS_GOOD_ROW,
  IS_WHOLE_ROW,
  refuseClashes,
} from './import-stage.server.ts';
import { hasCollections, mergeCollections, renewOthers } from './merge-collections.server.ts';

/** What an import did to the catalogue, in variants. */
export type MergeCounts = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** For sale, and not in the file. */
  others: number;
  /** Variants of which another number lies on the shelf now; absent for none. */
  counted?: number;
};

type MergeOptions = {
  /** The file is the whole catalogue: what is not in it is withdrawn. */
  replace: boolean;
  /** Called with the number of rows that are done. */
  onProgress: (done: number) => Promise<void> | void;
  /** Called with the shelves that are counted anew. */
  onCounted: (changed: ShelfChange[]) => Promise<void> | void;
  /** Called with the old paths of the file that several products have now. */
  onSharedPaths: (paths: SharedPath[]) => Promise<void> | void;
};

const sharedPathSchema = z.object({ path: z.string(), products: z.array(z.string()) });

/** An old path of several products: it leads to the first of them (findByOldPath). */
export type SharedPath = z.infer<typeof sharedPathSchema>;

/** The most that are named. */
const MAX_SHARED_PATHS = 50;

/** The most of a statement. */
const ROWS_AT_ONCE = 1_000;

function columnList(fields: readonly ProductField[], from = ''): SQL {
  return sql.raw(fields.map(({ column }) => `${from}${column}`).join(', '));
}

const OF_PRODUCT = PRODUCT_FIELDS.filter(({ table, isState }) => !table && !isState);
const COLUMNS = columnList(OF_PRODUCT);
/** All but `variant`, the key by which a row of the file finds its product. */
const UPDATED = OF_PRODUCT.filter(({ key }) => key !== 'variant');
const UPDATES = sql.raw(UPDATED.map(({ column }) => `${column} = excluded.${column}`).join(', '));

type Batch = {
  from: number;
  to: number;
  lastPosition: number;
  replace: boolean;
  hasCollections: boolean;
};

/** A new product without a position comes last, in the order of the file. */
function mergedPosition({ replace, lastPosition }: Batch): SQL {
  if (replace) return sql`coalesce(staged.position, staged.seq)`;
  return sql`coalesce(staged.position, known.position, ${lastPosition}::int + count(*) filter (
    where known.variant is null and staged.position is null) over (order by staged.seq))::int`;
}

/** The value of a field after the import. */
function mergedValue(field: ProductField, batch: Batch): SQL {
  const { key, column, ifAbsent } = field;
  if (key === 'position') return mergedPosition(batch);
  const staged = sql.raw(`staged.${column}`);
  if (ifAbsent === 'refuse' || ifAbsent === 'generate' || ifAbsent === 'leave') return staged;
  const known = sql.raw(`known.${column}`);
  if (ifAbsent === 'refuse-new') return sql`coalesce(${staged}, ${known})`;
  const byDefault = columnValue(field, ifAbsent.default);
  if (batch.replace && !ifAbsent.isKept) return sql`coalesce(${staged}, ${byDefault})`;
  return sql`coalesce(${staged}, ${known}, ${byDefault})`;
}

const batchCountsSchema = z.object({
  rows: z.number(),
  added: z.number(),
  appended: z.number(),
  written: z.number(),
});

type BatchCounts = z.infer<typeof batchCountsSchema>;

const lastSchema = z.object({ last: z.number() });
const variantSchema = z.object({ variant: z.string() });
const shelfSchema = z.object({ variant: z.string(), units: z.number() });

/** Merges the staged rows after `from` up to `to`. */
async function mergeRows(tx: Queries, { table }: ImportStage, batch: Batch): Promise<BatchCounts> {
  const values = OF_PRODUCT.map(
    (field) => sql`${mergedValue(field, batch)} as ${sql.identifier(field.column)}`,
  );
  const [counts] = await readRows(
    tx,
    batchCountsSchema,
    sql`
    with merged as (
      select ${sql.join(values, sql`, `)},
        -- A price alone does not put a product back on sale. What was never on sale has no page that says it is gone.
        case when staged.is_withdrawn = 1 then
            coalesce(known.withdrawn_at, case when known.variant is null then ${NEVER_ON_SALE} else now() end)
          when not ${IS_WHOLE_ROW} then known.withdrawn_at end as withdrawn_at,
        ${batch.hasCollections ? sql`collection_terms(staged.id)` : sql`'{}'::text[]`} as collections,
        row(${columnList(UPDATED, 'known.')}, known.withdrawn_at, known.collections) as before,
        known.variant is null as is_new,
        known.variant is null and staged.position is null as is_appended
      from ${table} as staged left join product as known on known.variant = staged.variant
      where ${IS_GOOD_ROW} and staged.seq > ${batch.from} and staged.seq <= ${batch.to}
    ), written as (
      insert into product (${COLUMNS}, withdrawn_at, collections)
      select ${COLUMNS}, withdrawn_at, collections from merged
      -- Compared before the insert, which computes the search columns of every row it is given.
      where is_new or before is distinct from row(${columnList(UPDATED)}, withdrawn_at, collections)
      order by position
      on conflict (variant) do update set ${UPDATES}, withdrawn_at = excluded.withdrawn_at,
        collections = excluded.collections
      returning 1
    )
    select count(*)::int as rows, (count(*) filter (where is_new))::int as added,
      (count(*) filter (where is_appended))::int as appended,
      (select count(*)::int from written) as written
    from merged`,
  );
  return counts ?? { rows: 0, added: 0, appended: 0, written: 0 };
}

async function readLastPosition(tx: Queries, { table }: ImportStage): Promise<number> {
  const [found] = await readRows(
    tx,
    lastSchema,
    sql`select greatest(
      (select max(position) from product), (select max(position) from ${table}), 0) as last`,
  );
  return found?.last ?? 0;
}

/** The condition for a product that is for sale and not in the file. */
function isElsewhere({ table }: ImportStage) {
  return sql`product.withdrawn_at is null and not exists (
    select 1 from ${table} as staged
    where staged.variant = product.variant and ${IS_GOOD_ROW})`;
}

/** Withdraws the variants that are for sale and not in the file. Returns their number. */
async function withdrawOthers(tx: Queries, stage: ImportStage): Promise<number> {
  const pace = createPace(ROWS_AT_ONCE);
  let count = 0;
  async function withdraw(after: string, size: number): Promise<string> {
    const others = await readRows(
      tx,
      variantSchema,
      sql`
      select product.variant from product where ${isElsewhere(stage)} and product.variant > ${after}
      order by product.variant limit ${size}`,
    );
    const variants = others.map(({ variant }) => variant);
    if (variants.length === 0) return '';
    await tx.execute(sql`
      update product set withdrawn_at = now() where variant = any(${sql.param(variants)}::text[])`);
    count += variants.length;
    return variants.at(-1) ?? '';
  }
  for (let after = ''; ; ) {
    const last = after;
    after = await pace.step((size) => withdraw(last, size));
    if (after === '') return count;
  }
}

/** Writes the counts of the file in the order of the variants. Returns how many have changed. */
async function mergeStock(
  tx: Queries,
  { table }: ImportStage,
  onCounted: MergeOptions['onCounted'],
): Promise<number> {
  const reference = `import ${randomUUID()}`;
  const pace = createPace(ROWS_AT_ONCE);
  let count = 0;
  async function write(after: string, size: number): Promise<string> {
    const rows = await readRows(
      tx,
      shelfSchema,
      sql`select staged.variant collate "C" as variant, staged.on_hand as units
        from ${table} as staged left join stock on stock.variant = staged.variant
        where ${IS_GOOD_ROW} and staged.on_hand is distinct from stock.on_hand
          and staged.on_hand is not null and staged.variant collate "C" > ${after}
        order by 1 limit ${size}`,
    );
    if (rows.length === 0) return '';
    const counts = Object.fromEntries(rows.map(({ variant, units }) => [variant, units]));
    const fact = { isChange: false, reason: 'counted', reference };
    const outcome = await countStock(tx, counts, fact);
    if ('refused' in outcome) throw new Error(`Unable to count ${outcome.refused.join(', ')}`);
    await onCounted(outcome.changed);
    count += outcome.changed.length;
    return rows.at(-1)?.variant ?? '';
  }
  for (let after = ''; ; ) {
    const last = after;
    after = await pace.step((size) => write(last, size));
    if (after === '') return count;
  }
}

function readSharedPaths(tx: Queries, { table }: ImportStage): Promise<SharedPath[]> {
  const paths = sql.raw(`unnest(string_to_array(old_paths, e'\\n')) as path`);
  return readRows(
    tx,
    sharedPathSchema,
    sql`select path, array_agg(id order by is_gone, place) as products
      from (
        select path, id, bool_and(withdrawn_at is not null) as is_gone, min(position) as place
        from product, ${paths}
        where old_paths <> '' and (withdrawn_at is null or withdrawn_at > ${NEVER_ON_SALE})
          and path in (select path from ${table} as staged, ${paths} where ${IS_GOOD_ROW})
        group by path, id
      ) as known
      group by path having count(*) > 1 order by path limit ${MAX_SHARED_PATHS}`,
  );
}

/** `tx` is a transaction: readers see the old catalogue until it commits, then the new one. */
export async function mergeStage(
  tx: Queries,
  stage: ImportStage,
  { replace, onProgress, onCounted, onSharedPaths }: MergeOptions,
): Promise<MergeCounts> {
  await tx.execute(sql`set local statement_timeout = 0`);
  // Serialises imports and blocks no reader.
  await tx.execute(sql`lock table product in share row exclusive mode`);
  const counts: MergeCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, others: 0 };
  const named = { table: stage.table, isGood: IS_GOOD_ROW };
  if (stage.namesCollections()) await mergeCollections(tx, named);
  const batch = { replace, hasCollections: await hasCollections(tx) };
  let lastPosition = await readLastPosition(tx, stage);
  const pace = createPace(ROWS_AT_ONCE);
  for (let from = 0, to = 0; from < stage.count(); from = to) {
    const { rows, added, appended, written } = await pace.step((size) => {
      to = from + size;
      return mergeRows(tx, stage, { ...batch, from, to, lastPosition });
    });
    lastPosition += appended;
    counts.added += added;
    counts.changed += written - added;
    counts.unchanged += rows - written;
    await onProgress(Math.min(to, stage.count()));
  }
  if (replace) {
    counts.withdrawn = await withdrawOthers(tx, stage);
  } else {
    counts.others = await tx.$count(product, isElsewhere(stage));
  }
  if (stage.namesCollections()) await renewOthers(tx, named);
  await refuseClashes(tx, stage);
  const shared = await readSharedPaths(tx, stage);
  if (shared.length > 0) await onSharedPaths(shared);
  // Last: from here on claims of these variants wait for the commit.
  const counted = await mergeStock(tx, stage, onCounted);
  if (counted > 0) counts.counted = counted;
  if (counts.added + counts.changed + counts.withdrawn > 0) {
    await refreshSearchWords(tx);
    await publishWith(tx, { kind: 'catalogue' });
  }
  return counts;
}
