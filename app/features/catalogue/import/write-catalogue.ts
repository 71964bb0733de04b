/** Writes products in the formats that can be imported, so that nothing changes on the way. */
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/product-fields.ts';
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import type { WholeProduct } from './catalogue-row.ts';

type Cell = string | number;

/** In the order of the fields. */
function toCells(product: Readonly<Record<string, Cell | null>>): Cell[] {
  return PRODUCT_FIELDS.map(({ key, write }) => {
    const value = product[key] ?? '';
    return write ? write(value) : value;
  });
}

function toJson(product: WholeProduct): string {
  const cells = toCells(product);
  return JSON.stringify(
    Object.fromEntries(PRODUCT_FIELDS.map(({ name }, index) => [name, cells[index]])),
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
