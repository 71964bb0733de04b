/** The folder of the committed SQL: `db/` of the checkout, for sources and build alike. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The build may move this code, but never out of the checkout. */
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

/** The simulator's own, which the shop installs with its own. */
export const simulatorFunctionsFolder = join(folder, '../packages/stripe-simulator/functions');
