import { expect, test } from 'vitest';
import type { BoughtCard } from '#app/features/credits/bought-cards.ts';
import { shownGiftCards } from './shown-state.ts';

/** A card of $25; `sentSeconds` is null of one that was not mailed. */
function card(sentSeconds: number | null, balanceCents: number): BoughtCard {
  return {
    ...{ id: 'pi_1-1', line: 1, ending: null, email: null, worthCents: 2500, balanceCents },
    ...{
      availableCents: balanceCents,
      takenCents: 2500 - balanceCents,
      sendSeconds: 1,
      sentSeconds,
    },
  };
}

test('gift cards are mailed once none that has something on it is left to mail', () => {
  expect(shownGiftCards('delivered', [card(1, 2500), card(null, 2500)])).toBe('to_mail');
  expect(shownGiftCards('delivered', [card(1, 2500), card(null, 0)])).toBe('mailed');
  expect(shownGiftCards('delivered', [card(1, 0)])).toBe('mailed');
});

test('where all of them went back before, nothing was mailed', () => {
  expect(shownGiftCards('delivered', [card(null, 0), card(null, 0)])).toBe('cancelled');
});
