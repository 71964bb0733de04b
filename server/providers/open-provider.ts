/** The card provider that the settings name. */
import type { Settings } from '#server/settings.ts';
import { type PlugIn, plugInSimulator } from './simulator-provider.ts';
import { plugInStripe } from './stripe-provider.ts';

export function plugInBySettings({ stripe }: Settings): PlugIn {
  if (stripe === null) return plugInSimulator;
  return () => ({ provider: plugInStripe(stripe), simulator: null });
}
