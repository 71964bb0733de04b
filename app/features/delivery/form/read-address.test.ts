import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS_FIELDS, AUTOFILL_NAMES } from '#app/features/delivery/address/address.ts';
import { COUNTRIES } from '#app/features/delivery/address/countries.ts';
import { countryChoices } from '#app/features/delivery/address/country-names.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { readAddress } from './read-address.ts';

const ANN = {
  name: 'Ann Lee',
  'address-line1': '1 Main St',
  'address-line2': '',
  'address-level2': 'Springfield',
  'address-level1': 'IL',
  'postal-code': '62701',
  country: 'US',
};

describe('a postal address', () => {
  test.each([
    ['no region', { 'address-level1': '' }],
    ['no postal code, where there are none', { country: 'HK', 'postal-code': '' }],
    ['no postal code, where few use it', { country: 'IE', 'postal-code': '' }],
    ['no town, in a city state', { country: 'SG', 'address-level2': '', 'address-level1': '' }],
    ['no town, where it is written with the street', { country: 'JP', 'address-level2': '' }],
    ['letters of any script', { name: '李雷', 'address-level2': 'Þórshöfn' }],
    ['a house without a number', { 'address-line1': 'The Old Mill' }],
    ['one letter a field', { name: 'X', 'address-line1': 'Y', 'address-level2': 'Å' }],
    ['a postal code of letters', { country: 'GB', 'postal-code': 'SW1A 1AA' }],
  ])('may have %s', (_what, fields) => {
    expect(readAddress({ ...ANN, ...fields })).toMatchObject({ ok: true });
  });

  test.each([
    ['name', { name: ' \t' }, 'Who is it for?'],
    ['name', { name: '\u200b' }, 'Who is it for?'],
    ['line1', { 'address-line1': '' }, 'Which street and number?'],
    ['city', { 'address-level2': '\n' }, 'Which town or city?'],
    ['postalCode', { 'postal-code': '' }, 'Which postal code?'],
    ['region', { country: 'JP', 'address-level1': '' }, 'Which state or region?'],
    ['country', { country: '' }, 'Choose a country'],
    ['country', { country: 'us' }, 'Choose a country'],
    ['country', { country: 'EU' }, 'Choose a country'],
    ['name', { name: 'x'.repeat(101) }, 'Use at most 100 letters'],
    ['postalCode', { 'postal-code': '1'.repeat(21) }, 'Use at most 20 letters'],
  ])('is refused for its %s: %j', (field, fields, problem) => {
    const read = readAddress({ ...ANN, ...fields });
    expect(read).toMatchObject({ ok: false, problems: { [field]: problem } });
    expect(Object.keys(read.ok ? {} : read.problems)).toEqual([field]);
  });

  test.each(['+47 22 00 00 00', '(030) 123-456', '030/1234 x 12', '٠١٢٣٤٥'])(
    'may have a phone number: %s',
    (tel) => {
      expect(readAddress({ ...ANN, tel }, 'optional')).toMatchObject({ address: { phone: tel } });
    },
  );

  test.each([
    ['required', '', 'Which phone number?'],
    ['optional', '1234', 'This is not a phone number'],
    ['optional', 'call me at 12345', 'This is not a phone number'],
    ['optional', '1'.repeat(31), 'Use at most 30 letters'],
  ] as const)('is refused for its phone number, %s: %s', (asked, tel, problem) => {
    expect(readAddress({ ...ANN, tel }, asked)).toMatchObject({
      ...{ ok: false, problems: { phone: problem } },
    });
  });

  test('has no phone number where none is asked for, or given', () => {
    for (const read of [readAddress({ ...ANN, tel: '12345' }), readAddress(ANN, 'optional')]) {
      expect(read.ok && read.address).not.toHaveProperty('phone');
    }
  });

  test('turns nothing around it where it is printed', () => {
    const read = readAddress({ ...ANN, name: '\u202eeeL nnA', 'address-line1': 'شارع 1\u200f' });
    expect(read).toMatchObject({ address: { name: 'eeL nnA', line1: 'شارع 1\u200f' } });
  });

  test('comes back as it was typed when something is missing', () => {
    const read = readAddress({ ...ANN, name: '', 'address-line2': ' Flat  2 ' });
    expect(read).toMatchObject({ typed: { line1: '1 Main St', line2: 'Flat 2', country: 'US' } });
    expect(readAddress(null).ok).toBe(false);
  });

  test.each(['constructor', '__proto__', 'us', 'EU', 'Nowhere'])(
    'comes back with no country chosen when %s was posted, which no page has a form for',
    (country) => {
      expect(readAddress({ ...ANN, country })).toMatchObject({ typed: { country: '' } });
    },
  );

  test('is one line a field that a database can store, whatever is posted', () => {
    const fields = fc.record(
      Object.fromEntries(
        Object.values(AUTOFILL_NAMES).map((name) => [name, fc.string({ unit: 'binary' })]),
      ),
    );
    fc.assert(
      fc.property(fields, (posted) => {
        const read = readAddress({ ...posted, country: 'NO' });
        const address = read.ok ? read.address : read.typed;
        for (const field of ADDRESS_FIELDS) {
          expect(isStorable(address[field])).toBe(true);
          expect(address[field]).not.toMatch(/[\n\r]|^\s|\s$/);
          expect(address[field].isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

test('every country has one code and a name of its own', () => {
  expect(new Set(COUNTRIES).size).toBe(250);
  const names = countryChoices();
  expect(new Set(names.map(([, name]) => name)).size).toBe(250);
  for (const [code, name] of names) expect(name, code).not.toBe(code);
});
