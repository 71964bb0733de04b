/** The settings of the card provider. */
import * as z from 'zod';
import { commaList, originText, rule } from './setting-rule.ts';

export type StripeSettings = {
  secretKey: string;
  /** While it is replaced: what is asked again with, where the provider refuses the first one. */
  otherSecretKeys: readonly string[];
  publishableKey: string;
  /** An event signed with any of them is taken. Without one none is: the sweep alone settles what a browser did not report. */
  webhookSecrets: readonly string[];
  /** Another server that speaks Stripe's protocol, as an origin; null is Stripe itself. */
  apiBase: string | null;
};

/** A secret key, or a restricted one with the rights that docs/payments.md lists. */
const secretKey = z.string().regex(/^(sk|rk)_(test|live)_\w+$/);
const publishableKey = z.string().regex(/^pk_(test|live)_\w+$/);

/** One entry for each variable. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: rule(
    commaList.pipe(z.tuple([secretKey], secretKey)),
    'is not a secret key: it begins with sk_test_ or sk_live_. While it is replaced, the other stands behind a comma.',
  ),
  STRIPE_PUBLISHABLE_KEY: rule(
    publishableKey,
    'is not a publishable key: it begins with pk_test_ or pk_live_.',
  ),
  STRIPE_WEBHOOK_SECRET: rule(
    commaList.pipe(z.array(z.string().regex(/^whsec_\S/))),
    'is not the signing secret of a webhook endpoint: it begins with whsec_. While it is replaced, the other stands behind a comma.',
  ),
  STRIPE_API_BASE: rule(
    originText,
    'is not an origin: use http:// or https://, a host and if needed a port, with no path.',
  ),
};

type StripeValues = {
  [Name in keyof typeof stripeVariables]?: z.infer<(typeof stripeVariables)[Name]>;
};

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
  if (secret && publishable && isLive(secret[0]) !== isLive(publishable)) {
    yield [
      'STRIPE_PUBLISHABLE_KEY',
      'is of another mode than STRIPE_SECRET_KEY: use both of test or both of live.',
    ];
  }
  if (secret?.some((key) => isLive(key) !== isLive(secret[0]))) {
    yield ['STRIPE_SECRET_KEY', 'has keys of both modes: use all of test or all of live.'];
  }
  if (secret && isLive(secret[0]) && !webhook) {
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

export function toStripeSettings(parsed: StripeValues): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = parsed;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_PUBLISHABLE_KEY === undefined) return null;
  const [secretKey, ...otherSecretKeys] = STRIPE_SECRET_KEY;
  return {
    ...{ secretKey, otherSecretKeys },
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: parsed.STRIPE_WEBHOOK_SECRET ?? [],
    apiBase: parsed.STRIPE_API_BASE === undefined ? null : new URL(parsed.STRIPE_API_BASE).origin,
  };
}
