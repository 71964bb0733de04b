import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { addressLines, sentToText } from './address-lines.ts';
import { COUNTRIES } from './countries.ts';
import { countryName } from './country-names.ts';

const ANN: Address = {
  ...{ name: 'Ann Lee', line1: '1 Main St', line2: '', city: 'Springfield' },
  ...{ region: 'IL', postalCode: '62701', country: 'US' },
};

const LATIN = {
  ...{ name: 'Nana Na', line1: 'Rue Un', line2: 'Deux' },
  ...{ city: 'Trois', region: 'Quatre', postalCode: '55555' },
};
const OTHER = { ...LATIN, line1: '一番地', line2: '二号', city: '三市', region: '四県' };

const OPTIONAL = ['line2', 'city', 'region', 'postalCode'] as const;

/** Addresses with each of the optional parts and without it. */
function withAndWithout(whole: typeof LATIN): (typeof LATIN)[] {
  return OPTIONAL.reduce(
    (all, part) => all.flatMap((one) => [one, { ...one, [part]: '' }]),
    [whole],
  );
}

describe('a printed address', () => {
  test.each([
    ['US', {}, ['Ann Lee', '1 Main St', 'Springfield, IL 62701']],
    ['DE', { region: '' }, ['Ann Lee', '1 Main St', '62701 Springfield']],
    ['GB', { region: '' }, ['Ann Lee', '1 Main St', 'Springfield', '62701']],
    ['HU', { region: '' }, ['Ann Lee', 'Springfield', '1 Main St', '62701']],
    ['HK', { postalCode: '', line2: '2/F' }, ['Ann Lee', '1 Main St', '2/F', 'Springfield', 'IL']],
    ['MZ', {}, ['Ann Lee', '1 Main St', '62701 Springfield IL']],
    ['CH', { region: '' }, ['Ann Lee', '1 Main St', 'CH-62701 Springfield']],
  ])('is written as in %s: %j', (country, parts, lines) => {
    const printed = addressLines({ ...ANN, ...parts, country });
    expect(printed).toEqual([...lines, countryName(country)]);
  });

  test('ends with the phone number, where there is one', () => {
    expect(addressLines({ ...ANN, phone: '555 0100' }).slice(-2)).toEqual([
      ...['United States', 'Phone 555 0100'],
    ]);
  });

  test('has a town that the country has no place for with the street, and what else there is at its end', () => {
    const tokyo = { line2: 'Flat 2', city: 'Shibuya-ku', region: 'Tokyo', country: 'JP' };
    expect(addressLines({ ...ANN, ...tokyo })).toEqual([
      ...['Ann Lee', '1 Main St', 'Flat 2', 'Shibuya-ku, Tokyo', '62701', 'Japan'],
    ]);
    expect(addressLines({ ...ANN, country: 'DE' }).slice(2)).toEqual([
      ...['62701 Springfield', 'IL', 'Germany'],
    ]);
  });

  test('is in the order of its own script where it is typed in it', () => {
    const tokyo = {
      line1: '道玄坂1-2-3',
      city: '渋谷区',
      region: '東京都',
      postalCode: '150-0043',
    };
    expect(addressLines({ ...ANN, ...tokyo, country: 'JP' })).toEqual([
      ...['〒150-0043', '東京都', '渋谷区', '道玄坂1-2-3', 'Ann Lee', 'Japan'],
    ]);
  });

  test('says once what its layout has in words, and what was typed with a postal code', () => {
    const singapore = {
      ...ANN,
      region: '',
      city: 'Singapore',
      postalCode: '018956',
      country: 'SG',
    };
    expect(addressLines(singapore).slice(2)).toEqual(['SINGAPORE 018956', 'Singapore']);
    const bern = { ...ANN, region: '', city: 'Bern', country: 'CH' };
    expect(addressLines({ ...bern, postalCode: 'ch-3011' })[2]).toBe('ch-3011 Bern');
    const japan = { ...ANN, line1: '道玄坂', city: '', region: '東京都', country: 'JP' };
    expect(addressLines({ ...japan, postalCode: '〒150' })[0]).toBe('〒150');
  });

  test.each(COUNTRIES)('has all that was typed, once, and no loose sign: %s', (country) => {
    for (const parts of [...withAndWithout(LATIN), ...withAndWithout(OTHER)]) {
      const lines = addressLines({ ...parts, country });
      expect(lines.at(-1)).toBe(countryName(country));
      const text = lines.slice(0, -1).join('\n');
      for (const part of Object.values(parts).filter((one) => one !== '')) {
        expect(text.split(part), text).toHaveLength(2);
      }
      expect(text).not.toMatch(/^[\s,/-]|[\s,/-]$|\p{Co}|^$/mu);
    }
  });
});

describe('where an order goes', () => {
  test('is the placeholder without terms, and none once it is forgotten', () => {
    expect(sentToText({ terms: null, address: null })).toBe('12 Harbour Lane, Portland, OR 97201');
    const terms = { country: 'US', shippingCents: 0, code: null, discountCents: 0 };
    expect(sentToText({ terms, address: ANN })).toBe(
      'Ann Lee, 1 Main St, Springfield, IL 62701, United States',
    );
    expect(sentToText({ terms, address: null })).toBe('the address that was given with it');
  });
});
