import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_OWN_FIELDS,
  type OwnField,
  problemOfDetails,
  readDetails,
  withField,
  writeDetails,
} from './own-field.ts';

const fields: OwnField[] = [
  { name: 'Material', type: 'text', isShown: true },
  { name: 'Height in cm', type: 'number', isShown: true },
  { name: 'Washable', type: 'yes-no', isShown: false },
];

test('values stand one a line or between bars, and blank lines are none', () => {
  const read = readDetails('Material: Wool\r\n\r\nHeight in cm: 12 | Washable: yes\n');
  expect(read).toEqual({
    ok: true,
    value: [
      ['Material', 'Wool'],
      ['Height in cm', '12'],
      ['Washable', 'yes'],
    ],
  });
});

test('any values are the same after they were written', () => {
  const part = fc
    .string({ minLength: 1, maxLength: 30 })
    .map((text) => text.replace(/\s+/g, ' ').trim());
  const seen = fc
    .uniqueArray(fc.tuple(part, part), { maxLength: 5, selector: ([name]) => name.toLowerCase() })
    .filter((pairs) => pairs.flat().every((text) => text !== '' && readDetails(`A: ${text}`).ok));
  fc.assert(
    fc.property(seen, (details) => {
      expect(readDetails(writeDetails(details))).toEqual({ ok: true, value: details });
    }),
  );
});

test.each([
  ['Materiel', 'Wool', 'names "Materiel", which is no own field of this shop: its fields are'],
  ['Height in cm', '12 cm', 'has "12 cm" as Height in cm, which is a number: write digits'],
  ['Washable', 'maybe', 'has "maybe" as Washable, which is yes or no: write one of them'],
])('%s: %s is refused', (name, value, problem) => {
  expect(problemOfDetails([[name, value]], fields)).toContain(problem);
});

test('values of each type are taken', () => {
  const details = [
    ['Material', 'Wool: 80 % | silk'],
    ['Height in cm', '-12.5'],
    ['Washable', 'no'],
  ] as const;
  expect(problemOfDetails(details, fields)).toBeNull();
  expect(problemOfDetails([['Care', 'cold']], [])).toContain('it has declared none yet');
});

test('a field is declared once, whatever its capitals, and so many at most', () => {
  expect(withField(fields, { name: 'Care', type: 'text', isShown: true })).toMatchObject({
    value: { length: 4 },
  });
  const shown: OwnField = { name: 'Washable', type: 'text', isShown: true };
  expect(withField(fields, shown)).toEqual({ ok: true, value: [fields[0], fields[1], shown] });
  expect(withField(fields, { ...shown, name: 'washable' })).toMatchObject({
    refusal: expect.stringContaining('is spelt "Washable" already'),
  });
  const many = Array.from({ length: MAX_OWN_FIELDS }, (_, index) => ({
    ...shown,
    name: `${index}`,
  }));
  expect(withField(many, shown).ok).toBe(false);
});
