/**
 * The intent of a payment of nothing: the shop's own, which no provider knows. Its id names the payment, and how it
 * stands is the state of the payment alone.
 */
import type {
  Intent,
  PaymentGateway,
  ProviderAnswer,
} from '#app/features/payment/provider/payment-gateway.ts';
import { providerCurrency } from '#app/shared/money/money.ts';

/** No provider's id begins so. */
const PREFIX = 'free_';

export function isFreeIntent(id: string): boolean {
  return id.startsWith(PREFIX);
}

function answerWith(id: string, status: Intent['status']): Promise<ProviderAnswer<Intent>> {
  const value: Intent = {
    ...{ id, status, clientSecret: null, isDeclined: false, amountReceivedCents: 0 },
    ...{ currency: providerCurrency(), createdSeconds: 0, chargedSeconds: null },
    ...{ shopper: null, payment: null },
  };
  return Promise.resolve({ kind: 'answer', value });
}

const REFUSED = { kind: 'refused', message: 'Nothing was charged.', isFinal: true } as const;

/** The gateway, which is never asked about a payment of nothing. */
export function withFreeIntents(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    createIntent: (made) =>
      made.amountCents === 0
        ? answerWith(`${PREFIX}${made.payment}`, 'payable')
        : gateway.createIntent(made),
    retrieveIntent: (id) =>
      isFreeIntent(id) ? answerWith(id, 'payable') : gateway.retrieveIntent(id),
    cancelIntent: (id) =>
      isFreeIntent(id) ? answerWith(id, 'canceled') : gateway.cancelIntent(id),
    inspectIntent: async (id) => (isFreeIntent(id) ? REFUSED : gateway.inspectIntent(id)),
    listRefunds: async (id) =>
      isFreeIntent(id) ? { kind: 'answer', value: [] } : gateway.listRefunds(id),
    createRefund: async (refund) =>
      isFreeIntent(refund.intent) ? REFUSED : gateway.createRefund(refund),
    listDisputes: async (id) =>
      isFreeIntent(id) ? { kind: 'answer', value: [] } : gateway.listDisputes(id),
  };
}
