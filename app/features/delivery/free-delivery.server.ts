/** From which total on the orders of a visitor are brought for nothing. */

import { presetCountry } from './address/preset-country.ts';
import type { SavedChoices } from './checkout-choices.server.ts';
import { freeDeliveryFrom } from './delivery-zone.ts';
import type { TermsMode } from './terms.ts';

type Parts = {
  settings: { current(): { mode: TermsMode } };
  readChoices(shopper: string | null): Promise<SavedChoices>;
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
};

/** In cents, for the country of the saved address or the preset one; null where no total makes delivery free. */
export async function readFreeDelivery(
  { settings, readChoices, hasOwnDelivery }: Parts,
  shopper: string | null,
): Promise<number | null> {
  if (settings.current().mode.delivery !== 'address' || !hasOwnDelivery) return null;
  const { address, zones } = await readChoices(shopper);
  return freeDeliveryFrom(zones ?? [], address?.country ?? presetCountry(zones));
}
