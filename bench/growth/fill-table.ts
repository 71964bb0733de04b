/** Fills a table with so many rows that creating its indexes afterwards is faster. */
import type pg from 'pg';

type Definition = { name: string; definition: string };

const CONSTRAINTS = `
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = to_regclass($1) and contype in ('p', 'u')`;

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = to_regclass($1) and not exists (
    select from pg_constraint where conindid = indexrelid)`;

/** `fill` writes the rows; then the indexes are created again, and the statistics updated. */
export async function fillTable(
  client: pg.Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const startMs = performance.now();
  const name = client.escapeIdentifier(table);
  const { rows: constraints } = await client.query<Definition>(CONSTRAINTS, [name]);
  const { rows: indexes } = await client.query<Definition>(INDEXES, [name]);
  for (const one of constraints)
    await client.query(`alter table ${name} drop constraint ${one.name}`);
  for (const one of indexes) await client.query(`drop index ${one.name}`);
  await fill();
  for (const one of constraints) {
    await client.query(`alter table ${name} add constraint ${one.name} ${one.definition}`);
  }
  for (const one of indexes) await client.query(one.definition);
  await client.query(`vacuum (analyze) ${name}`);
  const tookSeconds = Math.round((performance.now() - startMs) / 1_000);
  process.stderr.write(`  ${table}: ${tookSeconds} s\n`);
}
