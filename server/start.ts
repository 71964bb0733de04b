/** `npm start`: the production shop, built first when there is no build of today's sources. */
import { flushCompileCache } from 'node:module';
import { PluginsRefused } from '#app/plugins/load-plugins.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { CommandError } from './command-error.ts';
import { readEnvironment } from './settings/environment.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const env = readEnvironment();
const { main } = await importShop({
  async beforeBuild() {
    const { checkStart } = await import('./check/check-start.ts');
    const problem = await checkStart(env);
    if (problem !== null) giveUp(problem);
  },
}).catch((error) => {
  if (error instanceof PluginsRefused || error instanceof CommandError) giveUp(error.message);
  throw error;
});
await main({ env });
// For the next start, whatever ends this one.
flushCompileCache();
