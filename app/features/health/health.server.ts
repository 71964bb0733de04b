/** How the shop does, as this process knows it. */
import type { Queries } from '#db/database.ts';
import { decideHealth, type HealthFacts, type HealthFinding } from './decide-health.ts';
import { type HealthRow, readHealthRow } from './health-facts.server.ts';

/** What is counted, and what follows from it. */
export type ShopHealth = {
  facts: HealthRow & Pick<HealthFacts, 'lastRoundSeconds' | 'makesBackups' | 'keyRefusedSeconds'>;
  findings: HealthFinding[];
};

export type Health = {
  /** Reads the database: one statement. */
  read(): Promise<ShopHealth>;
  /** A round of background work has ended. */
  roundEnded(): void;
  /** The card provider has taken the shop's first key, or refused it. */
  keyAnswered(isTaken: boolean): void;
};

export type HealthParts = {
  /** Whose days the sweep sums up. */
  zone: () => string;
  makesBackups: boolean;
  /** So many declined cards of a network are too many. */
  maxDeclines: number;
  nowSeconds?: () => number;
};

export function createHealth(
  queries: Queries,
  { zone, makesBackups, maxDeclines, nowSeconds = () => Date.now() / 1_000 }: HealthParts,
): Health {
  let lastRoundSeconds = nowSeconds();
  let keyRefusedSeconds: number | null = null;
  return {
    async read() {
      const row = await readHealthRow(queries, zone(), maxDeclines);
      // The ages of rows are by the clock that wrote them, those of the process by its own.
      const ahead = row.nowSeconds - nowSeconds();
      const facts = {
        ...{ ...row, makesBackups, lastRoundSeconds: lastRoundSeconds + ahead },
        keyRefusedSeconds: keyRefusedSeconds === null ? null : keyRefusedSeconds + ahead,
      };
      return { facts, findings: decideHealth(facts, row.nowSeconds) };
    },
    roundEnded() {
      lastRoundSeconds = nowSeconds();
    },
    keyAnswered(isTaken) {
      keyRefusedSeconds = isTaken ? null : (keyRefusedSeconds ?? nowSeconds());
    },
  };
}
