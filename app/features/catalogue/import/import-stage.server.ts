/**
 * The staging table of an import. The rows of a file are inserted in short statements, which block no
 * shopper; then one transaction merges them into the catalogue.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import {
  type OwnField,
  problemOfDetails,
} from '#app/features/catalogue/product/details/own-field.ts';
import {
  areOwnFields,
  readOwnFields,
} from '#app/features/catalogue/product/details/own-fields.server.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import {
  conflictsAmong,
  describeConflict,
  optionConflictSchema,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { createPace } from '#app/shared/pace.ts';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';
import { type BadRow, badRowSchema, problemOf } from './bad-row.server.ts';
import { unlikeCollections } from './merge-collections.server.ts';
import { messages } from './messages/messages.ts';
import {
  CatalogueFileError,
  type CatalogueRow,
  type RowPlace,
  type RowProblem,
} from './read/catalogue-row.ts';
import { nameStagingTable, stagingTable } from './staging-table.server.ts';

/** A valid row and its place in the file. */
export type PlacedRow = { place: RowPlace; row: CatalogueRow };

export type ImportStage = {
  /** As an identifier in SQL. */
  table: SQL;
  add(rows: readonly PlacedRow[]): Promise<void>;
  /** How many rows were added. */
  count(): number;
  /** The shop's own fields as they were when its rows were checked; null where no row has a value of one. */
  ownFields(): readonly OwnField[] | null;
  /**
   * Generates the variants that the file does not name, and marks the rows that only the whole file or
   * the catalogue shows to be bad: duplicates but the first, and new products that lack a field that
   * each needs, options that do not go with those of the other variants, collections that are not those of their product,
   * and own fields that are not declared. They are reported, and left out of the merge. Returns their number.
   */
  settleVariants(
    options: { replace: boolean },
    onProblem: (problem: RowProblem) => Promise<void> | void,
  ): Promise<number>;
  /** Whether a row names collections, or that its product is in none. */
  namesCollections(): boolean;
  remove(): Promise<void>;
};

const PREFIX = 'product_import_';

const PROBLEMS_AT_ONCE = 1_000;
const ROWS_AT_ONCE = 500;

const COLUMNS = sql.raw(
  [
    'seq integer, line integer, row_number integer, is_named boolean, unfit text',
    ...PRODUCT_FIELDS.map(({ column, type }) => `${column} ${type}`),
  ].join(', '),
);

/** What every new product needs. */
const NEEDED = PRODUCT_FIELDS.filter(({ ifAbsent }) => ifAbsent === 'refuse-new');

/** Whether a row has all that a new product needs; a row that has not changes what it names alone. */
export function isWholeRow(row: Readonly<Record<string, unknown>>): boolean {
  return NEEDED.every(({ key }) => row[key] !== null);
}

/** `isWholeRow` of a staged row, in SQL. */
export const IS_WHOLE_ROW = sql.raw(
  `(${NEEDED.map(({ column }) => `staged.${column} is not null`).join(' and ')})`,
);

/** The rows that the merge takes, in SQL. */
export const IS_GOOD_ROW = sql.raw(
  '(staged.duplicate_of is null and staged.lacks is null and staged.clash is null and staged.unfit is null)',
);

/** The fields of a row by their columns; a variant without a name is named by its id. */
function columnValues(row: CatalogueRow): Record<string, unknown> {
  const named: Readonly<Record<string, unknown>> = { ...row, variant: row.variant ?? row.id };
  const values: Record<string, unknown> = {};
  for (const { key, column } of PRODUCT_FIELDS) values[column] = named[key];
  return values;
}

