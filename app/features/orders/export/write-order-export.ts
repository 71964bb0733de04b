/** Writes the orders export as CSV for a spreadsheet, or as JSON Lines for a program. */
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import { linesOf } from './book-lines.ts';
import { EXPORT_COLUMNS, type ExportColumn } from './export-columns.ts';
import type { BookRow } from './order-export.ts';

/** The cells of a row by the names of their columns, in the order of the list. */
export type ExportRow = Record<string, string | number>;

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

/** Streams the text of any file of rows with these columns, one piece a page of them. */
export async function* writeRows(
  pages: AsyncIterable<ExportRow[]>,
  columns: string[],
  format: ExportFormat,
): AsyncGenerator<string> {
  // Written with the first page: when reading fails before it, the file stays empty.
  let header = format === 'csv' ? csvHeader(columns) : '';
  for await (const rows of pages) {
    yield `${header}${toText(rows, format)}`;
    header = '';
  }
  yield header;
}

/** Streams the text of the books. */
export async function* writeBooks(
  pages: AsyncIterable<readonly BookRow[]>,
  { format, isByLine, timeZone }: ExportShape,
): AsyncGenerator<string> {
  async function* written(): AsyncGenerator<ExportRow[]> {
    for await (const page of pages) {
      yield page.flatMap((row) => (isByLine ? lineRows(row, timeZone) : [bookRow(row, timeZone)]));
    }
  }
  yield* writeRows(written(), columnNames(isByLine), format);
}

/** The columns of a row of the books, or of a line. */
export function columnNames(isByLine: boolean): string[] {
  return EXPORT_COLUMNS.filter(({ ofRow, ofLine }) => (isByLine ? ofLine : ofRow)).map(
    ({ name }) => name,
  );
}

function toRow(cellOf: (column: ExportColumn) => string | number | undefined): ExportRow {
  const row: ExportRow = {};
  for (const column of EXPORT_COLUMNS) {
    const cell = cellOf(column);
    if (cell !== undefined) row[column.name] = cell;
  }
  return row;
}

/** One row an order, a charge, or a refund. */
export function bookRow(row: BookRow, timeZone: string): ExportRow {
  const written = { row, lines: linesOf(row), timeZone };
  return toRow(({ ofRow }) => ofRow?.(written));
}

/** One row an item, and one for delivery; their amounts add up to those of `bookRow`. */
export function lineRows(row: BookRow, timeZone: string): ExportRow[] {
  const written = { row, lines: linesOf(row), timeZone };
  return written.lines.map((line) => toRow(({ ofLine }) => ofLine?.(written, line)));
}
