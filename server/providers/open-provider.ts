/** The payment provider that the settings name. */
import type { Settings } from '#server/settings.ts';
import type { PlugIn } from './plug-in.ts';
import { plugInSimulator } from './simulator-provider.ts';
import { openStripeProvider } from './stripe-provider.ts';

export function plugInBySettings({ stripe }: Settings): PlugIn {
  if (stripe === null) return plugInSimulator;
  return () => ({ provider: openStripeProvider(stripe), simulator: null });
}
