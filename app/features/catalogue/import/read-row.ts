/** Judges the cells of a row: a row that can be imported, or everything that is wrong with it. */
import { done, type Result, refused } from '#app/shared/result.ts';
import {
  type CatalogueRow,
  COLUMNS,
  type FieldProblem,
  isColumn,
  REQUIRED_COLUMNS,
} from './catalogue-row.ts';
import { readPrice } from './read-price.ts';

/** The most characters that a field may have. */
const MAX_CHARACTERS = {
  id: 180,
  listing: 200,
  title: 500,
  image: 2_000,
  description: 20_000,
  category: 100,
};

const MAX_RATING = 10;

/** Cards that are added later find a place behind it. */
const MAX_POSITION = 900_000_000;

type Read<Value> = Result<Value, string>;
type Cells = Readonly<Record<string, unknown>>;

/** A JSON value as a cell: null is no cell at all. */
function readText(value: unknown): Read<string | null> {
  if (value === undefined || value === null) return done(null);
  if (typeof value === 'string') return done(value);
  return refused('is neither text nor a number: write one of them');
}

/** What no column can hold; newlines and tabs are only space. */
function brokenIn(text: string): string | null {
  if (text.includes('\uFFFD') || !text.isWellFormed()) {
    return `has a character that cannot be read in ${JSON.stringify(text.slice(0, 40))}: save the file as UTF-8, or say how it is saved, such as --encoding windows-1252`;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  const control = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.exec(text)?.[0];
  if (control === undefined) return null;
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `has the control character U+${code}, which cannot be seen: delete it`;
}

function checked(text: string, most: number): Read<string> {
  const broken = brokenIn(text);
  if (broken !== null) return refused(broken);
  if (text.length <= most) return done(text);
  return refused(`has ${text.length} characters: the most is ${most}`);
}

/** One line of text: every run of space is one space. */
function readLine(text: string | null, most: number): Read<string> {
  return checked((text ?? '').replace(/\s+/g, ' ').trim(), most);
}

function readName(text: string | null, most: number): Read<string> {
  const line = readLine(text, most);
  if (!line.ok || line.value === '') return line;
  if (/^\d([.,]\d+)?E\+\d+$/i.test(line.value)) {
    return refused(
      `${JSON.stringify(line.value)} is what a spreadsheet makes of a long number: format the column as text and type it again`,
    );
  }
  if (/^\.+$/.test(line.value)) return refused('is made of dots alone: it stands in addresses');
  return line;
}

function required(read: Read<string>): Read<string> {
  return read.ok && read.value === '' ? refused('is empty: every product needs one') : read;
}

function readImage(text: string | null): Read<string> {
  const image = checked((text ?? '').trim(), MAX_CHARACTERS.image);
  if (!image.ok || !/^[a-z][a-z\d+.-]+:/i.test(image.value)) return image;
  if (!URL.canParse(image.value)) return refused('is no address: check its spelling');
  if (/^https:/i.test(image.value)) return image;
  if (/^http:/i.test(image.value)) {
    return refused('begins with http: browsers show pictures in a shop from https addresses only');
  }
  return refused('is no https address: write one, or the path of a picture beside this file');
}

function readRating(text: string | null): Read<number> {
  const digits = /^(\d{1,2})(?:[.,]0*)?$/.exec((text ?? '').trim())?.[1];
  const rating = digits === undefined ? Number.NaN : Number(digits);
  if (rating <= MAX_RATING) return done(rating);
  return refused(`${JSON.stringify(text ?? '')} is no whole number from 0 to ${MAX_RATING}`);
}

function readPosition(text: string | null): Read<number | null> {
  const digits = (text ?? '').trim();
  if (digits === '') return done(null);
  if (/^\d{1,9}$/.test(digits) && Number(digits) <= MAX_POSITION) return done(Number(digits));
  return refused(
    `${JSON.stringify(digits)} is no whole number from 0 to ${MAX_POSITION}: or leave it empty`,
  );
}

function readCategory(text: string | null): Read<string | null> {
  return text === null ? done(null) : readLine(text, MAX_CHARACTERS.category);
}

function readDescription(text: string | null): Read<string | null> {
  if (text === null) return done(null);
  return checked(text.replace(/\r\n?/g, '\n').trim(), MAX_CHARACTERS.description);
}

/** Reads the cells of one row, by the names of their columns. */
export function readRow(cells: Cells): Result<CatalogueRow, FieldProblem[]> {
  const problems: FieldProblem[] = [];

  function read<Value>(field: string, judge: (text: string | null) => Read<Value>): Value | null {
    const text = readText(cells[field]);
    const value = text.ok ? judge(text.value) : text;
    if (value.ok) return value.value;
    problems.push({ field, problem: value.refusal });
    return null;
  }

  for (const field of Object.keys(cells)) {
    if (!isColumn(field)) {
      problems.push({ field, problem: `is not known: the fields are ${COLUMNS.join(', ')}` });
    }
  }
  const missing = REQUIRED_COLUMNS.filter((field) => cells[field] === undefined);
  for (const field of missing) problems.push({ field, problem: 'is not there: write it' });
  const id = read('id', (text) => required(readName(text, MAX_CHARACTERS.id)));
  const title = read('title', (text) => required(readLine(text, MAX_CHARACTERS.title)));
  const priceCents = read('price', (text) => readPrice(text ?? ''));
  const rating = read('rating', readRating);
  const image = read('image', readImage);
  const listing = read('listing', (text) => readName(text, MAX_CHARACTERS.listing));
  const description = read('description', readDescription);
  const category = read('category', readCategory);
  const position = read('position', readPosition);
  const isWhole =
    id !== null && title !== null && priceCents !== null && rating !== null && image !== null;
  if (problems.length > 0 || !isWhole) return refused(oncePerField(problems));
  return done({
    ...{ id, title, priceCents, rating, image },
    ...{ listing: listing || null, description, category, position },
  });
}

/** The first that was found tells most. */
function oncePerField(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(
    ({ field }, index) => problems.findIndex((one) => one.field === field) === index,
  );
}
