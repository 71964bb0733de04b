/** Starting a payment: an intent for exactly the basket that the shopper sees. */
import { randomUUID } from 'node:crypto';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { readBasket } from '#app/features/basket/server/basket-store.server.ts';
import { otherwiseCents } from '#app/features/credits/credit.ts';
import { isSettled, type Payment } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import { changePayment, readUnpaid } from '#app/features/payment/payment-store.server.ts';
import { isFreeIntent } from '#app/features/payment/provider/own-intent.ts';
import type { Intent, PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import { isStray, stateWithIntent } from '#app/features/payment/settle/decide-settlement.ts';
import type { RecentPayments } from '#app/features/payment/settle/recent-payments.ts';
import type { SettleIntent } from '#app/features/payment/settle/settle.server.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { readCheckoutSnapshot, writePayment } from './checkout-store.server.ts';
import { decidePayment, type PaymentRefusal, type Shown } from './decide-payment.ts';
import { readWanted, type WantedParts } from './wanted-checkout.server.ts';

/**
 * `hold`: what is paid for has to be held before the card is confirmed. `clientSecret` is null where nothing is
 * due: no card is confirmed then.
 */
export type StartedPayment = { intent: string; clientSecret: string | null; hold: boolean };

export type PaymentService = {
  /**
   * The intent for the basket as it is (architecture, step 1): its total has to be `shownCents` or, where the
   * version of what was shown is given, all that is paid for has to be of that version.
   */
  start(
    shopper: string | null,
    shownCents: number,
    shownVersion?: string | null,
  ): Promise<Result<StartedPayment, PaymentRefusal>>;
  /**
   * Ends a payment that was left unpaid; what turns out to be paid becomes an order or a refund. False
   * if the provider could not be asked.
   */
  abandon(payment: Payment): Promise<boolean>;
  /** Abandons all that the shopper has not paid, as far as the provider answers. */
  endUnpaid(shopper: string): Promise<void>;
};

type Parts = WantedParts & {
  queries: Queries;
  gateway: PaymentGateway;
  settleIntent: SettleIntent;
  stock: Pick<StockClaims, 'ended'>;
  recent: Pick<RecentPayments, 'open'>;
};

type Outcome = Result<StartedPayment, PaymentRefusal>;

/** The payment's intent at the provider; `isOpen` if the payment was just opened with it. */
type ObtainedIntent = { intent: Intent; isOpen: boolean };

export function createPaymentService(parts: Parts): PaymentService {
  const { queries, gateway, settleIntent, stock, recent } = parts;

  /** Gives the payment this state, whoever owns it now, unless it is settled. */
  async function mark(payment: Payment, state: 'cancelling' | 'cancelled'): Promise<void> {
    await untilApplied(async () => {
      const now = await readPaymentSnapshot(queries, payment, null);
      if (!now || isSettled(now.state)) return;
      return (await changePayment(queries, now, state, null)) ? undefined : CHANGED;
    });
    if (state === 'cancelled') await stock.ended(payment);
  }

  /**
   * Stores the provider's intent, once; whether the payment is open with it. Where another is stored
   * already, this one is recorded as a stray.
   */
  async function storeIntent(payment: Payment, intent: Intent): Promise<boolean> {
    let first: Payment | undefined = payment;
    const isOpen = await untilApplied(async () => {
      const now = first ?? (await readPaymentSnapshot(queries, payment, null));
      first = undefined;
      if (!now) return false;
      if (now.intent !== null) {
        if (isStray(now, intent)) await settleIntent(intent, now);
        return false;
      }
      const state = stateWithIntent(now.state);
      if (!(await changePayment(queries, now, state, intent.id))) return CHANGED;
      if (state !== 'open') return false;
      recent.open({ ...now, state, intent: intent.id });
      return true;
    });
    return isOpen ?? false;
  }

  /**
   * Created at the provider if it is not known yet, and stored. `refused`: none was made, and the payment has
   * ended. `unknown`: the provider says that it has no such intent, which it has named before, and which may be
   * paid: nothing ends by that.
   */
  async function obtainIntent(
    payment: Payment,
  ): Promise<ObtainedIntent | 'refused' | 'unknown' | 'unavailable'> {
    if (payment.intent) {
      const answer = await gateway.retrieveIntent(payment.intent);
      if (answer.kind === 'answer') return { intent: answer.value, isOpen: false };
      return answer.kind === 'refused' ? 'unknown' : 'unavailable';
    }
    const answer = await gateway.createIntent({
      ...payment,
      amountCents: otherwiseCents(payment),
    });
    if (answer.kind === 'unavailable') return 'unavailable';
    if (answer.kind === 'refused') {
      // A key is never used again: the provider would repeat its first answer.
      await mark(payment, 'cancelled');
      return 'refused';
    }
    return { intent: answer.value, isOpen: await storeIntent(payment, answer.value) };
  }

  /** Whether this intent can still be paid for the payment that it belonged to a moment ago. */
  async function isStillOpen(payment: Payment, intent: Intent): Promise<boolean> {
    const now = await readPaymentSnapshot(queries, payment, null);
    return now?.state === 'open' && now.intent === intent.id && now.shopper === payment.shopper;
  }

  /** Gives the secret away if the intent can be paid, or finds out why not. */
  async function offer(payment: Payment): Promise<Outcome | typeof CHANGED> {
    const obtained = await obtainIntent(payment);
    if (obtained === 'refused') return refused({ code: 'provider_refused' });
    if (obtained === 'unknown' || obtained === 'unavailable') {
      return refused({ code: 'provider_unavailable' });
    }
    const { intent, isOpen } = obtained;
    switch (intent.status) {
      case 'payable':
        // Decided anew if the payment was cancelled while the provider was asked.
        if (!isOpen && !(await isStillOpen(payment, intent))) return CHANGED;
        return intent.clientSecret === null && !isFreeIntent(intent.id)
          ? refused({ code: 'provider_unavailable' })
          : done({
              intent: intent.id,
              clientSecret: intent.clientSecret,
              hold: payment.units !== null,
            });
      case 'processing':
        return refused({ code: 'payment_processing' });
      case 'canceled':
        await mark(payment, 'cancelled');
        return CHANGED;
      case 'succeeded': {
        const settlement = await settleIntent(intent, payment);
        if (settlement.kind === 'unavailable') return refused({ code: 'provider_unavailable' });
        return refused({ code: 'already_paid' });
      }
    }
  }

  /** Only the provider's own 'canceled' makes a payment cancelled. */
  async function end(payment: Payment): Promise<Intent['status'] | 'unknown' | 'unavailable'> {
    const obtained = await obtainIntent(payment);
    if (obtained === 'unavailable' || obtained === 'unknown') return obtained;
    if (obtained === 'refused') return 'canceled';
    const { intent } = obtained;
    const answer =
      intent.status === 'payable'
        ? await gateway.cancelIntent(intent.id)
        : { kind: 'answer' as const, value: intent };
    if (answer.kind === 'refused') return 'unknown';
    if (answer.kind === 'unavailable') return 'unavailable';
    const { status } = answer.value;
    if (status === 'canceled') await mark(payment, 'cancelled');
    if (status !== 'succeeded') return status;
    const settlement = await settleIntent(answer.value, payment);
    return settlement.kind === 'unavailable' ? 'unavailable' : status;
  }

  async function abandon(payment: Payment): Promise<boolean> {
    await mark(payment, 'cancelling');
    return (await end(payment)) !== 'unavailable';
  }

  /** Ends the payment that stands in the way of another one. */
  async function makeWay(payment: Payment): Promise<Outcome | typeof CHANGED> {
    switch (await end(payment)) {
      case 'canceled':
        return CHANGED;
      case 'succeeded': {
        const { items } = await readBasket(queries, payment.shopper);
        return refused({ code: 'total_changed', totalCents: basketTotalCents(items) });
      }
      case 'processing':
        return refused({ code: 'payment_processing' });
      default:
        return refused({ code: 'provider_unavailable' });
    }
  }

  /** One round: reads the basket and what is unpaid, decides, writes, then asks the provider. */
  async function startRound(
    shopper: string,
    provider: string,
    shown: Shown,
  ): Promise<Outcome | typeof CHANGED> {
    const snapshot = await readCheckoutSnapshot(queries, shopper, provider);
    if (!snapshot) return refused({ code: 'shopper_merged' });
    const { basket, unpaid } = snapshot;
    const { items, limits, terms } = await readWanted(parts, shopper, snapshot);
    const decision = decidePayment(items, shown, unpaid, limits, terms);
    switch (decision.kind) {
      case 'refuse':
        return refused(decision.refusal);
      case 'resume':
        return offer(decision.payment);
      case 'cancel': {
        const { payment } = decision;
        const isMarked =
          payment.state === 'cancelling' ||
          (await changePayment(queries, payment, 'cancelling', null));
        return isMarked ? makeWay({ ...payment, state: 'cancelling' }) : CHANGED;
      }
      case 'make': {
        const { totalCents: amountCents } = decision;
        const frozen = {
          items,
          amountCents,
          currency: providerCurrency(),
          terms: terms.ok ? terms.value : null,
        };
        const made = {
          ...{ shopper, payment: randomUUID(), provider, ...frozen },
          units: limits.units,
        };
        const payment = await writePayment(queries, basket, made);
        return payment ? offer(payment) : CHANGED;
      }
    }
  }

  return {
    async start(shopper, totalCents, version = null) {
      if (shopper === null) return refused({ code: 'empty_basket' });
      const account = await gateway.account();
      if (account.kind !== 'answer') return refused({ code: 'provider_unavailable' });
      const outcome = await untilApplied(() =>
        startRound(shopper, account.value, { totalCents, version }),
      );
      return outcome ?? refused({ code: 'provider_unavailable' });
    },
    abandon,
    async endUnpaid(shopper) {
      const unpaid = await readUnpaid(queries, shopper);
      if (unpaid.length === 0) return;
      const account = await gateway.account();
      if (account.kind !== 'answer') return;
      for (const payment of unpaid) {
        if (payment.provider === account.value) await abandon(payment);
      }
    },
  };
}
