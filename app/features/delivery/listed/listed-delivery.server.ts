/** What feeds and pages say of delivery before anybody has named an address. */

import { presetCountry } from '#app/features/delivery/address/preset-country.ts';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { Queries } from '#db/database.ts';
import { type ListedDelivery, listedCountries } from './listed-shipping.ts';

type Parts = {
  queries: Queries;
  current(): { mode: TermsMode };
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
};

/** Null where nobody is asked for an address, or a plugin says what delivery costs: a million questions are too many. */
export async function readListedDelivery({
  queries,
  current,
  hasOwnDelivery,
}: Parts): Promise<ListedDelivery | null> {
  if (current().mode.delivery !== 'address' || !hasOwnDelivery) return null;
  const read = await readDeliveryZones(queries);
  const zones = read.length > 0 ? read : null;
  return { zones, countries: listedCountries(zones, presetCountry(zones)) };
}
