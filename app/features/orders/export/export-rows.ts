/** The rows of the orders export, by its list of columns. */
import { linesOf } from './book-lines.ts';
import { EXPORT_COLUMNS, type ExportColumn } from './export-columns.ts';
import type { BookRow } from './order-export.ts';

/** The cells of a row by the names of their columns, in the order of the list. */
export type ExportRow = Record<string, string | number>;

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
