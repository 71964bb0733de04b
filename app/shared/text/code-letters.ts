/** Codes that people type by hand: their letters, and how they are written. */

/** As those of an order's number: no word, and no letter that looks like another. */
export const CODE_LETTERS = 'CDFGHJKMNPQRTVWX34679';

const GROUPS = /.{4}(?=.)/g;

/** In groups of four, for the eye. */
export function formatCode(code: string): string {
  return code.replace(GROUPS, '$& ');
}

/** What was typed, in whatever capitals and groups; null if it is no code of so many letters. */
export function readLetters(text: string, length: number): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === length && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : null;
}
