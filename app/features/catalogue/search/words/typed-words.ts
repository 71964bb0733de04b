/** Normalises and splits what a shopper types into a search box. */

/** A longer query is cut; no title is longer. */
export const MAX_QUERY_LETTERS = 200;

/** More words are ignored: each one costs a lookup in the index. */
const MAX_WORDS = 12;

/** The query as it is searched for and shown: storable characters only, at most MAX_QUERY_LETTERS. */
export function tidyQuery(typed: string): string {
  // PostgreSQL stores neither lone surrogates nor NUL.
  const letters = typed.toWellFormed().replaceAll('\0', '').trim();
  return [...letters].slice(0, MAX_QUERY_LETTERS).join('').trim();
}

/** Words are runs of letters and digits, separated by anything else; each one once, as it was typed. */
export function typedWords(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Whether what was typed ends in a sign after its last word, as in `c++`: the word is not begun but whole. */
export function endsInSign(text: string): boolean {
  return /[\p{L}\p{N}\p{M}][^\p{L}\p{N}\p{M}\s]+$/u.test(text);
}
