/** Validates the cells of a row: a row that can be imported, or everything that is wrong with it. */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { pairsOf } from '#app/features/catalogue/product/cells/pair-cell.ts';
import type {
  FieldValue,
  ProductField,
} from '#app/features/catalogue/product/fields/product-field.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import {
  type CatalogueRow,
  type Cells,
  type FieldProblem,
  PROBLEM_COLUMN,
} from './catalogue-row.ts';

type Value = FieldValue | null;

const NAMES = new Set(PRODUCT_FIELDS.map(({ name }) => name));

function findUnknown(cells: Cells): FieldProblem[] {
  return Object.keys(cells)
    .filter((name) => !NAMES.has(name) && name !== PROBLEM_COLUMN)
    .map((field) => ({
      field,
      problem: messages.unknownField([...NAMES].join(', ')),
    }));
}

/** `cell` is text, or a JSON value: null is an absent cell, or an empty one where it is required. */
function readField(
  { ifAbsent, isList, type, read, write = String }: ProductField,
  cell: unknown,
): Result<Value, string> {
  if (ifAbsent === 'refuse' && cell === undefined) return refused(messages.notThere);
  if (typeof cell === 'string') return read(cell);
  if (isList && Array.isArray(cell) && cell.every((one) => typeof one === 'string')) {
    return read(cell.join('\n'));
  }
  if (type === 'jsonb' && cell !== undefined && cell !== null) {
    const pairs = pairsOf(cell);
    return pairs ? read(String(write(pairs))) : refused(messages.noTexts);
  }
  if (cell !== undefined && cell !== null) {
    return refused(messages.neitherTextNorNumber);
  }
  const isRequired = ifAbsent === 'refuse' || ifAbsent === 'refuse-new';
  return isRequired && cell === null ? read('') : done(null);
}

/** The first of several pictures is the one of cards, unless the row names that one by itself. */
function withFirstImage(row: CatalogueRow): CatalogueRow {
  const { image, images } = row;
  if (!images) return row;
  const all = images.split('\n');
  if (image) return { ...row, images: all.filter((one) => one !== image).join('\n') };
  const [first = '', ...others] = all;
  return { ...row, image: first, images: others.join('\n') };
}

/** Reads the cells of one row, by the names of their columns. */
export function readRow(cells: Cells): Result<CatalogueRow, FieldProblem[]> {
  const problems = findUnknown(cells);
  const row: Record<string, Value> = {};
  for (const field of PRODUCT_FIELDS) {
    const value = readField(field, cells[field.name]);
    if (value.ok) row[field.key] = value.value;
    else problems.push({ field: field.name, problem: value.refusal });
  }
  return problems.length > 0 ? refused(problems) : done(withFirstImage(row as CatalogueRow));
}
