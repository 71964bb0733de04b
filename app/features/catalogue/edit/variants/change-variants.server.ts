/** Writes cells of many variants of a product, and what all of them share: one statement each, all or nothing. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { GRID_FIELDS, SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import {
  conflictsOf,
  describeConflict,
  lockCatalogue,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { columnValue } from '#app/features/catalogue/product/product-row.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { decideChange, type RowChange, type VariantChange } from './decide-change.ts';
import {
  ROW_COLUMNS,
  readShared,
  rowSchema,
  type SharedValues,
  variantRowSchema,
} from './read-variants.server.ts';

export type ProductChange = {
  id: string;
  /** Values of all variants, as far as they are given. */
  shared: SharedValues;
  /** The version of those that was looked at. */
  sharedVersion?: string | undefined;
  rows: readonly VariantChange[];
};

/** What was written, as it was and as it is. */
export type WrittenChange = {
  rows: readonly RowChange[];
  shared: { before: SharedValues; after: SharedValues };
};

/** Nothing is written where something is wrong; throws this, so that the transaction is rolled back. */
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

const PROBLEMS = {
  unknown: 'is no variant of this product',
  twice: 'is named twice',
  changed: 'has been changed by somebody else in the meantime',
};

const shelfSchema = variantRowSchema.pick({ variant: true, stock: true });

/** The rows as they are, which wait for whoever writes them at the same time. */
async function lockRows(tx: Queries, id: string, changes: readonly VariantChange[]) {
  const variants = sql`${sql.param(changes.map(({ variant }) => variant))}::text[]`;
  const rows = await readRows(
    tx,
    rowSchema,
    sql`select ${ROW_COLUMNS} from product where variant = any(${variants}) and id = ${id}
      order by product.variant for update`,
  );
  const counted = changes.some(({ stock }) => stock !== undefined)
    ? await readRows(
        tx,
        shelfSchema,
        sql`select variant, on_hand as stock from stock where variant = any(${variants})
          order by variant for update`,
      )
    : [];
  const onHand = new Map(counted.map(({ variant, stock }) => [variant, stock]));
  return rows.map((row) => ({ ...row, stock: onHand.get(row.variant) ?? null }));
}

const TYPES = GRID_FIELDS.map(({ column, type }) => `${column} ${type}`).join(', ');
const SET = GRID_FIELDS.map(
  ({ column }) => `${column} = coalesce(given.${column}, product.${column})`,
).join(', ');

/** One statement, however many rows: each with the cells that change. */
async function writeRows(tx: Queries, rows: readonly RowChange[]): Promise<void> {
  const given = rows.map(({ variant, after }) => ({
    ...Object.fromEntries(GRID_FIELDS.map(({ key, column }) => [column, after[key]])),
    ...{ variant, withdrawn: after.isWithdrawn },
  }));
  await tx.execute(sql`update product set ${sql.raw(SET)},
      withdrawn_at = case when given.withdrawn then now()
        when given.withdrawn is null then product.withdrawn_at end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (variant text, withdrawn boolean, ${sql.raw(TYPES)})
    where product.variant = given.variant`);
}

function refuse(code: ChangeRefused['code'], problems: Iterable<[number, string]>): never {
  throw new ChangeRefused(code, new Map(problems));
}

async function writeStock(
  tx: Queries,
  rows: readonly RowChange[],
  placeOf: (variant: string) => number,
): Promise<void> {
  const counted = rows.flatMap(({ variant, after: { stock } }) =>
    stock === undefined ? [] : [[variant, stock === null ? null : Number(stock)] as const],
  );
  if (counted.length === 0) return;
  const fact = { isChange: false, reason: 'counted', reference: randomUUID() };
  const outcome = await countStock(tx, Object.fromEntries(counted), fact);
  if (!('refused' in outcome)) return;
  refuse(
    'conflict',
    outcome.refused.map((one) => [placeOf(one), 'is no variant of the shop any more']),
  );
}

