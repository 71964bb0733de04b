/** Rows of catalogue files and whole products, with a value for every field of the list. */
import type {
  CatalogueRow,
  WholeProduct,
} from '#app/features/catalogue/import/read/catalogue-row.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';

function valuesOf(pick: (ifAbsent: unknown) => unknown): object {
  return Object.fromEntries(PRODUCT_FIELDS.map(({ key, ifAbsent }) => [key, pick(ifAbsent)]));
}

/** A row that leaves out everything optional. */
export function catalogueRow(id: string, change: Partial<CatalogueRow> = {}): CatalogueRow {
  const required = { id, title: id, priceCents: 100, rating: 3, image: '' };
  return { ...(valuesOf(() => null) as CatalogueRow), ...required, ...change };
}

/** A product whose optional fields have their defaults. */
export function wholeProduct(change: Partial<WholeProduct> = {}): WholeProduct {
  const defaults = valuesOf(
    (ifAbsent) => (ifAbsent as { default?: string | number }).default ?? null,
  );
  const others = {
    id: '1',
    title: 'Lamp',
    priceCents: 1,
    rating: 0,
    image: '',
    collectionNames: '',
  };
  return { ...(defaults as WholeProduct), ...others, variant: '1', position: 1, ...change };
}
