import { describe, expect, test } from 'vitest';
import { codeIn, judgeCards, type KeptCards } from './gift-cards.ts';

const CARD = {
  ...{ id: 'one', wantedCents: 1_000, issuedCents: 1_000, movedCents: 0, balanceCents: 400 },
  ...{ availableCents: 400, isLate: false, isMailDue: true },
};
const ORDER = { intent: 'pi_1', card: 'one', paidCents: 600, backCents: 0, isCancelled: false };
const MAIL = { card: 'one', isFirst: true, state: 'sent', messageId: '<1>' };
const HANDED = { id: 'one', code: 'CDFG HJKM NPQR TVWX', cents: 1_000 };

/** How many problems there are where these differ from a card that has paid an order. */
function problems(
  { card = {}, order = {}, mail = {} },
  received: readonly string[] = ['<1>'],
  handed = [HANDED],
): number {
  const kept: KeptCards = {
    cards: [{ ...CARD, ...card }],
    orders: [{ ...ORDER, ...order }],
    mails: [{ ...MAIL, ...mail }],
  };
  return judgeCards(handed, kept, received).length;
}

describe('a gift card is right', () => {
  test('with what orders have left on it, and what went back', () => {
    expect(problems({})).toBe(0);
    const card = { balanceCents: 500, availableCents: 500 };
    expect(problems({ card, order: { backCents: 100 } })).toBe(0);
  });

  test('whose mail has come again, as its answer was lost', () => {
    expect(problems({}, ['<1>', '<1>'])).toBe(0);
  });
});

describe('a gift card is wrong', () => {
  test('with a cent more or less than orders and staff have left on it', () => {
    expect(problems({ card: { balanceCents: 401, availableCents: 401 } })).toBe(1);
    expect(problems({ card: { movedCents: -1 } })).toBe(1);
    expect(problems({ order: { paidCents: 601 } })).toBe(1);
  });

  test('below zero', () => {
    const card = { balanceCents: -100, availableCents: -100 };
    expect(problems({ card, order: { paidCents: 1_100 } })).toBe(1);
  });

  test('of which something is held at the end', () => {
    expect(problems({ card: { availableCents: 300 } })).toBe(1);
  });

  test('with less than it was handed over with, or lost', () => {
    expect(problems({ card: { issuedCents: 900 } })).toBe(2);
    expect(problems({}, ['<1>'], [{ ...HANDED, id: 'other' }])).toBe(1);
  });

  test('that an order has given more than it has taken, or a cancelled one less', () => {
    const full = { balanceCents: 1_001, availableCents: 1_001 };
    expect(problems({ card: full, order: { backCents: 601 } })).toBe(1);
    expect(problems({ order: { isCancelled: true } })).toBe(1);
  });

  test('that was never mailed, or whose mail was lost', () => {
    expect(problems({}, [])).toBe(1);
    expect(problems({ mail: { state: 'in_doubt' } })).toBe(1);
    expect(problems({ mail: { isFirst: false } })).toBe(1);
    expect(problems({ card: { isLate: true } })).toBe(1);
  });
});

test('the code is found in the text of its mail', () => {
  expect(codeIn('Your code\nCDFG HJKM 3469 TVWX\nWorth $10.00')).toBe('CDFG HJKM 3469 TVWX');
  expect(codeIn('Order 12345')).toBeNull();
});
