/** What a browser must know of the card provider to confirm a payment with it. */
export type CardProvider =
  | { kind: 'stripe'; publishableKey: string }
  /** The stand-in for Stripe.js; `base` is where its calls go. */
  | { kind: 'simulator'; publishableKey: string; base: string };

/** Whether no real money moves. */
export function isTestMode({ publishableKey }: CardProvider): boolean {
  return publishableKey.startsWith('pk_test');
}

/** Whether this process plays the provider, so that a plain form of the shop's can post to it. */
export function isEmbedded(provider: CardProvider): boolean {
  return provider.kind === 'simulator' && provider.base.startsWith('/');
}
