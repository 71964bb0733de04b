/** What forms and the record of what was done say of operations, in the words of each language. */
import { afterEach, expect, test } from 'vitest';
import { countryChoices } from '#app/features/delivery/address/country-names.ts';
import { defaultLocale, languages, setShopLocale } from '#app/shared/locale.ts';
import { fieldsOf } from '#operations/read-texts.ts';
import { ROLES, SCOPE_NAMES, SCOPES } from '#operations/scopes.ts';
import { recordLabel } from '#operations/staff/audit-messages.ts';
import { OWNER_NAME } from '#operations/staff/shown-names.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { inShopWords, shopWords, wordsKey } from '#operations/words/in-shop-words.ts';
import { formsOfPage } from './operation-forms.server.ts';
import { PAGE_SCOPES } from './page-scopes.ts';

afterEach(() => setShopLocale(defaultLocale));

/** Names, which are the same in each language, or which `Intl` writes. */
const NAMES = [...countryChoices().map(([, name]) => name), 'English', 'Deutsch', 'Français'];
const isName = (words: string) => [...NAMES, 'Español'].includes(words);

function wordsOfForms(): string[] {
  const forms = Object.keys(PAGE_SCOPES).flatMap((page) =>
    formsOfPage({ scopes: SCOPE_NAMES }, page),
  );
  return forms.flatMap(({ button, does, isPlaced, fields }) => [
    ...[button, ...(isPlaced ? [] : [does])],
    ...fields.flatMap(({ label, hint = '', choices }) => [
      ...[label, hint],
      ...choices.filter(([value, word]) => value !== word).map(([, word]) => word),
    ]),
  ]);
}

const recorded = OPERATIONS.flatMap((one) =>
  one.kind === 'change' ? [one.done, one.subjectWord ?? ''] : [],
);
/** Fields whose names the record of acts says beside those of inputs. */
const RECORDED = [
  'state',
  'refundedCents',
  'cents',
  'basisPoints',
  'sharePercent',
  'onHand',
  'isOn',
  'guests',
];
const VALUES = ['request', 'job', 'added', 'changed', 'device', 'refused', 'filter', 'payments'];
const inputs = OPERATIONS.flatMap((one) =>
  one.kind === 'change' ? fieldsOf(one.input).map(({ name }) => name) : [],
);
const ofRecord = [
  ...[...inputs, ...RECORDED, ...VALUES].map(recordLabel),
  ...['none', 'yes', 'no', 'before', OWNER_NAME],
  ...Object.keys(ROLES),
];
const all = [...wordsOfForms(), ...recorded, ...ofRecord, ...Object.values(SCOPES)].filter(
  (words) => words !== '' && !isName(words),
);

test('all words have others in each language', () => {
  expect(all.filter((words) => wordsKey(words) === null)).toEqual([]);
});

test('no words stand there that nothing says', () => {
  const used = new Set(all.map(wordsKey));
  expect([...shopWords.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test.for([
  ['de', 'Betrag in EUR', 'Zum Beispiel 12.50.'],
  ['fr', 'Montant en EUR', 'Par exemple 12.50.'],
  ['es', 'Importe en EUR', 'Por ejemplo, 12.50.'],
] as const)('amounts and currencies are filled in: %s', ([language, amount, example]) => {
  setShopLocale({ language, currency: 'EUR' });
  expect(inShopWords('Amount in EUR')).toBe(amount);
  expect(inShopWords('Such as 12.50.')).toBe(example);
});

test.for(languages)('a name stays what it is: %s', (language) => {
  setShopLocale({ language, currency: 'EUR' });
  expect(inShopWords('Warehouse')).toBe('Warehouse');
});
