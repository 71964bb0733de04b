/** What delivery costs, in lines for shoppers. */
import { countryName } from '#app/features/delivery/address/country-names.ts';
import {
  type DeliveryMethod,
  type DeliveryZone,
  EVERYWHERE_ELSE,
} from '#app/features/delivery/delivery-zone.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { partText } from '#app/features/delivery/terms.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { formatNumber } from '#app/shared/plural.ts';

/** `€4.90 up to 2 kg, €9.90 above, free from €50.00` */
function priceOf({ prices, freeFromCents }: DeliveryMethod): string {
  const parts = prices.map(({ upToGrams, cents }, index) => {
    if (upToGrams !== null)
      return messages.upToWeight(partText(cents), formatNumber(upToGrams / 1_000));
    return index === 0 ? partText(cents) : messages.aboveWeight(partText(cents));
  });
  const free = freeFromCents === null ? [] : [messages.freeFrom(formatCents(freeFromCents))];
  return [...parts, ...free].join(', ');
}

/** A line a way of delivery; no zones: it is free; `unknown`: the payment page says it. */
export function deliveryPriceLines(zones: readonly DeliveryZone[] | 'unknown'): string[] {
  if (zones === 'unknown') return [messages.deliveryPriceAtPayment];
  if (zones.length === 0) return [messages.alwaysFree];
  return zones.flatMap(({ countries, methods }) => {
    const where = countries
      .map((code) => (code === EVERYWHERE_ELSE ? messages.everywhereElse : countryName(code)))
      .join(', ');
    return methods.map((method) => {
      const way = method.name === '' ? where : `${where}, ${method.name}`;
      return `${way}: ${priceOf(method)}`;
    });
  });
}
