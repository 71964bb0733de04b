/** A line of the log for each payment that was not started, with the reason. */
import type { Logger } from 'pino';
import type { PaymentService } from './start-payment.server.ts';

/** The same service, which logs what it refuses. */
export function logRefusedPayments(payments: PaymentService, log: Logger): PaymentService {
  return {
    ...payments,
    async start(shopper, shownCents, shownVersion) {
      const outcome = await payments.start(shopper, shownCents, shownVersion);
      if (!outcome.ok) {
        const { code } = outcome.refusal;
        log.info({ shopper, shownCents, code }, 'A payment was refused');
      }
      return outcome;
    },
  };
}
