/** Asks the provider for the refunds that are due, and follows all refunds of a charge until they end. */
import type { Logger } from 'pino';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { afterOrderEvent, afterRefundChanged } from '#app/features/orders/events/order-effects.ts';
import { isHandIntent } from '#app/features/payment/provider/own-intent.ts';
import type {
  PaymentGateway,
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { type Charge, readCharge, writeRefundChanges } from './charge-store.server.ts';
import {
  decideRefunds,
  type FailedAttempt,
  isOverdue,
  paymentStateOfRefunds,
  type RefundChange,
  withChanges,
} from './decide-refund.ts';

type Refunds = Pick<Charge, 'intent' | 'refunds'>;

/** A charge as it stands now; `isAnswered` is false if the provider could not be asked about it. */
export type RefundProgress = { charge: Charge; isAnswered: boolean };

export type RefundService = {
  /**
   * Writes how the refunds of a charge stand at the provider, and asks for those that are due; null: this
   * intent is no charge of the shopper. For whoever has just made a refund due, and for the sweep: the
   * pauses between attempts are theirs.
   */
  advanceRefunds(shopper: string, paymentIntent: string): Promise<RefundProgress | null>;
  /** Writes how the refunds stand at the provider, those too that were made there, and asks for none. */
  checkRefunds(shopper: string, paymentIntent: string): Promise<RefundProgress | null>;
};

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'listRefunds' | 'createRefund'>;
  log: Logger;
};

/** What the provider lists of a charge, and the attempt that has just failed. */
type Observation = { listed: readonly ProviderRefund[]; failed: FailedAttempt | null };

