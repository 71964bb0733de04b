/** Finds out whether the statements of this build would work: its tables, its functions, a write, the disk. */
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import * as authSchema from '#db/schema/auth-schema.ts';
import * as catalogueSchema from '#db/schema/catalogue-schema.ts';
import * as collectionSchema from '#db/schema/collection-schema.ts';
import * as mailSchema from '#db/schema/mail-schema.ts';
import * as orderSchema from '#db/schema/order-schema.ts';
import * as schema from '#db/schema/shop-schema.ts';
import * as staffSchema from '#db/schema/staff-schema.ts';
import type { Queries } from './database.ts';
import { findFunctions } from './install-functions.ts';
import { readRows } from './read-rows.ts';

/** A balancer and its probes may ask more often than a database should be. */
const VALID_MS = 1_000;

const nameSchema = z.object({ name: z.string() });

/** Ends the transaction of a check that found nothing wrong. */
class RolledBack extends Error {}

/** Fails if a column of any table is missing; reads no row. */
function selectEveryColumn(): SQL {
  const tables = Object.values({
    ...schema,
    ...catalogueSchema,
    ...collectionSchema,
    ...mailSchema,
    ...orderSchema,
    ...authSchema,
    ...staffSchema,
  }).filter((value) => is(value, PgTable));
  const probes = tables.map((table) => {
    const { name, columns } = getTableConfig(table);
    const list = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    return sql`exists (select ${list} from ${sql.identifier(name)} where false)`;
  });
  return sql`select ${sql.join(probes, sql` or `)}`;
}

const everyColumn = selectEveryColumn();

/** Sorts more than fits into memory, so that a temporary file is written: needs space on the disk. */
const writeTemporaryFile = sql`
  select count(*) from (
    select from generate_series(1, 4000) as n order by md5(n::text) offset 0
  ) as sorted`;

const writeRow = sql`
  insert into shop_secret (name, value) values ('check ' || gen_random_uuid(), 'rolled back')`;

/** In one transaction that is rolled back. */
async function checkOnce(queries: Queries, functionNames: readonly string[]): Promise<void> {
  const check = queries.transaction(async (tx) => {
    await tx.execute(everyColumn);
    const missing = await readRows(
      tx,
      nameSchema,
      sql`select name from json_array_elements_text(${JSON.stringify(functionNames)}::json) as name
        where to_regproc(name) is null`,
    );
    const [first] = missing;
    if (first) throw new Error(`The function ${first.name} is missing`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(writeTemporaryFile);
    await tx.execute(writeRow);
    throw new RolledBack();
  });
  await check.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

/**
 * A check that throws the error of the first statement that fails: a missing column, table or function,
 * a full disk, no right to write, no database. Its outcome is valid for a second, for all callers.
 */
export function createStatementCheck(
  queries: Queries,
  nowMs = () => performance.now(),
): () => Promise<void> {
  const names = [...findFunctions().keys()];
  let endsMs = 0;
  let check = Promise.resolve();
  return () => {
    const now = nowMs();
    if (now >= endsMs) {
      endsMs = now + VALID_MS;
      check = checkOnce(queries, names);
    }
    return check;
  };
}
