/** Reads and validates the cells of a product. A refusal says what is wrong and how to correct it. */
import { parseUnitContent } from '#app/features/catalogue/product/price/unit-price.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

type Read<Value> = Result<Value, string>;

/** The highest rating that a product can have. */
export const MAX_RATING = 10;

/** As many pictures as a product has beside its first. */
export const MAX_IMAGES = 20;

/** Leaves room behind it for products that are added later. */
const MAX_POSITION = 900_000_000;

/** Characters that no column can store; line breaks and tabs are white space. */
function findUnstorable(text: string): string | null {
  if (text.includes('\uFFFD') || !text.isWellFormed()) {
    return messages.unreadable(JSON.stringify(text.slice(0, 40)));
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  const control = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.exec(text)?.[0];
  if (control === undefined) return null;
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return messages.controlCharacter(code);
}

function validateText(text: string, maxCharacters: number): Read<string> {
  const unstorable = findUnstorable(text);
  if (unstorable !== null) return refused(unstorable);
  if (text.length <= maxCharacters) return done(text);
  return refused(messages.tooManyCharacters(text.length, maxCharacters));
}

/** One line of text: each run of white space becomes one space. */
export function readLine(text: string, maxCharacters: number): Read<string> {
  return validateText(text.replace(/\s+/g, ' ').trim(), maxCharacters);
}

/** A line that is the last part of addresses: what a browser or the router takes for another address is refused. */
export function readAddressPart(text: string, maxCharacters: number): Read<string> {
  const line = readLine(text, maxCharacters);
  if (!line.ok) return line;
  if (/^\.+$/.test(line.value)) return refused(messages.dotsAlone);
  // The data of the page of what stands before it.
  if (line.value.endsWith('.data')) return refused(messages.endsInData);
  return line;
}

/** An identifier, which becomes part of addresses. */
export function readIdentifier(text: string, maxCharacters: number): Read<string> {
  const part = readAddressPart(text, maxCharacters);
  if (part.ok && /^\d([.,]\d+)?E\+\d+$/i.test(part.value)) {
    return refused(messages.longNumber(JSON.stringify(part.value)));
  }
  return part;
}

/** Plain text of any number of lines; each line break becomes a newline. */
export function readParagraphs(text: string, maxCharacters: number): Read<string> {
  return validateText(text.replace(/\r\n?/g, '\n').trim(), maxCharacters);
}

/** Refuses an empty text. */
export function requireText(read: Read<string>): Read<string> {
  return read.ok && read.value === '' ? refused(messages.isEmpty) : read;
}

/** An `https:` address, a path of the shop or of a file, or nothing. */
export function readImage(text: string, maxCharacters: number): Read<string> {
  const image = validateText(text.trim(), maxCharacters);
  if (!image.ok || !/^[a-z][a-z\d+.-]+:/i.test(image.value)) return image;
  if (!URL.canParse(image.value)) return refused(messages.noAddress);
  if (/^https:/i.test(image.value)) return image;
  if (/^http:/i.test(image.value)) {
    return refused(messages.httpPicture);
  }
  return refused(messages.noHttps);
}

/** Images between line breaks or bars; one a line, each once. */
export function readImages(text: string, maxCharacters: number): Read<string> {
  const images = new Set<string>();
  for (const cell of text.split(/[\r\n|]+/)) {
    const image = readImage(cell, maxCharacters);
    if (!image.ok) return refused(`${JSON.stringify(cell.trim())} ${image.refusal}`);
    if (image.value !== '') images.add(image.value);
  }
  if (images.size <= MAX_IMAGES) return done([...images].join('\n'));
  return refused(messages.tooManyPictures(images.size, MAX_IMAGES));
}

/** A whole number of stars, 0 when empty; decimals of zero, as spreadsheets add them, are dropped. */
export function readRating(text: string): Read<number> {
  if (text.trim() === '') return done(0);
  const digits = /^(\d{1,2})(?:[.,]0*)?$/.exec(text.trim())?.[1];
  const rating = digits === undefined ? Number.NaN : Number(digits);
  if (rating <= MAX_RATING) return done(rating);
  return refused(messages.noWholeNumber(JSON.stringify(text), MAX_RATING));
}

/** Null when the cell is empty. */
export function readPosition(text: string): Read<number | null> {
  const digits = text.trim();
  if (digits === '') return done(null);
  if (/^\d{1,9}$/.test(digits) && Number(digits) <= MAX_POSITION) return done(Number(digits));
  return refused(messages.noPosition(JSON.stringify(digits), MAX_POSITION));
}

/** The most units of a product, in nine digits. */
export const MAX_SHELF_UNITS = 999_999_999;

/** Units on a shelf, null when the cell is empty; decimals of zero, as spreadsheets add them, are dropped. */
export function readUnits(text: string): Read<number | null> {
  if (text.trim() === '') return done(null);
  const digits = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text.trim())?.[1];
  if (digits !== undefined) return done(Number(digits));
  return refused(messages.noUnits(JSON.stringify(text)));
}

/** Whole grams, 0 when empty; decimals of zero, as spreadsheets add them, are dropped. */
export function readGrams(text: string): Read<number> {
  const units = readUnits(text.replace(/\s*g$/i, ''));
  if (units.ok) return done(units.value ?? 0);
  return refused(messages.noGrams(JSON.stringify(text)));
}

/** As unit-price.ts spells it; empty where nothing stands there. */
export function readUnitContent(text: string): Read<string> {
  if (text.trim() === '') return done('');
  const content = parseUnitContent(text);
  return content
    ? done(content.text)
    : refused(messages.noUnitContent(JSON.stringify(text.slice(0, 40))));
}

/** 1 for `yes`, as a program or a spreadsheet may write it; 0 for `no` and when the cell is empty. */
export function readYesOrNo(text: string): Read<number> {
  const word = text.trim().toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return done(1);
  if (['', 'no', 'false', '0'].includes(word)) return done(0);
  return refused(messages.neitherYesNorNo(JSON.stringify(text.trim().slice(0, 40))));
}

/** The same as a text: `yes`, or empty. */
export function readYes(text: string): Read<string> {
  const read = readYesOrNo(text);
  return read.ok ? done(read.value === 1 ? 'yes' : '') : read;
}
