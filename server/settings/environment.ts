/** Where the settings come from. */
import type { Environment } from './settings.ts';

/** The variables of the process and, where it has none of that name, those of the `.env` file if there is one. */
export function readEnvironment(file = '.env', ofProcess: Environment = process.env): Environment {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const { parseEnv } = process.getBuiltinModule('node:util');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...ofProcess };
}
