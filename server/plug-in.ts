/** The card provider that the settings name. */
import type { Settings } from './settings.ts';
import { type PlugIn, plugInSimulator } from './simulated-provider.ts';
import { plugInStripe } from './stripe-provider.ts';

export function plugInBySettings({ stripe }: Settings): PlugIn {
  if (stripe === null) return plugInSimulator;
  return () => ({ provider: plugInStripe(stripe), simulator: null });
}
