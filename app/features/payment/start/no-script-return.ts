/** Paying without scripts: what the no-script card form is served with, and how its return ends. */
import { holdRefusalMessage } from '#app/features/payment/hold/hold-messages.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';

/**
 * `clientSecret` is null where there is nothing to pay; `message` says why, if it is a surprise.
 * `holdIntent` is the intent whose payment has to be held before its card is sent, or null.
 */
export type NoScriptPayment = {
  clientSecret: string | null;
  holdIntent: string | null;
  message: string | null;
};

/** The query of the payment page that says how the last try ended. */
export const PROBLEM_QUERY = 'problem';

const PROBLEMS: Readonly<Record<string, string>> = {
  unpaid: 'The payment did not go through. Nothing was charged; try again, or use another card.',
  sold_out: holdRefusalMessage({ code: 'sold_out', left: [] }),
  not_held: holdRefusalMessage({ code: 'not_held' }),
  too_many: 'Too many payments were started from here. Nothing was charged; try again in a minute.',
};

/** The message for the payment page's query, or null. */
export function paymentProblem(search: URLSearchParams): string | null {
  const problem = search.get(PROBLEM_QUERY) ?? '';
  return Object.hasOwn(PROBLEMS, problem) ? (PROBLEMS[problem] ?? null) : null;
}

/** The query of the payment page's address to which a form posts whose payment is to be held. */
export const HOLD_QUERY = 'payment_intent';

/** Where a form leads that could not be held. */
export function pathAfterNoHold(code: string): string {
  return `/Payment?${PROBLEM_QUERY}=${Object.hasOwn(PROBLEMS, code) ? code : 'not_held'}`;
}

/** Where the return of the form leads: to the orders unless the provider says that it is unpaid. */
export function pathAfterReturn({ kind }: Settlement): string {
  const isUnpaid = kind === 'unpaid' || kind === 'cancelled';
  return isUnpaid ? `/Payment?${PROBLEM_QUERY}=unpaid` : '/orders';
}
