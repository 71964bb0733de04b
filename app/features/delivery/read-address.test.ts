import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { ADDRESS_FIELDS, AUTOFILL_NAMES } from './address.ts';
import { addressLines, sentToText } from './address-lines.ts';
import { COUNTRIES } from './countries.ts';
import { countryChoices } from './country-names.ts';
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

/** The address of these fields, which must be one. */
function addressOf(fields: Record<string, string>) {
  const read = readAddress(fields);
  if (!read.ok) throw new Error(`No address: ${JSON.stringify(read.problems)}`);
  return read.address;
}

describe('a postal address', () => {
  test.each([
    ['no region', { 'address-level1': '' }],
    ['no postal code, where there are none', { country: 'HK', 'postal-code': '' }],
    ['no postal code, where few use it', { country: 'IE', 'postal-code': '' }],
    ['letters of any script', { name: '李雷', 'address-level2': 'Þórshöfn' }],
    ['a house without a number', { 'address-line1': 'The Old Mill' }],
    ['one letter a field', { name: 'X', 'address-line1': 'Y', 'address-level2': 'Å' }],
    ['a postal code of letters', { country: 'GB', 'postal-code': 'SW1A 1AA' }],
  ])('may have %s', (_what, fields) => {
    expect(readAddress({ ...ANN, ...fields })).toMatchObject({ ok: true });
  });

  test.each([
    ['name', { name: ' \t' }, 'Who is it for?'],
    ['line1', { 'address-line1': '' }, 'Which street and number?'],
    ['city', { 'address-level2': '\n' }, 'Which town or city?'],
    ['postalCode', { 'postal-code': '' }, 'Which postal code?'],
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

  test('comes back as it was typed when something is missing', () => {
    const read = readAddress({ ...ANN, name: '', 'address-line2': ' Flat  2 ' });
    expect(read).toMatchObject({ typed: { line1: '1 Main St', line2: 'Flat 2', country: 'US' } });
    expect(readAddress(null).ok).toBe(false);
  });

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

describe('an address on a parcel', () => {
  test('has a region behind its city, and what is empty leaves no gap', () => {
    expect(addressLines(addressOf(ANN))).toEqual([
      'Ann Lee',
      '1 Main St',
      'Springfield, IL 62701',
      'United States',
    ]);
    const oslo = { 'address-level2': 'Oslo', 'address-level1': '', 'postal-code': '0150' };
    expect(addressLines(addressOf({ ...ANN, ...oslo, country: 'NO' })).slice(2)).toEqual([
      '0150 Oslo',
      'Norway',
    ]);
    const central = { 'address-level2': 'Central', 'address-level1': '', 'postal-code': '' };
    expect(addressLines(addressOf({ ...ANN, ...central, country: 'HK' }))[2]).toBe('Central');
  });

  test('is the placeholder without terms, and none once it is forgotten', () => {
    expect(sentToText({ terms: null, address: null })).toBe('12 Harbour Lane, Portland, OR 97201');
    const terms = { country: 'US', shippingCents: 0, code: null, discountCents: 0 };
    expect(sentToText({ terms, address: addressOf(ANN) })).toBe(
      'Ann Lee, 1 Main St, Springfield, IL 62701, United States',
    );
    expect(sentToText({ terms, address: null })).toBe('the address that was given with it');
  });
});

test('every country has one code and a name of its own', () => {
  expect(new Set(COUNTRIES).size).toBe(250);
  const names = countryChoices();
  expect(new Set(names.map(([, name]) => name)).size).toBe(250);
  for (const [code, name] of names) expect(name, code).not.toBe(code);
});
