/** The table of delivery zones. */
import { asc } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { deliveryZone } from '#db/schema/delivery-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { DeliveryZone } from './delivery-zone.ts';

export const transitDaysSchema = z.object({ least: z.int(), most: z.int() });

export const deliveryMethodSchema = z.object({
  name: z.string(),
  note: z.string(),
  isCollected: z.boolean(),
  prices: z.array(z.object({ upToGrams: z.int().nullable(), cents: z.int() })),
  fromCents: z.int(),
  freeFromCents: z.int().nullable(),
  days: transitDaysSchema.nullable(),
});

/** As the database has it, and as staff's programs read it. */
export const deliveryZoneSchema = z.object({
  name: z.string(),
  countries: z.array(z.string()),
  methods: z.array(deliveryMethodSchema),
});

const zonesSchema = z.array(deliveryZoneSchema);

/** By name. */
export async function readDeliveryZones(queries: Queries): Promise<DeliveryZone[]> {
  return zonesSchema.parse(
    await queries.select().from(deliveryZone).orderBy(asc(deliveryZone.name)),
  );
}

const setZone = sqlFunction<
  [name: string, countries: string | null, methods: string | null],
  boolean
>('set_delivery_zone', 3, z.boolean());

/** Writes the zone, or all that is new of it. */
export async function writeDeliveryZone(queries: Queries, zone: DeliveryZone): Promise<void> {
  await setZone(queries, zone.name, JSON.stringify(zone.countries), JSON.stringify(zone.methods));
}

/** False where there is none of this name. */
export function removeDeliveryZone(queries: Queries, name: string): Promise<boolean> {
  return setZone(queries, name, null, null);
}
