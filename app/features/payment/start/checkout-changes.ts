/** Words for what has changed of a checkout that a shopper has looked at. */

import { creditName } from '#app/features/credits/credit-parts.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import {
  type Checkout,
  type CheckoutPart,
  differentParts,
} from '#app/features/payment/checkout-version.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { perLocale } from '#app/shared/locale.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { nameTitles } from '#app/shared/text/name-titles.ts';

const list = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

function namesOf(parts: readonly CheckoutPart[]): string {
  const names = list().format(parts.map((part) => messages.parts[part]));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** For a payment that was not started, or not paid; `chargeCents` is what would be charged now. */
export function checkoutChangedMessage(
  parts: readonly CheckoutPart[],
  chargeCents: number,
): string {
  return messages.changedSince(namesOf(parts), parts.length, formatCents(chargeCents));
}

function itemChanges(before: Checkout, now: Checkout): string[] {
  const beforeByLine = new Map(before.items.map((item) => [item.line, item]));
  const linesNow = new Set(now.items.map(({ line }) => line));
  const added = now.items.filter(({ line }) => !beforeByLine.has(line)).map(({ title }) => title);
  const gone = before.items.filter(({ line }) => !linesNow.has(line)).map(({ title }) => title);
  const prices = now.items.flatMap(({ line, title, priceCents }) => {
    const beforeCents = beforeByLine.get(line)?.priceCents ?? priceCents;
    if (beforeCents === priceCents) return [];
    return [messages.costsNow(title, formatCents(priceCents), formatCents(beforeCents))];
  });
  return [
    ...new Set(prices),
    ...(added.length > 0 ? [messages.newInBasket(nameTitles(added))] : []),
    ...(gone.length > 0 ? [messages.goneFromOrder(nameTitles(gone))] : []),
  ];
}

function codeChange({ terms }: Checkout): string {
  if (!terms?.code) return messages.noCodeNow;
  return messages.codeNow(terms.code, formatCents(terms.discountCents));
}

/** The street and its place: not every country's addresses have a town. */
function inShort({ line1, city, region }: Address): string {
  return [line1, city || region].filter((part) => part !== '').join(', ');
}

function deliveryChange(before: Checkout, { terms }: Checkout): string[] {
  const price = formatCents(terms?.shippingCents ?? 0);
  const option = terms?.deliveryOption?.title;
  if (option !== undefined && option !== before.terms?.deliveryOption?.title) {
    return [messages.deliveryIs(option, price)];
  }
  return [messages.deliveryNow(price, formatCents(before.terms?.shippingCents ?? 0))];
}

const SENTENCES: Record<CheckoutPart, (before: Checkout, now: Checkout) => string[]> = {
  items: itemChanges,
  address: (_before, { terms }) =>
    terms?.address ? [messages.goesTo(inShort(terms.address))] : [],
  delivery: deliveryChange,
  code: (_before, now) => [codeChange(now)],
  tax: (before, now) =>
    before.terms?.vatNumber === now.terms?.vatNumber
      ? [messages.taxChanged]
      : [messages.vatNumberChanged],
  requests: () => [messages.requestsChanged],
  credit: ({ terms: before }, { terms: now }) => {
    const paying = now?.credit ?? before?.credit;
    if (!paying) return [];
    return [messages.creditNow(creditName(paying), formatCents(now?.credit?.cents ?? 0))];
  },
};

/** What is not as it was, in sentences; none when it is the same purchase, or nothing is left to pay for. */
export function describeChanges(before: Checkout, now: Checkout): string[] {
  if (before.items.length === 0 || now.items.length === 0) return [];
  return differentParts(before, now).flatMap((part) => SENTENCES[part](before, now));
}
