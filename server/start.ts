/** `npm start`: the production shop, built first when there is no build of today's sources. */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { giveUp, importBuilt } from '#server/build/import-built.ts';
import { readEnvironment } from './settings/environment.ts';

// V8 makes in its old space what a place in the code makes once most of that has lived long. While thousands of streams open
// all seems to; the rows of every later read would wait there for a full collection (bench/live-streams.ts).
setFlagsFromString('--no-allocation-site-pretenuring');

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
