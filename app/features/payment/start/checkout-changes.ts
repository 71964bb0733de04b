/** Words for what has changed of a checkout that a shopper has looked at. */
import {
  type Checkout,
  type CheckoutPart,
  differentParts,
} from '#app/features/payment/checkout-version.ts';
import { formatCents } from '#app/shared/money.ts';
import { nameTitles } from '#app/shared/name-titles.ts';

const PART_NAMES: Record<CheckoutPart, string> = {
  items: 'what is in your basket or what it costs',
  address: 'the address that your order goes to',
  delivery: 'the price of delivery',
  code: 'what your code takes off',
  tax: 'the tax in the prices',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function namesOf(parts: readonly CheckoutPart[]): string {
  const names = list.format(parts.map((part) => PART_NAMES[part]));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** For a payment that was not started, or not paid; `chargeCents` is what would be charged now. */
export function checkoutChangedMessage(
  parts: readonly CheckoutPart[],
  chargeCents: number,
): string {
  const has = parts.length === 1 ? 'has' : 'have';
  return `${namesOf(parts)} ${has} changed since this page showed it: the total is ${formatCents(chargeCents)} now. Nothing was charged. Look it over and pay again.`;
}

function itemChanges(before: Checkout, now: Checkout): string[] {
  const beforeByLine = new Map(before.items.map((item) => [item.line, item]));
  const linesNow = new Set(now.items.map(({ line }) => line));
  const added = now.items.filter(({ line }) => !beforeByLine.has(line)).map(({ title }) => title);
  const gone = before.items.filter(({ line }) => !linesNow.has(line)).map(({ title }) => title);
  const prices = now.items.flatMap(({ line, title, priceCents }) => {
    const beforeCents = beforeByLine.get(line)?.priceCents ?? priceCents;
    if (beforeCents === priceCents) return [];
    return [`“${title}” costs ${formatCents(priceCents)} now. It was ${formatCents(beforeCents)}.`];
  });
  return [
    ...new Set(prices),
    ...(added.length > 0 ? [`New in your basket: ${nameTitles(added)}.`] : []),
    ...(gone.length > 0 ? [`Not in this order any more: ${nameTitles(gone)}.`] : []),
  ];
}

function codeChange({ terms }: Checkout): string {
  if (!terms?.code) return 'No code takes anything off any more.';
  return `The code ${terms.code} takes off ${formatCents(terms.discountCents)} now.`;
}

const SENTENCES: Record<CheckoutPart, (before: Checkout, now: Checkout) => string[]> = {
  items: itemChanges,
  address: (_before, { terms }) =>
    terms?.address ? [`It goes to ${terms.address.line1}, ${terms.address.city} now.`] : [],
  delivery: (before, now) => [
    `Delivery costs ${formatCents(now.terms?.shippingCents ?? 0)} now. It was ${formatCents(before.terms?.shippingCents ?? 0)}.`,
  ],
  code: (_before, now) => [codeChange(now)],
  tax: () => ['The tax in the prices has changed.'],
};

/** What is not as it was, in sentences; none when it is the same purchase, or nothing is left to pay for. */
export function describeChanges(before: Checkout, now: Checkout): string[] {
  if (before.items.length === 0 || now.items.length === 0) return [];
  return differentParts(before, now).flatMap((part) => SENTENCES[part](before, now));
}
