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

/** `paid`: the basket's payment went through, or is about to; there is nothing left to pay here. */
export async function startNoScriptPayment(
  { basket, payments, paymentRate }: Parts,
  shopper: string | null,
  address: string,
): Promise<NoScriptPayment | 'paid'> {
  const { items } = await basket.read(shopper);
  const totalCents = basketTotalCents(items);
  if (totalCents === 0) return { clientSecret: null, message: null };
  const waitSeconds = await paymentRate(address);
  if (waitSeconds > 0) {
    const message = `Too many payments were started from here. Reload this page in ${waitSeconds} seconds.`;
    return { clientSecret: null, message };
  }
  const started = await payments.start(shopper, totalCents);
  if (started.ok) return { clientSecret: started.value.clientSecret, message: null };
  const { code } = started.refusal;
  if (code === 'already_paid' || code === 'payment_processing') return 'paid';
  return { clientSecret: null, message: paymentRefusalMessage(started.refusal) };
}
