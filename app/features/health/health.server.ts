/** How the shop does, as this process knows it. */
import type { Queries } from '#db/database.ts';
import { decideHealth, type HealthFinding } from './decide-health.ts';
import { type HealthRow, readHealthRow } from './health-facts.server.ts';

/** What is counted, and what follows from it. */
export type ShopHealth = {
  facts: HealthRow & { lastRoundSeconds: number };
  findings: HealthFinding[];
};

export type Health = {
  /** Reads the database: one statement. */
  read(): Promise<ShopHealth>;
  /** A round of background work has ended. */
  roundEnded(): void;
};

/** `zone`: whose days the sweep sums up. */
export function createHealth(
  queries: Queries,
  zone: () => string,
  nowSeconds = () => Date.now() / 1_000,
): Health {
  let lastRoundSeconds = nowSeconds();
  return {
    async read() {
      const row = await readHealthRow(queries, zone());
      // The ages of rows are by the clock that wrote them, that of the round by this process's.
      const roundAge = nowSeconds() - lastRoundSeconds;
      const facts = { ...row, lastRoundSeconds: row.nowSeconds - roundAge };
      return { facts, findings: decideHealth(facts, row.nowSeconds) };
    },
    roundEnded() {
      lastRoundSeconds = nowSeconds();
    },
  };
}
