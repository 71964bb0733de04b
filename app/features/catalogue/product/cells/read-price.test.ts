import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';
import { readPrice } from './read-price.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });

describe('a price', () => {
  test.for([
    ['1094.98', 109_498],
    ['1094,98', 109_498],
    ['1,094.98', 109_498],
    ['1.094,98', 109_498],
    ['1 094,98', 109_498],
    ['1\u202f094,98', 109_498],
    ["1'094.98", 109_498],
    ['$1,094.98', 109_498],
    ['$ 19', 1_900],
    ['1.094,98 $', 109_498],
    ['19,90\u00a0$', 1_990],
    ['USD 1,094.98', 109_498],
    ['19.9 USD', 1_990],
    ['US$19', 1_900],
    ['19.9', 1_990],
    ['19,9', 1_990],
    ['007', 700],
    [' 5 ', 500],
    ['0', 0],
    ['0.29', 29],
    ['999999.99', 99_999_999],
  ] as const)('%j is %i cents', ([text, expected]) => {
    expect(readPrice(text)).toEqual({ ok: true, value: expected });
  });

  test.for([
    ['', 'is empty'],
    ['1,094', 'write 1094.00 or 1.09'],
    ['1.094', 'write 1094.00 or 1.09'],
    ['0,005', 'more than two decimals'],
    ['19.9999', 'more than two decimals'],
    ['-5', 'below zero'],
    ['1000000', 'the most is 999999.99'],
    ['1e3', 'is no price'],
    ['€ 12.50', '"€ 12.50" is an amount in another currency (Euro)'],
    ['19 €', "(Euro): this shop's prices are US dollars, so convert it"],
    ['£5', '(British Pound)'],
    ["CHF 1'200.00", '(Swiss Franc)'],
    ['12,50 eur', '(Euro)'],
    ['12 apples', 'is no price'],
    ['$19$', 'is no price'],
    ['$', 'is no price'],
    ['1,09,498.00', 'is no price'],
    ['nineteen', 'is no price'],
    ['19.', 'is no price'],
  ] as const)('%j is refused: %s', ([text, problem]) => {
    expect(readPrice(text)).toMatchObject({ ok: false, refusal: expect.stringContaining(problem) });
  });

  describe('in German', () => {
    afterEach(() => setShopLocale(defaultLocale));

    test('that could be two amounts is refused with both as they are typed there', () => {
      setShopLocale({ language: 'de', currency: 'EUR' });
      const refusal = expect.stringContaining('schreib 1234,00 oder 1,23');
      expect(readPrice('1.234')).toMatchObject({ ok: false, refusal });
    });

    test('that has no other meaning is read, and no advice is refused again', () => {
      setShopLocale({ language: 'de', currency: 'KWD' });
      expect(readPrice('0,010')).toEqual({ ok: true, value: 10 });
      const refusal = expect.stringContaining('schreib 1230.000 oder 1.230');
      expect(readPrice('1,230')).toMatchObject({ ok: false, refusal });
      expect([readPrice('1230.000').ok, readPrice('1.230').ok]).toEqual([true, true]);
    });
  });

  test('of any amount is read back to the cent, however it is grouped', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const grouped = (locale: string) =>
          new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);
        for (const text of [
          formatPlainCents(amount),
          grouped('en-US'),
          grouped('de-DE'),
          grouped('fr-FR'),
          grouped('de-CH'),
        ]) {
          expect([text, readPrice(text)]).toEqual([text, { ok: true, value: amount }]);
        }
      }),
    );
  });

  test('is either read or refused, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readPrice(text);
        if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
        else expect(read.refusal).not.toBe('');
      }),
    );
  });
});