export function createRefundService({ queries, gateway, log }: Parts): RefundService {
  /** Writes what follows from it; false if another caller has been faster. */
  async function write(
    charge: Charge,
    { listed, failed }: Observation,
    reason: string | null,
  ): Promise<boolean> {
    const changes = decideRefunds(charge, listed, failed);
    const isWritten = changes.length === 0 || (await writeChanges(charge, changes));
    if (isWritten) logChanges(log, charge, changes, reason);
    return isWritten;
  }

  function writeChanges(charge: Charge, changes: readonly RefundChange[]): Promise<boolean> {
    const { shopper, intent, isOrder, chargeCents, refunds } = charge;
    const state = paymentStateOfRefunds(chargeCents, withChanges(refunds, changes));
    const messages = isOrder
      ? afterOrderEvent(shopper, intent, 'refunded')
      : afterRefundChanged(shopper);
    return writeRefundChanges(queries, charge, changes, state, toPayload(messages));
  }

  /** Reads a charge and what the provider lists of it, and writes how the refunds stand. */
  async function check(shopper: string, intent: string) {
    return untilApplied(async () => {
      const charge = await readCharge(queries, shopper, intent);
      if (!charge) return null;
      const answer = await gateway.listRefunds(intent);
      if (answer.kind !== 'answer') {
        logOverdue(log, charge, answer.message);
        return { charge, listed: null, isAnswered: answer.kind !== 'unavailable' };
      }
      const observed = { listed: answer.value, failed: null };
      const isWritten = await write(charge, observed, null);
      return isWritten ? { charge, listed: answer.value, isAnswered: true } : CHANGED;
    });
  }

  /** How the refunds stand after an attempt: null if the provider has not said. */
  async function observeAttempt(
    { intent }: Charge,
    no: number,
    made: ProviderAnswer<ProviderRefund>,
    listed: readonly ProviderRefund[],
  ): Promise<Observation | null> {
    if (made.kind === 'unavailable') return null;
    if (made.kind === 'refused') {
      // Something else may have gone back in the meantime.
      const again = await gateway.listRefunds(intent);
      if (again.kind !== 'answer') return null;
      return { listed: again.value, failed: { no, isFinal: made.isFinal } };
    }
    // The provider repeats a key's first answer: what has failed since was listed as failed.
    const isListed = listed.some(({ id }) => id === made.value.id);
    const all = isListed ? listed : [made.value, ...listed];
    return { listed: all, failed: { no, isFinal: false } };
  }

  /** Asks for one refund that is due; whether the provider has answered. */
  async function attempt(
    shopper: string,
    intent: string,
    no: number,
    listed: readonly ProviderRefund[],
  ): Promise<{ listed: readonly ProviderRefund[]; isAnswered: boolean }> {
    const charge = await readCharge(queries, shopper, intent);
    const refund = charge?.refunds.find((one) => one.no === no);
    if (!charge || refund?.state !== 'due') return { listed, isAnswered: true };
    const made = await gateway.createRefund({
      intent,
      shopper: charge.shopper,
      no,
      // What is no order goes back whole, whatever the provider has said of its amount.
      cents: charge.isOrder ? refund.amountCents : null,
      key: `${intent}-refund-${no}-${refund.attempt}`,
    });
    const reason = made.kind === 'answer' ? null : made.message;
    const observed = await observeAttempt(charge, no, made, listed);
    if (!observed) {
      logOverdue(log, charge, reason);
      return { listed, isAnswered: false };
    }
    await untilApplied(async () => {
      const now = await readCharge(queries, shopper, intent);
      const isUnchanged = now?.refunds.some(
        (one) => one.no === no && one.state === 'due' && one.attempt === refund.attempt,
      );
      // What another caller has reached meanwhile stays: the sweep comes again.
      if (!now || !isUnchanged) return false;
      return (await write(now, observed, reason)) || CHANGED;
    });
    const now = await readCharge(queries, shopper, intent);
    if (now) logOverdue(log, now, reason);
    return { listed: observed.listed, isAnswered: true };
  }

  return {
    async advanceRefunds(shopper, intent) {
      const checked = await check(shopper, intent);
      if (!checked) return null;
      let { isAnswered } = checked;
      let listed: readonly ProviderRefund[] | null = checked.listed;
      // What was paid by hand staff gives back: give-back.server.ts.
      const asked = isHandIntent(intent) ? [] : checked.charge.refunds;
      // What has become due by this very check waits for the sweep.
      for (const { no, state } of asked) {
        if (state !== 'due' || listed === null || !isAnswered) continue;
        ({ listed, isAnswered } = await attempt(shopper, intent, no, listed));
      }
      const charge = await readCharge(queries, shopper, intent);
      return charge && { charge, isAnswered };
    },
    async checkRefunds(shopper, intent) {
      const checked = await check(shopper, intent);
      const charge = checked && (await readCharge(queries, shopper, intent));
      return charge && { charge, isAnswered: checked.isAnswered };
    },
  };
}

/** Logs what has changed, and what has failed for good; `reason`: why the provider refused. */
function logChanges(
  log: Logger,
  { intent, refunds }: Refunds,
  changes: readonly RefundChange[],
  reason: string | null,
): void {
  for (const { no, by, state } of changes) {
    if (refunds.find((refund) => refund.no === no)?.state === state) continue;
    const fields = { paymentIntent: intent, refund: no };
    log.info({ ...fields, state }, 'A refund has changed');
    if (state === 'failed' && by !== 'provider') {
      log.error({ ...fields, reason }, 'A refund failed for good: refund this charge by hand');
    }
  }
}

/** Warns of refunds that have been due for long; `reason`: why the provider refused. */
function logOverdue(log: Logger, { intent, refunds }: Refunds, reason: string | null): void {
  const now = new Date();
  for (const refund of refunds.filter((one) => isOverdue(one, now))) {
    const { no, amountCents, attempt, dueSeconds } = refund;
    const since = new Date(dueSeconds * 1_000).toISOString();
    log.warn(
      { paymentIntent: intent, refund: no, amountCents, since, attempt, reason },
      'A refund has been waiting for more than a day: look at it at the provider',
    );
  }
}