async function changeRows(tx: Queries, id: string, changes: readonly VariantChange[]) {
  if (changes.length === 0) return [];
  const placeOf = (variant: string) => changes.findIndex((one) => one.variant === variant);
  const decision = decideChange(await lockRows(tx, id, changes), changes);
  if (decision.kind === 'refused') {
    const kinds = new Set(decision.problems.values());
    const code = kinds.has('twice') ? 'bad_input' : kinds.has('unknown') ? 'not_found' : 'conflict';
    refuse(
      code,
      [...decision.problems].map(([place, kind]) => [place, PROBLEMS[kind]]),
    );
  }
  const { rows } = decision;
  const ofProduct = rows.filter(({ after }) => Object.keys(after).some((key) => key !== 'stock'));
  if (ofProduct.length > 0) await writeRows(tx, ofProduct);
  const putBack = rows.filter(({ after }) => after.isWithdrawn === false);
  const conflicts =
    putBack.length > 0
      ? await conflictsOf(
          tx,
          putBack.map((one) => one.variant),
        )
      : [];
  if (conflicts.length > 0) {
    refuse(
      'conflict',
      conflicts.map((one) => [placeOf(one.variant), `has options that ${describeConflict(one)}`]),
    );
  }
  await writeStock(tx, rows, placeOf);
  return rows;
}

const unlikeSchema = z.record(z.string(), z.boolean());

/** The values that any variant has otherwise, which all of them get. */
async function changeShared(tx: Queries, { id, shared, sharedVersion }: ProductChange) {
  const given = SHARED_FIELDS.filter(({ key }) => shared[key] !== undefined);
  const nothing = { before: {}, after: {} };
  if (given.length === 0) return nothing;
  await tx.execute(sql`select from product where id = ${id} order by variant for update`);
  const first = await readShared(tx, id);
  if (!first) throw new ChangeRefused('not_found');
  const givenValue = (field: (typeof SHARED_FIELDS)[number]) =>
    columnValue(field, shared[field.key] ?? '');
  const [unlike] = await readRows(
    tx,
    unlikeSchema,
    sql`select ${sql.join(
      given.map(
        (field) =>
          sql`bool_or(${sql.raw(field.column)} is distinct from ${givenValue(field)}) as ${sql.identifier(field.key)}`,
      ),
      sql`, `,
    )} from product where id = ${id}`,
  );
  const changed = given.filter(({ key }) => unlike?.[key]);
  if (changed.length === 0) return nothing;
  if (sharedVersion !== undefined && sharedVersion !== first.version) {
    throw new ChangeRefused('conflict');
  }
  const set = changed.map((field) => sql`${sql.raw(field.column)} = ${givenValue(field)}`);
  await tx.execute(sql`update product set ${sql.join(set, sql`, `)} where id = ${id}`);
  const of = (values: SharedValues) =>
    Object.fromEntries(
      changed.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])),
    );
  return { before: of(first.shared), after: of(shared) };
}

/**
 * Writes what is given while it is as it was seen, and notifies the open pages. `tx` is a transaction, which ChangeRefused
 * rolls back: nothing is written then.
 */
export async function changeVariants(tx: Queries, change: ProductChange): Promise<WrittenChange> {
  // What comes back is judged beside what is sold; taken before any row is locked.
  if (change.rows.some(({ isWithdrawn }) => isWithdrawn === false)) await lockCatalogue(tx);
  const shared = await changeShared(tx, change);
  const rows = await changeRows(tx, change.id, change.rows);
  const isWritten = (key: string) => rows.some(({ after }) => after[key] !== undefined);
  if (
    isWritten('isWithdrawn') ||
    ['title', 'category', 'brand'].some((key) => key in shared.after)
  ) {
    await tx.execute(sql`set local statement_timeout = 0`);
    await refreshSearchWords(tx);
  }
  if (rows.length > 0 || Object.keys(shared.after).length > 0) {
    await publishWith(tx, { kind: 'catalogue' });
  }
  return { rows, shared };
}
