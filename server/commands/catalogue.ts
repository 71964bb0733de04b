/** `npm run catalogue -- import FILE`, or `export`; built first when there is no build of today. */
import { once } from 'node:events';
import { importShop } from '#server/build/build-once.ts';
import { readEnvironment } from '#server/environment.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

function complain(text: string): void {
  process.stderr.write(text);
}

/** Whoever reads less than all, such as `head`, has what it wanted. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 2);
});

const { catalogueCommand } = await importShop((line) => complain(`${line}\n`));
process.exitCode = await catalogueCommand({
  env: readEnvironment(),
  args: process.argv.slice(2),
  async print(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  complain,
  isTerminal: process.stderr.isTTY,
});
