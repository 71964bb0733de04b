/** A catalogue file, read row by row in constant memory, whatever its format. */

import type { CatalogueFormat } from './catalogue-format.ts';
import type { CatalogueRow, ReadRow, RowPlace, RowProblem } from './catalogue-row.ts';
import { decodeText } from './decode-text.server.ts';
import { readCsv } from './read-csv.server.ts';
import { readJson, readJsonLines } from './read-json.server.ts';
import { readRow } from './read-row.ts';

const READERS: Record<CatalogueFormat, (text: AsyncIterable<string>) => AsyncGenerator<ReadRow>> = {
  csv: readCsv,
  json: readJson,
  jsonl: readJsonLines,
};

/** A row, or what is wrong with it. */
export type JudgedRow = { place: RowPlace; row: CatalogueRow } | { problems: RowProblem[] };

/** `encoding` as `decodeText` has it. Throws CatalogueFileError where the file cannot be read on. */
export async function* readCatalogue(
  bytes: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
  encoding?: string,
): AsyncGenerator<JudgedRow> {
  for await (const read of READERS[format](decodeText(bytes, encoding))) {
    const { line, row } = read;
    const place: RowPlace = row === undefined ? { line } : { line, row };
    const validated =
      'cells' in read ? readRow(read.cells) : { ok: false as const, refusal: read.problems };
    yield validated.ok
      ? { place, row: validated.value }
      : { problems: validated.refusal.map((problem) => ({ ...place, ...problem })) };
  }
}
