import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardState,
  cardFields,
  emptyCard,
  isSameReport,
  problemOf,
  reportOf,
} from './card-report.ts';

const now = new Date('2026-11-21T00:00:00Z');

function card(number: string, expiry: string, cvc: string, isDone = false): CardState {
  return {
    number: { text: number, isDone },
    expiry: { text: expiry, isDone },
    cvc: { text: cvc, isDone },
  };
}

describe('the report of a card', () => {
  test('says that an untouched card is empty and without error', () => {
    expect(reportOf(emptyCard, now)).toEqual({
      elementType: 'card',
      empty: true,
      complete: false,
      error: undefined,
      brand: 'unknown',
      value: { postalCode: '' },
    });
  });

  test('says that a whole card is complete', () => {
    const report = reportOf(card('4242 4242 4242 4242', '12 / 30', '123'), now);
    expect(report).toMatchObject({ empty: false, complete: true, brand: 'visa' });
    expect(report.error).toBeUndefined();
  });

  test('shows a wrong number at once', () => {
    expect(reportOf(card('4242 4242 4242 4241', '', ''), now).error).toEqual({
      type: 'validation_error',
      code: 'invalid_number',
      message: 'Your card number is invalid.',
    });
  });

  test('shows an expiry in the past at once', () => {
    expect(reportOf(card('', '10 / 26', ''), now).error?.code).toBe('invalid_expiry_month_past');
    expect(reportOf(card('', '12 / 25', ''), now).error?.code).toBe('invalid_expiry_year_past');
  });

  test('keeps a missing part to itself until the field was left', () => {
    expect(reportOf(card('4242', '', ''), now).error).toBeUndefined();
    const left = { ...card('4242', '', ''), number: { text: '4242', isDone: true } };
    expect(reportOf(left, now).error?.code).toBe('incomplete_number');
  });

  test('names the first field in error', () => {
    expect(reportOf(card('4242', '10 / 20', '1', true), now).error?.code).toBe('incomplete_number');
  });

  test('asks for the fourth digit of an Amex code', () => {
    const amex = '3782 822463 10005';
    expect(problemOf('cvc', card(amex, '', '123'), now)?.code).toBe('incomplete_cvc');
    expect(problemOf('cvc', card(amex, '', '1234'), now)).toBeNull();
  });
});

test('a report is complete exactly when no field has a problem, and then has no error', () => {
  const good = fc.constantFrom('4242424242424242', '1230', '123');
  const digits = fc.oneof(good, fc.stringMatching(/^\d{0,16}$/));
  const state = fc
    .tuple(digits, digits, digits, fc.boolean())
    .map(([number, expiry, cvc, isDone]) => card(number, expiry, cvc, isDone));
  fc.assert(
    fc.property(state, (typed) => {
      const report = reportOf(typed, now);
      expect(report.complete).toBe(cardFields.every((field) => !problemOf(field, typed, now)));
      if (report.complete) expect(report.error).toBeUndefined();
      expect(isSameReport(report, reportOf(typed, now))).toBe(true);
    }),
  );
});
