/** What a browser must know of the card provider to confirm a payment with it. */
export type CardProvider = {
  /** Stripe itself, or the embedded card simulator behind the same interface. */
  kind: 'stripe' | 'simulator';
  publishableKey: string;
};
