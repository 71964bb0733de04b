/** Playwright's global setup: the production build, and a PostgreSQL for all shops of a run that are not `npm start`'s. */
import { buildOnce } from '#server/build/build-once.ts';
import { startTestPostgres, type TestPostgres } from '#tests/postgres/test-postgres.ts';

/** In the environment of the workers: where the server is. */
const VARIABLE = 'BASKET_TEST_POSTGRES';

/** Playwright calls what it returns after the last test. */
export default async function setUp(): Promise<() => Promise<void>> {
  // The start of a shop is waited for, but not as long as a build may take on a busy machine.
  process.env.BASKET_TEST_BUILD = await buildOnce();
  const { stop, ...server } = await startTestPostgres();
  process.env[VARIABLE] = JSON.stringify(server);
  return stop;
}

/** The server of this run. */
export function postgresOfRun(): TestPostgres {
  return JSON.parse(process.env[VARIABLE] ?? '');
}
