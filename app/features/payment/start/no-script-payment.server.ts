/** Starts the payment that a page without scripts posts its card to. */
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import type { BasketService } from '#app/features/basket/server/basket-service.server.ts';
import type { NoScriptPayment } from './no-script-return.ts';
import { paymentRefusalMessage } from './payment-messages.ts';
import type { PaymentService } from './start-payment.server.ts';

type Parts = {
  basket: Pick<BasketService, 'read'>;
  payments: Pick<PaymentService, 'start'>;
  paymentRate: (address: string) => Promise<number>;
};

const NOTHING: NoScriptPayment = { clientSecret: null, holdIntent: null, message: null };

/**
 * `chargeOf`: what the page shows as the charge for items of a total; null for the total itself. `paid`: the
 * basket's payment went through, or is about to; there is nothing left to pay here.
 */
export async function startNoScriptPayment(
  { basket, payments, paymentRate }: Parts,
  shopper: string | null,
  address: string,
  chargeOf: (itemsCents: number) => number | null = () => null,
): Promise<NoScriptPayment | 'paid'> {
  const { items } = await basket.read(shopper);
  const totalCents = basketTotalCents(items);
  if (totalCents === 0) return NOTHING;
  const waitSeconds = await paymentRate(address);
  if (waitSeconds > 0) {
    const message = `Too many payments were started from here. Reload this page in ${waitSeconds} seconds.`;
    return { ...NOTHING, message };
  }
  const started = await payments.start(shopper, totalCents, chargeOf(totalCents));
  if (started.ok) {
    const { clientSecret, hold, intent } = started.value;
    return { clientSecret, holdIntent: hold ? intent : null, message: null };
  }
  const { code } = started.refusal;
  if (code === 'already_paid' || code === 'payment_processing') return 'paid';
  // The page says so beside the form that asks for it.
  if (code === 'no_address' || code === 'not_delivered') return NOTHING;
  return { ...NOTHING, message: paymentRefusalMessage(started.refusal) };
}
