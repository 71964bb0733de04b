import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readPrice, readTypedPrice } from '#app/features/catalogue/product/cells/read-price.ts';
import { priceFromWire, priceToWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import {
  priceClasses,
  priceClassName,
} from '#app/features/catalogue/search/query/price-classes.ts';
import { discountOf } from '#app/features/discounts/discount-code.ts';
import { splitTax, taxesByRate } from '#app/features/tax/split-tax.ts';
import { defaultLocale, languages, setShopLocale, shopLocale } from '#app/shared/locale.ts';
import { chargeProblem } from '../../../packages/stripe-simulator/wire/amounts.ts';
import { chargeLimits, isCharged } from './charged-currencies.ts';
import { currencyOf, inCurrency } from './currencies.ts';
import {
  formatCents,
  formatPlainCents,
  formatTypedCents,
  fromDollarCents,
  isThousandOrDecimals,
  moneyParts,
  parseTypedCents,
  shopCurrency,
} from './money.ts';
import { splitCents } from './split-cents.ts';

afterEach(() => setShopLocale(defaultLocale));

const CODES = ['USD', 'EUR', 'JPY', 'KWD', 'ISK', 'HUF'];

/** Runs it in a shop of each currency, with amounts that the currency has. */
function inEach(check: (amounts: fc.Arbitrary<number>) => void): void {
  for (const currency of CODES) {
    setShopLocale({ ...defaultLocale, currency });
    const { step } = shopCurrency();
    check(fc.integer({ min: 0, max: Math.floor(99_999_999 / step) }).map((steps) => steps * step));
  }
}

/** With spaces as people type them. */
function typed(text: string): string {
  return text.replace(/\u00a0|\u202f/g, ' ');
}

test('amounts look as the currency is written', () => {
  const shown = CODES.map((currency) => {
    setShopLocale({ ...defaultLocale, currency });
    return typed(formatCents(fromDollarCents(109_498)));
  });
  expect(shown).toEqual([
    ...['$1,094.98', '€1,094.98', '¥1,095', 'KWD 1,094.980', 'ISK 1,095', 'HUF 1,094.98'],
  ]);
  setShopLocale({ language: 'de', currency: 'EUR' });
  expect(typed(formatCents(109_498))).toBe('1.094,98 €');
  expect(moneyParts(109_498)).toEqual([
    { text: '1.094', isSmall: false },
    { text: ',98\u00a0€', isSmall: true },
  ]);
});

test('what is taken off has the same minus everywhere', () => {
  for (const language of languages) {
    setShopLocale({ language, currency: 'EUR' });
    expect(formatCents(-500)).toMatch(/^−\D?5/);
    expect(moneyParts(-500)[0]?.text).toMatch(/^−/);
  }
});

test('the classes of price are sensible in yen and in dinars', () => {
  const classesIn = (currency: string) => {
    setShopLocale({ ...defaultLocale, currency });
    return priceClasses.map((one) => typed(priceClassName(one)));
  };
  expect(classesIn('JPY').slice(0, 3)).toEqual([
    ...['Under ¥1,000', '¥1,000 to ¥2,500', '¥2,500 to ¥5,000'],
  ]);
  expect(classesIn('KWD').slice(0, 3)).toEqual([
    ...['Under KWD 1', 'KWD 1 to KWD 2.500', 'KWD 2.500 to KWD 5'],
  ]);
});

describe('in currencies of no, two and three decimals', () => {
  test('an amount survives the file, the wire and the page', () => {
    inEach((amounts) =>
      fc.assert(
        fc.property(amounts, (priceCents) => {
          const plain = formatPlainCents(priceCents);
          expect(parseTypedCents(plain)).toBe(priceCents);
          expect(readPrice(plain)).toEqual({ ok: true, value: priceCents });
          const overTheWire = JSON.parse(JSON.stringify(priceToWire({ priceCents })));
          expect(priceFromWire(overTheWire)).toEqual({ priceCents });
          const text = moneyParts(priceCents).map((part) => part.text);
          expect(text.join('')).toBe(formatCents(priceCents));
        }),
      ),
    );
  });

  test('an amount is typed with the decimal sign of the language, and with a point that groups no thousands', () => {
    inEach((amounts) => {
      const { currency } = shopLocale();
      for (const language of languages) {
        setShopLocale({ language, currency });
        fc.assert(
          fc.property(amounts, (cents) => {
            expect(parseTypedCents(formatTypedCents(cents))).toBe(cents);
            const plain = formatPlainCents(cents);
            expect(parseTypedCents(plain)).toBe(isThousandOrDecimals(plain) ? null : cents);
          }),
        );
      }
    });
    setShopLocale({ language: 'de', currency: 'EUR' });
    expect([formatTypedCents(490), parseTypedCents('4,90')]).toEqual(['4,90', 490]);
    setShopLocale({ language: 'en', currency: 'KWD' });
    expect([formatTypedCents(4900), parseTypedCents('4,900')]).toEqual(['4.900', null]);
    setShopLocale({ language: 'de', currency: 'KWD' });
    expect([parseTypedCents('1.230'), parseTypedCents('1,230')]).toEqual([null, 1_230]);
    setShopLocale({ language: 'de', currency: 'JPY' });
    expect(readTypedPrice('1.230')).toEqual({ ok: true, value: 1_230 });
  });

  test('what a page shows can be typed again as a price', () => {
    inEach((amounts) =>
      fc.assert(
        fc.property(amounts, (priceCents) => {
          expect(readPrice(formatCents(priceCents))).toEqual({ ok: true, value: priceCents });
        }),
      ),
    );
  });

  test('the parts of a split, a discount and a refund are what a card can be charged', () => {
    inEach((amounts) =>
      fc.assert(
        fc.property(
          fc.array(amounts, { minLength: 1, maxLength: 9 }),
          fc.integer({ min: 1, max: 100 }),
          (prices, sharePercent) => {
            const { step } = shopCurrency();
            const total = prices.reduce((sum, price) => sum + price, 0);
            const off = discountOf({ name: 'A', sharePercent, amountCents: null }, total);
            const parts = splitCents(off, prices);
            expect(parts.reduce((sum, part) => sum + part, 0)).toBe(off);
            expect([off, ...parts].every((amount) => amount % step === 0)).toBe(true);
          },
        ),
      ),
    );
  });

  test('net and tax add up line by line, in amounts that can be read', () => {
    inEach((amounts) =>
      fc.assert(
        fc.property(
          fc.array(amounts, { minLength: 1, maxLength: 9 }),
          fc.integer({ min: 1, max: 10_000 }),
          (prices, basisPoints) => {
            const { grain } = shopCurrency();
            const lines = prices.map((grossCents) => ({ grossCents, basisPoints }));
            const split = splitTax(lines);
            const [sum] = taxesByRate(lines);
            expect(split.reduce((tax, { taxCents }) => tax + taxCents, 0)).toBe(sum?.taxCents);
            for (const { grossCents, netCents, taxCents } of split) {
              expect(netCents + taxCents).toBe(grossCents);
              expect([netCents % grain, taxCents % grain]).toEqual([0, 0]);
            }
          },
        ),
      ),
    );
  });
});

test('the number of an amount in another currency is one that can be charged, and only nothing is nothing', () => {
  const codes = fc.constantFrom(...CODES);
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), codes, codes, (cents, from, to) => {
      const moved = inCurrency(cents, currencyOf(from), currencyOf(to));
      expect(moved % currencyOf(to).step).toBe(0);
      expect(moved === 0).toBe(cents === 0);
    }),
  );
  expect(inCurrency(1_098, currencyOf('USD'), currencyOf('JPY'))).toBe(11);
  expect(inCurrency(1_098, currencyOf('USD'), currencyOf('KWD'))).toBe(10_980);
});

