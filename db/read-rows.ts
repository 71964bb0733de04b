/** The border from SQL to TypeScript: the rows of a statement are what a schema says of them, or an error. */
import { createHash } from 'node:crypto';
import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Queries } from './database.ts';

/** Both drivers answer with `rows`, which their common type lacks. */
type Answer = { rows: unknown[] };

/** A column that is missing, or of another type, is an error; one that the schema does not name is left out. */
function checked<Row>(schema: z.ZodType<Row>, answer: unknown): Row[] {
  return (answer as Answer).rows.map((row) => schema.parse(row));
}

/** The rows of a statement written in SQL. The schema is made once, outside of the function that reads. */
export async function readRows<Row>(
  queries: Queries,
  schema: z.ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  return checked(schema, await queries.execute(statement));
}

/** How many rows a statement answers with, of which nothing else is read. */
export async function countRows(queries: Queries, statement: SQL): Promise<number> {
  return ((await queries.execute(statement)) as unknown as Answer).rows.length;
}

/** PostgreSQL holds a plan a connection for each. */
const MAX_PLANNED = 64;

const dialect = new PgDialect();

const names = new Set<string>();

function nameOf(text: string): string | undefined {
  if (names.size >= MAX_PLANNED) return undefined;
  const name = `planned_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.add(name);
  return name;
}

/**
 * A statement that takes long to write and to plan: written once for each of its forms, which differ by few
 * things, such as how many words there are, and planned once a connection of `Database.searches` (on other
 * connections, as PostgreSQL decides). What differs from call to call stands in it as `sql.placeholder`.
 */
export function plannedStatement<Form, Row>(schema: z.ZodType<Row>, write: (form: Form) => SQL) {
  const forms = new Map<string, { query: Query; name: string | undefined }>();

  function written(form: Form) {
    const key = JSON.stringify(form);
    const known = forms.get(key);
    if (known) return known;
    const query = dialect.sqlToQuery(write(form));
    const one = { query, name: nameOf(query.sql) };
    forms.set(key, one);
    return one;
  }

  return async (queries: Queries, form: Form, values: Record<string, unknown>): Promise<Row[]> => {
    const { query, name } = written(form);
    const call = queries._.session.prepareQuery(query, undefined, name, false);
    return checked(schema, await call.execute(values));
  };
}
