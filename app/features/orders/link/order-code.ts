/** How a mailed code of an order is written: typed by hand, and too long to be guessed by anybody. */
import { readLetters } from '#app/shared/text/code-letters.ts';

/** 21 letters to the power of 12 are 7 × 10¹⁵: no count of tries is needed, which a stranger could use up. */
export const CODE_LENGTH = 12;

/** What was typed, in whatever capitals and groups; null if it is no code. */
export function readCode(text: string): string | null {
  return readLetters(text, CODE_LENGTH);
}
