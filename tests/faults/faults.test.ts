import { expect, test } from 'vitest';
import { DATABASES, runFaults } from './faults.ts';

const ALLOWED_MS = 300_000;

/** A short round of `npm run faults`. */
test.each(DATABASES.filter((one) => one !== 'cluster' || process.env.CITUS_URL))(
  'every charge is one order or one refund when a shop on its %s database is killed',
  async (database) => {
    const tally = await runFaults({
      database,
      seed: 'npm test',
      durationMs: 0,
      roundMs: 5_000,
      shoppersPerRound: 8,
      purchasesPerRound: 20,
      say: () => {},
    });
    expect(tally.problems).toEqual([]);
    expect(tally.counts).toEqual({
      lost: 0,
      doubled: 0,
      unrefunded: 0,
      mismatched: 0,
      oversold: 0,
    });
    expect(tally.kills).toBeGreaterThan(0);
    expect(tally.charges).toBeGreaterThan(0);
    expect(tally.orders).toBeGreaterThan(0);
    expect(tally.mails).toBeGreaterThan(0);
    expect(tally.events).toBeGreaterThanOrEqual(tally.orders);
  },
  ALLOWED_MS,
);
