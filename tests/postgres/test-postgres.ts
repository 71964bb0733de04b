/**
 * A real PostgreSQL for the whole test run: the server at DATABASE_URL, else one that the run
 * starts itself. Each test gets its own database, a copy of one that was migrated once.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Database } from '#db/database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  // Vitest's declaration of what a run provides.
  interface ProvidedContext {
    /** Only where suites are to run on PostgreSQL. */
    postgres?: TestPostgres;
  }
}

/**
 * The server, its migrated template database, and one without tables. Of a cluster: the coordinator; `workers` are its other
 * servers.
 */
export type TestPostgres = {
  url: string;
  template: string;
  empty?: string;
  workers?: readonly string[];
};

/** Vitest calls it before the first test, and the function that it returns after the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestPostgres();
  project.provide('postgres', postgres);
  return stop;
}

/** Stopping it removes what was made of the template. */
export async function startTestPostgres(): Promise<TestPostgres & { stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  const server = given ? null : await startPostgres({ durable: false });
  const url = given ?? server?.url('postgres') ?? '';
  const template = `basket_test_${randomBytes(4).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${template}`));
  await (await openTestDatabase(databaseUrl(url, template))).close();
  return { url, template, stop: () => server?.stop() ?? removeDatabases(url, template) };
}

/** Opens a copy of the template; closing it removes it. */
export async function copyTemplate(server: TestPostgres): Promise<Database> {
  const copy = await migratedDatabase(server);
  const database = await openTestDatabase(copy.url);
  return {
    ...database,
    async close() {
      await database.close();
      await copy.remove();
    },
  };
}

/** For what makes its own tables. */
export function emptyDatabase(server: TestPostgres): Promise<TestDatabase> {
  return newDatabase(server, server.empty ?? 'template1');
}

/** A copy of the template. */
export function migratedDatabase(server: TestPostgres): Promise<TestDatabase> {
  return newDatabase(server, server.template);
}

/** `urls`: its address at each server of a cluster, else at the one. */
type TestDatabase = {
  name: string;
  url: string;
  urls: readonly string[];
  remove(): Promise<void>;
};

async function newDatabase(
  { url, template, workers = [] }: TestPostgres,
  copied: string,
): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // As files: through the log, as is usual, it takes twice the processor time.
  const copy = `create database ${name} template ${copied} strategy file_copy`;
  const onEach = (statement: string) =>
    Promise.all(
      [url, ...workers].map((one) => withClient(one, (client) => client.query(statement))),
    );
  await onEach(copy);
  return {
    name,
    url: databaseUrl(url, name),
    urls: [url, ...workers].map((server) => databaseUrl(server, name)),
    async remove() {
      await onEach(`drop database ${name} with (force)`);
    },
  };
}

/** For tests, at this address. */
export function openTestDatabase(url: string): Promise<Database> {
  const settings = { url, poolSize: 10, statementTimeoutMs: 15_000 };
  // An unexpectedly broken connection already fails the test that used it.
  return openPostgresDatabase(settings, () => {});
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The databases of this run alone: the template and its copies. */
export async function removeDatabases(url: string, template: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

export async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
