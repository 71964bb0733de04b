/** Reads what the card provider has paid out: by itself some times a day, and by command. */
import type { Logger } from 'pino';
import type {
  PaymentGateway,
  PayoutCalls,
  ProviderAnswer,
} from '#app/features/payment/provider/payment-gateway.ts';
import type { Queries } from '#db/database.ts';
import {
  knownPayouts,
  newestPayoutSeconds,
  writePayout,
  writePayoutLines,
} from './payout-store.server.ts';

/** A payout may still fail so long after it was made. */
const LOOK_BACK_SECONDS = 30 * 24 * 60 * 60;

const PAUSE_MS = 6 * 60 * 60 * 1_000;
/** After the provider has not answered. */
const RETRY_MS = 10 * 60 * 1_000;

/** `none`: the provider has no payouts to read. `read`: so many are new or changed. */
export type PayoutReading =
  | { kind: 'none' }
  | { kind: 'read'; count: number }
  | { kind: 'silent'; message: string };

type Silent = Exclude<ProviderAnswer<never>, { kind: 'answer' }>;

/** All lines before the payout itself: what was broken off is read again. Null once they are written. */
async function readLines(queries: Queries, calls: PayoutCalls, id: string): Promise<Silent | null> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<PayoutCalls['lines']>> = await calls.lines(id, after);
    if (page.kind !== 'answer') return page;
    await writePayoutLines(queries, id, page.value.lines);
    after = page.value.next;
  } while (after !== null);
  return null;
}

/** Reads the payouts of the last thirty days before the newest that is known; all of them the first time. */
export async function readProviderPayouts(
  queries: Queries,
  { payouts: calls }: Pick<PaymentGateway, 'payouts'>,
): Promise<PayoutReading> {
  if (!calls) return { kind: 'none' };
  const newest = await newestPayoutSeconds(queries);
  const listed = await calls.list(Math.max(0, (newest ?? 0) - LOOK_BACK_SECONDS));
  if (listed.kind !== 'answer') return { kind: 'silent', message: listed.message };
  const known = await knownPayouts(queries);
  let count = 0;
  // The oldest first: the newest that is known says where to go on.
  for (const paid of listed.value.toReversed()) {
    if (known.get(paid.id) === paid.status) continue;
    if (paid.isItemised && !known.has(paid.id)) {
      const silent = await readLines(queries, calls, paid.id);
      if (silent) return { kind: 'silent', message: silent.message };
    }
    await writePayout(queries, paid);
    count += 1;
  }
  return { kind: 'read', count };
}

/** To be called every minute: reads now and then, in each process by itself, which writes nothing twice. */
export function createPayoutWork(
  queries: Queries,
  gateway: Pick<PaymentGateway, 'payouts'>,
  log: Logger,
  now: () => number = Date.now,
): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    if (now() < nextMs) return;
    nextMs = now() + RETRY_MS;
    const reading = await readProviderPayouts(queries, gateway);
    if (reading.kind !== 'silent') nextMs = now() + PAUSE_MS;
    else log.warn({ reason: reading.message }, 'The card provider has not said its payouts');
  };
}
