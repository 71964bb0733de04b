/** How a mailed code of an order is written: typed by hand, and too long to be guessed by anybody. */

/** As those of an order's number: no word, and no letter that looks like another. */
export const CODE_LETTERS = 'CDFGHJKMNPQRTVWX34679';
/** 21 letters to the power of 12 are 7 × 10¹⁵: no count of tries is needed, which a stranger could use up. */
export const CODE_LENGTH = 12;

const GROUPS = /.{4}(?=.)/g;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** In groups of four, for the eye. */
export function formatCode(code: string): string {
  return code.replace(GROUPS, '$& ');
}

/** What was typed, in whatever capitals and groups; null if it is no code. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
