/** Imports the catalogue from a file in one transaction, and exports it, while the shop stays open. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { IS_TAG } from '#app/features/catalogue/product/collection/collection-cell.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import {
  conflictsOf,
  lockCatalogue,
  type OptionConflict,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { PICTURE_NAME } from '#app/features/catalogue/product/pictures/picture-name.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { ShelfChange } from '#app/features/stock/count-stock.server.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';
import { type ImportStage, openImportStage, type PlacedRow } from './import-stage.server.ts';
import { type MergeCounts, mergeStage, type SharedPath } from './merge-stage.server.ts';
import { type RowProblem, type WholeProduct, wholeProductSchema } from './read/catalogue-row.ts';

/**
 * How many variants changed, which are in no catalogue of this shop, and whose options do not go with what is sold; with
 * any of those none changed.
 */
type WithdrawReport = { changed: number; unknown: string[]; conflicts: OptionConflict[] };

const variantSchema = z.object({ variant: z.string() });

const shownSchema = z.object({ image: z.string() });

/** A setting names a file of the picture, and its size (brand-picture.ts). */
const SHOWN = new RegExp(`^/pictures/(${PICTURE_NAME})-\\d`);
const shownNameOf = (image: string) => SHOWN.exec(image)?.[1];

export type ImportOptions = {
  /** Withdraws the variants that are not in the file. */
  replace: boolean;
  /** Imports the good rows of a file that has bad ones too. */
  skipInvalid: boolean;
  /** Reports what would be done and changes nothing. */
  dryRun: boolean;
};

/** The valid rows in batches, and at the end the number of bad rows. */
export type ImportPart = { rows: readonly PlacedRow[] } | { end: { badRows: number } };

export type ImportEvent =
  /** A bad row that only the whole file reveals, such as a duplicate. */
  | { problem: RowProblem }
  /** Progress: so many rows are merged. */
  | { written: { done: number; total: number } }
  /** Of these variants another number lies on the shelf now. */
  | { counted: ShelfChange[] }
  | { sharedPaths: SharedPath[] };

/** `counts` is null when bad rows prevented the import. */
export type ImportReport = { goodRows: number; badRows: number; counts: MergeCounts | null };

type BeforeCommit = (tx: Queries, report: ImportReport) => Promise<void>;

export type CatalogueFiles = {
  /**
   * Throws when `parts` or `onEvent` throws, or the parts end early; then nothing has changed. `beforeCommit` writes into
   * the transaction of what is changed.
   */
  importFrom(
    parts: AsyncIterable<ImportPart>,
    options: ImportOptions,
    onEvent: (event: ImportEvent) => Promise<void> | void,
    beforeCommit?: BeforeCommit,
  ): Promise<ImportReport>;
  /** Gives all products for sale, in the order of the catalogue, a batch at a time. */
  exportTo(write: (products: WholeProduct[]) => Promise<void>): Promise<void>;
  /** Gives the names of all imported pictures that somebody may see, a batch at a time. */
  listPictures(write: (names: string[]) => Promise<void>): Promise<void>;
};

/** Rolls a dry run back. Drizzle's own error is another class in the admin, a bundle of its own. */
class DryRunEnd extends Error {}

const PRODUCTS_AT_ONCE = 2_000;
const PICTURES_AT_ONCE = 5_000;

/** What is not a column of the product, or lies in another table. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  state: '(withdrawn_at is not null)::int',
  stock: '(select on_hand from stock where stock.variant = product.variant)',
  collection_product: `coalesce((select string_agg(
    case when title = '' then '${IS_TAG}' else '' end || handle, e'\\n' order by handle)
    from collection where handle = any(product.collections)), '')`,
};

/** The fields of a product as `WholeProduct` names them. */
const FIELDS = sql.raw(
  PRODUCT_FIELDS.map(
    ({ column, key, table, isState }) =>
      `${ELSEWHERE[isState ? 'state' : (table ?? '')] ?? column} as "${key}"`,
  ).join(', '),
);

async function* readAll(queries: Queries): AsyncGenerator<WholeProduct[]> {
  let after: SQL = sql`true`;
  for (;;) {
    const rows = await readRows(
      queries,
      wholeProductSchema,
      sql`select ${FIELDS} from product where withdrawn_at is null and ${after}
        order by position, variant limit ${PRODUCTS_AT_ONCE}`,
    );
    if (rows.length > 0) yield rows;
    // The embedded database runs on the event loop: lets the shop serve requests between pages.
    await nextTurn();
    const last = rows.at(-1);
    if (!last || rows.length < PRODUCTS_AT_ONCE) return;
    after = sql`(position, variant) > (${last.position}, ${last.variant})`;
  }
}

