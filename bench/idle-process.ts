/** The cost of an idle process: its memory, and the time until its first answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { measureRounds } from './measure/rounds.ts';
import { startDurablePostgres, startShopProcess } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const SETTLING_MS = 2_000;
const MEGABYTE = 1_000_000;

const postgres = await startDurablePostgres();
const databaseUrl = postgres.url('postgres');
// The first start builds the shop if need be, and migrates the database.
await (await startShopProcess(databaseUrl)).stop();

const measured: number[] = [];
const { seconds } = await measureRounds('idle process', {
  async seconds() {
    const startMs = performance.now();
    const shop = await startShopProcess(databaseUrl);
    const answer = await fetch(`http://127.0.0.1:${shop.port}/`);
    await answer.text();
    const tookMs = performance.now() - startMs;
    if (!answer.ok) throw new Error(`The home page was answered with ${answer.status}`);
    await pause(SETTLING_MS);
    measured.push((await shop.memory()) / MEGABYTE);
    await shop.stop();
    return tookMs / 1_000;
  },
});
await postgres.stop();
const megabytes = measured.slice(-seconds.length);

printTable(
  'An idle process',
  'Started as `npm start` does on a migrated PostgreSQL, until the home page has been answered; resident memory two seconds later.',
  [
    {
      what: 'start to first answer',
      shop: seconds,
      held: seconds,
      goal: { most: 1 },
      unit: 's',
      isShare: false,
    },
    {
      what: 'memory',
      shop: megabytes,
      held: megabytes,
      goal: { most: 150 },
      unit: 'MB',
      isShare: false,
    },
  ],
);
