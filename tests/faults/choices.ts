/**
 * What shoppers choose before they pay, and what that costs, by the driver's own sums: it shares no code
 * with the shop.
 */
import { testZone } from '../fixtures/delivery-zone.ts';
import type { Random } from './random.ts';

/** `FEW` and `GIFT` can be used a few times in all, and are used up soon. */
export const CODES = {
  FEW: { percent: 10, uses: 6 },
  GIFT: { percent: 100, uses: 4 },
  MANY: { percent: 7, uses: null },
} as const;

/** It costs nothing. */
export const FREE_VARIANT = 'usb-c-cable';

/** A gift card worth its price, which some shoppers buy and nobody else. */
export const GIFT_CARD_VARIANT = 'smart-speaker-charcoal';

/** What comes on the shelf each time of what is counted: less than is wanted. */
export const RESTOCK = { tablet: 5, 'stand-mixer': 9, [FREE_VARIANT]: 6 } as const;

const COUNTRIES = { NO: 490, SE: 1_500 } as const;

export type Country = keyof typeof COUNTRIES;

/** Delivery to Norway is free from this order value on. */
export const FREE_FROM_CENTS = 100_000;

/** The zones as the shop is to have them; Sweden has none of its own. */
export const DELIVERY_ZONES = [
  testZone('NO', COUNTRIES.NO, { freeFromCents: FREE_FROM_CENTS }),
  testZone('*', COUNTRIES.SE),
];

/** What may be charged for items of this total: with and without a code, to any country. */
export function possibleCharges(itemsCents: number, asksAddress: boolean): Set<number> {
  const charges = new Set<number>();
  const discounts = Object.values(CODES).map(({ percent }) => (itemsCents * percent) / 100);
  for (const off of [0, ...discounts]) {
    const rest = itemsCents - Math.floor(off);
    if (!asksAddress) charges.add(rest);
    else {
      charges.add(rest + COUNTRIES.SE);
      charges.add(rest + (itemsCents >= FREE_FROM_CENTS ? 0 : COUNTRIES.NO));
    }
  }
  return charges;
}

/** What a shopper posts who chooses anew: an address, a discount code, or one of these gift cards. */
export function choiceForm(random: Random, asksAddress: boolean, giftCards: string[]): string {
  const [first, ...more] = giftCards;
  if (first && random.chance(0.5)) {
    return new URLSearchParams({ code: random.pick([first, ...more]) }).toString();
  }
  if (asksAddress && random.chance(0.5)) {
    return addressForm(random.pick(['NO', 'SE']), random.whole(1, 99));
  }
  if (random.chance(0.1)) return 'credit=';
  return new URLSearchParams({
    code: random.pick(['FEW', 'FEW', 'GIFT', 'MANY', 'NONE', '']),
  }).toString();
}

/** For whom the gift cards are that are bought next: for somebody else, or whoever buys them. */
export function giftForm(random: Random, email: string): string {
  return new URLSearchParams({
    'gift-card-email': random.chance(0.7) ? email : '',
    'gift-card-words': `Enjoy it ${random.whole(1, 99)}`,
  }).toString();
}

/** The form of an address; a new one each time. */
export function addressForm(country: Country, house: number): string {
  return new URLSearchParams({
    name: 'Ann Lee',
    'address-line1': `Storgata ${house}`,
    'address-level2': 'Oslo',
    'postal-code': '0150',
    country,
  }).toString();
}
