/**
 * The words of operations in the shop's language: of forms, fields, scopes, and records of what was done. They stand in
 * English where an operation is defined, as help and documents have them; here they are found by that English.
 */
import { labels as german } from '#app/features/catalogue/product/messages/de.ts';
import { labels as english } from '#app/features/catalogue/product/messages/en.ts';
import { labels as spanish } from '#app/features/catalogue/product/messages/es.ts';
import { labels as french } from '#app/features/catalogue/product/messages/fr.ts';
import { type Language, shopLocale } from '#app/shared/locale.ts';
import { currencyWord, shopCurrency } from '#app/shared/money/money.ts';
import { bookWords } from './book-words.ts';
import { catalogueWords } from './catalogue-words.ts';
import { collectionWords } from './collection-words.ts';
import { creditWords } from './credit-words.ts';
import { draftWords } from './draft-words.ts';
import { lawWords } from './law-words.ts';
import { noticeWords } from './notice-words.ts';
import { offerLawWords } from './offer-law-words.ts';
import { orderWords } from './order-words.ts';
import { priceWords } from './price-words.ts';
import { recordWords } from './record-words.ts';
import { settingsWords } from './settings-words.ts';
import { staffWords } from './staff-words.ts';

type Place = Exclude<Language, 'en'>;

type Labels = Readonly<Record<keyof typeof english, string | ((currency: string) => string)>>;

/** The labels of the fields of products, as the pages of the admin have them. */
const productWords = (Object.keys(english) as (keyof typeof english)[]).map(
  (key): [string, [string, string, string]] => {
    const of = (labels: Labels) => {
      const label = labels[key];
      return typeof label === 'string' ? label : label('{currency}');
    };
    return [of(english), [of(german), of(french), of(spanish)]];
  },
);

/** `{currency}` and each `{n}` stand for the shop's currency and for numbers, where those are filled in. */
export const shopWords: ReadonlyMap<string, Readonly<Record<Place, string>>> = new Map(
  [
    ...[
      orderWords,
      draftWords,
      creditWords,
      bookWords,
      catalogueWords,
      collectionWords,
      priceWords,
      settingsWords,
      lawWords,
      offerLawWords,
      staffWords,
      noticeWords,
    ],
    recordWords,
  ]

    .flatMap(Object.entries<readonly [de: string, fr: string, es: string]>)
    .concat(productWords)
    .map(([english, [de, fr, es]]) => [english, { de, fr, es }]),
);

const NUMBERS = /\d+(?:[.,]\d+)?/g;

/** The name of these words in `shopWords`; null where they are none of an operation. */
export function wordsKey(english: string): string | null {
  const pattern = english.replaceAll(currencyWord(), '{currency}').replace(NUMBERS, '{n}');
  return [english, pattern].find((key) => shopWords.has(key)) ?? null;
}

function translated(english: string, language: Place): string {
  const key = wordsKey(english);
  const words = key === null ? undefined : shopWords.get(key)?.[language];
  if (words === undefined) return english;
  const numbers = english.match(NUMBERS) ?? [];
  return words
    .replaceAll('{currency}', shopCurrency().code)
    .replaceAll('{n}', () => numbers.shift() ?? '');
}

/** What is no word of an operation, such as a name, stays as it is. */
export function inShopWords(english: string): string {
  const { language } = shopLocale();
  const words = language === 'en' ? english : translated(english, language);
  return String(globalThis.basketMessageRead?.(words) ?? words);
}
