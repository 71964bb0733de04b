/** A catalogue file, read row by row in constant memory, whatever its format. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Result, refused } from '#app/shared/result.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import type {
  CatalogueRow,
  Cells,
  FieldProblem,
  OnLeftOut,
  ReadCells,
  ReadRow,
  RowPlace,
  RowProblem,
} from './catalogue-row.ts';
import { decodeText } from './decode-text.server.ts';
import { countTags, htmlToText, isHtml } from './html-text.ts';
import { inTurns } from './in-turns.server.ts';
import { withoutBadPictures } from './pictures/readable-pictures.ts';
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

/**
 * What is done before the event loop serves requests again, in tags of HTML: each takes some 10 µs, a row
 * without any as long as five of them, and a hundred characters as long as one.
 */
const WORK_PER_TURN = 1_000;
const WORK_PER_ROW = 5;
const CHARACTERS_PER_WORK = 100;

function workOf({ description }: Cells): number {
  if (typeof description !== 'string') return WORK_PER_ROW;
  return WORK_PER_ROW + countTags(description) + description.length / CHARACTERS_PER_WORK;
}

/** A description that is written in HTML becomes text; pictures that cannot be shown are left out. */
function readCells(
  row: ReadCells & RowPlace,
  onLeftOut: OnLeftOut,
): Result<CatalogueRow, FieldProblem[]> {
  const cells = withoutBadPictures(row, onLeftOut);
  const { description } = cells;
  if (typeof description !== 'string' || !isHtml(description)) return readRow(cells);
  const read = htmlToText(description);
  if (!read.ok) return refused([{ field: 'description', problem: read.refusal }]);
  for (const what of read.value.leftOut) onLeftOut(`${what} of a description`, row);
  return readRow({ ...cells, description: read.value.text });
}

/**
 * Lets other work of the process go on between rows and between what is none, however much arrives at once. Throws
 * CatalogueFileError where the file cannot be read on.
 */
export async function* readCatalogue(
  bytes: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
  { encoding, onLeftOut = () => {} }: ReadOptions = {},
): AsyncGenerator<JudgedCells> {
  const text = decodeText(inTurns(bytes), encoding);
  let work = 0;
  for await (const read of READERS[format](text, onLeftOut)) {
    const { line, row } = read;
    const place: RowPlace = row === undefined ? { line } : { line, row };
    const cells = 'cells' in read ? read.cells : (read.known ?? {});
    const workOfRow = workOf(cells);
    if (work + workOfRow > WORK_PER_TURN) {
      await nextTurn();
      work = 0;
    }
    work += workOfRow;
    const validated = 'cells' in read ? readCells(read, onLeftOut) : refused(read.problems);
    yield validated.ok
      ? { place, row: validated.value, cells }
      : { problems: validated.refusal.map((problem) => ({ ...place, ...problem })), cells };
  }
}
