/** Where the committed SQL lies: beside this file in the sources, two up from the server's build. */
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(
  new URL(import.meta.env?.PROD ? '../../db/migrations' : './migrations', import.meta.url),
);
