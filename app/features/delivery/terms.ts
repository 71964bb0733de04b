/** What a payment freezes beside its items: where they go, what that costs, what a code takes off, taxes, and what a credit pays. */

import { type GiftCardShare, type GiftTo, TO_BUYER } from '#app/features/credits/bought-cards.ts';
import {
  creditPays,
  otherwiseCents,
  type PaidByCredit,
  type UsableCredit,
} from '#app/features/credits/credit.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { discountOf, type UsableCode } from '#app/features/discounts/discount-code.ts';
import type { Taxes } from '#app/features/tax/taxes.ts';
import { readVatNumber } from '#app/features/tax/vat-number.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { splitCents } from '#app/shared/money/split-cents.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { type Address, withoutPhone } from './address/address.ts';
import { deliveryRemarks } from './arrival.ts';
import {
  chosenOption,
  type DeliveryOffer,
  type DeliveryOption,
  type DeliveryRefusal,
  standardOption,
} from './delivery-option.ts';
import { NO_REQUESTS, type OrderRequests } from './requests/order-requests.ts';

/** `address`: shoppers say where their orders go; with `placeholder` all go to the specification's. */
export type DeliveryMode = 'placeholder' | 'address';

/** What of it is switched on; the specification has neither. */
export type TermsMode = {
  delivery: DeliveryMode;
  codes: boolean;
  /** Whether gift cards and store credit pay. */
  credits?: true;
  /** Whether businesses give their VAT number. */
  vatNumbers?: boolean;
  /** Whether a phone number is asked for with the address; absent: it is not. */
  phone?: AskedAs;
  /** Of a guest; absent: the payment page asks for it where orders go to an address, and nothing needs it. */
  email?: AskedAs;
  /** Whether shoppers write a note with an order. */
  notes?: true;
  /** Whether shoppers say that an order is a gift, with a message. */
  gifts?: true;
};

/** How something is asked for: nothing is paid without what is required. */
export type AskedAs = 'optional' | 'required';

export const AS_SPECIFIED: TermsMode = { delivery: 'placeholder', codes: false };

/** What an order keeps of the way in which it is delivered. */
export type ChosenDelivery = Omit<DeliveryOption, 'cents' | 'days'>;

/** The terms of an order, which name nobody. `country` is null for the placeholder. */
export type Terms = {
  country: string | null;
  shippingCents: number;
  /** What the standard delivery cost, where a dearer one was chosen. */
  standardCents?: number;
  /** How it is delivered, where that has a name. */
  deliveryOption?: ChosenDelivery;
  /** The code that was used, and what it took off the items. */
  code: string | null;
  discountCents: number;
  /** What of the order a gift card or store credit pays: a means of payment, which changes no price and no tax. */
  credit?: PaidByCredit;
  /** The rates of the tax that all of it includes; absent where there are none. */
  taxes?: Taxes;
  /** Of the business that buys, for its invoice. */
  vatNumber?: string;
  /** The shopper says that it is one. */
  isGift?: true;
};

/** The terms of a payment: its order's, the address, and what can be forgotten with it: the shopper's own words. */
export type PaymentTerms = Terms & {
  address: Address | null;
  note?: string;
  giftMessage?: string;
  /** Of an order of gift cards alone. */
  giftTo?: GiftTo;
};

/** What a shopper has chosen for its next payment; `option` is the id of one of the `delivery`, null for none yet. */
export type Choices = {
  address: Address | null;
  delivery: DeliveryOffer;
  option: string | null;
  code: UsableCode | null;
  /** The gift card or store credit to pay with. */
  credit?: UsableCredit | null | undefined;
  /** As it was typed: one that is not formed like any is not used. */
  typedVatNumber?: string | null;
  /** Whether there is an e-mail to write to: an account's own, or what a guest has given. */
  hasEmail?: boolean;
  requests?: OrderRequests;
  /** For whom gift cards are; absent: for who buys them. */
  giftTo?: GiftTo | null;
};

/** Why there is nothing to pay by. */
export type TermsRefusal =
  | DeliveryRefusal
  | { code: 'no_phone' | 'no_email' }
  /** `no_gift_email`: nobody knows where to mail a gift card. */
  | { code: 'gift_cards_off' | 'gift_cards_apart' | 'no_gift_email' };

/** The terms for items of this total; null for the placeholder delivery, no discount and no tax. Taxes are part of prices. */
export function decideTerms(
  mode: TermsMode,
  choices: Choices,
  itemsCents: number,
  taxes: Taxes | null,
  share: GiftCardShare = 'none',
): Result<PaymentTerms | null, TermsRefusal> {
  if (share !== 'none') return decideGiftCards(mode, choices, share);
  const decided = decidePrice(mode, choices, itemsCents, taxes);
  const { credit } = choices;
  if (!decided.ok || !mode.credits || !credit) return decided;
  const cents = creditPays(credit, chargeCents(itemsCents, decided.value));
  if (cents === 0) return decided;
  const { id, ending } = credit;
  return done({ ...(decided.value ?? NOTHING_SAID), credit: { id, ending, cents } });
}

/**
 * Gift cards are money: they are not delivered, bear no tax until they are spent, and are neither reduced nor paid for by
 * what the shop owes already (docs/decisions/127).
 */
