/**
 * A cache of the payments that this process has lately opened or made orders of, by intent. An open one is
 * what settling decides on first: its write does nothing unless that still holds, and then the payment is
 * read. An order never changes, so an event that its intent is paid needs no look at the database.
 */
import type { Payment, PaymentSnapshot } from '#app/features/payment/payment.ts';

/** Bounded to the purchases of a few seconds; evicts the oldest first. */
const MAX_INTENTS = 1_000;

export type RecentPayments = {
  /** Takes in a payment that was just opened with its intent. */
  open(payment: Payment): void;
  order(intent: string): void;
  /** The open payment of this shopper with this intent, if this process opened it lately. */
  findOpen(shopper: string, intent: string): PaymentSnapshot | null;
  isOrdered(intent: string): boolean;
};

export function createRecentPayments(maxIntents = MAX_INTENTS): RecentPayments {
  const payments = new Map<string, PaymentSnapshot | 'ordered'>();

  function put(intent: string, payment: PaymentSnapshot | 'ordered'): void {
    payments.delete(intent);
    payments.set(intent, payment);
    const [oldest] = payments.keys();
    if (payments.size > maxIntents && oldest !== undefined) payments.delete(oldest);
  }

  return {
    open(payment) {
      // Whether its units are held is for the database to say.
      if (payment.intent === null || payment.units !== null) return;
      const settled = { order: null, refund: null, strayState: null };
      put(payment.intent, { ...payment, ...settled, hasSoldLine: false, isHeld: false });
    },
    order: (intent) => put(intent, 'ordered'),
    findOpen(shopper, intent) {
      const payment = payments.get(intent);
      if (payment === undefined || payment === 'ordered') return null;
      return payment.shopper === shopper ? payment : null;
    },
    isOrdered: (intent) => payments.get(intent) === 'ordered',
  };
}
