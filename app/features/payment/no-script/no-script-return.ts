/** Paying without scripts: what the no-script card form is served with, and how its return ends. */

import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { chargeCents } from '#app/features/delivery/terms.ts';
import {
  type Checkout,
  changedParts,
  checkoutVersion,
  isCheckoutVersion,
} from '#app/features/payment/checkout-version.ts';
import { holdRefusalMessage } from '#app/features/payment/hold/hold-messages.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';
import { checkoutChangedMessage } from '#app/features/payment/start/checkout-changes.ts';
import { isPaid } from '#app/features/payment/start/payment-messages.ts';

/**
 * `version` is that of the checkout that the page shows. `clientSecret` is null where there is nothing to pay;
 * `message` says why, if it is a surprise. `holdIntent` is the intent whose payment has to be held before its card
 * is sent, or null.
 */
export type NoScriptPayment = {
  version: string;
  clientSecret: string | null;
  holdIntent: string | null;
  message: string | null;
};

/** The query of the payment page that says how the last try ended. */
export const PROBLEM_QUERY = 'problem';

const PROBLEMS = {
  unpaid: () => messages.unpaid,
  sold_out: () => holdRefusalMessage({ code: 'sold_out', left: [] }),
  not_held: () => holdRefusalMessage({ code: 'not_held' }),
  too_many: () => messages.tooMany,
};

type Problem = keyof typeof PROBLEMS;

function isProblem(code: string): code is Problem {
  return Object.hasOwn(PROBLEMS, code);
}

/** The message for the payment page's query, or null. */
export function paymentProblem(search: URLSearchParams): string | null {
  const problem = search.get(PROBLEM_QUERY) ?? '';
  return isProblem(problem) ? PROBLEMS[problem]() : null;
}

/** The query of the payment page's address to which a form posts whose payment is to be held. */
export const HOLD_QUERY = 'payment_intent';

/** The query that names the version of what the page showed whose form was posted. */
export const SHOWN_QUERY = 'shown';

/** Where a form of the payment page leads when nothing came of it. */
function backToPayment(problem: Problem, shown: string | null): string {
  const query = new URLSearchParams({ [PROBLEM_QUERY]: problem });
  if (shown !== null) query.set(SHOWN_QUERY, shown);
  return `/Payment?${query}`;
}

/** Where a form leads that could not be held: to the orders if sent again after its own, which has emptied the basket. */
export function pathAfterNoHold(code: string, shown: string | null = null): string {
  if (isPaid(code) || code === 'empty_basket') return '/orders';
  return backToPayment(isProblem(code) ? code : 'not_held', shown);
}

/** Where the return of the form leads: to the orders unless the provider says that it is unpaid. */
export function pathAfterReturn({ kind }: Settlement, shown: string | null): string {
  const isUnpaid = kind === 'unpaid' || kind === 'cancelled';
  return isUnpaid ? backToPayment('unpaid', shown) : '/orders';
}

/** What the page says whose form was posted from a page that showed something else; null if it did not. */
export function changedSince(search: URLSearchParams, now: Checkout): string | null {
  const shown = search.get(SHOWN_QUERY);
  if (shown === null || !isCheckoutVersion(shown)) return null;
  const changed = changedParts(shown, checkoutVersion(now));
  if (changed.length === 0) return null;
  return checkoutChangedMessage(changed, chargeCents(basketTotalCents(now.items), now.terms));
}
