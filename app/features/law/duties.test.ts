import { expect, test } from 'vitest';
import {
  SETTING_NAMES,
  type SettingName,
  SHOP_SETTINGS,
} from '#app/features/settings/shop-settings.ts';
import { UNION_MEMBERS } from '#app/shared/european-union.ts';
import { defaultLocale } from '#app/shared/locale.ts';
import { DUTIES, judgeDuties, type LawFacts } from './duties.ts';

const context = { locale: defaultLocale, isDelivering: false, market: 'eu' } as const;

function valuesWith(changed: Partial<Record<SettingName, string>>): LawFacts['values'] {
  const values: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES) values[name] = SHOP_SETTINGS[name].otherwise(context);
  return { ...values, ...changed } as LawFacts['values'];
}

const SELLER = { name: 'Basket KG', lines: ['Ring 1'], taxNumber: '', vatNumber: 'ATU12345678' };
/** What has no default. */
const FILLED = { imprint: 'Us', homeCountry: 'AT', notice: '/brand/notice' };
const nothing: LawFacts = { values: valuesWith({}), seller: null, ratedCountries: [] };

function missing(facts: LawFacts): string[] {
  return judgeDuties('eu', facts).flatMap(({ id, state }) => (state === 'missing' ? [id] : []));
}

test('a shop without a market has no duties', () => {
  expect(judgeDuties(null, nothing)).toEqual([]);
});

test('a shop that is as it comes lacks who sells, its rates and what has gaps; the texts and defaults are done', () => {
  expect(missing(nothing)).toEqual([
    ...[
      'imprint',
      'withdrawalTerms',
      'guaranteeNotice',
      'vatByCountry',
      'invoices',
      'accessibility',
    ],
  ]);
});

test('nothing is missing once it says who sells, where it is at home, and has filled in its imprint', () => {
  const values = valuesWith({ ...FILLED, homeCountry: 'at' });
  expect(missing({ values, seller: SELLER, ratedCountries: ['AT'] })).toEqual([]);
});

test('above the threshold every country of the Union needs its rates', () => {
  const values = valuesWith({ ...FILLED, vatThreshold: 'above' });
  const facts = { values, seller: SELLER, ratedCountries: ['AT', 'DE'] };
  expect(missing(facts)).toEqual(['vatByCountry']);
  expect(missing({ ...facts, ratedCountries: UNION_MEMBERS })).toEqual([]);
});

test('a privacy text of its own that names no cookie is missing them', () => {
  const values = valuesWith({ ...FILLED, privacy: 'We keep little.' });
  expect(missing({ values, seller: SELLER, ratedCountries: ['AT'] })).toEqual(['cookies']);
});

test.each([
  ['13', ['withdrawal']],
  ['14', []],
  ['30', []],
])('a period of withdrawal of %s days lacks %j', (withdrawalDays, lacking) => {
  const values = valuesWith({ ...FILLED, withdrawalDays });
  expect(missing({ values, seller: SELLER, ratedCountries: ['AT'] })).toEqual(lacking);
});

test('each duty says where it stands in the law, since when, and where it is done', () => {
  for (const { id, address, since, place } of DUTIES.eu) {
    expect(address, id).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\//);
    expect(since, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(place, id).toMatch(/^\/(?:(?:settings|shop)#|products$)/);
  }
});
