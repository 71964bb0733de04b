import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  formatCardNumber,
  formatExpiry,
  isLuhnValid,
  parseExpiry,
} from './card-checks.ts';
import { findTestCard, findTestCardByLast4, isTestCard, testCards } from './test-cards.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const november2026 = new Date('2026-11-21T12:00:00Z');

describe('card numbers', () => {
  test('every published test card is complete, valid and known', () => {
    for (const { number } of testCards) {
      expect(checkNumber(number)).toBeNull();
      expect(isTestCard(number)).toBe(true);
      expect(findTestCard(number)?.number).toBe(number);
    }
    expect(isTestCard('5555555555554444')).toBe(false);
  });

  test('are distinguished by their last four digits, which is all that is stored', () => {
    const found = testCards.map(({ number }) => findTestCardByLast4(number.slice(-4))?.number);
    expect(found).toEqual(testCards.map(({ number }) => number));
    expect(findTestCardByLast4('4444')).toBeUndefined();
  });

  test('exactly one check digit completes any number (Luhn)', () => {
    fc.assert(
      fc.property(digits(1, 18), (start) => {
        const valid = [...'0123456789'].filter((check) => isLuhnValid(start + check));
        expect(valid).toHaveLength(1);
      }),
    );
  });

  test('one wrong digit is always noticed', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (index, change) => {
        const number = '4242424242424242';
        const wrong = (Number(number[index]) + change) % 10;
        expect(isLuhnValid(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
      }),
    );
  });

  test.each([
    ['', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242 4242 4242 424', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'invalid_number', 'Your card number is invalid.'],
    ['4242 4242 4242 4242 4', 'invalid_number', 'Your card number is invalid.'],
  ])('"%s" is %s', (text, code, message) => {
    expect(checkNumber(text)).toEqual({ code, message });
  });

  test.each([
    ['4', 'visa'],
    ['5555', 'mastercard'],
    ['2720', 'mastercard'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['3566', 'jcb'],
    ['62', 'unionpay'],
    ['', 'unknown'],
    ['9', 'unknown'],
  ])('"%s" begins a number of %s', (text, brand) => {
    expect(brandOf(text)).toBe(brand);
  });

  test('digits are grouped in fours', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });

  test('formatting keeps the digits and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const formatted = formatCardNumber(text);
        expect(formatCardNumber(formatted)).toBe(formatted);
        expect(digitsOf(text).startsWith(digitsOf(formatted))).toBe(true);
      }),
    );
  });
});

describe('expiry dates', () => {
  test.each([
    ['1', '1'],
    ['2', '02'],
    ['12', '12'],
    ['13', '01 / 3'],
    ['1230', '12 / 30'],
    ['1/30', '01 / 30'],
    ['12/2030', '12 / 30'],
    ['2030-12', '12 / 30'],
  ])('"%s" is shown as "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test('formatting changes nothing the second time', () => {
    fc.assert(
      fc.property(digits(0, 8), (text) => {
        const formatted = formatExpiry(text);
        expect(formatExpiry(formatted)).toBe(formatted);
      }),
    );
  });

  test('any month and year come back as they were typed', () => {
    const months = fc.integer({ min: 1, max: 12 });
    const years = fc.integer({ min: 2000, max: 2099 });
    fc.assert(
      fc.property(months, years, (month, year) => {
        const typed = `${String(month).padStart(2, '0')} / ${String(year).slice(2)}`;
        expect(parseExpiry(typed)).toEqual({ month, year });
      }),
    );
  });

  test.each([
    ['', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['12 / 3', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['12 / 25', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    ['10 / 26', 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
    ['00 / 30', 'invalid_expiry_month', "Your card's expiration month is invalid."],
    ['12 / 99', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ])('"%s" in November 2026 is %s', (text, code, message) => {
    expect(checkExpiry(text, november2026)).toEqual({ code, message });
  });

  test('a card is good through the last moment of its month', () => {
    expect(checkExpiry('11 / 26', new Date('2026-11-30T23:59:59Z'))).toBeNull();
    expect(checkExpiry('11 / 26', new Date('2026-12-01T00:00:00Z'))).not.toBeNull();
  });
});

describe('security codes', () => {
  test('have three digits, four on American Express', () => {
    expect(checkCvc('123', 'visa')).toBeNull();
    expect(checkCvc('1234', 'amex')).toBeNull();
    expect(checkCvc('123', 'amex')?.code).toBe('incomplete_cvc');
    expect(checkCvc('1234', 'visa')?.code).toBe('invalid_cvc');
    expect(checkCvc('', 'visa')).toEqual({
      code: 'incomplete_cvc',
      message: "Your card's security code is incomplete.",
    });
  });
});
