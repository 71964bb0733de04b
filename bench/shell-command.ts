/** A command of the shell where the shop runs, beside the start of Node itself. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measureRounds, median, ratios } from './measure/rounds.ts';
import { startDurablePostgres, startShopProcess } from './measure/shop-process.ts';
import { printTable, type Row } from './measure/table.ts';

const STARTS_A_ROUND = 20;

/** What `npm run shop --` gives to Node. */
const SHELL = ['--require', './server/check-node.cjs', 'server/shop.ts'];

const COMMANDS = ['orders list', 'views list', '--help'];

const folder = await mkdtemp(join(tmpdir(), 'basket-bench-'));
const postgres = await startDurablePostgres();
const shop = await startShopProcess(postgres.url('postgres'), { DATA_DIR: folder });

/** The median milliseconds of some starts, one after the other. Throws where one fails. */
async function start(flags: readonly string[]): Promise<number> {
  const tookMs: number[] = [];
  for (let count = 0; count < STARTS_A_ROUND; count += 1) {
    const startMs = performance.now();
    await promisify(execFile)(process.execPath, [...flags], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
    tookMs.push(performance.now() - startMs);
  }
  return median(tookMs);
}

const rows: Row[] = [];
for (const command of COMMANDS) {
  const { bare, shell } = await measureRounds(command, {
    bare: () => start(['--eval', '0']),
    shell: () => start([...SHELL, ...command.split(' ')]),
  });
  rows.push({
    what: `\`${command}\``,
    limit: { name: '`node --eval 0`', figures: bare },
    shop: shell,
    held: ratios(shell, bare),
    goal: { most: 1.5 },
    unit: 'ms',
    isShare: true,
  });
}
await shop.stop();
await postgres.stop();
await rm(folder, { recursive: true });

printTable(
  'A command of the shell',
  `A command where the shop runs, to its end, without npm: the median of ${STARTS_A_ROUND} a round, beside as many starts of Node that do nothing.`,
  rows,
);
process.exit();
