/** What to do when a shopper wants to pay: decided from the basket and what is still unpaid. */
import { type BasketItem, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { MAX_CREDIT_CENTS } from '#app/features/credits/credit.ts';
import {
  chargeCents,
  dueCents,
  type PaymentTerms,
  type TermsRefusal,
} from '#app/features/delivery/terms.ts';
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
import { done, type Result, refused } from '#app/shared/result.ts';

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
  /** Of cards, by whoever asks or from where they do. */
  | { code: 'too_many_declines'; waitSeconds: number }
  | { code: 'empty_basket' | 'shopper_merged' | 'already_paid' | 'payment_processing' }
  | { code: 'provider_unavailable' | 'provider_refused' };

export type PaymentDecision =
  | { kind: 'refuse'; refusal: PaymentRefusal }
  /** This payment must end before there can be another. */
  | { kind: 'cancel'; payment: Payment }
  /** Basket and terms are what this payment froze: its intent is the one to pay. */
  | { kind: 'resume'; payment: Payment }
  /** `totalCents` is what the order comes to. */
  | { kind: 'make'; totalCents: number };

/** What a payment would be of: `terms` are what it would freeze beside its items, or why there are none. */
export type WantedItems = {
  items: BasketItem[];
  limits: StockLimits;
  terms: Result<PaymentTerms | null, TermsRefusal>;
};

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
): PaymentRefusal | null {
  const variant = units && findTooMany(units, maxUnits);
  if (!variant) return null;
  const title = items.find((item) => item.variant === variant)?.title ?? variant;
  return { code: 'too_many_units', variant, title, maxUnits };
}

/** A basket that nobody can pay for, or null. */
function refuseItems(items: readonly BasketItem[]): PaymentRefusal | null {
  if (items.length === 0) return { code: 'empty_basket' };
  const totalCents = basketTotalCents(items);
  // Once it is paid, each has to be made.
  const worths = items.flatMap(({ isGiftCard, priceCents }) => (isGiftCard ? [priceCents] : []));
  if (worths.includes(0)) return { code: 'amount_too_small', totalCents };
  if (Math.max(0, ...worths) > MAX_CREDIT_CENTS) return { code: 'amount_too_large', totalCents };
  if (items.length <= MAX_BASKET_LINES) return null;
  return { code: 'too_many_items', maxItems: MAX_BASKET_LINES };
}

/** What was paid by hand for this: `seenCents`, if that is what it costs. No card limits what can be paid so. */
export function decideByHand(
  { items, limits, terms }: WantedItems,
  seenCents: number,
): Result<number, PaymentRefusal> {
  const unpayable = refuseItems(items);
  if (unpayable) return refused(unpayable);
  if (!terms.ok) return terms;
  const totalCents = chargeCents(basketTotalCents(items), terms.value);
  if (seenCents !== totalCents) return refused({ code: 'total_changed', totalCents });
  const tooMany = refuseTooMany(items, limits);
  return tooMany ? refused(tooMany) : done(totalCents);
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
  const unpayable = refuseItems(items);
  if (unpayable) return { kind: 'refuse', refusal: unpayable };
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
  const chargedCents = dueCents(itemsCents, terms);
  if (chargedCents > 0 && chargedCents < leastCents) {
    return { kind: 'refuse', refusal: { code: 'amount_too_small', totalCents } };
  }
  if (chargedCents > mostCents) {
    return { kind: 'refuse', refusal: { code: 'amount_too_large', totalCents } };
  }
  const tooMany = refuseTooMany(items, limits);
  if (tooMany) return { kind: 'refuse', refusal: tooMany };
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
