/** Writes the orders export as CSV for a spreadsheet, or as JSON Lines for a program. */
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import { columnNames, type ExportRow, itemRows, saleRow } from './export-rows.ts';
import type { Sale } from './order-export.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportShape = {
  format: ExportFormat;
  /** One row an item rather than one a charge. */
  isByItem: boolean;
  /** In which times are written. */
  timeZone: string;
};

function toText(rows: ExportRow[], format: ExportFormat): string {
  if (format === 'csv') return csvRows(rows.map((row) => Object.values(row)));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Streams the text of the file, one piece a page of sales. */
export async function* writeSales(
  pages: AsyncIterable<readonly Sale[]>,
  { format, isByItem, timeZone }: ExportShape,
): AsyncGenerator<string> {
  // Written with the first page: when reading fails before it, the file stays empty.
  let header = format === 'csv' ? csvHeader(columnNames(isByItem)) : '';
  for await (const sales of pages) {
    const rows = isByItem
      ? sales.flatMap((sale) => itemRows(sale, timeZone))
      : sales.map((sale) => saleRow(sale, timeZone));
    yield `${header}${toText(rows, format)}`;
    header = '';
  }
  yield header;
}
