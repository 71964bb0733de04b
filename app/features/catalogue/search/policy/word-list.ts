/** Which words of the catalogue are listed, to complete and correct what shoppers type. */

/** The most common ones are listed; a rarer word is found when it is typed in full. */
export const MAX_LISTED_WORDS = 100_000;

export const MIN_WORD_LETTERS = 2;
export const MAX_WORD_LETTERS = 40;
