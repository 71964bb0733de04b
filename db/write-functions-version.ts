/** `npm run db:functions`: raises the version of the functions where their text has changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFunctions, readFunctions } from './install-functions.ts';

const path = join(import.meta.dirname, 'functions-version.json');
const stored: { version: number; hash: string } = JSON.parse(await readFile(path, 'utf8'));
const hash = hashFunctions(await readFunctions());
if (hash !== stored.hash) {
  const version = stored.version + 1;
  await writeFile(path, `${JSON.stringify({ version, hash }, null, 2)}\n`);
  process.stdout.write(`The functions of the database have version ${version} now.\n`);
}
