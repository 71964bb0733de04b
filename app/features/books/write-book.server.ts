/** Writes a file of the books: one reader of orders, charges and refunds, and one of payouts. Memory stays flat. */
import type { BookRange, BookRow } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import {
  createTaxReport,
  taxReportCells,
  taxReportColumns,
} from '#app/features/orders/export/tax-report.ts';
import {
  type ExportFormat,
  type ExportRow,
  writeBooks,
  writeRows,
} from '#app/features/orders/export/write-order-export.ts';
import type { Queries } from '#db/database.ts';
import type { BookKind } from './book-kinds.ts';
import { PAYOUT_COLUMNS, payoutCells } from './payout.ts';
import { type PayoutDays, readPayoutRows } from './payout-store.server.ts';

export type BookFile = {
  kind: BookKind;
  format: ExportFormat;
  /** The same days as `days`, of the time zone. */
  range: BookRange;
  days: PayoutDays;
  timeZone: string;
  /** Told of rows as they are read. */
  onRows(count: number): void;
};

type OrderKind = Exclude<BookKind, 'taxes' | 'payouts'>;

const IS_IN: Record<OrderKind, (row: BookRow) => boolean> = {
  orders: ({ kind }) => kind !== 'refund',
  items: () => true,
  refunds: ({ kind }) => kind === 'refund',
};

/** The text of the file, a piece a page of rows. */
export function writeBook(queries: Queries, file: BookFile): AsyncGenerator<string> {
  const { kind, format, timeZone, range, onRows } = file;
  if (kind === 'payouts') return writeRows(payouts(queries, file), PAYOUT_COLUMNS, format);
  if (kind === 'taxes') return writeRows(taxes(queries, file), taxReportColumns('day'), format);
  async function* pages(of: OrderKind): AsyncGenerator<BookRow[]> {
    for await (const page of readBooks(queries, range)) {
      const rows = page.filter(IS_IN[of]);
      onRows(rows.length);
      yield rows;
    }
  }
  return writeBooks(pages(kind), { format, timeZone, isByLine: kind === 'items' });
}

async function* payouts(queries: Queries, { days, onRows }: BookFile): AsyncGenerator<ExportRow[]> {
  for await (const rows of readPayoutRows(queries, days)) {
    onRows(rows.length);
    yield rows.map(payoutCells);
  }
}

/** A row a day, country and rate, which is all that is held. */
async function* taxes(
  queries: Queries,
  { range, timeZone, onRows }: BookFile,
): AsyncGenerator<ExportRow[]> {
  const report = createTaxReport(timeZone, 'day');
  for await (const page of readBooks(queries, range)) {
    for (const row of page) report.add(row);
  }
  const rows = report.rows();
  onRows(rows.length);
  yield rows.map((row) => taxReportCells(row, 'day'));
}
