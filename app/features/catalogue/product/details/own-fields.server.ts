/** The table of the own fields, and the values that products have of them. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';
import { type Details, OWN_FIELD_TYPES, type OwnField, problemOfDetails } from './own-field.ts';

export const ownFieldSchema = z.object({
  name: z.string(),
  type: z.enum(OWN_FIELD_TYPES),
  isShown: z.boolean(),
});

/** In the order in which they were declared. */
export function readOwnFields(queries: Queries): Promise<OwnField[]> {
  return readRows(
    queries,
    ownFieldSchema,
    sql`select name, type, is_shown as "isShown" from own_field order by number`,
  );
}

/** Writers of own fields come one after the other, and after those who write values of them. */
export async function lockOwnFields(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table own_field in share row exclusive mode`);
}

/** Nobody changes what is declared until the end of the transaction. */
async function keepOwnFields(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table own_field in share mode`);
}

export async function writeOwnField(tx: Queries, { name, type, isShown }: OwnField): Promise<void> {
  await tx.execute(sql`insert into own_field (name, type, is_shown) values (${name}, ${type}, ${isShown})
    on conflict (name) do update set type = excluded.type, is_shown = excluded.is_shown`);
}

/** Whether a product has a value of the field. */
const hasValue = (name: string) =>
  sql`jsonb_path_exists(details, '$[*][0] ? (@ == $name)', jsonb_build_object('name', ${name}::text))`;

/** How many variants have a value of it, withdrawn ones too. */
export function countValues(queries: Queries, name: string): Promise<number> {
  return countRows(queries, sql`select 1 from product where ${hasValue(name)}`);
}

const valueSchema = z.object({ value: z.string() });

/** The different values that there are of it. */
export async function readValues(queries: Queries, name: string): Promise<string[]> {
  const rows = await readRows(
    queries,
    valueSchema,
    sql`select distinct pair ->> 1 as value
      from product, jsonb_array_elements(details) as pair
      where ${hasValue(name)} and pair ->> 0 = ${name}`,
  );
  return rows.map(({ value }) => value);
}

/** Removes a field with all its values; how many variants had one. */
export async function removeOwnField(tx: Queries, name: string): Promise<number> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`delete from own_field where name = ${name}`);
  return countRows(
    tx,
    sql`update product set details = (
        select coalesce(jsonb_agg(pair order by place), '[]')
        from jsonb_array_elements(details) with ordinality as each (pair, place)
        where pair ->> 0 <> ${name})
      where ${hasValue(name)} returning 1`,
  );
}

/** Whether these are the declared fields still, and stay so until the end of the transaction; of null there is nothing to ask. */
export async function areOwnFields(
  tx: Queries,
  fields: readonly OwnField[] | null,
): Promise<boolean> {
  if (fields === null) return true;
  await keepOwnFields(tx);
  return JSON.stringify(fields) === JSON.stringify(await readOwnFields(tx));
}

/**
 * What is wrong with these values now; null for nothing. Until the end of the transaction nobody changes what is
 * declared.
 */
export async function problemNow(tx: Queries, details: Details): Promise<string | null> {
  if (details.length === 0) return null;
  await keepOwnFields(tx);
  return problemOfDetails(details, await readOwnFields(tx));
}
