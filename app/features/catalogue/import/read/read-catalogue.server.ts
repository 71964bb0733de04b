/** A catalogue file, read row by row in constant memory, whatever its format. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { MAX_IMAGES, readImage } from '#app/features/catalogue/product/cells/read-cell.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { type Result, refused } from '#app/shared/result.ts';
import {
  CatalogueFileError,
  type CatalogueRow,
  type Cells,
  type FieldProblem,
  type OnLeftOut,
  type ReadCells,
  type ReadRow,
  type RowPlace,
  type RowProblem,
} from './catalogue-row.ts';
import { countTags, htmlToText, isHtml } from './html-text.ts';
import { readCsv } from './read-csv.server.ts';
import { readJson, readJsonLines } from './read-json.server.ts';
import { readRow } from './read-row.ts';

/** So many bytes are at most as many rows, such as blank lines: a few milliseconds of work. */
const BYTES_PER_TURN = 4_096;

type Bytes = AsyncIterable<Uint8Array>;

const OFFICE_FILES = [
  [[0x50, 0x4b, 0x03, 0x04], 'archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'oldSheet'],
  [[0x1f, 0x8b], 'compressed'],
] as const;

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

const NO_REDUCTION =
  'from the pages of the shop, the price before (was) of a product that is not above its price: it is kept';

function isNoReduction({ priceCents, wasCents }: CatalogueRow): boolean {
  return priceCents !== null && !!wasCents && wasCents <= priceCents;
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
  for (const what of read.value.leftOut) onLeftOut(messages.ofDescription(what), row);
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
    if (validated.ok && isNoReduction(validated.value)) onLeftOut(NO_REDUCTION, place);
    yield validated.ok
      ? { place, row: validated.value, cells }
      : { problems: validated.refusal.map((problem) => ({ ...place, ...problem })), cells };
  }
}

/** Null when it does not begin with a byte-order mark. */
function markedEncodingOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function refuseOfficeFile(start: Uint8Array): void {
  for (const [signature, what] of OFFICE_FILES) {
    if (signature.every((byte, index) => start[index] === byte)) {
      throw new CatalogueFileError(null, messages.officeFile(messages.officeFiles[what]));
    }
  }
}

/**
 * Text, without the byte-order mark; what is not in the encoding becomes U+FFFD. `unmarked` is the
 * encoding of a file without such a mark, by a label that TextDecoder knows. Throws CatalogueFileError
 * for a file that is no text.
 */
async function* decodeText(bytes: Bytes, unmarked = 'utf-8'): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder === null) {
      refuseOfficeFile(chunk);
      decoder = new TextDecoder(markedEncodingOf(chunk) ?? unmarked);
    }
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

/** The same bytes; a turn of the event loop lies between any so many of them. */
async function* inTurns(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let leftBytes = BYTES_PER_TURN;
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; ) {
      if (leftBytes === 0) {
        await nextTurn();
        leftBytes = BYTES_PER_TURN;
      }
      const piece = chunk.subarray(start, start + leftBytes);
      start += piece.length;
      leftBytes -= piece.length;
      yield piece;
    }
  }
}

/** The cells without the pictures whose address cannot be read or shown, each of which is left out. */
function withoutBadPictures(row: ReadCells & RowPlace, onLeftOut: OnLeftOut): Cells {
  const { cells } = row;

  function readable(field: 'image' | 'images', between: RegExp | string, most: number): Cells {
    const cell = cells[field];
    const all = Array.isArray(cell) ? cell : [cell];
    if (!all.every((one) => typeof one === 'string')) return {};
    const good: string[] = [];
    for (const picture of all.flatMap((one) => one.split(between))) {
      const read = readImage(picture, MAX_CHARACTERS.image);
      if (!read.ok) onLeftOut(messages.pictureThat(read.refusal), row);
      else if (read.value !== '' && !good.includes(read.value)) good.push(read.value);
    }
    if (good.length > most) onLeftOut(messages.morePictures(most), row);
    return {
      [field]:
        good.length === 0 && all.some((one) => one.trim() !== '')
          ? null
          : good.slice(0, most).join('\n'),
    };
  }

  return { ...cells, ...readable('image', '\n', 1), ...readable('images', /[\r\n|]+/, MAX_IMAGES) };
}
