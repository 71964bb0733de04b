import type { TestMode } from '#app/features/payment/provider/payment-provider.ts';

/** Published by Stripe (https://docs.stripe.com/testing); the card simulator has the same. */
export const STRIPE_TEST_MODE: TestMode = {
  successCard: '4242 4242 4242 4242',
  otherCards: [
    { number: '4000 0025 0000 3155', outcome: 'challenge' },
    { number: '4000 0000 0000 0002', outcome: 'declined' },
    { number: '4000 0000 0000 9995', outcome: 'noFunds' },
    { number: '4000 0000 0000 0069', outcome: 'expired' },
    { number: '4000 0000 0000 0127', outcome: 'wrongCode' },
    { number: '4000 0000 0000 0119', outcome: 'error' },
  ],
};
