import { expect, test } from 'vitest';
import { readBarcode } from './read-barcode.ts';

test.for([
  ['4006381333931', '4006381333931'],
  ['96385074', '96385074'],
  ['0 36000 29145-2', '036000291452'],
  ["'10012345678902", '10012345678902'],
  [' ', ''],
] as const)('%j is the barcode %j', ([cell, value]) => {
  expect(readBarcode(cell)).toEqual({ ok: true, value });
});

test.for([
  [
    '4006381333932',
    '4006381333932 ends with 2, and its other digits say 1: look for a digit that is mistyped',
  ],
  [
    '36000291452',
    'has 11 digits: a barcode has 8, 12, 13 or 14; a spreadsheet drops zeros before them',
  ],
  ['ABC', '"ABC" is no barcode: write its 8, 12, 13 or 14 digits'],
] as const)('%j is refused: %s', ([cell, refusal]) => {
  expect(readBarcode(cell)).toEqual({ ok: false, refusal });
});
