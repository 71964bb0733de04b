/** What delivery costs by the shop's own prices: zones of countries, each with the methods that it has. */
import { isUnionMember } from '#app/shared/european-union.ts';
import { hashText } from '#app/shared/text/hash-text.ts';
import type { DeliveryOffer, DeliveryOption, DeliveryQuestion } from './delivery-option.ts';

/** All countries that no zone names. */
export const EVERYWHERE_ELSE = '*';

/** The members of the European Union that no zone names by themselves. */
export const EUROPEAN_UNION = 'EU';

/** Working days between the order and its arrival, both counted. */
export type TransitDays = { least: number; most: number };

/** The price of what weighs at most `upToGrams`; null: of whatever weighs more. */
export type WeightPrice = { upToGrams: number | null; cents: number };

export type DeliveryMethod = {
  /** One line for shoppers, such as `Express`: no two methods of a zone have the same. */
  name: string;
  /** What else there is to know: `Storgata 1, Monday to Friday 10 to 18`. Empty for nothing. */
  note: string;
  /** The shopper comes for it. */
  isCollected: boolean;
  /** By weight, the lightest first. What is heavier than all of them is not delivered so. */
  prices: readonly WeightPrice[];
  /** Only for orders whose items cost so much. */
  fromCents: number;
  /** Free for orders whose items cost so much; null: never. */
  freeFromCents: number | null;
  days: TransitDays | null;
};

/** `countries`: codes of ISO 3166-1, `EU` or `*`; no two zones have the same. */
export type DeliveryZone = {
  name: string;
  countries: readonly string[];
  methods: readonly DeliveryMethod[];
};

/** The zone that names the country, else that of its union, else that of everywhere else. */
export function zoneOf(zones: readonly DeliveryZone[], country: string): DeliveryZone | undefined {
  const having = (code: string) => zones.find(({ countries }) => countries.includes(code));
  return (
    having(country) ??
    (isUnionMember(country) ? having(EUROPEAN_UNION) : undefined) ??
    having(EVERYWHERE_ELSE)
  );
}

/** Whether orders can go there at all: anywhere without any zones (null or none). */
export function isServed(zones: readonly DeliveryZone[] | null, country: string): boolean {
  return zones === null || zones.length === 0 || zoneOf(zones, country) !== undefined;
}

/** The one country that is delivered to; null for none or several. */
export function soleCountry(zones: readonly DeliveryZone[]): string | null {
  const [country, ...others] = zones.flatMap(({ countries }) => countries);
  const isOne = country !== undefined && others.length === 0;
  return isOne && country !== EUROPEAN_UNION && country !== EVERYWHERE_ELSE ? country : null;
}

/**
 * From which items' total on an order is brought to the country for nothing; null where it never is, or always is, by
 * one of its methods.
 */
export function freeDeliveryFrom(zones: readonly DeliveryZone[], country: string): number | null {
  const brought = zoneOf(zones, country)?.methods.filter(({ isCollected }) => !isCollected) ?? [];
  const froms = brought.flatMap(({ prices, fromCents, freeFromCents }) => {
    if (prices.every(({ cents }) => cents === 0)) return [fromCents];
    return freeFromCents === null ? [] : [Math.max(fromCents, freeFromCents)];
  });
  const least = Math.min(...froms);
  return Number.isFinite(least) && least > 0 ? least : null;
}

/** Whether the prices of the country ask for what the order weighs. */
export function needsWeight(zones: readonly DeliveryZone[], country: string): boolean {
  const methods = zoneOf(zones, country)?.methods ?? [];
  return methods.some(({ prices }) => prices.some(({ upToGrams }) => upToGrams !== null));
}

type Parcel = { itemsCents: number; grams: number };

/** Null where it is too heavy. */
function centsOf(method: DeliveryMethod, { itemsCents, grams }: Parcel): number | null {
  const price = method.prices.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (!price) return null;
  const isFree = method.freeFromCents !== null && itemsCents >= method.freeFromCents;
  return isFree ? 0 : price.cents;
}

function toOption({ name, note, isCollected, days }: DeliveryMethod, cents: number) {
  return {
    // The same in each zone: what was chosen stays chosen when the country changes.
    ...{ id: hashText(name), title: name, cents },
    ...(note !== '' && { note }),
    ...(isCollected && { isCollected }),
    ...(days && { days }),
  };
}

/** Of what has no name of its own. */
const FREE: DeliveryOption = { id: 'delivery', title: '', cents: 0 };

/** How an order can be delivered by the shop's own prices. Without any zones (null) delivery is free everywhere. */
export function askOwnZones(
  zones: readonly DeliveryZone[] | null,
  {
    address,
    items,
    itemsCents,
  }: Pick<DeliveryQuestion, 'itemsCents'> & {
    address: { country: string };
    items: readonly { units: number; weightGrams: number }[];
  },
): DeliveryOffer {
  if (zones === null) return { ok: true, value: [FREE] };
  const methods = zoneOf(zones, address.country)?.methods ?? [];
  const grams = items.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);
  const priced = methods.map((method) => ({
    method,
    cents: centsOf(method, { itemsCents, grams }),
  }));
  const carried = priced.flatMap(({ method, cents }) =>
    cents === null ? [] : [{ method, cents }],
  );
  if (carried.length === 0) {
    return { ok: false, refusal: { code: methods.length > 0 ? 'too_heavy' : 'not_delivered' } };
  }
  const options = carried
    .filter(({ method }) => method.fromCents <= itemsCents)
    .map(({ method, cents }) => toOption(method, cents));
  if (options.length > 0) return { ok: true, value: options };
  const missingCents = Math.min(...carried.map(({ method }) => method.fromCents)) - itemsCents;
  return { ok: false, refusal: { code: 'below_minimum', missingCents } };
}

/** The same zone with each of its amounts as `move` makes it: another currency has other units. */
export function withAmounts(zone: DeliveryZone, move: (cents: number) => number): DeliveryZone {
  return {
    ...zone,
    methods: zone.methods.map((method) => ({
      ...method,
      prices: method.prices.map((price) => ({ ...price, cents: move(price.cents) })),
      fromCents: move(method.fromCents),
      freeFromCents: method.freeFromCents === null ? null : move(method.freeFromCents),
    })),
  };
}

/** Whether the method of this id (`DeliveryOption`) is the same in both countries, whatever is ordered. */
export function isDeliveredAlike(
  zones: readonly DeliveryZone[],
  id: string,
  country: string,
  other: string,
): boolean {
  const [here, there] = [country, other].map((code) => {
    const method = zoneOf(zones, code)?.methods.find(({ name }) => hashText(name) === id);
    return method && JSON.stringify({ ...method, note: '' });
  });
  return here !== undefined && here === there;
}