/** As `exportTo`, of one moment: an import that commits meanwhile is not in it. */
export function exportOfOneMoment(
  queries: Queries,
  write: (products: WholeProduct[]) => Promise<void>,
): Promise<void> {
  return queries.transaction((tx) => createCatalogueFiles(tx).exportTo(write), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

export function createCatalogueFiles(queries: Queries): CatalogueFiles {
  // An import waits for an export under way, which reads page by page and must not mix two catalogues.
  const semaphore = createSemaphore(1);

  async function merge(
    stage: ImportStage,
    { replace, dryRun }: ImportOptions,
    onEvent: (event: ImportEvent) => Promise<void> | void,
    beforeCommit: (tx: Queries, counts: MergeCounts) => Promise<void>,
  ): Promise<MergeCounts> {
    const total = stage.count();
    const onProgress = (done: number) => onEvent({ written: { done, total } });
    const onCounted = (counted: ShelfChange[]) => onEvent({ counted });
    const onSharedPaths = (sharedPaths: SharedPath[]) => onEvent({ sharedPaths });
    const merged = Promise.withResolvers<MergeCounts>();
    const transaction = queries.transaction(async (tx) => {
      const on = { onProgress, onCounted, onSharedPaths };
      const counts = await mergeStage(tx, stage, { replace, ...on });
      merged.resolve(counts);
      if (dryRun) throw new DryRunEnd();
      await beforeCommit(tx, counts);
    });
    await transaction.catch((error: unknown) => {
      if (!(error instanceof DryRunEnd)) throw error;
    });
    return merged.promise;
  }

  return {
    async importFrom(parts, options, onEvent, beforeCommit = async () => {}) {
      const stage = await openImportStage(queries);
      try {
        let end: { badRows: number } | null = null;
        for await (const part of parts) {
          if ('end' in part) end = part.end;
          else if (part.rows.length > 0) await stage.add(part.rows);
        }
        if (end === null) throw new Error('The rows ended before the file did');
        const refused = await stage.settleVariants(options, (problem) => onEvent({ problem }));
        const badRows = end.badRows + refused;
        const goodRows = stage.count() - refused;
        const isRefused = badRows > 0 && !options.skipInvalid;
        if (isRefused) return { goodRows, badRows, counts: null };
        const counts = await semaphore(() =>
          merge(stage, options, onEvent, (tx, merged) =>
            beforeCommit(tx, { goodRows, badRows, counts: merged }),
          ),
        );
        return { goodRows, badRows, counts };
      } finally {
        await stage.remove();
      }
    },
    exportTo: (write) =>
      semaphore(async () => {
        for await (const products of readAll(queries)) await write(products);
      }),
    async listPictures(write) {
      const names = await readShownPictures(queries);
      for (let start = 0; start < names.length; start += PICTURES_AT_ONCE) {
        await write(names.slice(start, start + PICTURES_AT_ONCE));
      }
    },
  };
}

/** Of the settings, of collections and of what is for sale, in a basket, paid for or about to be. Reads these tables end to end. */
export async function readShownPictures(queries: Queries): Promise<string[]> {
  const rows = await readRows(
    queries,
    shownSchema,
    sql`
    select distinct image from (
      select unnest(array[image] || string_to_array(images, e'\\n')) as image
      from product where withdrawn_at is null or exists (
        select 1 from basket_line where basket_line.variant = product.variant)
      union all select image from collection
      union all select unnest(pictures) from review
      union all select value from setting
      union all select section ->> 'image' from home_page, jsonb_array_elements(sections) as section
      union all select item ->> 'image' from "order", jsonb_array_elements(items) as item
      union all select item ->> 'image' from payment, jsonb_array_elements(items) as item
    ) as shown where image like '/pictures/%'`,
  );
  return rows.flatMap(({ image }) => shownNameOf(image) ?? []);
}

async function findUnknown(tx: Queries, variants: readonly string[]): Promise<string[]> {
  const found = await readRows(
    tx,
    variantSchema,
    sql`select variant from unnest(${sql.param(variants)}::text[]) as named (variant)
      where not exists (select 1 from product where product.variant = named.variant)`,
  );
  return found.map(({ variant }) => variant);
}

/** All of them, or none when one is unknown. Those that are as they should be stay so. */
export function setWithdrawn(
  queries: Queries,
  variants: readonly string[],
  isWithdrawn: boolean,
): Promise<WithdrawReport> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    if (!isWithdrawn) await lockCatalogue(tx);
    const unknown = await findUnknown(tx, variants);
    const conflicts = isWithdrawn ? [] : await conflictsOf(tx, variants);
    if (unknown.length + conflicts.length > 0) return { changed: 0, unknown, conflicts };
    const changed = await countRows(
      tx,
      sql`update product set withdrawn_at = ${isWithdrawn ? sql`now()` : sql`null`}
        where variant = any(${sql.param(variants)}::text[])
          and (withdrawn_at is null) = ${isWithdrawn}::boolean
        returning 1`,
    );
    if (changed > 0) {
      await refreshSearchWords(tx);
      await publishWith(tx, { kind: 'catalogue' });
    }
    return { changed, unknown, conflicts };
  });
}
