/** The embedded card provider: the simulator in this process, reached through Stripe's own SDK. */
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type CardSimulator, createCardSimulator } from '#card-simulator/card-simulator.ts';
import type { Queries } from '#db/database.ts';
import type { PluggedProvider } from './shop.ts';

export const SIMULATOR_PUBLISHABLE_KEY = 'pk_test_simulator';

/** Never leaves the process: the simulator's calls for this key are on no port. */
const SIMULATOR_SECRET_KEY = 'sk_test_simulator';

export type SimulatedProvider = { provider: PluggedProvider; simulator: CardSimulator };

/** `deliverWebhook` hands a signed event to the shop. */
export function plugInSimulator(
  queries: Queries,
  deliverWebhook: (request: Request) => Promise<Response>,
): SimulatedProvider {
  // Signed when delivered, verified in the same process: a secret a process is enough.
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const simulator = createCardSimulator({
    db: queries,
    secretKey: SIMULATOR_SECRET_KEY,
    publishableKey: SIMULATOR_PUBLISHABLE_KEY,
    webhookSecret,
    deliverWebhook,
  });
  const stripe = new Stripe(SIMULATOR_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(simulator.api),
    telemetry: false,
  });
  const provider: PluggedProvider = {
    kind: 'simulator',
    publishableKey: SIMULATOR_PUBLISHABLE_KEY,
    stripe,
    webhookSecret,
  };
  return { provider, simulator };
}
