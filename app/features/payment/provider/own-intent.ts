/**
 * The intents of what no card pays: the shop's own, which no provider knows. Of a payment for which nothing is due, and of one that staff
 * has seen paid by hand. The id names the payment, and how it stands is the state of the payment alone.
 */

import { providerCurrency } from '#app/shared/money/money.ts';
import type { Intent, PaymentGateway, ProviderAnswer } from './payment-gateway.ts';

/** No provider's id begins so. */
const FREE = 'free_';
const BY_HAND = 'hand_';

/** In place of the card provider's account: what is swept at the provider leaves these payments and refunds alone. */
export const BY_HAND_PROVIDER = 'by_hand';

export function isFreeIntent(id: string): boolean {
  return id.startsWith(FREE);
}

/** Whether money that was paid on it is given back by hand. */
export function isHandIntent(id: string): boolean {
  return id.startsWith(BY_HAND);
}

export function handIntentOf(payment: string): string {
  return `${BY_HAND}${payment}`;
}

function isOwnIntent(id: string): boolean {
  return isFreeIntent(id) || isHandIntent(id);
}

function answerWith(id: string, status: Intent['status']): Promise<ProviderAnswer<Intent>> {
  const value: Intent = {
    ...{ id, status, clientSecret: null, isDeclined: false, amountReceivedCents: 0 },
    ...{ currency: providerCurrency(), createdSeconds: 0, chargedSeconds: null },
    ...{ shopper: null, payment: null },
  };
  return Promise.resolve({ kind: 'answer', value });
}

const REFUSED = { kind: 'refused', message: 'No card was charged.', isFinal: true } as const;

/** The gateway, which is never asked about what no card pays. */
export function withOwnIntents(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    createIntent: (made) =>
      made.amountCents === 0
        ? answerWith(`${FREE}${made.payment}`, 'payable')
        : gateway.createIntent(made),
    retrieveIntent: (id) =>
      isOwnIntent(id) ? answerWith(id, 'payable') : gateway.retrieveIntent(id),
    cancelIntent: (id) => (isOwnIntent(id) ? answerWith(id, 'canceled') : gateway.cancelIntent(id)),
    inspectIntent: async (id) => (isOwnIntent(id) ? REFUSED : gateway.inspectIntent(id)),
    listRefunds: async (id) =>
      isOwnIntent(id) ? { kind: 'answer', value: [] } : gateway.listRefunds(id),
    createRefund: async (refund) =>
      isOwnIntent(refund.intent) ? REFUSED : gateway.createRefund(refund),
    listDisputes: async (id) =>
      isOwnIntent(id) ? { kind: 'answer', value: [] } : gateway.listDisputes(id),
  };
}
