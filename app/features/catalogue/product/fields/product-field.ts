/** What a field of a product is: how it is read, stored, written and edited. The fields themselves are product-fields.ts. */
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import type { Result } from '#app/shared/result.ts';

/** Its words are in field-words.ts. */
export type FieldEditor = {
  /** The keyboard of a phone; that of text by default. */
  inputMode?: 'decimal' | 'numeric';
  /** Of several lines, so many rows high. */
  rows?: number;
  /** Whether it is a column of the grid of the variants of a product, which each have their own; else they share it. */
  grid?: true;
};

export type FieldValue = string | number | VariantOptions;

export type ProductField = {
  /** The property of a row in the code, and of the Drizzle table. */
  key: string;
  /** The column of a CSV file and the key of a JSON object; the `key` by default. */
  name: string;
  /** The column of the product table and of the staging table; the `key` by default. */
  column: string;
  /** The type of the column: strings, whole numbers, or the options of a variant. */
  type: 'text' | 'integer' | 'jsonb';
  /**
   * When a row lacks the field: `refuse` the row, `generate` a value, or leave the product's value as it
   * is. For a new product that is `default`; `refuse-new` refuses the row instead. An import with
   * `--replace` treats every product as new. `leave` leaves it as it is even then, as does `isKept`.
   */
  ifAbsent: 'refuse' | 'refuse-new' | 'generate' | 'leave' | { default: FieldValue; isKept?: true };
  /** Where it lies, if not in the table of the products; null of the stock is not counted. */
  table?: 'stock' | 'collection_product';
  /** Whether it is sold, which the product table has as the moment from which it is not. */
  isState?: true;
  /** Several values, one a line; an array in JSON. */
  isList?: true;
  /** Null is as if the cell were absent. */
  read(cell: string): Result<FieldValue | null, string>;
  /** Without it the value is exported as it is. */
  write?(value: FieldValue): string | number;
  /** How the form of the admin has it; without it staff does not edit the field. */
  edit?: FieldEditor;
  /** As people type it, where files have it otherwise: amounts, with the decimal sign of the shop's language. */
  typed?: Required<Pick<ProductField, 'read' | 'write'>>;
  /** The line in docs/product-fields.md, as Markdown. */
  documentation: string;
};

type ValuesByType = { text: string; integer: number; jsonb: VariantOptions };

export type ValueOf<Field extends Pick<ProductField, 'type'>> = ValuesByType[Field['type']];
