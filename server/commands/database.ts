/** `npm run database -- backup FOLDER`, `restore FOLDER` or `move`. */

import { readEnvironment } from '#server/environment.ts';
import { databaseCommand } from './database-command.ts';

process.exitCode = await databaseCommand({
  args: process.argv.slice(2),
  env: readEnvironment(),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
