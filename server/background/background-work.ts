/** What a shop does by itself every minute, from its start on. */
import type { Logger } from 'pino';
import { deleteExpiredSessions } from '#app/features/account/session/expired-sessions-store.server.ts';
import { forgetRemovedLines } from '#app/features/basket/server/basket-store.server.ts';
import { forgetOldDrafts } from '#app/features/drafts/draft-store.server.ts';
import { forgetPaymentClients } from '#app/features/payment/decline/declines.server.ts';
import type { Sweep } from '#app/features/payment/sweep/sweep.server.ts';
import type { SweepHolds } from '#app/features/payment/sweep/sweep-holds.server.ts';
import { forgetGuests } from '#app/features/shopper/forget-guests.server.ts';
import { deleteExpiredRateLimits } from '#app/features/shopper/rate-limits.server.ts';
import { refreshSoldOut } from '#app/features/stock/refresh-sold-out.server.ts';
import { forgetOldDeclarations } from '#app/features/withdrawal/declarations.server.ts';
import type { Queries } from '#db/database.ts';
import { deleteOldKeys } from '#operations/repeated-calls.server.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 60_000;

/** A sweep may wait for its provider for minutes; what it leaves is due again later. */
const STOP_GRACE_MS = 2_000;

/** Deletes what has expired, tells the search what is sold out, then sweeps the payments, ends holds and jobs of processes that have gone, numbers invoices, forgets whom no order needs and adds up sales; gives how many payments it looked at. */
export function createMinuteSweep(
  queries: Queries,
  sweepPayments: Sweep,
  sweepHolds: SweepHolds,
  endSilentJobs: () => Promise<void>,
  numberInvoices: () => Promise<unknown>,
  forgetContacts: () => Promise<void>,
  sumSales: () => Promise<void>,
): Sweep {
  return async () => {
    await deleteExpiredRateLimits(queries);
    await forgetPaymentClients(queries);
    await deleteExpiredSessions(queries);
    await forgetRemovedLines(queries);
    await forgetGuests(queries);
    await deleteOldKeys(queries);
    await forgetOldDeclarations(queries);
    await forgetOldDrafts(queries);
    await refreshSoldOut(queries, null);
    const looked = await sweepPayments();
    await sweepHolds();
    await endSilentJobs();
    await numberInvoices();
    await forgetContacts();
    await sumSales();
    return looked;
  };
}

/** Sweeps now and after each pause, until it is stopped; `onSwept` follows what was swept whole. */
export function startBackgroundWork(
  sweep: Sweep,
  onSwept: () => Promise<void>,
  log: Logger,
): { stop(): Promise<void> } {
  const sweeping = repeat(
    () => withRequestId(null, () => sweep().then(onSwept)),
    PAUSE_MS,
    (error) => log.error({ err: error }, 'Unable to sweep the payments'),
  );
  return { stop: () => sweeping.stop(STOP_GRACE_MS) };
}
