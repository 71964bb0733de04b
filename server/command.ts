/**
 * `npm run admin`, `catalogue`, `codes`, `database`, `delivery`, `mail`, `orders`, `reconciliation` and `tax`: the
 * first argument names the command.
 */
import { importShop } from '#server/build/build-once.ts';
import * as source from './commands/run-command.ts';
import { readEnvironment } from './environment.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

/** They can need the whole shop, of which there is a build, made when today's is missing; an export does not. */
const BUILT = ['reconciliation', 'catalogue', 'mail', 'orders'];

const [name = '', ...args] = process.argv.slice(2);
const { stdin, stdout, stderr } = process;

async function loadCommands(): Promise<typeof source> {
  const isExport = name === 'orders' && args[0] === 'export';
  if (!BUILT.includes(name) || isExport || args.some(source.isHelpFlag)) return source;
  const shop = await importShop((line) => stderr.write(`${line}\n`));
  return shop.loadCommands();
}

const { runCommand } = await loadCommands();
process.exitCode = await runCommand({ name, args, env: readEnvironment(), stdin, stdout, stderr });
