/** Which words and products complete what a shopper has typed so far, and how many. */
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';

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

/** So many words are considered for it, and judged by the titles of so many products. */
export const MAX_CONSIDERED_WORDS = 12;
export const MAX_CONSIDERED_PRODUCTS = 24;

/** A single letter begins too many words to suggest products for. */
export function isVague(words: readonly string[]): boolean {
  const [only = ''] = words;
  return words.length === 1 && [...only].length === 1;
}

/**
 * The same words, those first that say what products are: each product counts once, however many colours it has, and the
 * more the earlier a word stands in its title. So `kettle` of "Electric kettle" comes before `keeps` of "Flask that keeps
 * tea warm". Words that count alike stay in their order.
 */
export function orderCompletions(
  words: readonly string[],
  products: readonly { title: string }[],
): string[] {
  const weights = new Map<string, number>();
  for (const { title } of products) {
    for (const [place, word] of typedWords(title.toLowerCase()).entries()) {
      weights.set(word, (weights.get(word) ?? 0) + 1 / (1 + place));
    }
  }
  const weightOf = (word: string) => weights.get(word) ?? 0;
  return words.toSorted((one, other) => weightOf(other) - weightOf(one));
}
