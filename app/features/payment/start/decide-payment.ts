/** What to do when a shopper wants to pay: decided from the basket and what is still unpaid. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import {
  chargeCents,
  isSameTerms,
  type PaymentTerms,
  type TermsRefusal,
} from '#app/features/delivery/terms.ts';
import {
  isSameBasket,
  MAX_PAYMENT_CENTS,
  MIN_PAYMENT_CENTS,
  type Payment,
} from '#app/features/payment/payment.ts';
import { findTooMany, type Units } from '#app/features/stock/stock.ts';
import { done, type Result } from '#app/shared/result.ts';

/** Why there is no intent to pay; `totalCents` is the right total. */
export type PaymentRefusal =
  | {
      code: 'total_changed' | 'charge_changed' | 'amount_too_small' | 'amount_too_large';
      totalCents: number;
    }
  | { code: 'too_many_units'; listing: string; title: string; maxUnits: number }
  | TermsRefusal
  | { code: 'empty_basket' | 'shopper_joined' | 'already_paid' | 'payment_processing' }
  | { code: 'provider_unavailable' | 'provider_refused' };

export type PaymentDecision =
  | { kind: 'refuse'; refusal: PaymentRefusal }
  /** This payment must end before there can be another. */
  | { kind: 'cancel'; payment: Payment }
  /** Basket and terms are what this payment froze: its intent is the one to pay. */
  | { kind: 'resume'; payment: Payment }
  /** `totalCents` is what is charged. */
  | { kind: 'make'; totalCents: number };

/** What of the basket is counted, and the most units of a counted listing that one payment may have. */
export type StockLimits = { units: Units | null; maxUnits: number };

/**
 * What the payment would freeze beside its items, or why there is none; and what the page has shown as the
 * charge, null where it has shown the total of the items alone.
 */
export type WantedTerms = {
  terms: Result<PaymentTerms | null, TermsRefusal>;
  shownChargeCents: number | null;
};

const ITEMS_ALONE: WantedTerms = { terms: done(null), shownChargeCents: null };

/** A basket with more of a listing than one payment may have, or null. */
function refuseTooMany(
  items: readonly BasketItem[],
  { units, maxUnits }: StockLimits,
): PaymentDecision | null {
  const listing = units && findTooMany(units, maxUnits);
  if (!listing) return null;
  const title = items.find((item) => item.listing === listing)?.title ?? listing;
  return { kind: 'refuse', refusal: { code: 'too_many_units', listing, title, maxUnits } };
}

/**
 * `shownCents` is what the shopper saw, never what is charged. `unpaid` are the shopper's payments
 * that are creating, open or cancelling, oldest first.
 */
export function decidePayment(
  items: readonly BasketItem[],
  shownCents: number,
  unpaid: readonly Payment[],
  limits: StockLimits,
  wanted: WantedTerms = ITEMS_ALONE,
): PaymentDecision {
  const itemsCents = basketTotalCents(items);
  if (items.length === 0) return { kind: 'refuse', refusal: { code: 'empty_basket' } };
  if (shownCents !== itemsCents) {
    return { kind: 'refuse', refusal: { code: 'total_changed', totalCents: itemsCents } };
  }
  if (!wanted.terms.ok) return { kind: 'refuse', refusal: wanted.terms.refusal };
  const terms = wanted.terms.value;
  const totalCents = chargeCents(itemsCents, terms);
  if (wanted.shownChargeCents !== null && wanted.shownChargeCents !== totalCents) {
    return { kind: 'refuse', refusal: { code: 'charge_changed', totalCents } };
  }
  if (totalCents < MIN_PAYMENT_CENTS) {
    return { kind: 'refuse', refusal: { code: 'amount_too_small', totalCents } };
  }
  if (totalCents > MAX_PAYMENT_CENTS) {
    return { kind: 'refuse', refusal: { code: 'amount_too_large', totalCents } };
  }
  const tooMany = refuseTooMany(items, limits);
  if (tooMany) return tooMany;
  for (const payment of unpaid) {
    const isSame = isSameBasket(payment.items, items) && isSameTerms(payment.terms, terms);
    if (payment.state === 'cancelling' || !isSame) {
      return { kind: 'cancel', payment };
    }
  }
  const [current] = unpaid;
  return current ? { kind: 'resume', payment: current } : { kind: 'make', totalCents };
}