function decideGiftCards(
  mode: TermsMode,
  { giftTo, hasEmail, requests }: Choices,
  share: GiftCardShare,
): Result<PaymentTerms, TermsRefusal> {
  if (!mode.credits) return refused({ code: 'gift_cards_off' });
  if (share === 'some') return refused({ code: 'gift_cards_apart' });
  if (mode.email === 'required' && !hasEmail) return refused({ code: 'no_email' });
  const to = giftTo ?? TO_BUYER;
  if (to.email === null && !hasEmail) return refused({ code: 'no_gift_email' });
  const { note } = askedRequests(mode, requests);
  return done({ ...NOTHING_SAID, ...(note && { note }), giftTo: to });
}

/** All but by what it is paid. */
function decidePrice(
  mode: TermsMode,
  choices: Choices,
  itemsCents: number,
  taxes: Taxes | null,
): Result<PaymentTerms | null, TermsRefusal> {
  const { address, delivery, option: chosen, code: chosenCode, typedVatNumber } = choices;
  const code = mode.codes ? chosenCode : null;
  const vat = mode.vatNumbers && typedVatNumber ? readVatNumber(typedVatNumber) : null;
  const requests = askedRequests(mode, choices.requests);
  const off = {
    code: code?.name ?? null,
    discountCents: code ? discountOf(code, itemsCents) : 0,
    ...(taxes && { taxes }),
    ...(vat?.ok && { vatNumber: vat.value }),
    ...requests,
  };
  if (mode.email === 'required' && !choices.hasEmail) return refused({ code: 'no_email' });
  if (mode.delivery === 'placeholder') {
    const asksNothing = Object.keys(requests).length === 0;
    const isPlain = code === null && taxes === null && !vat?.ok && asksNothing;
    return done(isPlain ? null : { address: null, country: null, shippingCents: 0, ...off });
  }
  if (address === null) return refused({ code: 'no_address' });
  if (mode.phone === 'required' && !address.phone) return refused({ code: 'no_phone' });
  if (!delivery.ok) return delivery;
  const option = chosenOption(delivery.value, chosen);
  if (!option) return refused({ code: 'not_delivered' });
  const { cents: shippingCents, days: _days, ...deliveryOption } = option;
  const named = option.title !== '' && { deliveryOption };
  const { cents: standardCents } = standardOption(delivery.value) ?? option;
  const dearer = standardCents < shippingCents && { standardCents };
  const where = { address: mode.phone ? address : withoutPhone(address), country: address.country };
  return done({ ...where, shippingCents, ...dearer, ...named, ...off });
}

/** As in the specification, but paid by a credit. */
const NOTHING_SAID: PaymentTerms = {
  ...{ address: null, country: null, shippingCents: 0, code: null, discountCents: 0 },
};

/** What of it the shop asks for: what was written before that was switched off is not part of an order. */
function askedRequests(
  mode: TermsMode,
  requests: OrderRequests = NO_REQUESTS,
): Pick<PaymentTerms, 'note' | 'isGift' | 'giftMessage'> {
  const note = mode.notes ? requests.note : '';
  const gift = mode.gifts ? requests.gift : null;
  return {
    ...(note !== '' && { note }),
    ...(gift && { isGift: true }),
    ...(gift && gift.message !== '' && { giftMessage: gift.message }),
  };
}

/** What of the price of delivery goes back to who withdraws from all of an order, at most. */
export function standardDeliveryCents(terms: Terms | null): number {
  return terms?.standardCents ?? terms?.shippingCents ?? 0;
}

/** The country that it goes to, for its tax; null for the placeholder, for no address yet, and where it is collected. */
export function taxDestination(
  mode: TermsMode,
  { address, delivery, option: chosen }: Omit<Choices, 'code'>,
): string | null {
  if (mode.delivery === 'placeholder' || address === null) return null;
  const option = delivery.ok ? chosenOption(delivery.value, chosen) : null;
  return option?.isCollected ? null : address.country;
}

/** What items of this total come to. */
export function chargeCents(itemsCents: number, terms: Terms | null): number {
  return terms === null ? itemsCents : itemsCents - terms.discountCents + terms.shippingCents;
}

/** What of that is charged to a card, or paid by hand: the rest is paid by a credit. */
export function dueCents(itemsCents: number, terms: Terms | null): number {
  return otherwiseCents({ amountCents: chargeCents(itemsCents, terms), terms });
}

/** What the charge is made of, for every place that shows it; nothing where it is the items alone. */
export function chargeParts(
  itemsCents: number,
  terms: Terms | null,
): { name: string; cents: number }[] {
  if (terms === null || (terms.code === null && terms.country === null)) return [];
  return [
    { name: messages.items, cents: itemsCents },
    ...(terms.code === null
      ? []
      : [{ name: messages.code(terms.code), cents: -terms.discountCents }]),
    ...(terms.country === null ? [] : [{ name: deliveryName(terms), cents: terms.shippingCents }]),
  ];
}

/** The amount of one of them as plain text; what costs nothing is free. */
export function partText(cents: number): string {
  return cents === 0 ? messages.free : formatCents(cents);
}

/** What delivery is called beside its price. */
export function deliveryName({ deliveryOption }: Terms): string {
  return deliveryOption ? messages.deliveryBy(deliveryOption.title) : messages.delivery;
}

/** How it comes, and when: a line each. None where that has no name. */
export function deliveryLines(terms: Terms | null): string[] {
  if (!terms?.deliveryOption) return [];
  return [deliveryName(terms), ...deliveryRemarks(terms.deliveryOption)];
}

/** What each item cost with its share of what a code took off: the parts add up to the items' part. */
export function paidPrices(
  items: readonly { priceCents: number }[],
  terms: Terms | null,
): number[] {
  const prices = items.map(({ priceCents }) => priceCents);
  const off = splitCents(terms?.discountCents ?? 0, prices);
  return prices.map((price, index) => price - (off[index] ?? 0));
}
