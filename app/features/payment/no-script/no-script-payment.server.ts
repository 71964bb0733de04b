/**
 * Starts the payment that a page without scripts posts its card to: a form needs the intent's secret when the page is
 * rendered. Only for a requested document, with the embedded provider: Stripe's card field needs scripts in any case.
 * Starting is idempotent, so scripts get the same intent. The form goes when the basket changes.
 */

import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { dueCents } from '#app/features/delivery/terms.ts';
import { type Checkout, checkoutVersion } from '#app/features/payment/checkout-version.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import type { PaymentRefusal } from '#app/features/payment/start/decide-payment.ts';
import { isPaid, paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import type { StartPayment } from '#app/features/payment/start/start-from.server.ts';
import type { NoScriptPayment } from './no-script-return.ts';

type Parts = {
  startPayment: StartPayment;
  paymentRate: (address: string) => Promise<number>;
};

const SAID_BESIDE: readonly PaymentRefusal['code'][] = [
  ...(['no_address', 'no_phone', 'no_email'] as const),
  ...(['no_gift_email', 'gift_cards_apart', 'gift_cards_off'] as const),
  ...(['not_delivered', 'too_heavy', 'below_minimum', 'delivery_unknown'] as const),
];

/**
 * `checkout` is what the page shows. `paid`: the basket's payment went through, or is about to; there is nothing
 * left to pay here.
 */
export async function startNoScriptPayment(
  { startPayment, paymentRate }: Parts,
  shopper: string | null,
  address: string,
  checkout: Checkout,
): Promise<NoScriptPayment | 'paid'> {
  const version = checkoutVersion(checkout);
  const nothing: NoScriptPayment = { version, clientSecret: null, holdIntent: null, message: null };
  const totalCents = basketTotalCents(checkout.items);
  // Where nothing is due the page has a form of its own.
  if (dueCents(totalCents, checkout.terms) === 0) return nothing;
  const waitSeconds = await paymentRate(address);
  if (waitSeconds > 0) {
    const message = messages.tooManyReload(waitSeconds);
    return { ...nothing, message };
  }
  const started = await startPayment(address, shopper, totalCents, version);
  if (started.ok) {
    const { clientSecret, hold, intent } = started.value;
    return { ...nothing, clientSecret, holdIntent: hold ? intent : null };
  }
  const { code } = started.refusal;
  if (isPaid(code)) return 'paid';
  // The page says so beside the form that asks for it.
  if (SAID_BESIDE.includes(code)) return nothing;
  return { ...nothing, message: paymentRefusalMessage(started.refusal) };
}
