import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChargeRefund,
  type RefundState,
  refundedCents,
} from '#app/features/orders/order-refund.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import { charge, made, order, row } from '#tests/fixtures/charge-refunds.ts';
import {
  decideRefunds,
  isOverdue,
  MAX_FAILED_REFUNDS,
  MAX_WAIT_SECONDS,
  paymentStateOfRefunds,
  withChanges,
} from './decide-refund.ts';

const REFUSED = { no: 1, isFinal: false };

/** As often as the bank may send one back. */
const SENT_BACK = Array.from({ length: MAX_FAILED_REFUNDS }, (_, index) =>
  made('failed', { id: `re_${index}` }),
);

describe('a refund that is due', () => {
  test('stays as it is while nothing was asked for', () => {
    expect(decideRefunds(charge(row()), [], null)).toEqual([]);
  });

  test('that is refused is asked for again, unless it is refused for good', () => {
    expect(decideRefunds(charge(row()), [], REFUSED)).toMatchObject([{ state: 'due', attempt: 4 }]);
    expect(decideRefunds(charge(row()), [], { no: 1, isFinal: true })).toMatchObject([
      { state: 'failed', attempt: 3 },
    ]);
  });

  test('is done when it has arrived, and pending before', () => {
    for (const failed of [null, REFUSED]) {
      const decide = (...listed: ProviderRefund[]) => decideRefunds(charge(row()), listed, failed);
      expect(decide(made('succeeded'))).toMatchObject([
        { state: 'refunded', attempt: 3, refundId: 're_succeeded', amountCents: 1_000 },
      ]);
      expect(decide(made('pending'))).toMatchObject([{ state: 'pending', refundId: 're_pending' }]);
      expect(decide(made('failed'), made('succeeded'))).toMatchObject([{ state: 'refunded' }]);
    }
  });

  test('that the bank has sent back is asked for again, and given up the fifth time', () => {
    for (const state of ['pending', 'refunded'] as const) {
      const sentBack = charge(row({ state, refundId: 're_1' }));
      expect(decideRefunds(sentBack, SENT_BACK.slice(1), null)).toMatchObject([
        { state: 'due', attempt: 4 },
      ]);
      expect(decideRefunds(sentBack, SENT_BACK, null)).toMatchObject([{ state: 'failed' }]);
    }
    expect(decideRefunds(charge(row()), [...SENT_BACK, made('succeeded')], null)).toMatchObject([
      { state: 'refunded' },
    ]);
  });

  test('that was asked for once more already waits for that', () => {
    expect(decideRefunds(charge(row()), [made('failed')], null)).toEqual([]);
  });

  test('of staff that was given up stays so, and one that did not fit is not tried for ever', () => {
    for (const listed of [[], [made('failed')], SENT_BACK]) {
      expect(decideRefunds(order(row({ by: 'staff', state: 'failed' })), listed, null)).toEqual([]);
    }
    const cancelled = order(row({ by: 'staff', state: 'cancelled' }));
    expect(decideRefunds(cancelled, SENT_BACK, null)).toEqual([]);
    expect(decideRefunds(cancelled, SENT_BACK.slice(1), null)).toMatchObject([{ state: 'due' }]);
  });

  test('that was made twice is done once both have arrived, and is the sum of them', () => {
    const [one, other] = [row({ amountCents: 900 }), made('pending', { amountCents: 300 })];
    const listed = [made('succeeded', { amountCents: 600 }), other];
    expect(decideRefunds(charge(one), listed, null)).toMatchObject([
      { state: 'pending', refundId: 're_succeeded', amountCents: 900 },
      { no: 2, state: 'due', amountCents: 100 },
    ]);
  });

  test('that was made anew after the bank had sent it back has the new id', () => {
    const old = row({ state: 'pending', refundId: 're_failed' });
    expect(decideRefunds(charge(old), [made('pending'), made('failed')], null)).toMatchObject([
      { state: 'pending', refundId: 're_pending' },
    ]);
  });

  test('leaves to the card what it was charged less what was given as store credit in its place', () => {
    expect(decideRefunds({ ...charge(row()), inCreditCents: 400 }, [], null)).toMatchObject([
      { no: 1, state: 'due', amountCents: 600 },
    ]);
  });

  test('is not made twice where the list of the provider lags behind', () => {
    for (const state of ['pending', 'refunded'] as const) {
      expect(decideRefunds(charge(row({ state, refundId: 're_1' })), [], null)).toEqual([]);
    }
  });

  test('is known by its number, or by the id that it has already', () => {
    const old = row({ state: 'pending', refundId: 're_old' });
    const listed = made('succeeded', { id: 're_old', no: null });
    expect(decideRefunds(charge(old), [listed], null)).toMatchObject([{ state: 'refunded' }]);
  });
});

