/** A catalogue file, read row by row in constant memory, whatever its format. */

import type { CatalogueFormat } from './catalogue-format.ts';
import type {
  CatalogueRow,
  Cells,
  OnLeftOut,
  ReadCells,
  ReadRow,
  RowPlace,
  RowProblem,
} from './catalogue-row.ts';
import { decodeText } from './decode-text.server.ts';
import { htmlToText, isHtml } from './html-text.ts';
import { readCsv } from './read-csv.server.ts';
import { readJson, readJsonLines } from './read-json.server.ts';
import { readRow } from './read-row.ts';

type Reader = (text: AsyncIterable<string>, onLeftOut: OnLeftOut) => AsyncGenerator<ReadRow>;

const READERS: Record<CatalogueFormat, Reader> = {
  csv: readCsv,
  json: readJson,
  jsonl: readJsonLines,
};

/** A row, or what is wrong with it. */
export type JudgedRow = { place: RowPlace; row: CatalogueRow } | { problems: RowProblem[] };

/** With its cells as they were read; empty where they could not be. */
export type JudgedCells = JudgedRow & { cells: Cells };

type ReadOptions = {
  /** As `decodeText` has it. */
  encoding?: string | undefined;
  onLeftOut?: OnLeftOut;
};

/** A description that is written in HTML becomes text. */
function withTextDescription<Row extends ReadCells & RowPlace>(row: Row, onLeftOut: OnLeftOut) {
  const { description } = row.cells;
  if (typeof description !== 'string' || !isHtml(description)) return row.cells;
  const { text, leftOut } = htmlToText(description);
  for (const what of leftOut) onLeftOut(`${what} of a description`, row);
  return { ...row.cells, description: text };
}

/** Throws CatalogueFileError where the file cannot be read on. */
export async function* readCatalogue(
  bytes: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
  { encoding, onLeftOut = () => {} }: ReadOptions = {},
): AsyncGenerator<JudgedCells> {
  for await (const read of READERS[format](decodeText(bytes, encoding), onLeftOut)) {
    const { line, row } = read;
    const place: RowPlace = row === undefined ? { line } : { line, row };
    const validated =
      'cells' in read
        ? readRow(withTextDescription(read, onLeftOut))
        : { ok: false as const, refusal: read.problems };
    const cells = 'cells' in read ? read.cells : (read.known ?? {});
    yield validated.ok
      ? { place, row: validated.value, cells }
      : { problems: validated.refusal.map((problem) => ({ ...place, ...problem })), cells };
  }
}
