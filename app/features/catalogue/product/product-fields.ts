/**
 * The fields of a product as catalogue files, the staging table and the product table have them. This
 * list drives how an import reads, validates, stages, compares and writes a product, how an export writes it,
 * and what staff edits. To add a field, add its entry here and its column in db/schema/shop-schema.ts, and show it
 * in a view (docs/change-something.md).
 */

import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import { formatPlainCents } from '#app/shared/money.ts';
import { done, type Result } from '#app/shared/result.ts';
import { readOptions, writeOptions } from './cells/option-cell.ts';
import { readBarcode } from './cells/read-barcode.ts';
import {
  MAX_IMAGES,
  MAX_RATING,
  readGrams,
  readIdentifier,
  readImage,
  readImages,
  readLine,
  readParagraphs,
  readPosition,
  readRating,
  readUnits,
  requireText,
} from './cells/read-cell.ts';
import { readPrice } from './cells/read-price.ts';

export type FieldEditor = {
  label: string;
  hint?: string;
  /** The keyboard of a phone; that of text by default. */
  inputMode?: 'decimal' | 'numeric';
  /** Of several lines, so many rows high. */
  rows?: number;
  /** Its heading in the grid of the variants of a product, which each have their own; without it they share it. */
  grid?: string;
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
   * `--replace` treats every product as new. `leave` leaves it as it is even then.
   */
  ifAbsent: 'refuse' | 'refuse-new' | 'generate' | 'leave' | { default: FieldValue };
  /** It lies in the table of the stock, not in that of the products; null is not counted. */
  isStock?: true;
  /** Several values, one a line; an array in JSON. */
  isList?: true;
  /** Null is as if the cell were absent. */
  read(cell: string): Result<FieldValue | null, string>;
  /** Without it the value is exported as it is. */
  write?(value: FieldValue): string | number;
  /** How the form of the admin has it; without it staff does not edit the field. */
  edit?: FieldEditor;
  /** The line in docs/catalogue.md, as Markdown. */
  documentation: string;
};

export const MAX_CHARACTERS = {
  id: 180,
  title: 500,
  image: 2_000,
  variant: 200,
  description: 20_000,
  category: 100,
  brand: 100,
  sku: 100,
};

/** Nothing for 0, which stands for what is not known. */
function writeUnlessZero(write: (value: number) => string): (value: FieldValue) => string {
  return (value) => (typeof value === 'number' && value !== 0 ? write(value) : '');
}

