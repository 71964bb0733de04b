/** Writes products in the formats that can be imported, so that nothing changes on the way. */
import type {
  FieldValue,
  ProductField,
} from '#app/features/catalogue/product/fields/product-field.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import type { WholeProduct } from './read/catalogue-row.ts';

type Cell = string | number;

type Row = Readonly<Record<string, FieldValue | null>>;

/** Empty for null. */
function toCell({ key, write }: ProductField, row: Row): Cell {
  const value = row[key] ?? '';
  if (value !== '' && write) return write(value);
  return typeof value === 'object' ? '' : value;
}

/** In the order of the fields. */
function toCells(product: Row): Cell[] {
  return PRODUCT_FIELDS.map((field) => toCell(field, product));
}

/** Options are pairs, which lose nothing of their order; whatever else is as in a cell. */
function toJson(product: WholeProduct): string {
  const row: Row = product;
  return JSON.stringify(
    Object.fromEntries(
      PRODUCT_FIELDS.map((field) => [
        field.name,
        field.type === 'jsonb' ? row[field.key] : toCell(field, row),
      ]),
    ),
  );
}

type CatalogueWriter = {
  /** What stands before the first product and after the last. */
  begin: string;
  end: string;
  /** The next products; `isFirst` before any other was written. */
  write(products: readonly WholeProduct[], isFirst: boolean): string;
};

export const catalogueWriters: Record<CatalogueFormat, CatalogueWriter> = {
  csv: {
    begin: csvHeader(PRODUCT_FIELDS.map(({ name }) => name)),
    end: '',
    write: (products) => csvRows(products.map(toCells)),
  },
  json: {
    begin: '[',
    end: '\n]\n',
    write: (products, isFirst) =>
      products
        .map((product, index) => `${isFirst && index === 0 ? '' : ','}\n${toJson(product)}`)
        .join(''),
  },
  jsonl: {
    begin: '',
    end: '',
    write: (products) => products.map((product) => `${toJson(product)}\n`).join(''),
  },
};
