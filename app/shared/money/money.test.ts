import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, type Language, setShopLocale } from '#app/shared/locale.ts';
import {
  centsToWire,
  currencyWord,
  exampleAmount,
  formatCents,
  formatPlainCents,
  formatShortCents,
  isOnStep,
  isThousandOrDecimals,
  MAX_AMOUNT_CENTS,
  moneyParts,
  parseTypedCents,
  providerCurrency,
  wireToCents,
} from './money.ts';

afterEach(() => setShopLocale(defaultLocale));

/** What it is in a shop of this language and currency. */
function inShop<Value>(language: Language, currency: string, read: () => Value): Value {
  setShopLocale({ language, currency });
  return read();
}

/** Every amount that Stripe takes, and more. */
const cents = fc.integer({ min: 0, max: 9_999_999_999 });

describe('money', () => {
  test('is shown with a dollar sign, a thousands separator and two decimals', () => {
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(100)).toBe('$1.00');
    expect(formatCents(109498)).toBe('$1,094.98');
    expect(formatCents(123456789)).toBe('$1,234,567.89');
  });

  test('is written plainly, exact, in files', () => {
    const written = [0, 5, 50, 100, 109_498, -5, -109_498].map(formatPlainCents);
    expect(written).toEqual(['0.00', '0.05', '0.50', '1.00', '1094.98', '-0.05', '-1094.98']);
    expect(providerCurrency()).toBe('usd');
  });

  test('survives the way to dollars and back to the cent', () => {
    fc.assert(fc.property(cents, (amount) => wireToCents(centsToWire(amount)) === amount));
  });

  test('is the same number after a trip through JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const overTheWire = JSON.parse(JSON.stringify(centsToWire(amount)));
        return wireToCents(overTheWire) === amount;
      }),
    );
  });
});

describe('an amount on a page', () => {
  test('has its currency and decimals beside the whole', () => {
    expect(moneyParts(109_498)).toEqual([
      { text: '$', isSmall: true },
      { text: '1,094', isSmall: false },
      { text: '.98', isSmall: true },
    ]);
    expect(moneyParts(-500)).toMatchObject([{ text: '−' }, { text: '$' }, { text: '5' }, {}]);
  });

  test('is short without decimals that are none', () => {
    const short = () => [2_500, 2_550, -500].map(formatShortCents);
    expect(inShop('en', 'USD', short)).toEqual(['$25', '$25.50', '−$5']);
    expect(inShop('en', 'JPY', short)).toEqual(['¥2,500', '¥2,550', '−¥500']);
  });

  test('is an example of what to type', () => {
    expect(inShop('en', 'USD', () => exampleAmount(490))).toBe('4.90');
    expect(inShop('de', 'EUR', () => exampleAmount(490))).toBe('4,90');
    expect(inShop('en', 'JPY', () => exampleAmount(490))).toBe('5');
  });
});

test('staff is told to type dollars, or the code of another currency, or of theirs in another language', () => {
  expect(inShop('en', 'USD', currencyWord)).toBe('dollars');
  expect(inShop('en', 'EUR', currencyWord)).toBe('EUR');
  expect(inShop('de', 'USD', currencyWord)).toBe('USD');
});

test('of a currency with three decimals a card is charged tens', () => {
  expect([1_094, 1_095, 1_090].map(isOnStep)).toEqual([true, true, true]);
  const charged = inShop('en', 'KWD', () => [1_094, 1_095, 1_090].map(isOnStep));
  expect(charged).toEqual([false, false, true]);
});

describe('what is typed', () => {
  test.each(['12', '12.00', '12,00', '12.0', '12,0'])('as %s is twelve dollars', (text) => {
    expect(parseTypedCents(text)).toBe(1_200);
  });

  test('has at most nine digits of dollars', () => {
    expect(parseTypedCents('999999999.99')).toBe(MAX_AMOUNT_CENTS);
    expect(parseTypedCents('1000000000')).toBeNull();
  });

  test.each([
    ...['', 'x', '-1', '.5', '12.', '12,', '12.505', '1,234', '1,2345'],
    ...['12.50x', 'x12.50', '12,50x', '1.2.3'],
  ])('as %j is no amount of dollars', (text) => {
    expect(parseTypedCents(text)).toBeNull();
  });

  test('with a comma or point of three decimals may be a thousand', () => {
    const texts = ['1.234', '12.345', '123.456', '0.234', '1234.567', '1.2345', 'x1.234', '1.23'];
    const either = () => texts.filter(isThousandOrDecimals);
    expect(inShop('de', 'KWD', either)).toEqual(['1.234', '12.345', '123.456']);
    expect(inShop('en', 'KWD', either)).toEqual([]);
    expect(inShop('de', 'EUR', either)).toEqual([]);
    const typed = () => ['1.234', '1,234'].map(parseTypedCents);
    expect(inShop('de', 'KWD', typed)).toEqual([null, 1_234]);
  });

  test('has no more decimals than the currency, and is written plainly as it is typed', () => {
    expect(inShop('en', 'JPY', () => ['5', '5.0'].map(parseTypedCents))).toEqual([5, null]);
    expect(inShop('en', 'ISK', () => [parseTypedCents('5'), formatPlainCents(-500)])).toEqual([
      500,
      '-5',
    ]);
    expect(inShop('en', 'KWD', () => formatPlainCents(5))).toBe('0.005');
  });
});
