import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BoughtCard,
  giftCardLines,
  giftCardShare,
  isSpent,
  isToMail,
  mailedSeconds,
  takenBack,
} from './bought-cards.ts';

function card(line: number, availableCents: number, takenCents = 0): BoughtCard {
  return {
    ...{ id: `pi_1-${line}`, line, ending: null, email: null, worthCents: 5000 },
    ...{ balanceCents: availableCents, availableCents, takenCents },
    ...{ sendSeconds: null, sentSeconds: null },
  };
}

test('an order is of gift cards alone, of goods alone, or of some of both', () => {
  const gift = { line: 1, isGiftCard: true } as const;
  expect(giftCardShare([])).toBe('none');
  expect(giftCardShare([{}, {}])).toBe('none');
  expect(giftCardShare([gift, gift])).toBe('all');
  expect(giftCardShare([gift, {}])).toBe('some');
  expect(giftCardLines([gift, { line: 2 }])).toEqual([1]);
});

test('a card is spent of what is neither on it nor was taken back', () => {
  expect(isSpent(card(1, 5000))).toBe(false);
  expect(isSpent(card(1, 3000, 2000))).toBe(false);
  expect(isSpent(card(1, 2999, 2000))).toBe(true);
});

test('cards are mailed when the last of them was, and those that went back are not mailed', () => {
  const mailed = (sentSeconds: number | null) => ({ ...card(1, 5000), sentSeconds });
  expect(mailedSeconds([mailed(1), mailed(3), mailed(2)])).toBe(3);
  expect(mailedSeconds([mailed(1), mailed(null)])).toBeNull();
  expect(isToMail([mailed(1), mailed(null)])).toBe(true);
  expect(isToMail([mailed(1)])).toBe(false);
  expect(isToMail([card(1, 0, 5000)])).toBe(false);
});

describe('a refund takes from the cards that were bought', () => {
  const refund = { cents: 5000, goneCents: 0, lines: null };

  test('what goes back, one card after the other', () => {
    expect(takenBack([card(1, 3000), card(2, 5000)], refund)).toEqual({
      ok: true,
      value: [
        { credit: 'pi_1-1', cents: 3000 },
        { credit: 'pi_1-2', cents: 2000 },
      ],
    });
  });

  test('of its lines alone', () => {
    expect(takenBack([card(1, 5000), card(2, 5000)], { ...refund, lines: [2] })).toEqual({
      ok: true,
      value: [{ credit: 'pi_1-2', cents: 5000 }],
    });
    expect(takenBack([card(1, 5000), card(2, 4999)], { ...refund, lines: [2] })).toEqual({
      ok: false,
      refusal: { code: 'gift_card_spent', leftCents: 4999 },
    });
  });

  test('nothing more where it was taken before, for a refund that failed or by ending the card', () => {
    expect(takenBack([card(1, 0, 5000)], refund)).toEqual({ ok: true, value: [] });
  });

  test('of its line what was not taken from it before', () => {
    expect(takenBack([card(1, 4000, 1000)], { ...refund, lines: [1] })).toEqual({
      ok: true,
      value: [{ credit: 'pi_1-1', cents: 4000 }],
    });
  });

  test('of its line what that is worth, where another card was ended', () => {
    expect(takenBack([card(1, 0, 5000), card(2, 5000)], { ...refund, lines: [2] })).toEqual({
      ok: true,
      value: [{ credit: 'pi_1-2', cents: 5000 }],
    });
  });

  test('nothing of an order of goods', () => {
    expect(takenBack([], refund)).toEqual({ ok: true, value: [] });
  });

  test('never more than is there, and always all that is owed', () => {
    const cents = fc.integer({ min: 0, max: 10_000 });
    const cards = fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cards, cents, cents, (all, asked, goneCents) => {
        const bought = all.map(([available, taken], line) => card(line, available, taken));
        const decision = takenBack(bought, { cents: asked, goneCents, lines: null });
        const takenBefore = all.reduce((sum, [, taken]) => sum + taken, 0);
        const there = all.reduce((sum, [available]) => sum + available, 0);
        const owed = Math.max(goneCents + asked - takenBefore, 0);
        expect(decision.ok).toBe(owed <= there);
        if (!decision.ok) return;
        expect(decision.value.reduce((sum, take) => sum + take.cents, 0)).toBe(owed);
        for (const take of decision.value) {
          const of = bought.find(({ id }) => id === take.credit);
          expect(take.cents).toBeLessThanOrEqual(of?.availableCents ?? 0);
          expect(take.cents).toBeGreaterThan(0);
        }
      }),
    );
  });
});
