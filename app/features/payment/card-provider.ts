/** What a browser must know of the card provider to confirm a payment with it. */
export type CardProvider =
  | { kind: 'stripe'; publishableKey: string }
  /** The stand-in for Stripe.js; `base` is where its calls go. */
  | { kind: 'simulator'; publishableKey: string; base: string };

/** Whether no real money moves. */
export function isTestMode({ publishableKey }: CardProvider): boolean {
  return publishableKey.startsWith('pk_test');
}
