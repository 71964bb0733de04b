/** An invoice as it stands on paper. */
import type { Terms } from '#app/features/delivery/terms.ts';
import type { TaxOfRate } from '#app/features/tax/split-tax.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import {
  type BoughtItem,
  type ChargeLine,
  chargeLines,
  chargeTaxes,
  refundTaxes,
} from './charge-lines.ts';
import { formatIssuedOn, type InvoiceOfOrder, type Seller } from './invoice.ts';
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
  /** Name and address; empty for the placeholder, and where they are forgotten or hidden. */
  buyer: readonly string[];
  lines: InvoiceLine[];
  /** By rate; nothing without rates. */
  taxes: TaxOfRate[];
  totalCents: number;
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
  refunds: readonly (PartRefund & InvoiceCredit)[];
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

/** Null for an order without a number. `buyer`: the lines of who has bought; `timeZone` is the shop's. */
export function toInvoiceView(
  order: InvoicedOrder,
  buyer: readonly string[],
  timeZone: string,
): InvoiceView | null {
  const { invoice, created, amount, refunds } = order;
  if (invoice === null || invoice === 'pending') return null;
  const backCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    no: invoice.no,
    issuedOn: formatIssuedOn(invoice.issuedOn),
    orderedOn: formatShopTime(created, timeZone),
    seller: invoice.seller,
    buyer,
    lines: groupLines(chargeLines(order)),
    taxes: chargeTaxes(order),
    totalCents: amount,
    credits: refunds.map(({ no, amountCents }) => ({ no, amountCents })),
    creditTaxes: refundTaxes(order, refunds),
    restCents: amount - backCents,
  };
}
