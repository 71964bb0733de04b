/** Reads by what it is judged whether an order may go to another country. */
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import { readTaxTable } from '#app/features/tax/tax-rates.server.ts';
import { type TaxPolicy, taxCountry } from '#app/features/tax/taxes-in.ts';
import type { Queries } from '#db/database.ts';
import type { DestinationRules } from './decide-address-change.ts';

type Parts = {
  queries: Queries;
  settings: { current(): { tax: TaxPolicy } };
  hasOwnDelivery: boolean;
};

/** As they are today, for an order of these items. */
export async function readDestinationRules(
  { queries, settings, hasOwnDelivery }: Parts,
  items: readonly { variant: string }[],
): Promise<DestinationRules> {
  const zones = hasOwnDelivery ? await readDeliveryZones(queries) : [];
  const isTaxed = (await readTaxTable(queries, items)) !== null;
  return {
    zones: hasOwnDelivery ? (zones.length > 0 ? zones : null) : 'unknown',
    taxedIn: (country) => (isTaxed ? taxCountry(settings.current().tax, country) : null),
  };
}
