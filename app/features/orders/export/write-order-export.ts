/** Writes the orders export as CSV for a spreadsheet, or as JSON Lines for a program. */
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import { bookRow, columnNames, type ExportRow, lineRows } from './export-rows.ts';
import type { BookRow } from './order-export.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportShape = {
  format: ExportFormat;
  /** One row an item rather than one an order, a charge, or a refund. */
  isByLine: boolean;
  /** In which times are written. */
  timeZone: string;
};

function toText(rows: ExportRow[], format: ExportFormat): string {
  if (format === 'csv') return csvRows(rows.map((row) => Object.values(row)));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Streams the text of the file, one piece a page of rows. */
export async function* writeBooks(
  pages: AsyncIterable<readonly BookRow[]>,
  { format, isByLine, timeZone }: ExportShape,
): AsyncGenerator<string> {
  // Written with the first page: when reading fails before it, the file stays empty.
  let header = format === 'csv' ? csvHeader(columnNames(isByLine)) : '';
  for await (const page of pages) {
    const rows = page.flatMap((row) =>
      isByLine ? lineRows(row, timeZone) : [bookRow(row, timeZone)],
    );
    yield `${header}${toText(rows, format)}`;
    header = '';
  }
  yield header;
}
