/** Calls a function of `db/functions`: one prepared statement per function and connection. */
import { type Query, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';

/**
 * Caches what `build` makes of a database: a Drizzle query that ends in `.prepare(name)`, with
 * `sql.placeholder` for its parameters. Building a query costs more than running
 * it. A transaction counts as another database, for which the query is built again.
 */
export function prepared<Statement>(
  build: (queries: Queries) => Statement,
): (queries: Queries) => Statement {
  const built = new WeakMap<Queries, Statement>();
  return (queries) => {
    const known = built.get(queries);
    if (known !== undefined) return known;
    const made = build(queries);
    built.set(queries, made);
    return made;
  };
}

/** The types of a parameter; the signature of the function casts it. */
type Argument = string | number | boolean | readonly number[] | readonly string[] | null;

type Call = { execute(values: Record<string, unknown>): Promise<unknown> };

/** Only the bare call: Citus sends that to the node that has the first argument. */
function toQuery(name: string, arity: number): Query {
  const numbers = Array.from({ length: arity }, (_, index) => index + 1);
  return {
    sql: `select ${name}(${numbers.map((number) => `$${number}`).join(', ')}) as answer`,
    params: numbers.map((number) => sql.placeholder(String(number))),
  };
}

/** Of a function that returns void, which the drivers answer in ways of their own. */
export const nothing = z.unknown().transform(() => undefined);

/** Both drivers answer with `rows`, which their common type lacks. */
const resultSchema = z.object({ rows: z.tuple([z.object({ answer: z.unknown() })]) });

/**
 * The typed wrapper of a function: its type argument is the parameters, in order. `arity` is the number of parameters.
 * JSON is sent as text. What comes back is what `schema` says of it, or an error.
 */
export function sqlFunction<Arguments extends readonly Argument[], Answer>(
  name: string,
  arity: Arguments['length'],
  schema: z.ZodType<Answer>,
): (queries: Queries, ...values: Arguments) => Promise<Answer> {
  const query = toQuery(name, arity);
  const callOf = prepared(
    (queries): Call => queries._.session.prepareQuery(query, undefined, name, false),
  );
  return async (queries, ...values) => {
    const placed = Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
    const { rows } = resultSchema.parse(await callOf(queries).execute(placed));
    return schema.parse(rows[0].answer);
  };
}
