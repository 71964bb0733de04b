/** Whether a PostgreSQL can carry the shop, without changing anything in it. */
import * as z from 'zod';
import { PostgresProblem } from './postgres-problem.ts';
import {
  checkSessions,
  connect,
  NO_WAITING,
  type Urls,
  waitForPostgres,
} from './postgres-start.ts';

/** The first that has all that the shop's SQL uses. */
const OLDEST_VERSION = 15;

const lookSchema = z.object({
  version: z.coerce.number(),
  isStandby: z.boolean(),
  mayCreate: z.boolean(),
});

/** Resolves to its major version. Throws a PostgresProblem, or the error of connecting. */
export async function checkPostgres(urls: Urls): Promise<number> {
  await waitForPostgres(urls, NO_WAITING);
  const client = await connect(urls.migrationUrl ?? urls.url);
  const { rows } = await client
    .query(
      `select current_setting('server_version_num')::int / 10000 as version,
        pg_is_in_recovery() as "isStandby",
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`,
    )
    .finally(() => client.end());
  const { version, isStandby, mayCreate } = lookSchema.parse(rows[0]);
  if (version < OLDEST_VERSION) {
    throw new PostgresProblem(
      `PostgreSQL ${version} at DATABASE_URL is too old: the shop needs ${OLDEST_VERSION} or newer.`,
    );
  }
  if (isStandby) {
    throw new PostgresProblem(
      'The database of DATABASE_URL takes no writes: name the primary, not a standby.',
    );
  }
  if (!mayCreate) {
    const setting = urls.migrationUrl === undefined ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL';
    throw new PostgresProblem(
      `The user of ${setting} may not make tables: make it the owner of the database and of what is in it.`,
    );
  }
  await checkSessions(urls);
  return version;
}
