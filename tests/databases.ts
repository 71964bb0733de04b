/** Both databases that the shop runs on, for suites that hold on either: `describe.each(databases)`. */
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { testDatabase } from './test-database.ts';
import { copyTemplate } from './test-postgres.ts';

export type TestDatabase = {
  name: string;
  /** Opens an empty, migrated database of its own; closing it removes it. */
  open(): Promise<Database>;
};

/** The real server, on which transactions run at the same time: races show only here. */
export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  open: () => copyTemplate(inject('postgres')),
};

export const databases: readonly TestDatabase[] = [
  { name: 'PGlite', open: testDatabase },
  postgres,
];
