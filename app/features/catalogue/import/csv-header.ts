/** The first row of a CSV file, which names the columns. */
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/product-fields.ts';
import { CatalogueFileError, PROBLEM_COLUMN } from './catalogue-row.ts';

const NAMES = PRODUCT_FIELDS.map(({ name }) => name);
const REQUIRED_NAMES = PRODUCT_FIELDS.filter(({ ifAbsent }) => ifAbsent === 'refuse').map(
  ({ name }) => name,
);

/** In the order of the file. Throws CatalogueFileError for one unknown, missing or there twice. */
export function readHeader(cells: readonly string[], line: number): string[] {
  const columns: string[] = [];
  // Empty cells after the last name are what a spreadsheet leaves of a deleted column.
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [index, cell] of cells.slice(0, last + 1).entries()) {
    const name = cell.trim().toLowerCase();
    if (!NAMES.includes(name) && name !== PROBLEM_COLUMN) {
      const what =
        name === ''
          ? `column ${index + 1} has no name`
          : `the column ${JSON.stringify(cell.trim())} is not known`;
      throw new CatalogueFileError(
        line,
        `${what}: name it one of ${NAMES.join(', ')}, or remove it.`,
      );
    }
    if (columns.includes(name)) {
      throw new CatalogueFileError(line, `there are two columns ${name}: remove one.`);
    }
    columns.push(name);
  }
  const missing = REQUIRED_NAMES.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const needs = `the first row has to name the columns, and ${missing.join(', ')} is not among them`;
    throw new CatalogueFileError(line, `${needs}. The columns are ${NAMES.join(', ')}.`);
  }
  return columns;
}
