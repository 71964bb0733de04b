import { messages } from '#app/features/payment/messages/messages.ts';
import type { TestMode } from '#app/features/payment/provider/payment-provider.ts';

/** Published by Stripe (https://docs.stripe.com/testing); the card simulator has the same. */
export const STRIPE_TEST_MODE: TestMode = {
  successCard: '4242 4242 4242 4242',
  otherCards: [
    {
      number: '4000 0025 0000 3155',
      get outcome() {
        return messages.outcomes.challenge;
      },
    },
    {
      number: '4000 0000 0000 0002',
      get outcome() {
        return messages.outcomes.declined;
      },
    },
    {
      number: '4000 0000 0000 9995',
      get outcome() {
        return messages.outcomes.noFunds;
      },
    },
    {
      number: '4000 0000 0000 0069',
      get outcome() {
        return messages.outcomes.expired;
      },
    },
    {
      number: '4000 0000 0000 0127',
      get outcome() {
        return messages.outcomes.wrongCode;
      },
    },
    {
      number: '4000 0000 0000 0119',
      get outcome() {
        return messages.outcomes.error;
      },
    },
  ],
};
