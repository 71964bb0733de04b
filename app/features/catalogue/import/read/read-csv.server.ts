/** CSV row by row, as spreadsheets and programs write it (RFC 4180 and what is made of it). */
import { type CsvError, Parser } from 'csv-parse';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { PlatformTable } from '#app/features/catalogue/import/platforms/platform-table.ts';
import { findPlatformTable } from '#app/features/catalogue/import/platforms/platform-tables.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { readCsvCell } from '#app/shared/csv-file.ts';
import {
  CatalogueFileError,
  type FieldProblem,
  type OnLeftOut,
  PROBLEM_COLUMN,
  type ReadRow,
  type RowPlace,
} from './catalogue-row.ts';

const NAMES = PRODUCT_FIELDS.map(({ name }) => name);
const REQUIRED_NAMES = PRODUCT_FIELDS.filter(({ ifAbsent }) => ifAbsent === 'refuse').map(
  ({ name }) => name,
);

const DELIMITERS = [',', ';', '\t', '|'];

/** Excel writes it, and hides it, as the first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/** A quote that is never closed would swallow the file. A cell below it that is too long is a bad row. */
const MAX_BYTES_PER_ROW = 5_000_000;

/** The header line is looked for in so much of the file. */
const MAX_HEADER_CHARACTERS = 10_000;

type Text = AsyncIterator<string>;
/** The number of the row counts those that are blank. */
type CsvRow = { record: string[]; lines: number; row: number };

/** Reads on until the first two lines are whole. */
async function readStart(text: Text): Promise<string> {
  let start = '';
  while (start.length < MAX_HEADER_CHARACTERS && start.split('\n').length < 3) {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
}

/** Null is the end. */
async function* wholeText(start: string, rest: Text): AsyncGenerator<string | null> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  yield null;
}

/** What the parser cannot go on after. */
function fileErrorOf(error: CsvError, line: number): CatalogueFileError {
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new CatalogueFileError(line, messages.rowTooLong(MAX_BYTES_PER_ROW));
    case 'CSV_QUOTE_NOT_CLOSED':
      return new CatalogueFileError(line, messages.quoteNotClosed);
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return new CatalogueFileError(line, messages.quoteInside);
    default:
      return new CatalogueFileError(line, error.message);
  }
}

function toRow(
  columns: readonly string[],
  record: readonly string[],
  place: { line: number; row: number },
):
  | (RowPlace & { cells: Record<string, string> })
  | (RowPlace & { problems: FieldProblem[]; known: Record<string, string> }) {
  const cells = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']));
  const extra = record.slice(columns.length).findIndex((cell) => cell.trim() !== '');
  const count = extra === -1 ? record.length : columns.length + extra + 1;
  if (extra !== -1 || count < columns.length) {
    const problem = messages.cellCount(count, columns.length, extra !== -1);
    // No cell is lost: those that are too many stand in the last column.
    const last = columns.at(-1) ?? '';
    const known = { ...cells, [last]: record.slice(columns.length - 1).join(',') };
    return { ...place, problems: [{ field: null, problem }], known };
  }
  return { ...place, cells };
}

/**
 * The parser's own stream gives up the rows that it has read when the next one is bad. It compares each row
 * with its first, and makes an error with a stack of every one of another length, relaxed or not, which takes
 * longer than all else: so each is its first, and the rows are counted here.
 */
function createCsvReader(options: { delimiter: string; fromLine: number }) {
  let rows: CsvRow[] = [];
  let row = 0;
  let failed: CsvError | null = null;
  const parser = new Parser({
    ...options,
    relaxColumnCount: true,
    maxRecordSize: MAX_BYTES_PER_ROW,
    onRecord(record: string[], { lines }) {
      row += 1;
      counters.records = 0;
      rows.push({ record: record.map(readCsvCell), lines, row });
      return null;
    },
  });
  const counters: { records: number } = parser.info;
  parser.resume();
  const ended = new Promise<void>((resolve) => {
    parser.once('end', resolve);
    parser.once('error', (error: CsvError) => {
      failed = error;
      resolve();
    });
  });
  return {
    /** The rows that end with this text; null at the end of the file. */
    async read(text: string | null): Promise<CsvRow[]> {
      if (text === null) {
        parser.end();
        await ended;
      } else {
        const written = new Promise<void>((resolve) => parser.write(text, () => resolve()));
        await Promise.race([written, ended]);
      }
      const read = rows;
      rows = [];
      return read;
    },
    /** What reading ended with; the rows before it were read. */
    failure: (): CsvError | null => failed,
  };
}

/** The rows after the header. Throws CatalogueFileError where reading cannot go on. */
export async function* readCsv(
  text: AsyncIterable<string>,
  onLeftOut: OnLeftOut,
): AsyncGenerator<ReadRow> {
  const source = text[Symbol.asyncIterator]();
  const start = await readStart(source);
  if (start.trim() === '') throw new CatalogueFileError(null, messages.emptyFile);
  const { delimiter, linesBefore } = csvDialect(start);
  const reader = createCsvReader({ delimiter, fromLine: linesBefore + 1 });
  let columns: readonly string[] | null = null;
  let foreign: PlatformTable | null = null;
  let line = linesBefore + 1;
  for await (const piece of wholeText(start, source)) {
    for (const { record, lines, row } of await reader.read(piece)) {
      const place = { line, row: row + linesBefore };
      line = lines + 1;
      if (columns === null) {
        foreign = findPlatformTable(record, onLeftOut);
        columns = foreign?.columns ?? readHeader(record, place.line);
      } else if (record.some((cell) => cell.trim() !== '')) {
        const read = toRow(columns, record, place);
        if (foreign && 'cells' in read) yield* foreign.read(read);
        else yield read;
      }
    }
    const failure = reader.failure();
    if (failure) throw fileErrorOf(failure, line);
  }
  if (foreign) yield* foreign.end();
}

/**
 * `start` holds the header line. The delimiter is the candidate that it has most of, outside quotes;
 * `linesBefore` the header is one where Excel's `sep=;` stands there.
 */
function csvDialect(start: string): { delimiter: string; linesBefore: number } {
  const declared = SEPARATOR_LINE.exec(start)?.[1];
  if (declared !== undefined) return { delimiter: declared, linesBefore: 1 };
  const header = start.slice(0, Math.max(0, start.search(/[\r\n]/)) || undefined);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  const [best = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  return { delimiter: best, linesBefore: 0 };
}

/** In the order of the file. Throws CatalogueFileError for one unknown, missing or there twice. */
function readHeader(cells: readonly string[], line: number): string[] {
  const columns: string[] = [];
  // Empty cells after the last name are what a spreadsheet leaves of a deleted column.
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [index, cell] of cells.slice(0, last + 1).entries()) {
    const name = cell.trim().toLowerCase();
    if (!NAMES.includes(name) && name !== PROBLEM_COLUMN) {
      const names = NAMES.join(', ');
      throw new CatalogueFileError(
        line,
        name === ''
          ? messages.columnWithoutName(index + 1, names)
          : messages.unknownColumn(JSON.stringify(cell.trim()), names),
      );
    }
    if (columns.includes(name)) {
      throw new CatalogueFileError(line, messages.columnTwice(name));
    }
    columns.push(name);
  }
  const missing = REQUIRED_NAMES.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const problem = messages.columnsMissing(missing.join(', '), NAMES.join(', '));
    throw new CatalogueFileError(line, problem);
  }
  return columns;
}
