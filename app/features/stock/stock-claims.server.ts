/**
 * Claims units for payments. Claims that arrive while a statement runs are gathered into the next one:
 * each commit of a hot variant waits for the one before, whatever the connections.
 */
import * as z from 'zod';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import {
  type ClaimOutcome,
  HOLD_SECONDS,
  isShort,
  type Left,
  productKey,
  type Units,
} from './stock.ts';
import { endHold } from './stock-holds.server.ts';

/** A payment that wants to hold what it needs; `provider` is the card provider's account. */
export type Claim = { payment: string; shopper: string; provider: string; units: Units };

/** A payment that is over, and what it needed a hold of. */
type Ended = { payment: string; units: Units | null };

export type StockClaims = {
  /** All or nothing, in the order of the calls. A payment that holds its units keeps them. */
  claim(claim: Claim): Promise<ClaimOutcome>;
  /** Makes what a payment holds that was just sold the commitment of its order; what fails, the sweep does. */
  sold(payment: Ended): Promise<void>;
  /** Gives back what a payment holds that has just ended without an order; what fails, the sweep does. */
  ended(payment: Ended): Promise<void>;
  /** What is left of these if it is known, from memory, that it is too little; else null. */
  knownShort(units: Units): Left[] | null;
};

/** More would delay the first of them, and lock the variants of all for longer. */
const MAX_CLAIMS_AT_ONCE = 64;

/** What another process gives back is published; a message that is lost is made up for by then. */
const KNOWN_MS = 1_000;
const MAX_KNOWN = 10_000;

const answersSchema = z.array(
  z.discriminatedUnion('state', [
    z.object({ state: z.enum(['held', 'over']) }),
    z.object({ state: z.literal('short'), left: z.record(z.string(), z.number()).nullable() }),
  ]),
);

const claimStock = sqlFunction<
  [claims: string, holdSeconds: number],
  z.infer<typeof answersSchema>
>('claim_stock', 2, answersSchema);

/** False where there is no hold, or it was committed before. */
export const commitHold = sqlFunction<[payment: string], boolean>('commit_hold', 1, z.boolean());

type Waiting = {
  claim: Claim;
  resolve: (outcome: ClaimOutcome) => void;
  reject: (error: unknown) => void;
};

function toLeft(left: Record<string, number> | null): Left[] {
  return Object.entries(left ?? {}).map(([stockKey, units]) => ({
    stockKey,
    left: Math.max(units, 0),
  }));
}

/** All at once, in this order; an outcome for each. */
async function claimEach(queries: Queries, claims: readonly Claim[]): Promise<ClaimOutcome[]> {
  const wanted = claims.map(({ payment, shopper, provider, units }) => {
    return { payment, shopper, provider, units };
  });
  const answers = await claimStock(queries, JSON.stringify(wanted), HOLD_SECONDS);
  return claims.map((_, index) => {
    const answer = answers[index];
    if (!answer) throw new Error('Unable to claim: a claim has no answer');
    if (answer.state !== 'short') return { state: answer.state };
    return { state: 'short', left: toLeft(answer.left) };
  });
}

/** In a transaction, which holds what it claims alone until it ends. */
export async function claimOne(tx: Queries, claim: Claim): Promise<ClaimOutcome> {
  const [outcome = { state: 'over' }] = await claimEach(tx, [claim]);
  return outcome;
}

/** The claims of this process. */
export function createStockClaims(
  queries: Queries,
  live: Pick<LiveHub, 'onStockChange'>,
  onError: (error: unknown) => void,
): StockClaims {
  let waiting: Waiting[] = [];
  let isClaiming = false;
  let known = new Map<string, { left: number; untilMs: number }>();

  live.onStockChange((variants) => {
    if (variants === null) known = new Map();
    else for (const variant of variants) known.delete(productKey(variant));
  });

  function remember(left: readonly Left[]): void {
    if (known.size > MAX_KNOWN) known = new Map();
    const untilMs = Date.now() + KNOWN_MS;
    for (const { stockKey, left: units } of left) known.set(stockKey, { left: units, untilMs });
  }

  async function claimTogether(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await claimEach(
      queries,
      batch.map(({ claim }) => claim),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.state === 'short') remember(outcome.left);
      batch[index]?.resolve(outcome);
    }
  }

  async function afterEnd(
    { payment, units }: Ended,
    end: (queries: Queries, payment: string) => Promise<unknown>,
  ): Promise<void> {
    if (units === null) return;
    try {
      await end(queries, payment);
    } catch (error) {
      onError(error);
    }
  }

  async function claimAll(): Promise<void> {
    isClaiming = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_CLAIMS_AT_ONCE);
      waiting = waiting.slice(MAX_CLAIMS_AT_ONCE);
      try {
        await claimTogether(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isClaiming = false;
  }

  return {
    claim: (claim) =>
      new Promise((resolve, reject) => {
        waiting.push({ claim, resolve, reject });
        if (!isClaiming) void claimAll();
      }),
    sold: (payment) => afterEnd(payment, commitHold),
    ended: (payment) => afterEnd(payment, endHold),
    knownShort(units) {
      const now = Date.now();
      const left = new Map<string, number>();
      for (const stockKey of Object.keys(units)) {
        const one = known.get(stockKey);
        if (one && one.untilMs > now) left.set(stockKey, one.left);
      }
      if (!isShort(units, left)) return null;
      return [...left].map(([stockKey, units]) => ({ stockKey, left: units }));
    },
  };
}
