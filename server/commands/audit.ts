/** `npm run audit`, with `-- --json` for machines; built first when there is no build of today. */
import { parseArgs } from 'node:util';
import { importShop } from '#server/build/build-once.ts';
import { readEnvironment } from '#server/environment.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

function wantsJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values.json ?? false;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : error}. The only option is --json.`);
    process.exit(2);
  }
}

const isJson = wantsJson();
const { auditCommand } = await importShop(complain);
process.exitCode = await auditCommand({
  env: readEnvironment(),
  isJson,
  print: (line) => process.stdout.write(`${line}\n`),
  complain,
});
