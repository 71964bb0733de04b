/** The cost of an idle shop: its memory, npm included, and the time until its first answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessMemory } from './measure/process-memory.ts';
import { measureRounds } from './measure/rounds.ts';
import { startDurablePostgres, startShopProcess } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const SETTLING_MS = 2_000;
const MEGABYTE = 1_000_000;

const postgres = await startDurablePostgres();
const databaseUrl = postgres.url('postgres');
// The first start builds the shop if need be, and migrates the database.
await (await startShopProcess(databaseUrl)).stop();

const measured: ProcessMemory[] = [];

/** Seconds to the first answer; records the memory two seconds later. */
async function start(byNpm: boolean): Promise<number> {
  const startMs = performance.now();
  const shop = await startShopProcess(databaseUrl, {}, { byNpm });
  const answer = await fetch(`http://127.0.0.1:${shop.port}/`);
  await answer.text();
  const tookMs = performance.now() - startMs;
  if (!answer.ok) throw new Error(`The home page was answered with ${answer.status}`);
  if (byNpm) {
    await pause(SETTLING_MS);
    measured.push(await shop.memory());
  }
  await shop.stop();
  return tookMs / 1_000;
}

const { direct } = await measureRounds('idle process', {
  direct: () => start(false),
  byNpm: () => start(true),
});
await postgres.stop();

const counted = measured.slice(-direct.length);
const megabytes = (of: keyof ProcessMemory) => counted.map((memory) => memory[of] / MEGABYTE);
const own = megabytes('server');
const all = megabytes('all');

printTable(
  'An idle process',
  '`npm start` on a migrated PostgreSQL, until the home page has been answered; resident memory two seconds later, as `ps` shows it: of the server, and with npm and its shell, which a service manager that runs Node itself does without. The time is without npm.',
  [
    {
      what: 'start to first answer',
      shop: direct,
      held: direct,
      goal: { most: 1 },
      unit: 's',
      isShare: false,
    },
    {
      what: 'memory of the server',
      shop: own,
      held: own,
      goal: { most: 150 },
      unit: 'MB',
      isShare: false,
    },
    { what: 'memory with npm', shop: all, held: all, unit: 'MB', isShare: false },
  ],
);
