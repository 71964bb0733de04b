/** Paying without scripts: what the no-script card form is served with, and how its return ends. */
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';

/** `clientSecret` is null where there is nothing to pay; `message` says why, if it is a surprise. */
export type NoScriptPayment = { clientSecret: string | null; message: string | null };

/** The query of the payment page that says how the last try ended. */
export const PROBLEM_QUERY = 'problem';

const problems = {
  unpaid: 'The payment did not go through. Nothing was charged; try again, or use another card.',
};

/** The message for the payment page's query, or null. */
export function paymentProblem(search: URLSearchParams): string | null {
  return search.get(PROBLEM_QUERY) === 'unpaid' ? problems.unpaid : null;
}

/** Where the return of the form leads: to the orders unless the provider says that it is unpaid. */
export function pathAfterReturn({ kind }: Settlement): string {
  const isUnpaid = kind === 'unpaid' || kind === 'cancelled';
  return isUnpaid ? `/Payment?${PROBLEM_QUERY}=unpaid` : '/orders';
}
