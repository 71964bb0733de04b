import { afterEach, expect, test } from 'vitest';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import { accessibilityList, lawTextsIn } from '#app/shared/default-texts/law/law-texts.ts';
import { defaultLocale, languages, setShopLocale } from '#app/shared/locale.ts';
import { filledText } from './filled-text.ts';

const facts = {
  sellerLines: ['Basket KG', 'Ring 1'],
  orderButton: 'buy-now',
  withdrawalDays: 14,
} as const;

afterEach(() => setShopLocale(defaultLocale));

test('a text says who sells and what is tested where it has a place for them, as often as it has', () => {
  expect(filledText('To {seller}, or {seller}.', facts)).toBe(
    'To Basket KG, Ring 1, or Basket KG, Ring 1.',
  );
  expect(filledText('Ours:\n\n{accessibility}', facts)).toBe(`Ours:\n\n${accessibilityList('en')}`);
  expect(filledText('{other} $& {', facts)).toBe('{other} $& {');
});

test.each(languages)(
  'help and terms name the order button by the words that it has, in %s',
  (language) => {
    setShopLocale({ language, currency: 'EUR' });
    const { help, terms } = defaultTextsIn({ language, currency: 'EUR' }, false).texts;
    for (const [orderButton, words] of [
      [
        'buy-now',
        { en: 'Buy Now', de: 'Jetzt kaufen', fr: 'Acheter maintenant', es: 'Comprar ya' },
      ],
      [
        'obligation-to-pay',
        {
          en: 'Order with obligation to pay',
          de: 'Zahlungspflichtig bestellen',
          fr: 'Commander avec obligation de paiement',
          es: 'Pedido con obligación de pago',
        },
      ],
    ] as const) {
      for (const text of [help, terms]) {
        expect(filledText(text, { ...facts, orderButton })).toContain(words[language]);
      }
    }
  },
);

const INSTRUCTED = {
  en: [
    'withdraw from this contract within 30 days',
    'expires 30 days after',
    'within 1 day without',
  ],
  de: ['binnen 30 Tagen', 'beträgt 30 Tage ab', 'binnen 1 Tag ohne'],
  fr: ['dans un délai de 30 jours', 'expire 30 jours après', 'un délai de 1 jour.'],
  es: ['en un plazo de 30 días', 'expirará a los 30 días del', 'un plazo de 1 día sin'],
} as const;

test.each(languages)(
  'the withdrawal instruction says the days of the setting, in %s',
  (language) => {
    setShopLocale({ language, currency: 'EUR' });
    const { withdrawalTerms } = lawTextsIn(language);
    const [within, expires, within1] = INSTRUCTED[language];
    const of30 = filledText(withdrawalTerms, { ...facts, withdrawalDays: 30 });
    expect(of30).toContain(within);
    expect(of30).toContain(expires);
    expect(filledText(withdrawalTerms, { ...facts, withdrawalDays: 1 })).toContain(within1);
    // What has to be sent or paid back within 14 days is so by law.
    expect(of30.match(/\b14\b/g)).toHaveLength(2);
    expect(filledText(withdrawalTerms, { ...facts, withdrawalDays: null })).not.toMatch(/[{}]/);
  },
);
