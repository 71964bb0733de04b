/** Writes products in the formats that can be imported, so that nothing changes on the way. */
import { stringify } from 'csv-stringify/sync';
import { formatPlainCents } from '#app/shared/money.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import { COLUMNS } from './catalogue-row.ts';

/** A product with all that the catalogue knows of it. */
export type WholeProduct = {
  id: string;
  title: string;
  priceCents: number;
  rating: number;
  image: string;
  listing: string;
  description: string;
  category: string;
  position: number;
};

/** Prices as text: no program that reads the file makes another number of them. */
function toFields({ priceCents, ...product }: WholeProduct): Record<string, string | number> {
  const fields = { ...product, price: formatPlainCents(priceCents) };
  return Object.fromEntries(COLUMNS.map((column) => [column, fields[column]]));
}

export type CatalogueWriter = {
  /** What stands before the first product and after the last. */
  begin: string;
  end: string;
  /** The next products; `isFirst` before any other was written. */
  write(products: readonly WholeProduct[], isFirst: boolean): string;
};

const csvWriter: CatalogueWriter = {
  begin: `${COLUMNS.join(',')}\r\n`,
  end: '',
  write: (products) =>
    stringify(
      products.map((product) => Object.values(toFields(product))),
      { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
    ),
};

const jsonLinesWriter: CatalogueWriter = {
  begin: '',
  end: '',
  write: (products) => products.map((product) => `${JSON.stringify(toFields(product))}\n`).join(''),
};

const jsonWriter: CatalogueWriter = {
  begin: '[',
  end: '\n]\n',
  write: (products, isFirst) =>
    products
      .map(
        (product, index) =>
          `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(toFields(product))}`,
      )
      .join(''),
};

export const catalogueWriters: Record<CatalogueFormat, CatalogueWriter> = {
  csv: csvWriter,
  json: jsonWriter,
  jsonl: jsonLinesWriter,
};
