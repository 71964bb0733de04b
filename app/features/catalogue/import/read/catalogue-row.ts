/** The rows of catalogue files, whichever format they are written in (docs/catalogue.md). */
import * as z from 'zod';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type {
  FieldValue,
  ProductField,
  ValueOf,
} from '#app/features/catalogue/product/fields/product-field.ts';
import {
  type ListedField,
  PRODUCT_FIELDS,
} from '#app/features/catalogue/product/fields/product-fields.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';

/** A valid row. Null is what the file leaves out. `image` and `images` may still be paths of files. */
export type CatalogueRow = {
  [Field in ListedField as Field['key']]: Field['ifAbsent'] extends 'refuse'
    ? ValueOf<Field>
    : ValueOf<Field> | null;
};

/** A product with every field of the catalogue; of what is not counted `stock` is null. */
export type WholeProduct = {
  [Field in ListedField as Field['key']]: Field extends { table: 'stock' }
    ? ValueOf<Field> | null
    : ValueOf<Field>;
};

const SCHEMAS = { text: z.string(), integer: z.int(), jsonb: optionsSchema };

export function schemaOf({ type }: ProductField): z.ZodType<FieldValue> {
  return SCHEMAS[type];
}

/** `CatalogueRow` as JSON, between processes. */
export const catalogueRowSchema = z.object(
  Object.fromEntries(
    PRODUCT_FIELDS.map((field) => [
      field.key,
      field.ifAbsent === 'refuse' ? schemaOf(field) : schemaOf(field).nullable(),
    ]),
  ),
) as z.ZodType<unknown> as z.ZodType<CatalogueRow>;

/** `WholeProduct` as JSON, between processes. */
export const wholeProductSchema = z.object(
  Object.fromEntries(
    PRODUCT_FIELDS.map((field) => [
      field.key,
      field.table === 'stock' ? schemaOf(field).nullable() : schemaOf(field),
    ]),
  ),
) as z.ZodType<unknown> as z.ZodType<WholeProduct, WholeProduct>;

/** What is wrong with one field, or with the row as a whole, and how to correct it. */
export type FieldProblem = { field: string | null; problem: string };

/** Where a row begins in its file; `row` is its number in a spreadsheet, where that differs. */
export type RowPlace = { line: number; row?: number };

export type RowProblem = RowPlace & FieldProblem;

/** The cells of a row by their columns. */
export type Cells = Readonly<Record<string, unknown>>;

export type ReadCells = { cells: Cells };

/** What a reader yields: the cells of a row, or what is wrong with it and the cells as far as they are known. */
export type ReadRow = RowPlace & (ReadCells | { problems: FieldProblem[]; known?: Cells });

/** The column of a file of bad rows that says what is wrong with each. An import does not read it. */
export const PROBLEM_COLUMN = 'problem';

/** What of it: a product as a whole, by its name; something of a product when absent; a whole column. */
export type LeftOutKind = { product: string } | 'column';

/**
 * Called with something that a file has and the catalogue has no place for, in the singular. What matters most is said
 * first: whole products, then what was lost of one, then columns.
 */
export type OnLeftOut = (what: string, place: RowPlace, kind?: LeftOutKind) => void;

/** The file cannot be read at all, or from here on. */
export class CatalogueFileError extends Error {
  constructor(line: number | null, problem: string) {
    super(line === null ? problem : messages.problemAt(messages.lineAt(line), problem));
  }
}

/** `line 14 (row 9), price: …` */
export function describeProblem({ line, row, field, problem }: RowProblem): string {
  const place =
    row === undefined || row === line ? messages.lineAt(line) : messages.lineOfRow(line, row);
  return messages.problemAt(field === null ? place : `${place}, ${field}`, problem);
}
