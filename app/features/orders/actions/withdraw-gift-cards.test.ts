/** Withdrawals from gift cards that were bought: money goes back once, and for what a card does not pay any more. */
import { expect, test } from 'vitest';
import type { BoughtCard } from '#app/features/credits/bought-cards.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { decideOrderRefund } from './decide-order-refund.ts';

const MAILED = Date.parse('2026-11-02T12:00:00Z') / 1_000;

function card(line: number, balanceCents: number, takenCents = 0): BoughtCard {
  return {
    ...{ id: `pi_1-${line}`, line, ending: 'ABCD', email: null, worthCents: 2500 },
    ...{ balanceCents, availableCents: balanceCents, takenCents },
    ...{ sendSeconds: MAILED, sentSeconds: MAILED },
  };
}

/** An order of these cards of $25. */
function bought(giftCards: BoughtCard[], events: OrderEvent[] = []): OrderDetails {
  const item = { id: 'card', variant: 'card', title: 'Gift card', image: '', rating: 0 };
  return {
    ...{ shopper: 'guest_1', id: 'pi_1', number: 'B', created: MAILED, byHand: null },
    ...{ address: null, terms: null, isWithheld: false, refunds: [], invoice: null },
    amount: 2500 * giftCards.length,
    basket: giftCards.map(({ line }) => ({ ...item, line, priceCents: 2500, isGiftCard: true })),
    ...{ events, giftCards },
  };
}

test('what the bank has taken back for a card that was ended is not paid for by another card twice', () => {
  const lost: OrderEvent = {
    kind: 'disputed',
    body: { id: 'dp_1', status: 'lost', reason: 'fraudulent', amountCents: 2500, dueSeconds: null },
    ...{ no: 1, by: 'provider', atSeconds: MAILED },
  };
  const all = { cents: null, lines: null, seenCents: 0 };
  expect(decideOrderRefund(bought([card(1, 0, 2500), card(2, 2500)], [lost]), all)).toMatchObject({
    ok: true,
    cents: 2500,
  });
  const spent = bought([card(1, 0, 2500), card(2, 0)], [lost]);
  expect(decideOrderRefund(spent, all)).toMatchObject({
    refusal: { code: 'gift_card_spent', leftCents: 0 },
  });
});
