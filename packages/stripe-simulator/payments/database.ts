/** The database as the simulator needs it: any Drizzle PostgreSQL database. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/** Reads and writes, whatever the schema is: the simulator names its own tables. */
export type Store = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'insert' | 'update' | 'delete' | '_'
>;

/**
 * Caches by store what `build` returns: a Drizzle query that ends in `.prepare(name)`. Building one
 * costs more than running it.
 */
export function prepared<Statement>(
  build: (store: Store) => Statement,
): (store: Store) => Statement {
  const built = new WeakMap<Store, Statement>();
  return (store) => {
    const cached = built.get(store);
    if (cached !== undefined) return cached;
    const statement = build(store);
    built.set(store, statement);
    return statement;
  };
}

/**
 * Wraps a function of the database that writes and returns whether it applied, or what it made. The call is
 * bare and prepared; an object is passed as JSON. `arity` is how many arguments it takes.
 */
export function sqlFunction<
  Arguments extends readonly (string | object | null)[],
  Answer = boolean,
>(
  name: string,
  arity: Arguments['length'],
): (store: Store, ...values: Arguments) => Promise<Answer> {
  const numbers = Array.from({ length: arity }, (_, index) => String(index + 1));
  const query = {
    sql: `select ${name}(${numbers.map((number) => `$${number}`).join(', ')}) as answer`,
    params: numbers.map((number) => sql.placeholder(number)),
  };
  const callOf = prepared((store) => store._.session.prepareQuery(query, undefined, name, false));
  return async (store, ...values) => {
    const texts = values.map((value) => (value instanceof Object ? JSON.stringify(value) : value));
    const placed = Object.fromEntries(texts.map((text, index) => [String(index + 1), text]));
    const { rows } = (await callOf(store).execute(placed)) as { rows: [{ answer: Answer }] };
    return rows[0].answer;
  };
}

/** A row by the names of its columns, as JSON for a function of the database. */
export function toRecord<Table extends PgTable>(
  table: Table,
  row: Omit<Table['$inferSelect'], 'sequence'>,
): Record<string, unknown> {
  const values: Record<string, unknown> = row;
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key]]));
}
