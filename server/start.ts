/** `npm start`: the production shop, built first when there is no build of today's sources. */
import { flushCompileCache } from 'node:module';
import { giveUp, importBuilt } from '#server/build/import-built.ts';
import { readEnvironment } from './settings/environment.ts';

const env = readEnvironment();
const { main } = await importBuilt({
  async beforeBuild() {
    const { checkStart } = await import('./check/check-start.ts');
    const problem = await checkStart(env);
    if (problem !== null) giveUp(problem);
  },
});
await main({ env });
// For the next start, whatever ends this one.
flushCompileCache();
