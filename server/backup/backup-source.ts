/** What the backup of a shop is made of: of its embedded database, or of its PostgreSQL. */
import { join, resolve } from 'node:path';
import type { Database } from '#db/database.ts';
import { hostsOf, serversOf } from '#db/postgres/server-addresses.ts';
import { sumTables } from '#db/table-sums.ts';
import type { Settings } from '#server/settings/settings.ts';
import { DATABASE, DUMP } from './backup-manifest.ts';
import { copyTree } from './copy-folder.ts';
import type { BackupSource } from './make-backup.ts';
import { dumpPostgres } from './postgres-dump.ts';

type Stopped = Pick<Settings, 'dataDir' | 'variables'>;

/** Where the database of a shop is, which no two shops share; without a secret. */
export function placeOf({ dataDir, postgres }: Pick<Settings, 'dataDir' | 'postgres'>): string {
  if (!postgres) return resolve(dataDir);
  const servers = serversOf(postgres.listenUrl ?? postgres.url) ?? [];
  return `postgres://${hostsOf(servers)}${servers[0]?.pathname ?? ''}`;
}

/** The caller has the lock of the folder. The database is not opened, and so not upgraded. */
export function stoppedSource({ dataDir, variables }: Stopped): BackupSource {
  return {
    ...{ dataDir, variables, place: placeOf({ dataDir, postgres: null }) },
    async copyDatabase(folder, { onFile }) {
      const [from, to] = [join(dataDir, DATABASE), join(folder, DATABASE)];
      await copyTree(from, to, { links: 'follow', onFile });
      return null;
    },
  };
}

/** Of a shop that has opened this database: it goes on meanwhile, an embedded one once its files are copied. */
export function runningSource(
  settings: Stopped & Pick<Settings, 'postgres'>,
  { queries, whileStill }: Pick<Database, 'queries' | 'whileStill'>,
): BackupSource {
  const { postgres } = settings;
  const stopped = stoppedSource(settings);
  return {
    ...stopped,
    place: placeOf(settings),
    async copyDatabase(folder, tools) {
      if (whileStill) {
        return whileStill(async (still) => {
          const sums = await sumTables(still);
          await stopped.copyDatabase(folder, tools);
          return sums;
        });
      }
      if (!postgres) throw new Error('A database that is not in files has no address');
      tools.onFile();
      const { signal } = tools;
      return dumpPostgres(join(folder, DUMP), { address: postgres, queries, signal });
    },
  };
}
