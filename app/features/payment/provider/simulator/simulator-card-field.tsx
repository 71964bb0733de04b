/** The card simulator as a payment provider: the browser half. */
import type { CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import { NoScriptCardFields } from './no-script-card-fields.tsx';

/** `base` is where the simulator's browser-facing calls are: a path of the shop, or an origin. */
export type SimulatorBrowserConfig = { kind: 'simulator'; publishableKey: string; base: string };

/** Stripe's card field over the simulator's stand-in for Stripe.js. */
export const simulatorCardField: CardFieldAdapter<SimulatorBrowserConfig> = {
  NoScriptFields: NoScriptCardFields,
  async load({ publishableKey, base }) {
    const [{ ElementsCardField }, { loadCardSimulator }] = await Promise.all([
      import('#app/features/payment/provider/stripe/elements-card-field.tsx'),
      import('stripe-simulator/browser/load-card-simulator.ts'),
    ]);
    const stripe = await loadCardSimulator(publishableKey, { base });
    return (props) => <ElementsCardField stripe={stripe} {...props} />;
  },
};
