/**
 * The fields of a product as catalogue files, the staging table and the product table have them. This
 * list drives how an import reads, validates, stages, compares and writes a product, how an export writes it,
 * and what staff edits. To add a field, add its entry here and its column in db/schema/catalogue-schema.ts, and show it
 * in a view (docs/change-something.md).
 */

import {
  readAltTexts,
  writeAltTexts,
} from '#app/features/catalogue/product/cells/alt-text-cell.ts';
import { MAX_OLD_PATHS, readOldPaths } from '#app/features/catalogue/product/cells/old-paths.ts';
import { readOptions } from '#app/features/catalogue/product/cells/option-cell.ts';
import { writePairs } from '#app/features/catalogue/product/cells/pair-cell.ts';
import { readBarcode } from '#app/features/catalogue/product/cells/read-barcode.ts';
import {
  MAX_IMAGES,
  MAX_RATING,
  readAddressPart,
  readGrams,
  readIdentifier,
  readImage,
  readImages,
  readLine,
  readParagraphs,
  readPosition,
  readRating,
  readUnits,
  readYesOrNo,
  requireText,
} from '#app/features/catalogue/product/cells/read-cell.ts';
import { readPrice, readTypedPrice } from '#app/features/catalogue/product/cells/read-price.ts';
import {
  MAX_COLLECTION,
  MAX_COLLECTIONS_OF_PRODUCT,
} from '#app/features/catalogue/product/collection/collection.ts';
import { readCollections } from '#app/features/catalogue/product/collection/collection-cell.ts';
import {
  MAX_DETAIL,
  MAX_OWN_FIELDS,
  readDetails,
  writeDetails,
} from '#app/features/catalogue/product/details/own-field.ts';
import { formatPlainCents, formatTypedCents } from '#app/shared/money/money.ts';
import { done } from '#app/shared/result.ts';
import { LAW_FIELDS } from './law-fields.ts';
import { MAX_CHARACTERS } from './max-characters.ts';
import type { FieldValue, ProductField } from './product-field.ts';

/** The price before is none where it is 0, or nothing stands there. */
const writeWas = (write: (cents: number) => string) => (value: FieldValue) =>
  value ? write(Number(value)) : '';
