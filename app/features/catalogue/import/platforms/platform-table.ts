/** Tables of products that other shops have exported, read as rows of this catalogue. */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type {
  OnLeftOut,
  ReadRow,
  RowPlace,
} from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readBarcode } from '#app/features/catalogue/product/cells/read-barcode.ts';

/** A row of the table; its cells by the names of the columns, in small letters. */
export type PlatformRow = RowPlace & { cells: Readonly<Record<string, string>> };

export type PlatformTable = {
  /** In the order of the file, in small letters. */
  columns: readonly string[];
  /** The rows of the catalogue that are whole with this one. */
  read(row: PlatformRow): ReadRow[];
  /** The rest of them. */
  end(): ReadRow[];
};

/** Where a row stands. */
export function placeOf({ line, row }: RowPlace): RowPlace {
  return row === undefined ? { line } : { line, row };
}

/** Units on the shelf as a cell; those that were sold beyond it are none. */
export function unitsOf(quantity: string): string {
  return quantity.startsWith('-') ? '0' : quantity;
}

/** The barcode as a cell; empty for one that is none, which is said: it is no reason to refuse a product. */
export function barcodeOf(text: string, place: RowPlace, onLeftOut: OnLeftOut): string {
  const barcode = readBarcode(text);
  if (barcode.ok) return barcode.value;
  onLeftOut(messages.barcodeThat(barcode.refusal), place);
  return '';
}

/** The last name of `Clothing > Shirts`, which is a category within a category. */
export function innermostCategory(path: string): string {
  return path.split('>').at(-1)?.trim() ?? '';
}

/** A part of an identifier: letters and digits with hyphens between them. */
export function toIdentifier(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A text for search engines; none where a plug-in fills it in for each product anew, such as `%%title%%`. */
export function metaTextOf(text: string): string {
  return /%\w+%/.test(text) ? '' : text;
}
