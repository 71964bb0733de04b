/** Statements that are built once, and that PostgreSQL parses and plans once a connection. */
import type { Queries } from './database.ts';

/**
 * Remembers what `build` makes of a database: an expression of Drizzle with a `.prepare(name)` at its
 * end, and `sql.placeholder` for what differs from call to call. Building one costs more than running
 * it. A transaction is a database of its own, for which it is built anew.
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
