/** Where the committed SQL lies: in `db/` of the checkout, from sources and from the build alike. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The build puts this code where it likes, but always below the checkout. */
function findAbove(folder: string): string {
  const database = join(folder, 'db');
  if (existsSync(join(database, 'migrations'))) return database;
  const above = dirname(folder);
  if (above === folder) throw new Error('Unable to find db/migrations above the shop’s own code');
  return findAbove(above);
}

const folder = findAbove(import.meta.dirname);

export const migrationsFolder = join(folder, 'migrations');
export const functionsFolder = join(folder, 'functions');
