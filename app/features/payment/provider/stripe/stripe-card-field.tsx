/** Stripe as a payment provider: the browser half. */
import type { CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import { shopLocale } from '#app/shared/locale.ts';

export type StripeBrowserConfig = { kind: 'stripe'; publishableKey: string };

export const stripeCardField: CardFieldAdapter<StripeBrowserConfig> = {
  NoScriptFields: null,
  async load({ publishableKey }) {
    const [{ ElementsCardField }, stripe] = await Promise.all([
      import('./elements-card-field.tsx'),
      import('@stripe/stripe-js/pure').then(({ loadStripe }) =>
        loadStripe(publishableKey, { locale: shopLocale().language }),
      ),
    ]);
    if (!stripe) throw new Error('Unable to load Stripe.js outside of a browser');
    return (props) => <ElementsCardField stripe={stripe} {...props} />;
  },
};
