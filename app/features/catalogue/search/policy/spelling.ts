/** When a spelling is corrected, and which searches are tried when nothing matches. */

/** The most words of a query that are corrected; each is a query of the trigrams. */
const MAX_CORRECTED = 4;

/** A shorter word is no misspelt word either: nearly every other one is near it. */
const MIN_MISSPELT_LETTERS = 3;

/** A longer word is no misspelt word of the catalogue. */
const MAX_MISSPELT_LETTERS = 40;

/** The most searches that are tried before the shop gives up. */
const MAX_TRIES = 5;

/** The most similar words that are compared by edit distance. */
export const MAX_SIMILAR_WORDS = 50;

/** The smallest share of trigrams that similar words have in common. */
export const MIN_SIMILARITY = 0.2;

/** The most letters by which the lengths of similar words differ. */
export const MAX_LENGTH_DIFFERENCE = 3;

/** The words to correct; `known` are those that the catalogue has. */
export function wordsToCorrect(words: readonly string[], known: ReadonlySet<string>): string[] {
  return words
    .filter((word) => !known.has(word))
    .filter(({ length }) => length >= MIN_MISSPELT_LETTERS && length <= MAX_MISSPELT_LETTERS)
    .slice(0, MAX_CORRECTED);
}

/** The texts to search for instead, the nearest first: corrected, without an end word, word by word. */
export function alternativeTexts(words: readonly string[], corrected: readonly string[]): string[] {
  const alternatives = [
    ...(corrected.join() === words.join() ? [] : [corrected]),
    ...(corrected.length > 1 ? [corrected.slice(0, -1), corrected.slice(1)] : []),
    ...(corrected.length > 2 ? corrected.map((word) => [word]) : []),
  ];
  return alternatives.slice(0, MAX_TRIES).map((alternative) => alternative.join(' '));
}
