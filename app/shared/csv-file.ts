/** How the shop writes every file of CSV, and how it reads a cell of one back. */
import { stringify } from 'csv-stringify/sync';

/** Without it Excel decodes the file as the local encoding of its language version. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What spreadsheets run, or show otherwise: https://owasp.org/www-community/attacks/CSV_Injection.
 * Apostrophes before it are counted too, so that taking one away is exact.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** An amount below zero is not run, and with an apostrophe it could not be added up. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

type Cell = string | number;

function defuse(cell: Cell): Cell {
  if (typeof cell === 'number' || NEGATIVE_NUMBER.test(cell)) return cell;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Rows as lines: an apostrophe stands before what a spreadsheet would take for a formula. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(defuse)),
    // In quotes stands also what a spreadsheet of another language would split.
    { record_delimiter: '\r\n', quoted_match: /[\r\n\t;|]/ },
  );
}

/** The beginning of a file: its encoding and the names of its columns. */
export function csvHeader(names: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvRows([names])}`;
}

/** The text of a cell that `csvRows`, or another program that defuses formulas in this way, has written. */
export function readCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
