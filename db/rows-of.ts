/** The rows of a statement written in SQL; the caller knows its columns. */
import { createHash } from 'node:crypto';
import type { Query, SQL } from 'drizzle-orm';
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
export function plannedStatement<Form, Row>(write: (form: Form) => SQL) {
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
    const { rows } = (await call.execute(values)) as unknown as { rows: Row[] };
    return rows;
  };
}
