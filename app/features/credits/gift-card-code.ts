/** How the code of a gift card is written: typed by hand, and too long to be guessed by anybody. */
import { readLetters } from '#app/shared/text/code-letters.ts';

/** 21 letters to the power of 16 are 10²¹. No discount code that people make up looks like one. */
export const GIFT_CARD_LETTERS = 16;

const ENDING_LETTERS = 4;

/** What was typed, in whatever capitals and groups; null if it is no code of a gift card. */
export function readGiftCardCode(text: string): string | null {
  return readLetters(text, GIFT_CARD_LETTERS);
}

/** What staff and orders show of it. */
export function endingOf(code: string): string {
  return code.slice(-ENDING_LETTERS);
}

/** As a card is named, such as `•••• 7KQF`. */
export function maskedCode(ending: string): string {
  return `•••• ${ending}`;
}