/** Creates an empty staging table. The caller removes it. */
export async function openImportStage(queries: Queries): Promise<ImportStage> {
  const table = stagingTable(await nameStagingTable(queries, PREFIX));
  await queries.execute(
    sql`create unlogged table ${table} (${COLUMNS}, duplicate_of int, lacks text, clash jsonb, primary key (seq))`,
  );
  const ownFields = await readOwnFields(queries);
  const pace = createPace(ROWS_AT_ONCE);
  let count = 0;
  let isNamed = true;
  let isWhole = true;
  let hasDetails = false;
  let namesCollections = false;

  /** Over all rows it may take longer than a statement of a shopper may. */
  function patiently(statement: SQL): Promise<void> {
    return queries.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(statement);
    });
  }

  async function nameVariants(): Promise<void> {
    await patiently(sql`
      update ${table} as staged set variant = staged.id || '-' || numbered.number
      from (
        select seq, row_number() over (partition by id order by seq) as number
        from ${table} where not is_named
      ) as numbered
      where numbered.seq = staged.seq and numbered.number > 1`);
  }

  async function markDuplicates(): Promise<void> {
    await patiently(sql`
      update ${table} as staged set duplicate_of = first.line
      from (
        select variant, min(seq) as seq from ${table} group by variant having count(*) > 1
      ) as repeated join ${table} as first on first.seq = repeated.seq
      where staged.variant = repeated.variant and staged.seq > repeated.seq`);
  }

  async function markIncomplete(replace: boolean): Promise<void> {
    const lacking = NEEDED.map(
      ({ column, name }) => `case when staged.${column} is null then '${name}' end`,
    );
    await patiently(sql`
      update ${table} as staged set lacks = ${sql.raw(`concat_ws(' and ', ${lacking.join(', ')})`)}
      where not ${IS_WHOLE_ROW} and staged.duplicate_of is null and (${replace}::boolean
        or not exists (select 1 from product where product.variant = staged.variant))`);
  }

  /** A row that is left out stays as it is in the shop, where it may clash with others: until none does. */
  async function markClashes(replace: boolean): Promise<void> {
    if (!(await concernsOptions(queries, table))) return;
    for (let found = 1; found > 0; ) {
      found = await queries.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        return countRows(
          tx,
          sql`update ${table} as staged
            set clash = json_build_object('kind', kind, 'variant', conflict.variant, 'other', other)
            from (${conflictsAmong(variantsAfter(table, replace))}) as conflict
            where staged.variant = conflict.variant and ${IS_GOOD_ROW} returning 1`,
        );
      });
    }
  }

  async function analyze(): Promise<void> {
    await patiently(sql`analyze ${table}`);
  }

  /** The next of them, in the order of the file. */
  function readBadRows(after: number): Promise<BadRow[]> {
    return readRows(
      queries,
      badRowSchema,
      sql`select seq, line, row_number as "row", variant, is_named as "isNamed",
          duplicate_of as "firstLine", lacks, clash, unfit
        from ${table} as staged where not ${IS_GOOD_ROW} and seq > ${after}
        order by seq limit ${PROBLEMS_AT_ONCE}`,
    );
  }

  return {
    table,
    async add(rows) {
      const staged = rows.map(({ place, row }, index) => ({
        seq: count + index + 1,
        line: place.line,
        row_number: place.row ?? null,
        is_named: row.variant !== null,
        unfit: problemOfDetails(row.details ?? [], ownFields),
        ...columnValues(row),
      }));
      count += rows.length;
      isNamed &&= rows.every(({ row }) => row.variant !== null);
      isWhole &&= rows.every(({ row }) => isWholeRow(row));
      hasDetails ||= rows.some(({ row }) => row.details?.length);
      namesCollections ||= rows.some(({ row }) => row.collectionNames !== null);
      for (let done = 0; done < staged.length; ) {
        await pace.step(async (size) => {
          const some = JSON.stringify(staged.slice(done, done + size));
          await queries.execute(
            sql`insert into ${table} select *, null, null, null from json_to_recordset(${some}::json) as staged (${COLUMNS})`,
          );
          done += size;
        });
      }
    },
    count: () => count,
    ownFields: () => (hasDetails ? ownFields : null),
    namesCollections: () => namesCollections,
    async settleVariants({ replace }, onProblem) {
      const markLacking = isWhole ? null : () => markIncomplete(replace);
      const markUnlike = () => patiently(unlikeCollections({ table, isGood: IS_GOOD_ROW }));
      const works = [isNamed ? null : nameVariants, markDuplicates, markLacking, analyze];
      works.push(namesCollections ? markUnlike : null, () => markClashes(replace));
      for (const work of works) {
        await work?.();
        await nextTurn();
      }
      let found = 0;
      let after = 0;
      for (;;) {
        const badRows = await readBadRows(after);
        for (const badRow of badRows) await onProblem(problemOf(badRow, replace));
        found += badRows.length;
        after = badRows.at(-1)?.seq ?? 0;
        if (badRows.length < PROBLEMS_AT_ONCE) return found;
      }
    },
    async remove() {
      await queries.execute(sql`drop table if exists ${table}`);
    },
  };
}

/** Whether the rows have options, or are of products that have some. */
async function concernsOptions(queries: Queries, table: SQL): Promise<boolean> {
  const found = await countRows(
    queries,
    sql`select 1 where exists (select from ${table} where options <> '[]') or exists (
      select from ${table} as staged join product on product.id = staged.id
      where product.options <> '[]')`,
  );
  return found > 0;
}

/** What is sold of the products of the file once it is imported; its rows give way to what it does not name. */
function variantsAfter(table: SQL, replace: boolean): SQL {
  return sql`
    select staged.id, staged.variant, staged.seq as rank,
      coalesce(staged.options, ${replace ? sql`'[]'` : sql`known.options, '[]'`}) as options
    from ${table} as staged left join product as known on known.variant = staged.variant
    where ${IS_GOOD_ROW} and staged.is_withdrawn is distinct from 1
      and (${IS_WHOLE_ROW} or known.withdrawn_at is null)
    ${
      replace
        ? sql``
        : sql`union all
      select product.id, product.variant, 0, product.options from product
      where withdrawn_at is null and options <> '[]'
        and id in (select id from ${table})
        and not exists (select from ${table} as staged
          where staged.variant = product.variant and ${IS_GOOD_ROW})`
    }`;
}

/** Ends an import where what somebody has changed since its rows were judged does not go with them. */
export async function refuseClashes(tx: Queries, stage: ImportStage): Promise<void> {
  const { table } = stage;
  if (!(await areOwnFields(tx, stage.ownFields()))) {
    throw new CatalogueFileError(null, messages.ownFieldsChanged);
  }
  if (!(await concernsOptions(tx, table))) return;
  const sold = sql`select id, variant, options, 0 as rank from product
    where withdrawn_at is null and id in (select id from ${table})`;
  const [clash] = await readRows(tx, optionConflictSchema, sql`${conflictsAmong(sold)} limit 1`);
  if (!clash) return;
  const problem = messages.productChanged(JSON.stringify(clash.variant), describeConflict(clash));
  throw new CatalogueFileError(null, problem);
}
