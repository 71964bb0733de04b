/** JSON and JSON Lines, product by product; numbers stay as they are written, so prices are exact. */
import { Assembler } from 'stream-json/core/assembler.js';
import { jsonParser, type ParserOptions, type Token } from 'stream-json/core/parser.js';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { CatalogueFileError, type ReadRow } from './catalogue-row.ts';

type Text = AsyncIterable<string>;

/** A product of more is a mistake, such as a brace that is never closed. */
const MAX_CHARACTERS_PER_PRODUCT = 200_000;

/** Pieces of text, none longer than a line, with the number of the line that each is of. */
async function* readLines(text: Text): AsyncGenerator<{ line: number; piece: string }> {
  let line = 1;
  for await (const chunk of text) {
    for (const piece of chunk.split(/(?<=\n)/)) {
      yield { line, piece };
      if (piece.endsWith('\n')) line += 1;
    }
  }
}

function toRow(line: number, value: unknown): ReadRow {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { line, cells: value as Record<string, unknown> };
  }
  return { line, problems: [{ field: null, problem: messages.notAProduct }] };
}

/** Throws when the text is no JSON. */
function createTokenizer(options: ParserOptions = {}) {
  const parse = jsonParser({ packValues: true, streamValues: false, ...options });
  return (text: string): Token[] => {
    const tokens = parse(text);
    return typeof tokens === 'symbol' ? [] : tokens.values;
  };
}

/** A file that holds one array of products. Throws CatalogueFileError where it is no JSON. */
export async function* readJson(text: Text): AsyncGenerator<ReadRow> {
  const tokenize = createTokenizer();
  const assembler = new Assembler({ numberAsString: true });
  let state: 'before' | 'inside' | 'after' = 'before';
  let startLine = 1;
  let charactersSince = 0;
  for await (const { line, piece } of readLines(text)) {
    let tokens: Token[];
    try {
      tokens = tokenize(piece);
    } catch {
      throw new CatalogueFileError(line, messages.fileIsNoJson);
    }
    charactersSince += piece.length;
    for (const token of tokens) {
      if (state === 'before') {
        if (token.name !== 'startArray') {
          throw new CatalogueFileError(line, messages.noArray);
        }
        state = 'inside';
        continue;
      }
      if (state === 'inside' && assembler.done) {
        if (token.name === 'endArray') {
          state = 'after';
          continue;
        }
        startLine = line;
        charactersSince = 0;
        if (!token.name.startsWith('start')) {
          yield toRow(line, null);
          continue;
        }
      }
      assembler.consume(token);
      if (assembler.done) yield toRow(startLine, assembler.current);
    }
    if (!assembler.done && charactersSince > MAX_CHARACTERS_PER_PRODUCT) {
      throw new CatalogueFileError(startLine, messages.productNotEnded(MAX_CHARACTERS_PER_PRODUCT));
    }
  }
  if (state === 'before') throw new CatalogueFileError(null, messages.emptyFile);
  if (state === 'inside') throw new CatalogueFileError(null, messages.arrayNotEnded);
}

/** One product a line; a line that is no JSON is a bad row, and the next is read. */
export async function* readJsonLines(text: Text): AsyncGenerator<ReadRow> {
  let tokenize = createTokenizer({ jsonStreaming: true });
  let written = '';
  function read(line: number): ReadRow {
    const assembler = new Assembler({ numberAsString: true });
    try {
      const tokens = tokenize(`${written}\n`);
      for (const token of tokens) {
        if (assembler.done && assembler.current !== null) throw new Error('Two values on one line');
        assembler.consume(token);
      }
      if (!assembler.done) throw new Error('A value that does not end');
      return toRow(line, assembler.current);
    } catch {
      // A new tokenizer: the state of the old one belongs to the bad line.
      tokenize = createTokenizer({ jsonStreaming: true });
      return { line, problems: [{ field: null, problem: messages.isNoJson }] };
    }
  }
  let number = 1;
  let isTooLong = false;
  for await (const { line, piece } of readLines(text)) {
    number = line;
    if (!isTooLong) written += piece;
    if (written.length > MAX_CHARACTERS_PER_PRODUCT) {
      yield {
        line,
        problems: [{ field: null, problem: messages.productTooLong(MAX_CHARACTERS_PER_PRODUCT) }],
      };
      isTooLong = true;
      written = '';
    }
    if (!piece.endsWith('\n')) continue;
    if (written.trim() !== '') yield read(line);
    isTooLong = false;
    written = '';
  }
  if (written.trim() !== '') yield read(number);
}
