/** `npm run check`: a line for each setting that points somewhere; exit code 1 where the shop would not work. */
import { importForCommand } from '#server/build/import-built.ts';
import { readEnvironment } from '#server/settings/environment.ts';

const MARKS = { well: 'ok   ', look: 'look ', wrong: 'WRONG' };

const { loadCheck } = await importForCommand();
const { checkSettings } = await loadCheck();
for await (const { state, says } of checkSettings(readEnvironment())) {
  process.stdout.write(`${MARKS[state]} ${says}\n`);
  if (state === 'wrong') process.exitCode = 1;
}
