/** Starting a payment: an intent for exactly the basket that the shopper sees. */
import { randomUUID } from 'node:crypto';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-item.ts';
import { readBasket } from '#app/features/basket/server/basket-store.server.ts';
import { isSettled, type Payment } from '#app/features/payment/payment.ts';
import {
  insertPayment,
  readPayment,
  readUnpaid,
  setState,
  storeIntent,
} from '#app/features/payment/payment-store.server.ts';
import type { Intent, PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { Settle } from '#app/features/payment/settle/settle.server.ts';
import { changeOwnShopper, changeShopper } from '#app/features/shopper/shopper-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { decidePayment, type PaymentDecision, type PaymentRefusal } from './decide-payment.ts';
import { insertPaymentIfUnchanged, readBasketSnapshot } from './payment-start-store.server.ts';

export type StartedPayment = { intent: string; clientSecret: string };

export type PaymentService = {
  /** The intent for the basket as it is; `shownCents` must be its total (architecture, step 1). */
  start(
    shopper: string | null,
    shownCents: number,
  ): Promise<Result<StartedPayment, PaymentRefusal>>;
  /** Ends a payment that was left unpaid; what turns out to be paid becomes an order or a refund. */
  abandon(payment: Payment): Promise<void>;
};

type Parts = { queries: Queries; gateway: PaymentGateway; settle: Settle };

/** A payment ends or is resumed within this many rounds, or the provider contradicts itself. */
const MAX_ROUNDS = 5;

type Planned = PaymentDecision | { kind: 'made'; payment: Payment };

type Outcome = Result<StartedPayment, PaymentRefusal> | 'again';

export function createPaymentService({ queries, gateway, settle }: Parts): PaymentService {
  /**
   * Makes a payment of the basket as it is, in two statements; null leaves it to the lock to decide. What
   * was decided is written before the provider is called.
   */
  async function planAtOnce(
    shopper: string,
    provider: string,
    shownCents: number,
  ): Promise<Planned | null> {
    const basket = await readBasketSnapshot(queries, shopper, provider);
    if (!basket) return null;
    const items = itemsForSale(basket.items);
    const next = decidePayment(items, shownCents, []);
    if (next.kind !== 'make') return next;
    const payment = await insertPaymentIfUnchanged(
      queries,
      { shopper, version: basket.version },
      { payment: randomUUID(), provider, items, amountCents: next.totalCents },
    );
    return payment && { kind: 'made', payment };
  }

  async function planLocked(
    shopper: string,
    provider: string,
    shownCents: number,
  ): Promise<Planned> {
    const planned = await changeOwnShopper(queries, shopper, async (tx) => {
      const items = itemsForSale((await readBasket(tx, shopper)).items);
      const next = decidePayment(items, shownCents, await readUnpaid(tx, shopper, provider));
      if (next.kind === 'cancel') await setState(tx, next.payment, 'cancelling');
      if (next.kind !== 'make') return next;
      const amountCents = next.totalCents;
      const payment = randomUUID();
      const made = await insertPayment(tx, { shopper, payment, provider, items, amountCents });
      return { kind: 'made' as const, payment: made };
    });
    return planned ?? { kind: 'refuse', refusal: { code: 'shopper_joined' } };
  }

  async function mark(payment: Payment, state: 'cancelling' | 'cancelled'): Promise<void> {
    await changeShopper(queries, payment.shopper, async (tx, locked) => {
      const now = await readPayment(tx, locked.id, payment.payment);
      if (now && !isSettled(now.state)) await setState(tx, now, state);
    });
  }

  /**
   * The payment's intent, created at the provider if its id is not known yet, and stored; `isOpen` if it
   * was just stored with an open payment.
   */
  async function obtainIntent(
    payment: Payment,
  ): Promise<{ intent: Intent; isOpen: boolean } | 'refused' | 'unavailable'> {
    const answer = payment.intent
      ? await gateway.retrieveIntent(payment.intent)
      : await gateway.createIntent(payment);
    if (answer.kind === 'unavailable') return 'unavailable';
    if (answer.kind === 'refused') {
      // A key is never used again: the provider would repeat its first answer.
      await mark(payment, 'cancelled');
      return 'refused';
    }
    const intent = answer.value;
    if (payment.intent !== null) return { intent, isOpen: false };
    const state = await storeIntent(queries, payment, intent.id);
    if (state === null) {
      // It has one already, or has moved to the account that the guest has joined.
      await changeShopper(queries, payment.shopper, (tx, locked) =>
        storeIntent(tx, { ...payment, shopper: locked.id }, intent.id),
      );
    }
    return { intent, isOpen: state === 'open' };
  }

  async function totalChanged(shopper: string): Promise<Outcome> {
    const { items } = await readBasket(queries, shopper);
    return refused({ code: 'total_changed', totalCents: basketTotalCents(items) });
  }

  /** Gives the secret away if the intent can be paid, or finds out why not. */
  async function offer(payment: Payment): Promise<Outcome> {
    const obtained = await obtainIntent(payment);
    if (obtained === 'unavailable') return refused({ code: 'provider_unavailable' });
    if (obtained === 'refused')
      return payment.intent ? 'again' : refused({ code: 'provider_refused' });
    const { intent, isOpen } = obtained;
    switch (intent.status) {
      case 'payable':
        // Planned anew if the payment was told to end while the provider was asked.
        return isOpen || (await isStillOpen(payment))
          ? done({ intent: intent.id, clientSecret: intent.clientSecret })
          : 'again';
      case 'processing':
        return refused({ code: 'payment_processing' });
      case 'canceled':
        await mark(payment, 'cancelled');
        return 'again';
      case 'succeeded': {
        const settlement = await settle(intent.id);
        if (settlement.kind === 'unavailable') return refused({ code: 'provider_unavailable' });
        return refused({ code: 'already_paid' });
      }
    }
  }

  async function isStillOpen(payment: Payment): Promise<boolean> {
    const unpaid = await readUnpaid(queries, payment.shopper, payment.provider);
    return unpaid.some((one) => one.payment === payment.payment && one.state === 'open');
  }

  /** Only the provider's own 'canceled' makes a payment cancelled. */
  async function end(payment: Payment): Promise<Intent['status'] | 'unavailable'> {
    const obtained = await obtainIntent(payment);
    if (obtained === 'unavailable') return 'unavailable';
    if (obtained === 'refused') return 'canceled';
    const { intent } = obtained;
    const answer =
      intent.status === 'payable'
        ? await gateway.cancelIntent(intent.id)
        : { kind: 'answer' as const, value: intent };
    if (answer.kind !== 'answer') return 'unavailable';
    const { status } = answer.value;
    if (status === 'canceled') await mark(payment, 'cancelled');
    if (status !== 'succeeded') return status;
    const settlement = await settle(intent.id);
    return settlement.kind === 'unavailable' ? 'unavailable' : status;
  }

  async function makeWay(shopper: string, payment: Payment): Promise<Outcome> {
    switch (await end(payment)) {
      case 'canceled':
        return 'again';
      case 'succeeded':
        return totalChanged(shopper);
      case 'processing':
        return refused({ code: 'payment_processing' });
      default:
        return refused({ code: 'provider_unavailable' });
    }
  }

  return {
    async start(shopper, shownCents) {
      if (shopper === null) return refused({ code: 'empty_basket' });
      const account = await gateway.account();
      if (account.kind !== 'answer') return refused({ code: 'provider_unavailable' });
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const planned =
          (await planAtOnce(shopper, account.value, shownCents)) ??
          (await planLocked(shopper, account.value, shownCents));
        if (planned.kind === 'refuse') return refused(planned.refusal);
        if (planned.kind === 'make') throw new Error('Unable to start a payment that was not made');
        const outcome =
          planned.kind === 'cancel'
            ? await makeWay(shopper, planned.payment)
            : await offer(planned.payment);
        if (outcome !== 'again') return outcome;
      }
      return refused({ code: 'provider_unavailable' });
    },
    async abandon(payment) {
      await mark(payment, 'cancelling');
      await end(payment);
    },
  };
}
