/** The rows of a statement, for a test that says itself what is to be in them. */
import type { SQL } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';

/** Both drivers return `rows`, which their common type lacks. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
