/**
 * `npm run faults -- --minutes N [--seed S] [--database embedded|postgres|failover|cluster]`: buys and kills
 * for so long on that database, or on the first two, prints a table, and exits with 1 on any problem.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DATABASES, type DatabaseName, runFaults } from './faults.ts';
import type { Tally } from './judges/tally.ts';

const ROUND_MS = 20_000;
const SHOPPERS_PER_ROUND = 24;
const PURCHASES_PER_ROUND = 50;

const optionsSchema = z.object({
  minutes: z.coerce.number().positive().default(1),
  seed: z.string().default(() => String(randomInt(1_000_000))),
  database: z.enum(DATABASES).optional(),
});

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    database: { type: 'string' },
  },
});
const { minutes, seed, database } = optionsSchema.parse(values);
const tallies: [DatabaseName, Tally][] = [];
for (const name of database ? [database] : DATABASES.slice(0, 2)) {
  const tally = await runFaults({
    database: name,
    seed,
    durationMs: minutes * 60_000,
    roundMs: ROUND_MS,
    shoppersPerRound: SHOPPERS_PER_ROUND,
    purchasesPerRound: PURCHASES_PER_ROUND,
    say: (line) => say(`${new Date().toISOString()} ${line}`),
  });
  tallies.push([name, tally]);
  for (const problem of tally.problems) say(`✗ ${problem}`);
}
say(formatTable(tallies));
say(`Replay with --seed ${seed}`);
process.exitCode = tallies.every(([, tally]) => tally.problems.length === 0) ? 0 : 1;

function formatTable(rows: readonly [DatabaseName, Tally][]): string {
  const table = rows.map(([name, { counts, problems, ...tally }]) => ({
    database: name,
    rounds: tally.rounds,
    kills: tally.kills,
    'database crashes': tally.databaseCrashes,
    'purchases tried': tally.purchases,
    charges: tally.charges,
    orders: tally.orders,
    refunds: tally.refunds,
    mails: tally.mails,
    'mails again': tally.mailsAgain,
    events: tally.events,
    'events again': tally.eventsAgain,
    'free orders': tally.freeOrders,
    'gift cards': tally.giftCards,
    'orders by gift card': tally.giftCardOrders,
    'orders by link': tally.linkOrders,
    'owed for cards that take nothing back': tally.owed,
    'told it is back': tally.told,
    reviews: tally.reviews,
    votes: tally.votes,
    ...counts,
    'other problems': problems.length,
  }));
  const heads = Object.keys(table[0] ?? {});
  const lines = [heads, heads.map(() => '---'), ...table.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
