/** Starting a payment for somebody at an address, unless too many cards were declined there. */
import type { Declines } from '#app/features/payment/decline/declines.server.ts';
import { refused } from '#app/shared/result.ts';
import type { PaymentService } from './start-payment.server.ts';

/** `PaymentService.start`, for a client at this address. */
export type StartPayment = (
  clientAddress: string,
  ...start: Parameters<PaymentService['start']>
) => ReturnType<PaymentService['start']>;

export function createStartPayment(
  { waitSeconds, started }: Pick<Declines, 'waitSeconds' | 'started'>,
  { start }: Pick<PaymentService, 'start'>,
): StartPayment {
  return async (clientAddress, shopper, ...shown) => {
    const seconds = shopper === null ? 0 : await waitSeconds(clientAddress, shopper);
    if (seconds > 0) return refused({ code: 'too_many_declines', waitSeconds: seconds });
    const payment = await start(shopper, ...shown);
    if (payment.ok) await started(clientAddress, payment.value.intent);
    return payment;
  };
}