const FIELDS = [
  {
    key: 'id',
    type: 'text',
    ifAbsent: 'refuse',
    read: (cell) => requireText(readIdentifier(cell, MAX_CHARACTERS.id)),
    documentation: `Identifies the product, in at most ${MAX_CHARACTERS.id} characters. Rows with the same \`id\` are variants (colours, sizes) of one product.`,
  },
  {
    key: 'title',
    type: 'text',
    ifAbsent: 'refuse-new',
    read: (cell) => requireText(readLine(cell, MAX_CHARACTERS.title)),
    edit: { label: 'Title' },
    documentation: `One line, at most ${MAX_CHARACTERS.title} characters.`,
  },
  {
    key: 'priceCents',
    name: 'price',
    column: 'price_cents',
    type: 'integer',
    ifAbsent: 'refuse-new',
    read: readPrice,
    // As text: no program that reads the file rounds it.
    write: formatPlainCents,
    edit: { label: 'Price in dollars', inputMode: 'decimal', grid: 'Price' },
    documentation:
      'Dollars and cents: `1094.98`, `1,094.98`, `1094,98`, `1.094,98`, with or without `$` or `USD` before or after it, from 0 to 999999.99.',
  },
  {
    key: 'wasCents',
    name: 'was',
    column: 'was_cents',
    type: 'integer',
    ifAbsent: { default: 0 },
    read: (cell) => (cell.trim() === '' ? done(0) : readPrice(cell)),
    write: writeUnlessZero(formatPlainCents),
    edit: {
      label: 'Price before, in dollars',
      inputMode: 'decimal',
      hint: 'Shown struck through while it is higher than the price. Empty: none.',
      grid: 'Was',
    },
    documentation:
      'The price before, as `price`; shown struck through, with what is saved, while it is higher. Empty or 0: none.',
  },
  {
    key: 'rating',
    type: 'integer',
    ifAbsent: { default: 0 },
    read: readRating,
    documentation: `A whole number from 0 to ${MAX_RATING}, shown as that many stars. Empty or 0: not rated yet.`,
  },
  {
    key: 'image',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readImage(cell, MAX_CHARACTERS.image),
    documentation:
      "An `https:` address, the path of a picture relative to the file's folder, or empty.",
  },
  {
    key: 'images',
    type: 'text',
    ifAbsent: { default: '' },
    isList: true,
    read: (cell) => readImages(cell, MAX_CHARACTERS.image),
    documentation: `More pictures of the same kind, with line breaks or \`\\|\` between them, at most ${MAX_IMAGES}; an array in JSON. Where there is no \`image\`, the first of them is it.`,
  },
  {
    key: 'variant',
    type: 'text',
    ifAbsent: 'generate',
    read(cell) {
      const variant = readIdentifier(cell, MAX_CHARACTERS.variant);
      return variant.ok && variant.value === '' ? done(null) : variant;
    },
    documentation:
      'Identifies what is bought, and is unique in the file. Without it the first row of an `id` is the variant `id`, the next ones are `id-2`, `id-3`, in the order of the file.',
  },
  {
    key: 'options',
    type: 'jsonb',
    ifAbsent: { default: [] },
    read: readOptions,
    write: writeOptions,
    edit: {
      label: 'Options',
      hint: 'What this variant differs by, such as Colour: Sand | Size: M. All variants of a product name the same ones.',
    },
    documentation: `What the variants of one \`id\` differ by, such as \`Colour: Sand \\| Size: M\`; see [Options](#options). In JSON an object, or pairs: \`[["Colour", "Sand"], ["Size", "M"]]\`.`,
  },
  {
    key: 'description',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readParagraphs(cell, MAX_CHARACTERS.description),
    edit: { label: 'Description', rows: 8, hint: 'Lines that begin with - are a list.' },
    documentation: `Text, at most ${MAX_CHARACTERS.description.toLocaleString('en-US')} characters; line breaks are preserved, and lines that begin with \`-\` are a list. HTML becomes such text.`,
  },
  {
    key: 'category',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.category),
    edit: { label: 'Category' },
    documentation: `Its name as shoppers read it, at most ${MAX_CHARACTERS.category} characters.`,
  },
  {
    key: 'brand',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.brand),
    edit: { label: 'Brand' },
    documentation: `Who makes it, at most ${MAX_CHARACTERS.brand} characters.`,
  },
  {
    key: 'sku',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.sku),
    edit: { label: 'SKU', hint: 'The article number of your own books.', grid: 'SKU' },
    documentation: `The article number of your own books, at most ${MAX_CHARACTERS.sku} characters.`,
  },
  {
    key: 'barcode',
    type: 'text',
    ifAbsent: { default: '' },
    read: readBarcode,
    edit: {
      label: 'Barcode',
      inputMode: 'numeric',
      hint: 'A GTIN (EAN, UPC): 8, 12, 13 or 14 digits.',
      grid: 'Barcode',
    },
    documentation:
      'A GTIN (EAN, UPC, ISBN-13) of 8, 12, 13 or 14 digits, of which the last one has to check the others.',
  },
  {
    key: 'weightGrams',
    name: 'weight',
    column: 'weight_grams',
    type: 'integer',
    ifAbsent: { default: 0 },
    read: readGrams,
    write: writeUnlessZero(String),
    edit: {
      label: 'Weight in grams',
      inputMode: 'numeric',
      hint: 'Empty: not known.',
      grid: 'Grams',
    },
    documentation: 'In whole grams. Empty or 0: not known.',
  },
  {
    key: 'position',
    type: 'integer',
    ifAbsent: 'generate',
    read: readPosition,
    documentation:
      'A whole number that sorts the products of the shop; products with the same position are sorted by variant. Without it a new product comes last.',
  },
  {
    key: 'stock',
    column: 'on_hand',
    type: 'integer',
    ifAbsent: 'leave',
    isStock: true,
    read: readUnits,
    documentation:
      'A whole number: how many lie on the shelf, with those that are sold and not shipped yet. Empty: as it was, which for a new product is not counted. See [stock.md](stock.md).',
  },
] as const satisfies readonly (Omit<ProductField, 'name' | 'column'> & Partial<ProductField>)[];

/** With their types, from which those of rows are derived. */
export type ListedField = (typeof FIELDS)[number];

type ValuesByType = { text: string; integer: number; jsonb: VariantOptions };

export type ValueOf<Field extends Pick<ProductField, 'type'>> = ValuesByType[Field['type']];

/** In the order in which an export writes them. */
export const PRODUCT_FIELDS: readonly ProductField[] = FIELDS.map((field) => ({
  ...{ name: field.key, column: field.key },
  ...field,
}));
