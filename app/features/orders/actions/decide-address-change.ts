/**
 * The rules by which an order goes to another address than it was bought for. Pure. What was paid for delivery and tax
 * stays as it is: another country is taken only where both are the same there.
 */
import { ADDRESS_FIELDS, type Address } from '#app/features/delivery/address/address.ts';
import type { DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import { isDeliveredAlike, zoneOf } from '#app/features/delivery/delivery-zone.ts';
import type { Actor, AddressChange, OrderState } from '#app/features/orders/events/order-events.ts';
import {
  addressChanges,
  canHappen,
  foldOrder,
  type OrderDetails,
} from '#app/features/orders/order-state.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** Each writes a mail: whoever has the link of an order floods nobody with them. */
export const MAX_OWN_CHANGES = 10;

/** What says whether delivery and tax are the same in two countries. */
export type DestinationRules = {
  /** The shop's own; null: it has none, and delivers free everywhere. `unknown`: a plugin says what delivery costs. */
  zones: readonly DeliveryZone[] | null | 'unknown';
  /** The country whose tax an order to this one has; null: no country's. */
  taxedIn(country: string): string | null;
};

/** Why it cannot be changed at all. */
export type AddressLock =
  | { code: 'too_late'; state: OrderState }
  /** It goes to none, as what is collected, or to one that is forgotten; or the shopper has changed it often. */
  | { code: 'no_address' | 'too_often' };

/** Why not to that country. */
type CountryRefusal = { code: 'not_delivered' | 'other_price' | 'other_tax'; country: string };

export type AddressRefusal = AddressLock | CountryRefusal;

type Order = Pick<
  OrderDetails,
  'amount' | 'basket' | 'terms' | 'address' | 'events' | 'refunds' | 'invoice'
>;

/** What keeps whoever asks from changing it at all; null: nothing does. */
export function addressLock(order: Order, by: Actor): AddressLock | null {
  const { state } = foldOrder(order);
  // What is packed may have its label: staff knows.
  const isLate = by === 'shopper' && state !== 'placed';
  if (isLate || !canHappen('address_changed', state)) return { code: 'too_late', state };
  if (order.address === null || isCollected(order.terms)) return { code: 'no_address' };
  if (by !== 'shopper') return null;
  const own = order.events.filter((event) => event.kind === 'address_changed' && event.by === by);
  return own.length < MAX_OWN_CHANGES ? null : { code: 'too_often' };
}

/** What keeps the order from that country, where it does not go there already. */
function countryRefusal(
  { terms, address }: Order,
  country: string,
  { zones, taxedIn }: DestinationRules,
): CountryRefusal | null {
  const from = address?.country ?? '';
  if (from === country) return null;
  if (zones === 'unknown') return { code: 'other_price', country };
  if (zones !== null) {
    if (!zoneOf(zones, country)) return { code: 'not_delivered', country };
    const option = terms?.deliveryOption?.id ?? '';
    if (!isDeliveredAlike(zones, option, from, country)) return { code: 'other_price', country };
  } else if (terms?.deliveryOption) return { code: 'other_price', country };
  const isTaxedAlike = (terms?.taxes?.country ?? null) === taxedIn(country);
  return isTaxedAlike ? null : { code: 'other_tax', country };
}

function isSame(one: Address, other: Address): boolean {
  return [...ADDRESS_FIELDS, 'phone' as const].every((field) => one[field] === other[field]);
}

/** The change to this address; `again`: it goes there already, as by the second click. */
export function decideAddressChange(
  order: Order,
  address: Address,
  by: Actor,
  rules: DestinationRules,
): Result<AddressChange | 'again', AddressRefusal> {
  if (order.address !== null && isSame(order.address, address)) return done('again');
  const refusal = addressLock(order, by) ?? countryRefusal(order, address.country, rules);
  if (refusal) return refused(refusal);
  const isFirst = addressChanges(order.events).every(({ invoiced }) => !invoiced);
  const isIssued = order.invoice !== null && order.invoice !== 'pending';
  return done({
    ...{ country: address.country, invoiced: isFirst && isIssued },
    ...{ before: order.address, after: address },
  });
}
