/** Validates the cells of a row: a row that can be imported, or everything that is wrong with it. */
import {
  PRODUCT_FIELDS,
  type ProductField,
} from '#app/features/catalogue/product/product-fields.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { CatalogueRow, FieldProblem } from './catalogue-row.ts';

type Cells = Readonly<Record<string, unknown>>;
type Value = string | number | null;

const NAMES = new Set(PRODUCT_FIELDS.map(({ name }) => name));

function findUnknown(cells: Cells): FieldProblem[] {
  return Object.keys(cells)
    .filter((name) => !NAMES.has(name))
    .map((field) => ({
      field,
      problem: `is not known: the fields are ${[...NAMES].join(', ')}`,
    }));
}

/** `cell` is text, or a JSON value: null is an absent cell, or an empty one where it is required. */
function readField({ ifAbsent, read }: ProductField, cell: unknown): Result<Value, string> {
  const isRequired = ifAbsent === 'refuse';
  if (isRequired && cell === undefined) return refused('is not there: write it');
  if (typeof cell === 'string') return read(cell);
  if (cell !== undefined && cell !== null) {
    return refused('is neither text nor a number: write one of them');
  }
  return isRequired ? read('') : done(null);
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
  return problems.length > 0 ? refused(problems) : done(row as CatalogueRow);
}
