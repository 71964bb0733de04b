/** The catalogue as it goes to and comes from files: all or nothing, while the shop stays open. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/product-fields.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { RowProblem, WholeProduct } from './catalogue-row.ts';
import { type ImportStage, openImportStage, type PlacedRow } from './import-stage.server.ts';
import { type MergeCounts, mergeStage } from './merge-stage.server.ts';
import { readShownPictures } from './shown-pictures.server.ts';

export type ImportOptions = {
  /** Withdraws what is not in the file. */
  replace: boolean;
  /** Imports the good rows of a file that has bad ones too. */
  skipInvalid: boolean;
  /** Only says what would be done. */
  dryRun: boolean;
};

/** Rows as they come, and at the end how many there were that cannot be imported. */
export type ImportPart = { rows: readonly PlacedRow[] } | { end: { badRows: number } };

export type ImportNews =
  /** A row that only the whole file shows to be bad. */
  | { problem: RowProblem }
  /** So many rows are in the catalogue. */
  | { written: { done: number; total: number } };

/** Whether anything was done, and what; without `counts` bad rows were in the way. */
export type ImportReport = { goodRows: number; badRows: number; counts: MergeCounts | null };

export type CatalogueFiles = {
  /** Throws when `parts` do, or end without their end; then nothing has changed. */
  importFrom(
    parts: AsyncIterable<ImportPart>,
    options: ImportOptions,
    tell: (news: ImportNews) => Promise<void> | void,
  ): Promise<ImportReport>;
  /** Gives all products for sale, in the order of the catalogue, a batch at a time. */
  exportTo(write: (products: WholeProduct[]) => Promise<void>): Promise<void>;
  /**
   * Gives the names of all imported pictures that somebody may see, some at a time: of what is for sale,
   * in a basket, paid for or about to be.
   */
  tellPictures(write: (names: string[]) => Promise<void>): Promise<void>;
};

const PRODUCTS_AT_ONCE = 2_000;
const PICTURES_AT_ONCE = 5_000;

/** The fields of a product as `WholeProduct` names them. */
const FIELDS = sql.raw(PRODUCT_FIELDS.map(({ column, key }) => `${column} as "${key}"`).join(', '));

/** Undoes what a dry run has done. */
class DryRun extends Error {
  readonly counts: MergeCounts;
  constructor(counts: MergeCounts) {
    super('A dry run changes nothing');
    this.counts = counts;
  }
}

async function* readAll(queries: Queries): AsyncGenerator<WholeProduct[]> {
  let after: SQL = sql`true`;
  for (;;) {
    const rows = await rowsOf<WholeProduct>(
      queries,
      sql`select ${FIELDS} from product where withdrawn_at is null and ${after}
        order by position, listing limit ${PRODUCTS_AT_ONCE}`,
    );
    if (rows.length > 0) yield rows;
    // The embedded database would not let go of the event loop until all is read.
    await nextTurn();
    const last = rows.at(-1);
    if (!last || rows.length < PRODUCTS_AT_ONCE) return;
    after = sql`(position, listing) > (${last.position}, ${last.listing})`;
  }
}

export function createCatalogueFiles(queries: Queries): CatalogueFiles {
  // An export that is read slowly sees one catalogue, not the half of two.
  const semaphore = createSemaphore(1);

  async function merge(
    stage: ImportStage,
    { replace, dryRun }: ImportOptions,
    tell: (news: ImportNews) => Promise<void> | void,
  ): Promise<MergeCounts> {
    const total = stage.count();
    try {
      return await queries.transaction(async (tx) => {
        const counts = await mergeStage(tx, stage, {
          replace,
          tell: (done) => tell({ written: { done, total } }),
        });
        if (dryRun) throw new DryRun(counts);
        return counts;
      });
    } catch (error) {
      if (error instanceof DryRun) return error.counts;
      throw error;
    }
  }

  return {
    async importFrom(parts, options, tell) {
      const stage = await openImportStage(queries);
      try {
        let end: { badRows: number } | null = null;
        for await (const part of parts) {
          if ('end' in part) end = part.end;
          else if (part.rows.length > 0) await stage.add(part.rows);
        }
        if (end === null) throw new Error('The rows ended before the file did');
        const duplicates = await stage.settleListings((problem) => tell({ problem }));
        const badRows = end.badRows + duplicates;
        const goodRows = stage.count() - duplicates;
        const isRefused = badRows > 0 && !options.skipInvalid;
        const counts = isRefused ? null : await semaphore(() => merge(stage, options, tell));
        return { goodRows, badRows, counts };
      } finally {
        await stage.remove();
      }
    },
    exportTo: (write) =>
      semaphore(async () => {
        for await (const products of readAll(queries)) await write(products);
      }),
    async tellPictures(write) {
      const names = await readShownPictures(queries);
      for (let start = 0; start < names.length; start += PICTURES_AT_ONCE) {
        await write(names.slice(start, start + PICTURES_AT_ONCE));
      }
    },
  };
}
