import { describe, expect, test } from 'vitest';
import { UNION_MEMBERS } from '#app/shared/european-union.ts';
import { readVatNumber, VAT_NUMBER_COUNTRIES } from './vat-number.ts';

const exampleOf = (country: string) => {
  const read = readVatNumber(`${country}?`);
  return read.ok ? null : read.refusal.example;
};

describe('a VAT number', () => {
  test('has a form in every country of the Union and in Northern Ireland, with an example of it', () => {
    const known = UNION_MEMBERS.map((country) => (country === 'GR' ? 'EL' : country));
    expect(VAT_NUMBER_COUNTRIES).toEqual([...known, 'XI'].toSorted());
    for (const country of VAT_NUMBER_COUNTRIES) {
      const example = exampleOf(country) ?? '';
      expect(readVatNumber(example)).toEqual({ ok: true, value: example });
      expect(readVatNumber(`${example}00000000000`).ok).toBe(false);
    }
  });

  test.each([
    ['atu 1234-5678', 'ATU12345678'],
    ['GR 123 456 789', 'EL123456789'],
    ['NL.123456789.B.01', 'NL123456789B01'],
    ['IE1A23456B', 'IE1A23456B'],
    ['ES12345678Z', 'ES12345678Z'],
  ])('is read from %j', (typed, number) => {
    expect(readVatNumber(typed)).toEqual({ ok: true, value: number });
  });

  test.each([
    ['AT12345678', 'ATU12345678'],
    ['DE12345678', 'DE123456789'],
    ['ES123456789', 'ESB12345678'],
    ['', null],
    ['123456789', null],
    ['US123456789', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%j is refused, with what it should look like', (typed, example) => {
    expect(readVatNumber(typed)).toEqual({ ok: false, refusal: { example } });
  });
});
