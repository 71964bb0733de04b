/** Prepared statements: built once, and parsed and planned by PostgreSQL once a connection. */
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
