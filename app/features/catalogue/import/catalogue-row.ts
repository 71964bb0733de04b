/** What a row of a catalogue file says, whichever format it is written in (docs/catalogue.md). */

export const REQUIRED_COLUMNS = ['id', 'title', 'price', 'rating', 'image'] as const;
const OPTIONAL_COLUMNS = ['listing', 'description', 'category', 'position'] as const;

export type Column = (typeof REQUIRED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];

/** In the order in which an export writes them. */
export const COLUMNS: readonly Column[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

export function isColumn(name: string): name is Column {
  return COLUMNS.some((column) => column === name);
}

/** A row that can be imported. Null is what the file does not say. */
export type CatalogueRow = {
  id: string;
  title: string;
  priceCents: number;
  rating: number;
  /** An address, a path of the shop or the path of a file; empty when there is no picture. */
  image: string;
  listing: string | null;
  description: string | null;
  category: string | null;
  position: number | null;
};

/** What is wrong with one field, or with the row as a whole, and what to do about it. */
export type FieldProblem = { field: string | null; problem: string };

/** Where a row begins in its file; `row` is what a spreadsheet calls it, where that differs. */
export type RowPlace = { line: number; row?: number };

export type RowProblem = RowPlace & FieldProblem;

/** What a reader gives: the cells by their columns, or what is wrong with the row. */
export type ReadRow = RowPlace &
  ({ cells: Readonly<Record<string, unknown>> } | { problems: FieldProblem[] });

/** What makes the whole file unreadable, or unreadable from here on. */
export class CatalogueFileError extends Error {
  constructor(line: number | null, problem: string) {
    super(line === null ? problem : `line ${line}: ${problem}`);
  }
}

/** `line 14 (row 9), price: …` */
export function describeProblem({ line, row, field, problem }: RowProblem): string {
  const place = row === undefined || row === line ? `line ${line}` : `line ${line} (row ${row})`;
  return `${place}${field === null ? '' : `, ${field}`}: ${problem}`;
}
