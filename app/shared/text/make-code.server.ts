/** Makes codes that nobody can guess. */
import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from './code-letters.ts';

const randomLetter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length));

export function makeCode(length: number): string {
  return Array.from({ length }, randomLetter).join('');
}
