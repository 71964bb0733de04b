/** `npm start`: the production shop, built first when there is no build of today's sources. */
import { flushCompileCache } from 'node:module';
import { importShop } from '#server/build/build-once.ts';
import { readEnvironment } from './settings/environment.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

const env = readEnvironment();
const { main } = await importShop({
  async beforeBuild() {
    const { checkStart } = await import('./check-start.ts');
    const problem = await checkStart(env);
    if (problem === null) return;
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  },
});
await main({ env });
// For the next start, whatever ends this one.
flushCompileCache();
