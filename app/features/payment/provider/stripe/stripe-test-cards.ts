import type { TestMode } from '#app/features/payment/provider/payment-provider.ts';

/** Published by Stripe (https://docs.stripe.com/testing); the card simulator has the same. */
export const STRIPE_TEST_MODE: TestMode = {
  successCard: '4242 4242 4242 4242',
  otherCards: [
    { number: '4000 0025 0000 3155', outcome: 'Asks for 3-D Secure, which you pass or fail' },
    { number: '4000 0000 0000 0002', outcome: 'Declined' },
    { number: '4000 0000 0000 9995', outcome: 'Declined: insufficient funds' },
    { number: '4000 0000 0000 0069', outcome: 'Declined: the card has expired' },
    { number: '4000 0000 0000 0127', outcome: 'Declined: wrong security code' },
    { number: '4000 0000 0000 0119', outcome: 'Fails with a processing error' },
  ],
};
