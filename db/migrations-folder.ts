/** Where the committed SQL lies: `db/migrations` of the checkout, from sources and from the build alike. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The build puts this code where it likes, but always below the checkout. */
function findAbove(folder: string): string {
  const migrations = join(folder, 'db/migrations');
  if (existsSync(migrations)) return migrations;
  const above = dirname(folder);
  if (above === folder) throw new Error('Unable to find db/migrations above the shop’s own code');
  return findAbove(above);
}

export const migrationsFolder = findAbove(import.meta.dirname);
