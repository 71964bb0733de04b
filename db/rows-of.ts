/** The rows of a statement written in SQL; the caller knows its columns. */
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Both drivers return `rows`, which their common type lacks. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}

/** PostgreSQL holds a plan a connection for each. */
const MAX_PLANNED = 64;

const dialect = new PgDialect();

const planned = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = planned.get(text);
  if (known !== undefined || planned.size >= MAX_PLANNED) return known;
  const name = `planned_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  planned.set(text, name);
  return name;
}

/**
 * The same, planned once a connection of `Database.searches`: for statements that take long to plan, and whose
 * plan does not depend on their values. Their texts differ by few things, such as how many words there are.
 */
export async function plannedRowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const call = queries._.session.prepareQuery(query, undefined, nameOf(query.sql), false);
  const { rows } = (await call.execute()) as unknown as { rows: Row[] };
  return rows;
}
