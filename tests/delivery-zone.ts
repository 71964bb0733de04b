/** A zone of delivery with one method, for tests. */
import type { DeliveryMethod, DeliveryZone } from '#app/features/delivery/delivery-zone.ts';

/** Orders to the country (`*`: everywhere else) come by `Standard` for so much. */
export function testZone(
  country: string,
  cents: number,
  more: Partial<DeliveryMethod> = {},
): DeliveryZone {
  const method: DeliveryMethod = {
    ...{ name: 'Standard', note: '', isCollected: false, prices: [{ upToGrams: null, cents }] },
    ...{ fromCents: 0, freeFromCents: null, days: null },
    ...more,
  };
  return { name: country, countries: [country], methods: [method] };
}
