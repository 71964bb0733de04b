/** Where the settings come from. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from './settings.ts';

/** The variables of the process and, where it has none of that name, those of the `.env` file if there is one. */
export function readEnvironment(file = '.env', ofProcess: Environment = process.env): Environment {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...ofProcess };
}