const readWas = (read: ProductField['read']) => (cell: string) =>
  cell.trim() === '' ? done(0) : read(cell);

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
    edit: {},
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
    typed: { read: readTypedPrice, write: formatTypedCents },
    edit: { inputMode: 'decimal', grid: true },
    documentation:
      'An amount in the currency of the shop, such as dollars and cents: `1094.98`, `1,094.98`, `1094,98`, `1.094,98`, with or without `$` or `USD` before or after it, from 0 to 999999.99.',
  },
  {
    key: 'wasCents',
    name: 'was',
    column: 'was_cents',
    type: 'integer',
    ifAbsent: { default: 0 },
    read: readWas(readPrice),
    write: writeWas(formatPlainCents),
    typed: { read: readWas(readTypedPrice), write: writeWas(formatTypedCents) },
    edit: { inputMode: 'decimal', grid: true },
    documentation: 'The price before, as `price`. Empty or 0: none.',
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
    key: 'altTexts',
    name: 'alt_texts',
    column: 'alt_texts',
    type: 'jsonb',
    ifAbsent: { default: [] },
    read: readAltTexts,
    write: writeAltTexts,
    documentation: `What pictures show: \`a.jpg: A lamp of brass \\| b.jpg: Its back\`. In JSON as \`options\`.`,
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
    write: writePairs,
    edit: {},
    documentation: `What the variants of one \`id\` differ by, such as \`Colour: Sand \\| Size: M\`; see [Options](catalogue.md#options). In JSON an object, or pairs: \`[["Colour", "Sand"], ["Size", "M"]]\`.`,
  },
  {
    key: 'description',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readParagraphs(cell, MAX_CHARACTERS.description),
    edit: { rows: 8 },
    documentation: `Text, at most ${MAX_CHARACTERS.description.toLocaleString('en-US')} characters; line breaks are preserved, and lines that begin with \`-\` are a list. HTML becomes such text.`,
  },
  {
    key: 'category',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readAddressPart(cell, MAX_CHARACTERS.category),
    edit: {},
    documentation: `Its name as shoppers read it, at most ${MAX_CHARACTERS.category} characters.`,
  },
  {
    key: 'collectionNames',
    name: 'collections',
    column: 'collections',
    type: 'text',
    ifAbsent: 'leave',
    table: 'collection_product',
    isList: true,
    read: readCollections,
    documentation: `Handles or names of [collections](catalogue.md#collections), with line breaks or \`\\|\` between them, at most ${MAX_COLLECTIONS_OF_PRODUCT} of at most ${MAX_COLLECTION.title} characters; an array in JSON. Empty: in none.`,
  },
  {
    key: 'brand',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.brand),
    edit: {},
    documentation: `Who makes it, at most ${MAX_CHARACTERS.brand} characters.`,
  },
  {
    key: 'sku',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.sku),
    edit: { grid: true },
    documentation: `The article number of your own books, at most ${MAX_CHARACTERS.sku} characters.`,
  },
  {
    key: 'barcode',
    type: 'text',
    ifAbsent: { default: '' },
    read: readBarcode,
    edit: { inputMode: 'numeric', grid: true },
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
    write: (value) => (value ? String(value) : ''),
    edit: { inputMode: 'numeric', grid: true },
    documentation: 'In whole grams. Empty or 0: not known.',
  },
  {
    key: 'shelf',
    type: 'text',
    ifAbsent: { default: '', isKept: true },
    read: (cell) => readLine(cell, MAX_CHARACTERS.shelf),
    edit: { grid: true },
    documentation: `Where it lies, such as \`B-12-3\`, at most ${MAX_CHARACTERS.shelf} characters: for [pick lists](admin.md), never for shoppers. Stays as \`old_paths\` does.`,
  },
  ...LAW_FIELDS,
  {
    key: 'details',
    type: 'jsonb',
    ifAbsent: { default: [] },
    read: readDetails,
    write: writeDetails,
    edit: { rows: 3 },
    documentation: `Values of the shop's own fields, such as \`Material: Wool\`, one a line or with \`\\|\` between them; an object in JSON. At most ${MAX_OWN_FIELDS}, each of at most ${MAX_DETAIL.value} characters. See [Own fields](catalogue.md#own-fields).`,
  },
  {
    key: 'metaTitle',
    name: 'meta_title',
    column: 'meta_title',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.metaTitle),
    edit: {},
    documentation: `The title for search engines, at most ${MAX_CHARACTERS.metaTitle} characters.`,
  },
  {
    key: 'metaDescription',
    name: 'meta_description',
    column: 'meta_description',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readLine(cell, MAX_CHARACTERS.metaDescription),
    edit: {},
    documentation: `Their text, at most ${MAX_CHARACTERS.metaDescription.toLocaleString('en-US')} characters.`,
  },
  {
    key: 'oldPaths',
    name: 'old_paths',
    column: 'old_paths',
    type: 'text',
    ifAbsent: { default: '', isKept: true },
    isList: true,
    read: readOldPaths,
    edit: { rows: 2 },
    documentation: `Addresses of an earlier shop that lead here, such as \`/products/lamp\`, listed as \`images\`, at most ${MAX_OLD_PATHS}. They stay without the column, also with \`--replace\`.`,
  },
  {
    key: 'withdrawn',
    column: 'is_withdrawn',
    type: 'integer',
    ifAbsent: { default: 0 },
    isState: true,
    read: readYesOrNo,
    write: (value) => (value === 1 ? 'yes' : ''),
    documentation: '`yes`: not on sale. Empty or `no`: on sale.',
  },
  {
    key: 'position',
    type: 'integer',
    ifAbsent: 'generate',
    read: readPosition,
    documentation:
      'A whole number that sorts the products, then the variant does. Without it a new product comes last.',
  },
  {
    key: 'stock',
    column: 'on_hand',
    type: 'integer',
    ifAbsent: 'leave',
    table: 'stock',
    read: readUnits,
    documentation:
      'How many lie on the shelf ([stock.md](stock.md)), also sold and not shipped. Empty: as it was; a new product is not counted.',
  },
] as const satisfies readonly (Omit<ProductField, 'name' | 'column'> & Partial<ProductField>)[];

/** With their types, from which those of rows are derived. */
export type ListedField = (typeof FIELDS)[number];

/** In the order in which an export writes them. */
export const PRODUCT_FIELDS: readonly ProductField[] = FIELDS.map((field) => ({
  ...{ name: field.key, column: field.key },
  ...field,
}));
