/** A change of many products: previewed, then applied in short transactions; each product has a row in the record. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  applyBulk,
  type StagedChange,
} from '#app/features/catalogue/edit/bulk/apply-bulk.server.ts';
import type { BulkChange } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import {
  BULK_CHANGES,
  MAX_BULK_WORD_LETTERS,
  MAX_BULK_WORDS,
  STATES,
  STOCKS,
} from '#app/features/catalogue/edit/bulk/bulk-choices.ts';
import {
  type BulkCounts,
  bulkTable,
  countBulk,
  countsSchema,
  makeBulkPreview,
  readBulkHeader,
  readBulkRows,
} from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { type BulkTarget, targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import type { Queries } from '#db/database.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { neededText, text } from '#operations/fields.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import type { Scope } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';
import { readBulkChange } from './read-bulk-change.ts';

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

/** As many of a preview are answered. */
const MAX_ROWS = 50;

/** What each change writes, with its unit. */
const FIELD_NAMES = {
  price: 'priceCents',
  category: 'category',
  withdrawn: 'isWithdrawn',
  shelf: 'shelfUnits',
  low: 'lowUnits',
} as const satisfies Record<BulkTarget, string>;

export const manySchema = countsSchema.extend({
  preview: z.string(),
  dryRun: z.boolean(),
  field: z.enum(Object.values(FIELD_NAMES)).meta({ description: 'What is changed' }),
  same: z.number().meta({ description: 'How many products are so already' }),
  impossible: z.number().meta({ description: 'How many cannot be so' }),
  rows: z
    .array(
      z.object({
        ...{ variant: z.string(), title: z.string() },
        ...{ before: z.string().nullable(), after: z.string() },
      }),
    )
    .meta({ description: 'The first that would change' }),
});

type Many = z.infer<typeof manySchema>;

const input = z.object({
  preview: neededText('The last part of the address of its page')
    .optional()
    .meta({ positional: true }),
  words: z
    .array(neededText('', MAX_BULK_WORD_LETTERS))
    .max(MAX_BULK_WORDS)
    .optional()
    .meta({ description: 'Each stands in the title or the options, or begins the variant' }),
  category: text('Of this category')
    .nullable()
    .optional()
    .meta({ description: 'Of this category' }),
  state: z.enum(STATES).optional().meta({ description: 'On sale when absent' }),
  stock: z.enum(STOCKS).optional().meta({ description: 'By what there is of it' }),
  change: z.enum(BULK_CHANGES).optional().meta({ description: 'What becomes of them' }),
  value: text('As staff writes it: a percentage, an amount, a category or a number').optional(),
  dryRun: z
    .boolean()
    .default(false)
    .meta({ description: 'Says what would be done, and changes nothing' }),
});

type Input = z.output<typeof input>;

function refuseField(name: string, problem: string): never {
  const message = messages.nothingChanged(`${name} ${problem}`);
  throw new OperationRefused('bad_input', message, { [name]: problem });
}

/** Throws OperationRefused. */
function changeOf({ change, value = '' }: Input): BulkChange {
  if (change === undefined) return refuseField('change', messages.previewOrChange);
  const read = readBulkChange(change, value);
  return read.ok ? read.value : refuseField('value', read.refusal);
}

/** Makes the preview of a change that names none. Throws OperationRefused. */
async function previewed({ shop }: OperationContext, given: Input): Promise<Input> {
  const { preview, words = [], category = null, state = 'sale', stock = 'any' } = given;
  if (preview === undefined) {
    const filter = { words, category: category || null, state, stock };
    const made = await makeBulkPreview(shop.database.queries, filter, changeOf(given));
    return { ...given, preview: made };
  }
  const names = ['words', 'category', 'state', 'stock', 'change', 'value'] as const;
  const other = names.find((name) => given[name] !== undefined);
  return other === undefined ? given : refuseField(other, messages.ofPreview);
}

async function readMany(queries: Queries, id: string, dryRun: boolean): Promise<Many> {
  const { change, same, impossible, table } = await findPreview(queries, id);
  return {
    ...{ preview: id, dryRun, field: FIELD_NAMES[targetOf(change)] },
    ...(await countBulk(queries, table)),
    ...{ same, impossible },
    rows: await readBulkRows(queries, table, { state: 'todo', limit: MAX_ROWS }),
  };
}

export const changeMany = defineChange({
  name: NAME,
  scope: 'catalogue:write',
  mayNeed: ['stock:write'],
  async needsToo({ queries }, given) {
    if (given.dryRun) return null;
    if (given.preview === undefined) return scopeToo(changeOf(given));
    const header = await readBulkHeader(queries, given.preview);
    return header && scopeToo(header.change);
  },
  does: 'Changes many products in one way: those of a preview, or those that it says; dryRun makes the preview',
  done: 'Changed many products',
  subjectWord: null,
  page: (id) => `/bulk/${id}`,
  input,
  output: manySchema,
  kept: manySchema.pick({ preview: true, dryRun: true }),
  message: ({ dryRun, done, left, todo, same, impossible }) =>
    dryRun
      ? messages.manyWouldChange(todo, same, impossible)
      : messages.manyChanged(done, left, todo),
  prepare: previewed,
  async run(context, { preview: id = '', dryRun }) {
    const { filter, change, table } = await findPreview(context.queries, id);
    const counts = await countBulk(context.queries, table);
    context.record({ subject: id, before: { filter, change }, after: { products: counts.todo } });
    if (dryRun) return readMany(context.queries, id, dryRun);
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
    return readMany(context.queries, id, dryRun);
  },
  readAgain: ({ queries }, { preview, dryRun }) => readMany(queries, preview, dryRun),
});
