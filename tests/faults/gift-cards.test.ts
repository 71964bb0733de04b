import { describe, expect, test } from 'vitest';
import { codeIn, judgeCards, type KeptCards } from './gift-cards.ts';

const CARD = {
  ...{ id: 'one', wantedCents: 1_000, issuedCents: 1_000, movedCents: 0, balanceCents: 400 },
  ...{ availableCents: 400, isLate: false, isMailDue: true },
};
const ORDER = { intent: 'pi_1', card: 'one', paidCents: 600, backCents: 0, isCancelled: false };
const MAIL = { card: 'one', isFirst: true, state: 'sent', messageId: '<1>' };
const ARRIVED = { messageId: '<1>', text: 'CDFG HJKM NPQR TVWX' };
const HANDED = { id: 'one', code: 'CDFG HJKM NPQR TVWX', cents: 1_000 };

type Differences = Partial<Record<'card' | 'order' | 'mail', object>> &
  Partial<Pick<KeptCards, 'bought' | 'sold'>>;

/** How many problems there are where these differ from a card that has paid an order. */
function problems(
  { card = {}, order = {}, mail = {}, bought = [], sold = [] }: Differences,
  received = [ARRIVED],
  handed = [HANDED],
): number {
  const kept: KeptCards = {
    ...{ bought, sold },
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
    expect(problems({}, [ARRIVED, ARRIVED])).toBe(0);
  });
});

describe('a gift card that was bought', () => {
  const BOUGHT = { card: 'one', intent: 'pi_2', takenBackCents: 300 };
  const card = { balanceCents: 100, availableCents: 100 };

  test('is right with what refunds have left on it', () => {
    const sold = [{ intent: 'pi_2', backCents: 300, goneCents: 300 }];
    expect(problems({ card, bought: [BOUGHT], sold })).toBe(0);
  });

  test('is wrong with what a refund has given back beside it', () => {
    const sold = [{ intent: 'pi_2', backCents: 301, goneCents: 300 }];
    expect(problems({ card, bought: [BOUGHT], sold })).toBe(1);
    expect(problems({ bought: [BOUGHT] })).toBe(1);
  });

  test('is wrong where it was never made, or made without an order', () => {
    expect(problems({ bought: [{ ...BOUGHT, card: 'other' }] })).toBe(1);
    expect(problems({ card: { wantedCents: null } })).toBe(2);
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
    expect(problems({}, [ARRIVED], [{ ...HANDED, id: 'other' }])).toBe(1);
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

  test('whose mail has come again with another code', () => {
    expect(problems({}, [ARRIVED, { ...ARRIVED, text: 'CDFG HJKM NPQR TVWW' }])).toBe(1);
    expect(problems({}, [{ ...ARRIVED, text: 'no code' }])).toBe(1);
  });
});

test('the code is found in the text of its mail', () => {
  expect(codeIn('Your code\nCDFG HJKM 3469 TVWX\nWorth $10.00')).toBe('CDFG HJKM 3469 TVWX');
  expect(codeIn('Order 12345')).toBeNull();
});
