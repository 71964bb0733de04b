/** The first row of a CSV file: which column is what. */
import {
  CatalogueFileError,
  COLUMNS,
  type Column,
  isColumn,
  REQUIRED_COLUMNS,
} from './catalogue-row.ts';

/** The columns in the order of the file; throws CatalogueFileError when they are not ours. */
export function readHeader(names: readonly string[], line: number): Column[] {
  const columns: Column[] = [];
  // Empty cells after the last name are what a spreadsheet leaves of a deleted column.
  const last = names.findLastIndex((name) => name.trim() !== '');
  for (const [index, written] of names.slice(0, last + 1).entries()) {
    const name = written.trim().toLowerCase();
    if (!isColumn(name)) {
      const what =
        name === ''
          ? `column ${index + 1} has no name`
          : `the column ${JSON.stringify(written.trim())} is not known`;
      throw new CatalogueFileError(
        line,
        `${what}: name it one of ${COLUMNS.join(', ')}, or remove it.`,
      );
    }
    if (columns.includes(name)) {
      throw new CatalogueFileError(line, `there are two columns ${name}: remove one.`);
    }
    columns.push(name);
  }
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const needs = `the first row has to name the columns, and ${missing.join(', ')} is not among them`;
    throw new CatalogueFileError(line, `${needs}. The columns are ${COLUMNS.join(', ')}.`);
  }
  return columns;
}
