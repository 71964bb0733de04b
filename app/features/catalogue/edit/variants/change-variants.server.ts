/** Changes cells of many variants of a product, and what all of them share: read, decided, and written by one function. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { messages } from '#app/features/catalogue/edit/messages/messages.ts';
import { GRID_FIELDS, SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import type { ProductField } from '#app/features/catalogue/product/fields/product-field.ts';
import {
  conflictsOf,
  describeConflict,
  lockCatalogue,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { decideChange, decideShared, type RowChange, type VariantChange } from './decide-change.ts';
import { ROW_COLUMNS, readShared, rowSchema, type SharedValues } from './read-variants.server.ts';

export type ProductChange = {
  id: string;
  /** Values of all variants, as far as they are given. */
  shared: SharedValues;
  /** The version of those that was looked at. */
  sharedVersion?: string | undefined;
  rows: readonly VariantChange[];
  /** Throws where what is given cannot be written; in the transaction of the write, before it. */
  check?: ((tx: Queries) => Promise<void>) | undefined;
};

/** What is to be written, as it was and as it becomes. */
export type PlannedChange = {
  rows: readonly RowChange[];
  shared: { before: SharedValues; after: SharedValues };
  /**
   * Writes all of it with the record of the act (record_act.sql), and notifies the open pages. The number of the record;
   * null, with nothing written, where something is not as it was read, or the call was done before. Throws ChangeRefused.
   */
  write(record: string): Promise<number | null>;
};

/** Nothing is written where something is wrong. */
export class ChangeRefused extends Error {
  readonly code: 'bad_input' | 'not_found' | 'conflict';
  /** By the place of the row. */
  readonly problems: ReadonlyMap<number, string>;

  constructor(code: ChangeRefused['code'], problems: ReadonlyMap<number, string> = new Map()) {
    super(code);
    this.code = code;
    this.problems = problems;
  }
}

const shelvedSchema = z
  .object({ stock: z.number().nullable() })
  .catchall(z.unknown())
  .transform(({ stock, ...row }) => ({ ...rowSchema.parse(row), stock }));

/** The rows as they are, with what lies on their shelves where that is to be written. */
const readChanged = plannedStatement(
  shelvedSchema,
  ({ isCounted }: { isCounted: boolean }) => sql`
    select ${ROW_COLUMNS}, ${isCounted ? sql`(select on_hand from stock where stock.variant = product.variant)` : sql`null::integer`} as stock
    from product
    where variant = any(${sql.placeholder('variants')}::text[]) and id = ${sql.placeholder('id')}`,
);

const write = sqlFunction<
  [
    id: string,
    changes: string,
    shared: string | null,
    seen: string | null,
    counts: string,
    stockReference: string,
    record: string,
    messages: string | null,
  ],
  number | null
>('change_variants', 8, z.coerce.number().nullable());

function refuse(code: ChangeRefused['code'], problems: Iterable<[number, string]>): never {
  throw new ChangeRefused(code, new Map(problems));
}

async function planRows(queries: Queries, id: string, changes: readonly VariantChange[]) {
  if (changes.length === 0) return [];
  const variants = changes.map(({ variant }) => variant);
  const isCounted = changes.some(({ stock }) => stock !== undefined);
  const found = await readChanged(queries, { isCounted }, { variants, id });
  const decision = decideChange(found, changes);
  if (decision.kind === 'refused') {
    const kinds = new Set(decision.problems.values());
    const code = kinds.has('twice') ? 'bad_input' : kinds.has('unknown') ? 'not_found' : 'conflict';
    refuse(
      code,
      [...decision.problems].map(([place, kind]) => [place, messages.rows[kind]]),
    );
  }
  const seen = new Map(found.map((row) => [row.variant, row]));
  return decision.rows.map((row) => ({ ...row, seen: seen.get(row.variant) }));
}

type PlannedRow = Awaited<ReturnType<typeof planRows>>[number];

/** By the names of the columns. */
function toColumns(fields: readonly ProductField[], values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(fields.map(({ key, column }) => [column, values[key]]));
}

function toChange({ variant, after, seen }: PlannedRow) {
  return {
    ...toColumns(GRID_FIELDS, after),
    ...{ variant, withdrawn: after.isWithdrawn },
    seen: seen && {
      values: toColumns(GRID_FIELDS, seen.values),
      ...{ withdrawn: seen.isWithdrawn, stock: seen.stock },
    },
  };
}

const NOTHING = { before: {}, after: {}, seen: null };

/** The values that any variant has otherwise, which all of them get. */
async function planShared(queries: Queries, { id, shared, sharedVersion }: ProductChange) {
  if (Object.keys(shared).length === 0) return NOTHING;
  const first = await readShared(queries, id, shared);
  if (!first) throw new ChangeRefused('not_found');
  const decision = decideShared(first, shared, sharedVersion);
  if (decision === null) throw new ChangeRefused('conflict');
  return Object.keys(decision.after).length === 0 ? NOTHING : { ...decision, seen: first.shared };
}

/** What comes back is judged beside what is sold. */
async function checkOptions(
  tx: Queries,
  putBack: readonly string[],
  placeOf: (variant: string) => number,
) {
  const conflicts = await conflictsOf(tx, putBack);
  if (conflicts.length === 0) return;
  refuse(
    'conflict',
    conflicts.map((one) => [placeOf(one.variant), messages.hasOptions(describeConflict(one))]),
  );
}

/** What becomes of a product of which this was given, as it is now. Throws ChangeRefused. */
export async function planChange(queries: Queries, change: ProductChange): Promise<PlannedChange> {
  const { id, rows: given } = change;
  const [shared, rows] = await Promise.all([
    planShared(queries, change),
    planRows(queries, id, given),
  ]);
  const isShared = shared.seen !== null;
  const counts = rows.flatMap(({ variant, after: { stock } }) =>
    stock === undefined ? [] : [[variant, stock]],
  );
  const writeWith = (on: Queries, record: string) =>
    write(
      ...[on, id, JSON.stringify(rows.map(toChange))],
      isShared ? JSON.stringify(toColumns(SHARED_FIELDS, shared.after)) : null,
      shared.seen && JSON.stringify(toColumns(SHARED_FIELDS, shared.seen)),
      ...[JSON.stringify(Object.fromEntries(counts)), randomUUID(), record],
      rows.length > 0 || isShared ? toPayload([{ kind: 'catalogue' }]) : null,
    );
  const putBack = rows.flatMap(({ variant, after }) =>
    after.isWithdrawn === false ? [variant] : [],
  );
  const areWordsOld =
    rows.some(({ after }) => after.isWithdrawn !== undefined) ||
    ['title', 'category', 'brand'].some((key) => key in shared.after);
  async function writeChecked(tx: Queries, record: string) {
    // Taken before any row is locked.
    if (putBack.length > 0) await lockCatalogue(tx);
    await change.check?.(tx);
    const number = await writeWith(tx, record);
    if (number === null) return null;
    if (putBack.length > 0) {
      const placeOf = (variant: string) => given.findIndex((one) => one.variant === variant);
      await checkOptions(tx, putBack, placeOf);
    }
    if (areWordsOld) {
      await tx.execute(sql`set local statement_timeout = 0`);
      await refreshSearchWords(tx);
    }
    return number;
  }
  return {
    ...{ rows, shared },
    write: (record) =>
      areWordsOld || change.check
        ? queries.transaction((tx) => writeChecked(tx, record))
        : writeWith(queries, record),
  };
}
