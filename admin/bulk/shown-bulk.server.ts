/** The preview of a change of many products as its page shows it. */
import {
  type BulkCounts,
  type BulkHeader,
  type BulkRow,
  bulkTable,
  countBulk,
  readBulkHeader,
  readBulkRows,
} from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import type { Queries } from '#db/database.ts';
import { isApplying } from '#operations/catalogue/change-many.server.ts';

/** So many of a preview are shown. */
const MAX_SHOWN = 50;

export type ShownBulk = BulkHeader & {
  counts: BulkCounts;
  /** Whether this process applies it now. */
  isRunning: boolean;
  /** The first that would change, or of those that did. */
  rows: BulkRow[];
  /** The first that were left alone. */
  left: BulkRow[];
};

/** A preview, as far as it is applied; null for none. */
export async function findBulk(queries: Queries, id: string): Promise<ShownBulk | null> {
  const header = await readBulkHeader(queries, id);
  const table = bulkTable(id);
  if (!header || !table) return null;
  const counts = await countBulk(queries, table);
  const state = counts.done + counts.left > 0 ? 'done' : 'todo';
  return {
    ...header,
    counts,
    isRunning: isApplying(id),
    rows: await readBulkRows(queries, table, { state, limit: MAX_SHOWN }),
    left: await readBulkRows(queries, table, { state: 'left', limit: MAX_SHOWN }),
  };
}
