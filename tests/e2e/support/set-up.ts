/**
 * Playwright's global setup: the production build, and a PostgreSQL for all shops of a run that are not `npm start`'s: the
 * cluster of `CITUS_URL` where that names one.
 */
import { buildOnce } from '#server/build/build-once.ts';
import { startTestCluster } from '#tests/postgres/test-cluster.ts';
import { startTestPostgres, type TestPostgres } from '#tests/postgres/test-postgres.ts';

/** In the environment of the workers: where the server is. */
const VARIABLE = 'BASKET_TEST_POSTGRES';

/** Playwright calls what it returns after the last test. */
export default async function setUp(): Promise<() => Promise<void>> {
  // The start of a shop is waited for, but not as long as a build may take on a busy machine.
  process.env.BASKET_TEST_BUILD = await buildOnce();
  const cluster = process.env.CITUS_URL;
  const { stop, ...server } = await (cluster ? startTestCluster(cluster) : startTestPostgres());
  process.env[VARIABLE] = JSON.stringify(server);
  return stop;
}

/** The server of this run. */
export function postgresOfRun(): TestPostgres {
  return JSON.parse(process.env[VARIABLE] ?? '');
}
