/** Changes of many products: previewed, then applied to what is still as it was, each product recorded. */
import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { StaffActKind } from '#admin/audit-log/staff-act-kind.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import {
  applyBulk,
  type StagedChange,
} from '#app/features/catalogue/edit/bulk/apply-bulk.server.ts';
import {
  type BulkCounts,
  type BulkHeader,
  type BulkRow,
  bulkTable,
  countBulk,
  readBulkHeader,
  readBulkRows,
} from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { type BulkTarget, targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import type { Queries } from '#db/database.ts';

/** So many of a preview are shown. */
const MAX_SHOWN = 50;

/** A change that takes longer goes on while its page is shown. */
const MAX_WAIT_MS = 2_000;

export type ShownBulk = BulkHeader & {
  counts: BulkCounts;
  /** Whether this process applies it now. */
  isRunning: boolean;
  /** The first that would change, or of those that did. */
  rows: BulkRow[];
  /** The first that were left alone. */
  left: BulkRow[];
};

const running = new Set<string>();

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
    isRunning: running.has(id),
    rows: await readBulkRows(queries, table, { state, limit: MAX_SHOWN }),
    left: await readBulkRows(queries, table, { state: 'left', limit: MAX_SHOWN }),
  };
}

/** Of each product who changed what, found by its variant. */
async function recordEach(
  tx: Queries,
  { staff, target }: { staff: string; target: BulkTarget },
  rows: readonly StagedChange[],
): Promise<void> {
  const act: StaffActKind = 'product_changed_in_bulk';
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  await tx.execute(sql`insert into audit_log (staff, act, subject, before, after, outcome)
    select ${staff}, ${act}, variant, jsonb_build_object(${target}::text, before),
      jsonb_build_object(${target}::text, after), 'done'
    from unnest(${column(rows.map(({ variant }) => variant))},
      ${column(rows.map(({ before }) => before))}, ${column(rows.map(({ after }) => after))})
      as changed (variant, before, after)`);
}

async function apply(
  { queries, member }: AdminDesk,
  id: string,
  { header, table }: { header: BulkHeader; table: SQL },
): Promise<void> {
  const { filter, change } = header;
  const target = targetOf(change);
  const each = { staff: member.id, target };
  const act = { staff: member.id, act: 'products_changed', subject: id } as const;
  await recordAct(queries, { ...act, before: { filter, change } }, async () => {
    const record = (tx: Queries, rows: readonly StagedChange[]) => recordEach(tx, each, rows);
    await applyBulk(queries, { id, table, target, record });
    const { done, left } = await countBulk(queries, table);
    return { isDone: done > 0, after: { done, left }, value: undefined };
  });
}

/** Applies what of the preview is not applied yet; a large one goes on after this returns. */
export async function startBulk(desk: AdminDesk, id: string): Promise<void> {
  const header = await readBulkHeader(desk.queries, id);
  const table = bulkTable(id);
  if (!header || !table || running.has(id)) return;
  if ((await countBulk(desk.queries, table)).todo === 0) return;
  running.add(id);
  const work = apply(desk, id, { header, table })
    .catch((error: unknown) => desk.log.error({ err: error }, 'A change of products was cut off'))
    .finally(() => running.delete(id));
  await Promise.race([work, pause(MAX_WAIT_MS, undefined, { ref: false })]);
}
