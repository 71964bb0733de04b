/**
 * The collections of a product as a cell of a catalogue file has them: names or handles, a line each. One that begins
 * with # is a tag: where the shop has no such collection yet, it gets one without a title, which staff alone sees.
 */
import { messages } from '#app/features/catalogue/product/cells/messages/messages.ts';
import { readLine } from '#app/features/catalogue/product/cells/read-cell.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { MAX_COLLECTION, MAX_COLLECTIONS_OF_PRODUCT, RESERVED, toHandle } from './collection.ts';

/** Between the handle of a collection and the title that it gets if the shop has none of that handle. */
export const TITLE_FOLLOWS = '\t';

/** Before the handle of one that gets no title. */
export const IS_TAG = '#';

/** A collection as it is named: the title that it gets if the shop does not have it yet, none for a tag. */
export type NamedCollection = { handle: string; title: string | null; isTag: boolean };

/** What the lines of the field name. */
export function namedCollections(lines: string): NamedCollection[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const isTag = line.startsWith(IS_TAG);
      const [handle = '', title = null] = line.slice(isTag ? 1 : 0).split(TITLE_FOLLOWS);
      return { handle, title, isTag };
    });
}

/** A name as a line of the field. */
function readName(text: string): Result<{ handle: string; line: string }, string> {
  const read = readLine(text, MAX_COLLECTION.title + IS_TAG.length);
  if (!read.ok) return read;
  const isTag = read.value.startsWith(IS_TAG);
  const name = isTag ? read.value.slice(IS_TAG.length).trim() : read.value;
  const handle = toHandle(name);
  if (handle === '') return refused(messages.noLetter);
  if (handle === RESERVED) return refused(messages.reserved);
  // Some letters are several in lower case.
  if (Math.max(name.length, handle.length) > MAX_COLLECTION.handle) {
    return refused(messages.tooManyCharacters(name.length, MAX_COLLECTION.handle));
  }
  if (isTag) return done({ handle, line: `${IS_TAG}${handle}` });
  return done({ handle, line: name === handle ? handle : `${handle}${TITLE_FOLLOWS}${name}` });
}

/** Sorted by their handles, a line each; empty for none. Between them stand line breaks or bars. */
export function readCollections(text: string): Result<string, string> {
  const lines = new Map<string, string>();
  for (const part of text.split(/[\r\n|]+/)) {
    if (part.trim() === '') continue;
    const read = readName(part);
    if (!read.ok) return refused(`${JSON.stringify(part.trim().slice(0, 40))} ${read.refusal}`);
    const { handle, line } = read.value;
    const known = lines.get(handle);
    if (known === undefined || known.startsWith(IS_TAG)) lines.set(handle, line);
  }
  if (lines.size > MAX_COLLECTIONS_OF_PRODUCT) {
    return refused(messages.tooManyCollections(lines.size, MAX_COLLECTIONS_OF_PRODUCT));
  }
  const handles = [...lines.keys()].sort();
  return done(handles.map((handle) => lines.get(handle)).join('\n'));
}