test('what the bank has taken back by a lost dispute is not given back once more', () => {
  const part = row({ by: 'staff', state: 'refunded', refundId: 're_1', amountCents: 400 });
  const listed = [made('succeeded', { id: 're_1', amountCents: 400 })];
  const decide = (status: 'lost' | 'won') =>
    decideRefunds({ ...charge(part), disputes: [{ status, amountCents: 600 }] }, listed, null);
  expect(decide('won')).toMatchObject([{ no: 2, by: 'shop', state: 'due', amountCents: 600 }]);
  expect(decide('lost')).toEqual([]);
});

test('whatever was asked for and made, what is owed is due, and no more than is left of the charge', () => {
  const amounts = fc.integer({ min: 1, max: 1_200 });
  const rows = fc.array(
    fc.record({ by: fc.constantFrom('shop', 'staff'), amountCents: amounts } as const),
    { maxLength: 4 },
  );
  const listed = fc.array(
    fc.record({
      no: fc.constantFrom(null, 1, 2, 3),
      state: fc.constantFrom('pending', 'succeeded', 'failed'),
      amountCents: amounts,
    } as const),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(rows, listed, fc.boolean(), (due, given, owesAll) => {
      const refunds = due.map((one, index) => row({ ...one, no: index + 1 }));
      // What was asked for under a number is made in full.
      const all = given.map(({ amountCents, ...one }, index) => {
        const asked = refunds.find(({ no }) => no === one.no)?.amountCents;
        return { ...one, amountCents: asked ?? amountCents, id: `re_${index}` };
      });
      const alive = all.filter(({ state }) => state !== 'failed');
      const madeCents = alive.reduce((cents, { amountCents }) => cents + amountCents, 0);
      const promised = refunds.filter(({ by }) => by === 'staff');
      const toGoBackCents = owesAll ? 1_000 : Math.min(refundedCents(promised), 1_000);
      const decide = (now: readonly ChargeRefund[]) =>
        decideRefunds({ ...charge(...now), owesAll, promised }, all, null);
      const changes = decide(refunds);
      const now = withChanges(refunds, changes);
      const dueCents = refundedCents(now.filter(({ state }) => state === 'due'));
      expect(refundedCents(now) - dueCents).toBe(madeCents);
      expect(dueCents).toBeLessThanOrEqual(Math.max(0, 1_000 - madeCents));
      if (refunds.length > 0) expect(dueCents + madeCents).toBeGreaterThanOrEqual(toGoBackCents);
    }),
  );
});

test('the shopkeeper is warned of a refund that has been due for more than a day, and of no other', () => {
  expect(MAX_WAIT_SECONDS).toBe(86_400);
  const late = new Date((1_000 + MAX_WAIT_SECONDS + 1) * 1_000);
  const isWarned = (state: RefundState, now = late) => isOverdue({ state, dueSeconds: 1_000 }, now);
  expect(isWarned('due')).toBe(true);
  expect(isWarned('due', new Date(late.getTime() - 1_000))).toBe(false);
  for (const state of ['pending', 'refunded', 'failed', 'cancelled'] as const) {
    expect(isWarned(state)).toBe(false);
  }
});

test('a payment whose refund has failed needs a person, and one that is under way is due', () => {
  const stateOf = (...refunds: ChargeRefund[]) => paymentStateOfRefunds(1_000, refunds);
  expect(stateOf(row())).toBe('refund_due');
  expect(stateOf(row({ state: 'pending' }))).toBe('refund_due');
  expect(stateOf(row({ state: 'refunded' }))).toBe('refunded');
  expect(stateOf(row({ state: 'failed' }))).toBe('refund_failed');
  const part = row({ state: 'refunded', amountCents: 400 });
  expect(stateOf(part, row({ no: 2, state: 'failed', amountCents: 600 }))).toBe('refund_failed');
  expect(stateOf(part, row({ no: 2, state: 'refunded', amountCents: 600 }))).toBe('refunded');
});
