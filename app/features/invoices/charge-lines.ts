/** A charge line by line with the tax in it: its items as they were paid, and delivery. */
import { deliveryName, paidPrices, type Terms } from '#app/features/delivery/terms.ts';
import {
  type GrossLine,
  type SplitAmount,
  splitTax,
  type TaxOfRate,
  taxesByRate,
  taxesOfRefund,
} from '#app/features/tax/split-tax.ts';
import { rateOf } from '#app/features/tax/taxes.ts';
import { type PartRefund, splitRefunds } from './split-refunds.ts';

/** What was bought, as the payment froze it. */
export type BoughtItem = { line: number; variant: string; title: string; priceCents: number };

/** No line of a basket has this number. */
export const DELIVERY_LINE = 0;

/** `priceCents` is before a code took its part off, `grossCents` what was charged. */
export type GrossChargeLine = BoughtItem & GrossLine;
export type ChargeLine = GrossChargeLine & SplitAmount;

/** What an order is made of for its taxes. */
export type TaxedCharge = { basket: readonly BoughtItem[]; terms: Terms | null };

/** Its lines, the items first in the order of the basket. */
export function grossLines({ basket, terms }: TaxedCharge): GrossChargeLine[] {
  const paid = paidPrices(basket, terms);
  const taxes = terms?.taxes;
  const items = basket.map(({ line, variant, title, priceCents }, index) => ({
    ...{ line, variant, title, priceCents },
    grossCents: paid[index] ?? 0,
    basisPoints: taxes ? rateOf(taxes, variant) : null,
  }));
  if (!terms?.shippingCents && !terms?.deliveryOption) return items;
  const cents = terms.shippingCents;
  const title = deliveryName(terms);
  const delivery = { line: DELIVERY_LINE, variant: '', title, priceCents: cents };
  // What is free is not taxed.
  const basisPoints = cents > 0 ? (taxes?.delivery ?? null) : null;
  return [...items, { ...delivery, grossCents: cents, basisPoints }];
}

/** A refund of items and of delivery as one of each: the items go back first. */
function withoutDelivery(
  refund: PartRefund,
  gross: readonly GrossChargeLine[],
): readonly PartRefund[] {
  if (!refund.lines?.includes(DELIVERY_LINE)) return [refund];
  const lines = refund.lines.filter((line) => line !== DELIVERY_LINE);
  const paidCents = gross
    .filter(({ line }) => lines.includes(line))
    .reduce((sum, { grossCents }) => sum + grossCents, 0);
  const amountCents = Math.min(refund.amountCents, paidCents);
  return [
    { amountCents, lines },
    { amountCents: refund.amountCents - amountCents, lines: [DELIVERY_LINE] },
  ];
}

function backOf(gross: readonly GrossChargeLine[], refunds: readonly PartRefund[]): number[] {
  const paid = gross.map(({ line, grossCents }) => ({ line, priceCents: grossCents }));
  const parts = refunds.flatMap((refund) => withoutDelivery(refund, gross));
  return splitRefunds(paid, parts);
}

/**
 * What is left of each line after these refunds, with the tax in that. The taxes of a rate add up to that of its sum, so
 * what is less after one refund more is the tax that it gives back, as `refundTaxes` has it.
 */
export function linesLeft(
  gross: readonly GrossChargeLine[],
  refunds: readonly PartRefund[],
): ChargeLine[] {
  const back = backOf(gross, refunds);
  const left = gross.map((line, index) => ({
    ...line,
    grossCents: line.grossCents - (back[index] ?? 0),
  }));
  const split = splitTax(left);
  return left.map((line, index) => ({
    ...line,
    netCents: split[index]?.netCents ?? line.grossCents,
    taxCents: split[index]?.taxCents ?? 0,
  }));
}

/** Its lines, whose amounts add up to what was charged. */
export function chargeLines(charge: TaxedCharge): ChargeLine[] {
  return linesLeft(grossLines(charge), []);
}

/** The tax in it by rate; nothing where no rates were set. */
export function chargeTaxes(charge: TaxedCharge): TaxOfRate[] {
  return taxesByRate(grossLines(charge));
}

/** The tax in what went back, by rate. */
export function refundTaxes(charge: TaxedCharge, refunds: readonly PartRefund[]): TaxOfRate[] {
  const gross = grossLines(charge);
  return taxesOfRefund(gross, backOf(gross, refunds));
}
