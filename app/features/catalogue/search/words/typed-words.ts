/** What a shopper types, as words to search by. */

/** What is longer is cut: no title is. */
export const MAX_QUERY_LETTERS = 200;

/** Nobody means more; each word costs a look into the index. */
const MAX_WORDS = 12;

/** The text as it is searched for and shown: no sign that a database cannot hold, no longer than told. */
export function tidyQuery(typed: string): string {
  // Half a pair of surrogates is no sign, and PostgreSQL's text holds no NUL.
  const letters = typed.toWellFormed().replaceAll('\0', '').trim();
  return [...letters].slice(0, MAX_QUERY_LETTERS).join('').trim();
}

/** Letters and digits make words, every other sign is a gap; each word once, as it was typed. */
export function typedWords(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}
