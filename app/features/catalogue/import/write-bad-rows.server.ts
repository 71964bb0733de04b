/** The bad rows of a catalogue file as a file of their own, which can be mended and imported. */
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import { CatalogueFileError, type Cells, PROBLEM_COLUMN } from './read/catalogue-row.ts';
import { type JudgedCells, readCatalogue } from './read/read-catalogue.server.ts';

type BadRowsOptions = {
  format: CatalogueFormat;
  encoding: string | undefined;
  /** What only the whole file, the catalogue or the pictures show to be wrong, by the line. */
  laterProblems: ReadonlyMap<number, string>;
};

/** What is wrong with a row; null for a good one. */
function problemOf(judged: JudgedCells, later: ReadonlyMap<number, string>): string | null {
  if ('row' in judged) return later.get(judged.place.line) ?? null;
  return judged.problems
    .map(({ line, field, problem }) => `line ${line}${field ? `, ${field}` : ''}: ${problem}`)
    .join('; ');
}

function toCsv(columns: readonly string[], cells: Cells, problem: string): string {
  return csvRows([[...columns.map((column) => String(cells[column] ?? '')), problem]]);
}

/** CSV for a CSV file, with its columns; JSON Lines for the others. Ends where the file cannot be read on. */
export async function* writeBadRows(
  bytes: AsyncIterable<Uint8Array>,
  { format, encoding, laterProblems }: BadRowsOptions,
): AsyncGenerator<string, void> {
  let columns: readonly string[] | null = null;
  try {
    for await (const judged of readCatalogue(bytes, format, { encoding })) {
      const { [PROBLEM_COLUMN]: _old, ...cells } = judged.cells;
      if (columns === null && format === 'csv') {
        columns = Object.keys(cells);
        yield csvHeader([...columns, PROBLEM_COLUMN]);
      }
      const problem = problemOf(judged, laterProblems);
      if (problem === null) continue;
      yield columns
        ? toCsv(columns, cells, problem)
        : `${JSON.stringify({ ...cells, [PROBLEM_COLUMN]: problem })}\n`;
    }
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error;
  }
}

/** The extension of such a file. */
export function badRowsExtension(format: CatalogueFormat): string {
  return format === 'csv' ? 'csv' : 'jsonl';
}
