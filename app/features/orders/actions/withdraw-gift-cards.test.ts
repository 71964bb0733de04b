/** Withdrawals from gift cards that were bought: money goes back once, and for what a card does not pay any more. */
import { expect, test } from 'vitest';
import type { BoughtCard } from '#app/features/credits/bought-cards.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { decideWithdrawal, owedWithdrawals } from './decide-withdrawal.ts';

const TERMS = { days: 14, timeZone: 'UTC' };
const DAY = 86_400;
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

/** Its first refund, by staff. */
function refundOf(
  amountCents: number,
  { state, lines = null }: { state: 'refunded' | 'failed'; lines?: number[] | null },
): ChargeRefund {
  return {
    ...{ no: 1, by: 'staff', reason: '', refundId: null, attempt: 0, state, lines },
    ...{ amountCents, chargeCents: 2500, dueSeconds: MAILED, createdSeconds: MAILED },
  };
}

const declared = (order: OrderDetails, day: number) =>
  decideWithdrawal(order, { lines: null, declaredSeconds: MAILED + day * DAY }, TERMS);

test('one in time is refunded at once, and of one that is late staff decides', () => {
  const order = bought([card(1, 2500)]);
  expect(declared(order, 3)).toMatchObject({ value: { refund: { cents: 2500 } } });
  expect(declared(order, 30)).toMatchObject({
    ok: true,
    value: { body: { lines: [1], isLate: true }, refund: null },
  });
});

test('a late one waits until staff has declined or refunded it', () => {
  const by = { no: 1, by: 'shopper', atSeconds: MAILED } as const;
  const body = { lines: [1], unsent: [], declaredSeconds: MAILED + 30 * DAY, isLate: true };
  expect(declared(bought([card(1, 2500)]), 30)).toMatchObject({ value: { body } });
  const withdrawn: OrderEvent = { kind: 'withdrawn', body, ...by };
  const stateAfter = (...events: OrderEvent[]) =>
    foldOrder(bought([card(1, 2500)], [withdrawn, ...events])).state;
  expect(stateAfter()).toBe('withdrawn');
  const reason = 'The card is three months old';
  expect(stateAfter({ ...by, kind: 'return_declined', body: { reason } })).toBe('delivered');
  const refund = { no: 1, amountCents: 2500, reason: '', lines: [1] };
  expect(stateAfter({ ...by, kind: 'refunded', body: refund })).toBe('delivered');
});

test('a refund of before does not answer it', () => {
  const by = { no: 1, by: 'staff', atSeconds: MAILED } as const;
  const lines = { lines: [1], unsent: [], declaredSeconds: MAILED + 30 * DAY, isLate: true };
  const withdrawn: OrderEvent = { kind: 'withdrawn', body: lines, ...by };
  const amount = { no: 1, amountCents: 500, reason: '' };
  const refunded: OrderEvent = { kind: 'refunded', body: amount, ...by };
  const stateAfter = (...events: OrderEvent[]) => foldOrder(bought([card(1, 2000)], events)).state;
  expect(stateAfter(refunded, withdrawn)).toBe('withdrawn');
  expect(stateAfter(refunded, withdrawn, refunded)).toBe('delivered');
});

test('one that an amount has answered owes nothing more; one whose refund has failed does', () => {
  const by = { no: 1, by: 'staff', atSeconds: MAILED } as const;
  const lines = { lines: [1], unsent: [], declaredSeconds: MAILED + 30 * DAY, isLate: true };
  const withdrawn: OrderEvent = { kind: 'withdrawn', body: lines, ...by };
  const owedAfter = (cents: number, refund: { lines?: number[]; state: 'refunded' | 'failed' }) => {
    const body = {
      no: 1,
      amountCents: cents,
      reason: '',
      ...(refund.lines && { lines: refund.lines }),
    };
    const order = bought([card(1, 2500)], [withdrawn, { kind: 'refunded', body, ...by }]);
    return owedWithdrawals({ ...order, refunds: [refundOf(cents, refund)] });
  };
  expect(owedWithdrawals(bought([card(1, 2500)], [withdrawn]))).toMatchObject([{ lines: [1] }]);
  expect(owedAfter(500, { state: 'refunded' })).toEqual([]);
  expect(owedAfter(2500, { lines: [1], state: 'failed' })).toMatchObject([{ lines: [1] }]);
});

test('what the bank has taken back for a card that was ended is not paid for by another card twice', () => {
  const lost: OrderEvent = {
    kind: 'disputed',
    body: { id: 'dp_1', status: 'lost', reason: 'fraudulent', amountCents: 2500, dueSeconds: null },
    ...{ no: 1, by: 'provider', atSeconds: MAILED },
  };
  const all = { cents: null, lines: null, seenCents: 0 };
  expect(decideOrderRefund(bought([card(1, 0, 2500), card(2, 2500)], [lost]), all)).toMatchObject({
    value: { cents: 2500 },
  });
  const spent = bought([card(1, 0, 2500), card(2, 0)], [lost]);
  expect(decideOrderRefund(spent, all)).toMatchObject({
    refusal: { code: 'gift_card_spent', leftCents: 0 },
  });
});

test('what was taken for a refund that failed and stays owed is not taken for another one', () => {
  const by = { no: 1, by: 'staff', atSeconds: MAILED } as const;
  const refunded: OrderEvent = {
    ...{ ...by, kind: 'refunded' },
    body: { no: 1, amountCents: 400, reason: '', takenBack: [{ credit: 'pi_1-1', cents: 400 }] },
  };
  const refunds = [refundOf(400, { state: 'failed' })];
  const order = { ...bought([card(1, 2100, 400)], [refunded]), refunds };
  const decided = (cents: number) => decideOrderRefund(order, { cents, lines: null, seenCents: 0 });
  const taken = (cents: number) => [{ credit: 'pi_1-1', cents }];
  expect(decided(1000)).toMatchObject({ value: { inPlaceOf: [], takenBack: taken(1000) } });
  expect(decided(2450)).toMatchObject({ value: { inPlaceOf: [], takenBack: taken(2100) } });
  expect(decided(400)).toMatchObject({ value: { inPlaceOf: [1], takenBack: [] } });
  expect(decided(2500)).toMatchObject({ value: { inPlaceOf: [1], takenBack: taken(2100) } });
});
