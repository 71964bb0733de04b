/** How many words and products complete what a shopper has typed so far. */

/**
 * The most words that stand for an unfinished last word in a search. Each is a list of the index to
 * read, and those of one or two letters are long.
 */
export function maxCompletions(last: string): number {
  return [...last].length < 3 ? 6 : 12;
}

/** The same for suggestions: a list of six products needs fewer. */
export const MAX_SUGGESTED_COMPLETIONS = 5;

/** The length of the list under the search box. */
export const MAX_SUGGESTED_WORDS = 4;
export const MAX_SUGGESTED_PRODUCTS = 6;

/** A single letter begins too many words to suggest products for. */
export function isVague(words: readonly string[]): boolean {
  const [only = ''] = words;
  return words.length === 1 && [...only].length === 1;
}
