/** The books as a file for a spreadsheet, or for a program. */
import { stringify } from 'csv-stringify/sync';
import {
  type ExportRow,
  ITEM_COLUMNS,
  itemRows,
  SALE_COLUMNS,
  type Sale,
  saleRow,
} from './order-export.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportShape = {
  format: ExportFormat;
  /** One row an item rather than one a charge. */
  isByItem: boolean;
};

/** Without it Excel takes the text for the encoding of the country that it was sold in. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A cell that begins as a formula does (=, +, -, @) would be run by the spreadsheet that opens it:
 * it gets an apostrophe in front, https://owasp.org/www-community/attacks/CSV_Injection.
 */
function toCsv(rows: (string | number)[][]): string {
  return stringify(rows, {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: '\r\n',
  });
}

function toText(rows: ExportRow[], format: ExportFormat): string {
  if (format === 'csv') return toCsv(rows.map((row) => Object.values(row)));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** The text of the file, page by page as the sales come. */
export async function* writeSales(
  pages: AsyncIterable<readonly Sale[]>,
  { format, isByItem }: ExportShape,
): AsyncGenerator<string> {
  const columns = isByItem ? ITEM_COLUMNS : SALE_COLUMNS;
  // With the first page, so that nothing is written when there can be none.
  let header = format === 'csv' ? `${BYTE_ORDER_MARK}${toCsv([columns])}` : '';
  for await (const sales of pages) {
    yield `${header}${toText(isByItem ? sales.flatMap(itemRows) : sales.map(saleRow), format)}`;
    header = '';
  }
  yield header;
}
