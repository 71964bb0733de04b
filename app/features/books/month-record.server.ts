/** What a month of the books comes to, and the digests by which a closed one is known to be unchanged. */
import { createHash } from 'node:crypto';
import { centsOf, linesOf } from '#app/features/orders/export/book-lines.ts';
import type { BookRange, BookRow } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import {
  bookRow,
  type ExportRow,
  lineRows,
} from '#app/features/orders/export/write-order-export.ts';
import type { Queries } from '#db/database.ts';
import { daysOfMonth } from './book-kinds.ts';
import type { MonthSums } from './month-sums.ts';
import { isPaidOut } from './payout.ts';
import { readPayoutRows, readPayouts } from './payout-store.server.ts';

/** A month of the books, in the time zone in which its rows are written. */
export type BooksMonth = { month: string; timeZone: string; range: BookRange };

export type MonthRecord = { sums: MonthSums; rowsDigest: string; payoutsDigest: string };

/**
 * The columns in the digest. Not in it: how an order stands, whose it is and where it goes, which are changed and
 * forgotten, and titles, which may be in another language. A column that is added to the export does not belong here: the
 * months that are closed were closed without it.
 */
const KEPT_COLUMNS = [
  ...['created', 'kind', 'payment_intent', 'number', 'line', 'product', 'variant', 'amount'],
  ...['currency', 'delivery', 'code', 'discount', 'invoice', 'tax_rate', 'tax', 'paid_by'],
  'reference',
] as const;

const keptCells = (row: ExportRow) => KEPT_COLUMNS.map((column) => row[column] ?? null);

const SUM_OF = {
  order: ['orders', 'ordersCents'],
  charge: ['charges', 'chargesCents'],
  refund: ['refunds', 'refundsCents'],
} as const satisfies Record<BookRow['kind'], readonly [keyof MonthSums, keyof MonthSums]>;

function createDigest() {
  const hash = createHash('sha256');
  return {
    add: (cells: readonly unknown[]) => hash.update(`${JSON.stringify(cells)}\n`),
    hex: () => hash.digest('hex'),
  };
}

async function readRows(
  queries: Queries,
  { range, timeZone }: BooksMonth,
): Promise<Pick<MonthRecord, 'sums' | 'rowsDigest'>> {
  const digest = createDigest();
  const sums: MonthSums = {
    ...{ orders: 0, ordersCents: 0, charges: 0, chargesCents: 0, refunds: 0, refundsCents: 0 },
    ...{ taxCents: 0, payouts: 0, payoutsCents: 0, feesCents: 0 },
  };
  for await (const page of readBooks(queries, range)) {
    for (const row of page) {
      const [count, cents] = SUM_OF[row.kind];
      sums[count] += 1;
      sums[cents] += centsOf(row);
      sums.taxCents += linesOf(row).reduce((all, { taxCents }) => all + taxCents, 0);
      digest.add([keptCells(bookRow(row, timeZone)), lineRows(row, timeZone).map(keptCells)]);
    }
  }
  return { sums, rowsDigest: digest.hex() };
}

/** Reads all of it once; memory stays flat but for its payouts. */
export async function recordMonth(queries: Queries, wanted: BooksMonth): Promise<MonthRecord> {
  const { sums, rowsDigest } = await readRows(queries, wanted);
  const days = daysOfMonth(wanted.month);
  const digest = createDigest();
  for (const { id, currency, amountCents, isItemised, ...paid } of await readPayouts(
    queries,
    days,
  )) {
    digest.add([id, currency, amountCents, isItemised]);
    if (!isPaidOut(paid)) continue;
    sums.payouts += 1;
    sums.payoutsCents += amountCents;
    sums.feesCents += paid.feeCents;
  }
  for await (const lines of readPayoutRows(queries, days)) {
    for (const { payout, id, kind, source, paymentIntent, ...line } of lines) {
      const { grossCents, feeCents, netCents } = line;
      digest.add([payout.id, id, kind, source, paymentIntent, grossCents, feeCents, netCents]);
    }
  }
  return { sums, rowsDigest, payoutsDigest: digest.hex() };
}