test('whatever the shop may charge, the card simulator charges, and nothing beyond', () => {
  const codes = Intl.supportedValuesOf('currency').filter(isCharged);
  expect(codes.length).toBeGreaterThan(130);
  for (const code of codes) {
    const { leastCents, mostCents } = chargeLimits(currencyOf(code));
    const { step } = currencyOf(code);
    const provider = code.toLowerCase();
    expect([code, chargeProblem(leastCents, provider)]).toEqual([code, null]);
    expect([code, chargeProblem(mostCents, provider)]).toEqual([code, null]);
    expect(chargeProblem(mostCents + step, provider)?.code).toBe('amount_too_large');
    if (step > 1) expect(chargeProblem(leastCents + step + 1, provider)).not.toBeNull();
  }
});

test('what a currency does not have is refused with what to write', () => {
  const refusals = [
    ['JPY', '19.90', '"19.90" has decimals, which JPY does not have: round it'],
    ['KWD', '1.095', 'is no amount that a card can be charged: KWD go by 0.010'],
    ['KWD', '1,095', '"1,095" can be read in two ways: write 1095.000 or 1.095'],
    [
      'EUR',
      '$5',
      '"$5" is an amount in another currency (US Dollar): this shop\'s prices are in EUR (Euro), so convert it',
    ],
    ['EUR', 'twelve', '"twelve" is no price: write an amount in EUR, such as 1094.98'],
  ] as const;
  for (const [currency, text, refusal] of refusals) {
    setShopLocale({ ...defaultLocale, currency });
    expect(readPrice(text)).toEqual({ ok: false, refusal });
  }
});
