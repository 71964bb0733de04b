/** An invoice as it stands on paper. */

import { paidParts } from '#app/features/credits/credit-parts.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import { withoutPhone } from '#app/features/delivery/address/address.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { TaxOfRate } from '#app/features/tax/split-tax.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { formatShopTime, toZonedDay } from '#app/shared/time/zoned-time.ts';
import {
  type BoughtItem,
  type ChargeLine,
  chargeLines,
  chargeTaxes,
  refundTaxes,
} from './charge-lines.ts';
import type { InvoiceOfOrder, Seller } from './invoice.ts';
import { messages } from './messages/messages.ts';
import { type HowPaid, seenByShopper } from './paid-by-hand.ts';
import type { PartRefund } from './split-refunds.ts';

/** Items of one variant at one price. `discountCents` is what a code took off them. */
export type InvoiceLine = {
  key: number;
  title: string;
  count: number;
  priceCents: number;
  discountCents: number;
  basisPoints: number | null;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** A refund as a credit; `no` is its number among the refunds of the order. */
export type InvoiceCredit = { no: number; amountCents: number };

export type InvoiceView = {
  no: number;
  /** In words, such as `November 30, 2026`. */
  issuedOn: string;
  /** When it was placed, in words: paper has the shop's own time. */
  orderedOn: string;
  seller: Seller;
  /** Name, address and VAT number; empty for the placeholder, and where they are forgotten or hidden. */
  buyer: readonly string[];
  /** The country whose tax it is, and when it was supplied, in words; null where the shop is at home nowhere. */
  taxedIn: { country: string; suppliedOn: string | null } | null;
  lines: InvoiceLine[];
  /** By rate; nothing without rates. */
  taxes: TaxOfRate[];
  totalCents: number;
  /** How it was paid without a card; null: by card, or nothing was due. */
  byHand: HowPaid | null;
  /** By what the total is paid, where a gift card or store credit has paid of it. */
  paid: { name: string; cents: number }[];
  credits: InvoiceCredit[];
  creditTaxes: TaxOfRate[];
  /** What is left after the credits. */
  restCents: number;
};

/** What an invoice is made from. `refunds` are those that count. */
export type InvoicedOrder = {
  invoice: InvoiceOfOrder;
  /** In unix seconds. */
  created: number;
  basket: readonly BoughtItem[];
  terms: Terms | null;
  amount: number;
  byHand: HowPaid | null;
  refunds: readonly (PartRefund & InvoiceCredit)[];
  /** In unix seconds; null until it is. */
  shippedSeconds?: number | null;
};

function groupLines(lines: readonly ChargeLine[]): InvoiceLine[] {
  const groups = new Map<string, InvoiceLine>();
  for (const { line, variant, title, priceCents, basisPoints, ...split } of lines) {
    const key = `${priceCents} ${variant}`;
    const group = groups.get(key) ?? {
      ...{ key: line, title, priceCents, basisPoints },
      ...{ count: 0, discountCents: 0, netCents: 0, taxCents: 0, grossCents: 0 },
    };
    groups.set(key, {
      ...group,
      count: group.count + 1,
      discountCents: group.discountCents + priceCents - split.grossCents,
      netCents: group.netCents + split.netCents,
      taxCents: group.taxCents + split.taxCents,
      grossCents: group.grossCents + split.grossCents,
    });
  }
  return [...groups.values()];
}

/** Whose tax it is, and the day of supply (Directive 2006/112 Art. 226 (7)): when it left, or nothing yet. */
function taxedIn(
  { terms, shippedSeconds }: InvoicedOrder,
  timeZone: string,
): InvoiceView['taxedIn'] {
  const country = terms?.taxes?.country;
  if (country === undefined) return null;
  const suppliedOn = shippedSeconds
    ? formatCalendarDay(toZonedDay(shippedSeconds, timeZone))
    : null;
  return { country: countryName(country), suppliedOn };
}

/** Who has bought, with the VAT number of a business. */
export function buyerLines({
  address,
  terms,
}: {
  address: Address | null;
  terms: Terms | null;
}): string[] {
  const lines = address ? addressLines(withoutPhone(address)) : [];
  return terms?.vatNumber ? [...lines, messages.vatNumber(terms.vatNumber)] : lines;
}

/** Null for an order without a number. `buyer`: the lines of who has bought; `timeZone` is the shop's. */
export function toInvoiceView(
  order: InvoicedOrder,
  buyer: readonly string[],
  timeZone: string,
): InvoiceView | null {
  const { invoice, created, amount, byHand, refunds } = order;
  if (invoice === null || invoice === 'pending') return null;
  const backCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    no: invoice.no,
    issuedOn: formatCalendarDay(invoice.issuedOn),
    orderedOn: formatShopTime(created, timeZone),
    seller: invoice.seller,
    buyer,
    taxedIn: taxedIn(order, timeZone),
    lines: groupLines(chargeLines(order)),
    taxes: chargeTaxes(order),
    totalCents: amount,
    byHand: seenByShopper(byHand),
    paid: paidParts(amount, order.terms),
    credits: refunds.map(({ no, amountCents }) => ({ no, amountCents })),
    creditTaxes: refundTaxes(order, refunds),
    restCents: amount - backCents,
  };
}
