/**
 * `npm run bench -- [--rounds 15] [--seconds 2] [--only home-in-memory]`: runs every benchmark, one
 * after the other, and writes what they print to docs/performance.md. A benchmark that fails is told
 * there too, and does not keep the others from running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildOnce } from '#server/build-once.ts';
import { describeMachine } from './measure/machine.ts';

/** In the order of the report. */
const BENCHMARKS = [
  'home-in-memory',
  'home-rendered',
  'products-call',
  'add-to-basket',
  'purchase',
  'orders-list',
  'search',
  'catalogue-import',
  'idle-process',
  'browser-first-visit',
  'browser-basket-tap',
  'browser-navigation',
  'lighthouse-performance',
];

/** These take no rounds: each measures by its own plan. */
const WITHOUT_FLAGS = ['catalogue-import', 'search'];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});

function flagsOf(name: string): string[] {
  if (WITHOUT_FLAGS.includes(name)) return [];
  return ['--rounds', values.rounds, '--seconds', values.seconds];
}

const folder = new URL('.', import.meta.url);
const root = fileURLToPath(new URL('..', folder));
const scripts = BENCHMARKS.filter((name) => existsSync(new URL(`${name}.ts`, folder))).filter(
  (name) => values.only === undefined || name === values.only,
);

/** What a benchmark prints; its progress goes to stderr as it comes. */
async function run(name: string): Promise<string> {
  const child = spawn(process.execPath, [`bench/${name}.ts`, ...flagsOf(name)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const printed = await text(child.stdout);
  const [code] = await ended;
  return code === 0
    ? printed
    : `${printed}\n## ${name}\n\nThis run failed with exit code ${code}.\n`;
}

await buildOnce();
const sections = [
  `# Performance

Made by \`npm run bench\`. Each figure is the median of ${values.rounds} rounds, with the middle half of them in brackets;
limit and shop take turns in every round, and a share is the median of the rounds' own shares. What each
benchmark does is at the head of its file in \`bench/\`; what was changed for it, and what that gained,
is in [decisions](decisions/).

${await describeMachine(root)}`,
];
for (const name of scripts) {
  process.stderr.write(`\n${name}\n`);
  sections.push(
    `${(await run(name)).trim()}\n\n\`${['node', `bench/${name}.ts`, ...flagsOf(name)].join(' ')}\``,
  );
}
const report = `${sections.join('\n\n')}\n`;
process.stdout.write(report);
if (values.only === undefined) await writeFile(`${root}docs/performance.md`, report);
process.exit();
