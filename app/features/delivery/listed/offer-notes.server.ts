/** Reads what the notes at prices are true by, and what delivery costs. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { deliveryPriceLines } from './delivery-prices.ts';
import { deliveryIn, type OfferFacts, offerNotes } from './offer-notes.ts';

type Parts = {
  queries: Queries;
  current(): { mode: TermsMode; isPriceNoted: boolean; areStarsExplained: boolean };
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
};

const taxedSchema = z.object({ hasTaxes: z.boolean() });

export async function readOfferNotes({
  queries,
  current,
  hasOwnDelivery,
}: Parts): Promise<NamedLink[]> {
  const shown = current();
  if (!shown.isPriceNoted && !shown.areStarsExplained) return [];
  const [taxed] = await readRows(
    queries,
    taxedSchema,
    sql`select exists (select from tax_rate) as "hasTaxes"`,
  );
  let delivery: OfferFacts['delivery'] = 'free';
  if (shown.mode.delivery === 'address') {
    delivery = hasOwnDelivery ? deliveryIn(await readDeliveryZones(queries)) : 'priced';
  }
  return offerNotes(shown, { hasTaxes: taxed?.hasTaxes ?? false, delivery });
}

/** A line each; empty where prices lead to none. */
export async function readDeliveryPrices({
  queries,
  current,
  hasOwnDelivery,
}: Parts): Promise<string[]> {
  const { isPriceNoted, mode } = current();
  if (!isPriceNoted) return [];
  const isAsked = mode.delivery === 'address';
  if (isAsked && !hasOwnDelivery) return deliveryPriceLines('unknown');
  return deliveryPriceLines(isAsked ? await readDeliveryZones(queries) : []);
}
