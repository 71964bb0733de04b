/** Applies a change of many products that was previewed, in short transactions; each product has a row in the record. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  applyBulk,
  type StagedChange,
} from '#app/features/catalogue/edit/bulk/apply-bulk.server.ts';
import type { BulkChange } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import {
  type BulkCounts,
  bulkTable,
  countBulk,
  countsSchema,
  readBulkHeader,
} from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { type BulkTarget, targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import type { Queries } from '#db/database.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { neededText } from '#operations/fields.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import type { Scope } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';

/** In the record, the row of one product; lists of what was done have the row of all of them. */
export const CHANGED_WITH_OTHERS = 'products.changed-with-others';

const NAME = 'products.change-many';

/** A change that takes longer goes on while its page is shown. */
const MAX_WAIT_MS = 2_000;

const running = new Set<string>();

/** Whether this process applies the preview now. */
export function isApplying(preview: string): boolean {
  return running.has(preview);
}

/** Of each product who changed what, found by its variant. */
async function recordEach(
  tx: Queries,
  { by, target }: { by: string; target: BulkTarget },
  rows: readonly StagedChange[],
): Promise<void> {
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  await tx.execute(sql`insert into audit_log (staff, act, subject, before, after, outcome)
    select ${by}, ${CHANGED_WITH_OTHERS}, variant, jsonb_build_object(${target}::text, before),
      jsonb_build_object(${target}::text, after), 'done'
    from unnest(${column(rows.map(({ variant }) => variant))},
      ${column(rows.map(({ before }) => before))}, ${column(rows.map(({ after }) => after))})
      as changed (variant, before, after)`);
}

/** Throws OperationRefused for a preview that there is not, or not any more. */
async function findPreview(queries: Queries, id: string) {
  const header = await readBulkHeader(queries, id);
  const table = bulkTable(id);
  if (header && table) return { ...header, table };
  throw new OperationRefused('not_found', messages.noSuchPreview);
}

/** `before` is how many were so when it began, and `entry` its number in the record. */
type Application = {
  id: string;
  table: SQL;
  target: BulkTarget;
  before: BulkCounts;
  entry: number | null;
};

/** Applies what is not applied yet; its record says then how many it was. */
async function apply({ shop, actor }: OperationContext, application: Application): Promise<void> {
  const { queries } = shop.database;
  const { table, target, before, entry } = application;
  const each = { by: actor.id, target };
  await applyBulk(queries, { ...application, record: (tx, rows) => recordEach(tx, each, rows) });
  const { done, left } = await countBulk(queries, table);
  await queries
    .update(auditLog)
    .set({ after: { done: done - before.done, left: left - before.left } })
    .where(eq(auditLog.no, entry ?? 0));
}

/** The scope that a change needs as well, by what it changes. */
export function scopeToo(change: BulkChange): Scope | null {
  return targetOf(change) === 'shelf' ? 'stock:write' : null;
}

export const changeMany = defineChange({
  name: NAME,
  scope: 'catalogue:write',
  async needsToo({ queries }, { preview }) {
    const header = await readBulkHeader(queries, preview);
    return header && scopeToo(header.change);
  },
  does: 'Changes the products of a preview, which the page Change many of the admin makes',
  done: 'Changed many products',
  subjectWord: null,
  page: (id) => `/bulk/${id}`,
  input: z.object({
    preview: neededText('The last part of the address of its page').meta({ positional: true }),
  }),
  output: countsSchema.extend({ preview: z.string() }),
  message: ({ done, left, todo }) => messages.manyChanged(done, left, todo),
  async run(context, { preview: id }) {
    const { filter, change, table } = await findPreview(context.queries, id);
    const counts = await countBulk(context.queries, table);
    context.record({ subject: id, before: { filter, change }, after: { products: counts.todo } });
    if (counts.todo === 0) {
      throw new OperationRefused('conflict', messages.allApplied);
    }
    if (running.has(id)) {
      throw new OperationRefused('conflict', messages.beingApplied);
    }
    context.afterCommit((entry) => {
      running.add(id);
      const work = apply(context, { id, table, target: targetOf(change), before: counts, entry })
        .catch((err: unknown) =>
          context.shop.log.error({ err }, 'A change of products was cut off'),
        )
        .finally(() => running.delete(id));
      return Promise.race([work, pause(MAX_WAIT_MS, undefined, { ref: false })]);
    });
    return { ...counts, preview: id };
  },
  async readAgain({ queries }, { preview }) {
    const { table } = await findPreview(queries, preview);
    return { ...(await countBulk(queries, table)), preview };
  },
});
