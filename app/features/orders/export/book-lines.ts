/** What a row of the books is made of, line by line: its lines add up to it, and all rows of a charge to what is left. */
import {
  type ChargeLine,
  type GrossChargeLine,
  grossLines,
  linesLeft,
} from '#app/features/invoices/charge-lines.ts';
import type { PartRefund } from '#app/features/invoices/split-refunds.ts';
import { splitCents } from '#app/shared/money/split-cents.ts';
import type { Booked, BookedCharge, BookRow } from './order-export.ts';

/** An item, or delivery, with what of the row's amount it is: below zero what went back. */
export type BookLine = {
  /** Of the basket; 0 for delivery, null for what is of no line. */
  line: number | null;
  id: string;
  variant: string;
  title: string;
  /** Whether it is a gift card, which is owed and no sale. */
  isGiftCard: boolean;
  /** The rate of the tax in it; null where none was set. */
  basisPoints: number | null;
  amountCents: number;
  taxCents: number;
};

function sumCents(amounts: readonly { amountCents: number }[]): number {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Its lines. A charge that became no order may be less than its items are: each has its part of that. */
function chargedLines({ items, terms, amountCents }: BookedCharge): GrossChargeLine[] {
  const gross = grossLines({ basket: items, terms });
  const charged = splitCents(
    amountCents,
    gross.map(({ grossCents }) => grossCents),
  );
  return gross.map((line, index) => ({ ...line, grossCents: charged[index] ?? 0 }));
}

/** What had arrived of each refund by then, as an invoice credits it. */
function arrivedBy(booked: readonly Booked[]): PartRefund[] {
  return [...Map.groupBy(booked, ({ no }) => no)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofOne]) => ({ amountCents: sumCents(ofOne), lines: ofOne[0]?.lines ?? null }))
    .filter(({ amountCents }) => amountCents > 0);
}

/** What is more on each line than there was before. */
function toBookLines(
  { items }: BookedCharge,
  now: readonly ChargeLine[],
  before: readonly ChargeLine[],
): BookLine[] {
  return now.map(({ line, variant, title, basisPoints, grossCents, taxCents }, index) => ({
    ...{ line, id: items[index]?.id ?? '', variant, title, basisPoints },
    isGiftCard: items[index]?.isGiftCard ?? false,
    amountCents: grossCents - (before[index]?.grossCents ?? 0),
    taxCents: taxCents - (before[index]?.taxCents ?? 0),
  }));
}

/** The amount of a row: below zero where money went back. */
export function centsOf(row: BookRow): number {
  return row.kind === 'refund' ? -sumCents(row.booked.slice(-1)) : row.amountCents;
}

/** What is of no line, such as a charge of more than its items, is a line of its own. */
function withRest(lines: BookLine[], amountCents: number): BookLine[] {
  const restCents = amountCents - sumCents(lines);
  if (restCents === 0) return lines;
  const rest = {
    ...{ line: null, id: '', variant: '', title: 'Not of an item' },
    ...{ isGiftCard: false, basisPoints: null },
  };
  return [...lines, { ...rest, amountCents: restCents, taxCents: 0 }];
}

/**
 * The lines of a row, which add up to its amount. Those of a refund are what an invoice says with it less what it
 * says without it, in the order of booking: what comes later changes no row, and all rows up to a day add up to
 * the invoice of that day.
 */
export function linesOf(row: BookRow): BookLine[] {
  if (row.kind !== 'refund') {
    return withRest(toBookLines(row, linesLeft(chargedLines(row), []), []), centsOf(row));
  }
  const { charge, booked } = row;
  const gross = chargedLines(charge);
  const before = linesLeft(gross, arrivedBy(booked.slice(0, -1)));
  const after = linesLeft(gross, arrivedBy(booked));
  // The cents of a rate may be rounded to another line, which has tax alone then.
  const moved = toBookLines(charge, after, before).filter(
    ({ amountCents, taxCents }) => amountCents !== 0 || taxCents !== 0,
  );
  return withRest(moved, centsOf(row));
}
