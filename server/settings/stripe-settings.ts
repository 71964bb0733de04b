/** What is wrong with the settings of the card provider together. */

type StripeValues = Partial<
  Record<
    'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE',
    string | undefined
  >
>;

/** What is wrong with the values together: the variable, and the rest of the sentence. */
export function* stripeProblems(values: StripeValues): Generator<[keyof StripeValues, string]> {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = values;
  const { STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_BASE: base } = values;
  if (!secret && (publishable || webhook || base)) {
    yield ['STRIPE_SECRET_KEY', 'is missing: the other STRIPE values need it.'];
  }
  if (secret && !publishable) {
    yield ['STRIPE_PUBLISHABLE_KEY', 'is missing: it belongs to STRIPE_SECRET_KEY.'];
  }
  if (secret && publishable && isLive(secret) !== isLive(publishable)) {
    yield [
      'STRIPE_PUBLISHABLE_KEY',
      'is of another mode than STRIPE_SECRET_KEY: use both of test or both of live.',
    ];
  }
  if (secret && isLive(secret) && !webhook) {
    yield [
      'STRIPE_WEBHOOK_SECRET',
      'is missing: with a live key every charge must be reported. See docs/payments.md.',
    ];
  }
}

/** Whether the key moves real money. */
export function isLive(key: string): boolean {
  return key.includes('_live_');
}
