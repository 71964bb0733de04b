/** Reads barcodes: GTINs of 8, 12, 13 or 14 digits, the last of which checks the others. */
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

const LENGTHS = [8, 12, 13, 14];

/** From the right the digits before it count three times and once in turn. https://www.gs1.org/services/how-calculate-check-digit-manually */
function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((before, digit, place) => before + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Empty where there is none; spaces, hyphens and the apostrophe of a spreadsheet are dropped. */
export function readBarcode(cell: string): Result<string, string> {
  const code = cell.replace(/[\s'-]/g, '');
  if (code === '') return done('');
  if (!/^\d+$/.test(code)) {
    return refused(messages.noBarcode(JSON.stringify(cell.trim())));
  }
  if (!LENGTHS.includes(code.length)) {
    return refused(messages.barcodeLength(code.length));
  }
  const expected = checkDigitOf(code.slice(0, -1));
  if (code.endsWith(String(expected))) return done(code);
  return refused(messages.checkDigit(code, code.slice(-1), expected));
}
