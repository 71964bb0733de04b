/** What to do when a shopper wants to pay: decided from the basket and what is still unpaid. */
import { type BasketItem, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { chargeCents, type PaymentTerms, type TermsRefusal } from '#app/features/delivery/terms.ts';
import {
  type CheckoutPart,
  changedParts,
  checkoutVersion,
  differentParts,
} from '#app/features/payment/checkout-version.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import { findTooMany, type Units } from '#app/features/stock/stock.ts';
import { shopChargeLimits } from '#app/shared/money/charged-currencies.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import { done, type Result } from '#app/shared/result.ts';

/** Why there is no intent to pay; `totalCents` is the right total. */
export type PaymentRefusal =
  | {
      code: 'total_changed' | 'amount_too_small' | 'amount_too_large';
      totalCents: number;
    }
  /** `changed`: what is not as it was shown; `version` and `totalCents`, the charge: as it is now. */
  | { code: 'checkout_changed'; changed: CheckoutPart[]; version: string; totalCents: number }
  | { code: 'too_many_items'; maxItems: number }
  | { code: 'too_many_units'; variant: string; title: string; maxUnits: number }
  | TermsRefusal
  | { code: 'empty_basket' | 'shopper_merged' | 'already_paid' | 'payment_processing' }
  | { code: 'provider_unavailable' | 'provider_refused' };

export type PaymentDecision =
  | { kind: 'refuse'; refusal: PaymentRefusal }
  /** This payment must end before there can be another. */
  | { kind: 'cancel'; payment: Payment }
  /** Basket and terms are what this payment froze: its intent is the one to pay. */
  | { kind: 'resume'; payment: Payment }
  /** `totalCents` is what is charged. */
  | { kind: 'make'; totalCents: number };

/** What of the basket is counted, and the most units of a counted variant that one payment may have. */
export type StockLimits = { units: Units | null; maxUnits: number };

/**
 * What the shopper saw, never what is charged: the total of the items, and the version of the whole checkout, null
 * for a caller that names none.
 */
export type Shown = { totalCents: number; version: string | null };

/** A basket with more of a variant than one payment may have, or null. */
function refuseTooMany(
  items: readonly BasketItem[],
  { units, maxUnits }: StockLimits,
): PaymentDecision | null {
  const variant = units && findTooMany(units, maxUnits);
  if (!variant) return null;
  const title = items.find((item) => item.variant === variant)?.title ?? variant;
  return { kind: 'refuse', refusal: { code: 'too_many_units', variant, title, maxUnits } };
}

/**
 * `wantedTerms` are what the payment would freeze beside its items, or why there are none. `unpaid` are the
 * shopper's payments that are creating, open or cancelling, oldest first.
 */
export function decidePayment(
  items: readonly BasketItem[],
  shown: Shown,
  unpaid: readonly Payment[],
  limits: StockLimits,
  wantedTerms: Result<PaymentTerms | null, TermsRefusal> = done(null),
): PaymentDecision {
  const itemsCents = basketTotalCents(items);
  if (items.length === 0) return { kind: 'refuse', refusal: { code: 'empty_basket' } };
  if (items.length > MAX_BASKET_LINES) {
    return { kind: 'refuse', refusal: { code: 'too_many_items', maxItems: MAX_BASKET_LINES } };
  }
  const otherTotal: PaymentDecision | null =
    shown.totalCents === itemsCents
      ? null
      : { kind: 'refuse', refusal: { code: 'total_changed', totalCents: itemsCents } };
  if (shown.version === null && otherTotal) return otherTotal;
  if (!wantedTerms.ok) return { kind: 'refuse', refusal: wantedTerms.refusal };
  const terms = wantedTerms.value;
  const totalCents = chargeCents(itemsCents, terms);
  const now = { items, terms };
  const changed = shown.version === null ? [] : changedParts(shown.version, checkoutVersion(now));
  if (changed.length > 0) {
    const version = checkoutVersion(now);
    return { kind: 'refuse', refusal: { code: 'checkout_changed', changed, version, totalCents } };
  }
  if (otherTotal) return otherTotal;
  const { leastCents, mostCents } = shopChargeLimits();
  // Nothing is due: no card is charged.
  if (totalCents > 0 && totalCents < leastCents) {
    return { kind: 'refuse', refusal: { code: 'amount_too_small', totalCents } };
  }
  if (totalCents > mostCents) {
    return { kind: 'refuse', refusal: { code: 'amount_too_large', totalCents } };
  }
  const tooMany = refuseTooMany(items, limits);
  if (tooMany) return tooMany;
  for (const payment of unpaid) {
    const isOther =
      payment.currency !== providerCurrency() || differentParts(payment, now).length > 0;
    if (payment.state === 'cancelling' || isOther) {
      return { kind: 'cancel', payment };
    }
  }
  const [current] = unpaid;
  return current ? { kind: 'resume', payment: current } : { kind: 'make', totalCents };
}
