import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChargeRefund,
  type RefundState,
  refundedCents,
} from '#app/features/orders/order-refund.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import {
  decideRefunds,
  isOverdue,
  MAX_FAILED_REFUNDS,
  MAX_WAIT_SECONDS,
  paymentStateOfRefunds,
  type RefundedCharge,
  withChanges,
} from './decide-refund.ts';

function row(change: Partial<ChargeRefund> = {}): ChargeRefund {
  return {
    ...{ no: 1, by: 'shop', reason: 'lines_sold', lines: null, state: 'due', refundId: null },
    ...{ attempt: 3, amountCents: 1_000, chargeCents: 1_000, createdSeconds: 0, dueSeconds: 0 },
    ...change,
  };
}

function made(
  state: ProviderRefund['state'],
  change: Partial<ProviderRefund> = {},
): ProviderRefund {
  return { id: `re_${state}`, no: 1, state, amountCents: 1_000, ...change };
}

/** A charge of $10 that became no order, or an order whose staff has promised all refunds of its own. */
const charge = (...refunds: ChargeRefund[]): RefundedCharge => {
  const promised = refunds.filter(({ by }) => by === 'staff');
  return { owesAll: true, promised, disputes: [], chargeCents: 1_000, refunds };
};
const order = (...refunds: ChargeRefund[]): RefundedCharge => {
  return { ...charge(...refunds), owesAll: false };
};

const REFUSED = { no: 1, isFinal: false };

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
    const failed = Array.from({ length: MAX_FAILED_REFUNDS }, (_, index) =>
      made('failed', { id: `re_${index}` }),
    );
    for (const state of ['pending', 'refunded'] as const) {
      const sentBack = charge(row({ state, refundId: 're_1' }));
      expect(decideRefunds(sentBack, failed.slice(1), null)).toMatchObject([
        { state: 'due', attempt: 4 },
      ]);
      expect(decideRefunds(sentBack, failed, null)).toMatchObject([{ state: 'failed' }]);
    }
    expect(decideRefunds(charge(row()), [...failed, made('succeeded')], null)).toMatchObject([
      { state: 'refunded' },
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

describe('what was made at the provider', () => {
  const byHand = made('succeeded', { id: 're_hand', no: null, amountCents: 400 });

  test('gets the next number', () => {
    const known = row({ by: 'staff', state: 'refunded', refundId: 're_1', amountCents: 100 });
    const later = { ...byHand, id: 're_later', amountCents: 1 };
    const listed = [later, byHand, made('succeeded', { id: 're_1', amountCents: 100 })];
    expect(decideRefunds(order(known), listed, null)).toMatchObject([
      { no: 2, by: 'provider', state: 'refunded', refundId: 're_hand', amountCents: 400 },
      { no: 3, by: 'provider', refundId: 're_later' },
    ]);
  });

  test('is followed by its id, and never asked for again', () => {
    const known = row({ by: 'provider', state: 'pending', refundId: 're_hand', amountCents: 400 });
    expect(decideRefunds(order(known), [byHand], null)).toMatchObject([{ state: 'refunded' }]);
    const failed = { ...byHand, state: 'failed' } as const;
    expect(decideRefunds(order(known), [failed], null)).toMatchObject([{ state: 'failed' }]);
    expect(decideRefunds(order({ ...known, state: 'failed' }), [failed], null)).toEqual([]);
  });

  test('leaves the rest to a refund of the shop, which is not made where nothing is left', () => {
    const [part, hand] = decideRefunds(charge(row()), [byHand], null);
    expect([part, hand]).toMatchObject([
      { no: 1, state: 'due', amountCents: 600 },
      { no: 2, by: 'provider', amountCents: 400 },
    ]);
    const all = { ...byHand, amountCents: 1_000 };
    expect(decideRefunds(charge(row()), [all], null)).toMatchObject([
      { no: 1, state: 'cancelled' },
      { no: 2, by: 'provider' },
    ]);
  });

  test('leaves the amount of staff as it is while it fits, and else what is still owed', () => {
    const staff = row({ by: 'staff', amountCents: 600 });
    expect(decideRefunds(order(staff), [byHand], null)).toMatchObject([{ by: 'provider' }]);
    const more = { ...byHand, amountCents: 401 };
    expect(decideRefunds(order(staff), [more], null)).toMatchObject([
      { no: 1, state: 'due', amountCents: 199 },
      { no: 2, by: 'provider' },
    ]);
    const asMuch = { ...byHand, amountCents: 600 };
    expect(decideRefunds(order(staff), [asMuch], null)).toMatchObject([
      { no: 1, state: 'cancelled', amountCents: 600 },
      { no: 2, by: 'provider' },
    ]);
  });

  test('leaves what staff promised by two refunds to be made by the first that is due', () => {
    const [one, other] = [row({ by: 'staff', amountCents: 500 }), row({ by: 'staff', no: 2 })];
    const listed = [
      { ...byHand, amountCents: 300 },
      { ...byHand, id: 're_2', amountCents: 300 },
    ];
    expect(decideRefunds(order(one, { ...other, amountCents: 450 }), listed, null)).toMatchObject([
      { no: 1, state: 'due', amountCents: 350 },
      { no: 2, state: 'cancelled' },
      { no: 3, by: 'provider' },
      { no: 4, by: 'provider' },
    ]);
  });

  test('promises once what was promised in place of one that failed', () => {
    const failed = row({ by: 'staff', state: 'failed', amountCents: 500 });
    const again = row({ by: 'staff', no: 2, amountCents: 500 });
    const promised = [failed, { ...again, inPlaceOf: [1] }];
    const decide = (amountCents: number) =>
      decideRefunds({ ...order(failed, again), promised }, [{ ...byHand, amountCents }], null);
    expect(decide(501)).toMatchObject([{ no: 2, state: 'cancelled' }, { no: 3 }]);
    expect(decide(500)).toMatchObject([{ no: 3 }]);
  });

  test('and fails lets a refund of staff that did not fit be made after all', () => {
    const staff = row({ by: 'staff', state: 'cancelled', amountCents: 600 });
    const known = row({ no: 2, by: 'provider', state: 'refunded', refundId: 're_hand' });
    const failed = made('failed', { id: 're_hand', no: null });
    expect(decideRefunds(order(staff, known), [failed], null)).toMatchObject([
      { no: 1, state: 'due', attempt: 4, amountCents: 600 },
      { no: 2, state: 'failed' },
    ]);
    const rest = made('succeeded', { id: 're_3', no: null, amountCents: 450 });
    expect(decideRefunds(order(staff, known), [failed, rest], null)).toMatchObject([
      { no: 1, state: 'due', attempt: 4, amountCents: 150 },
      { no: 2, state: 'failed' },
      { no: 3, by: 'provider' },
    ]);
  });

  test('and fails after all is owed by the shop, where all of the charge is owed', () => {
    const cancelled = row({ state: 'cancelled' });
    const known = row({ no: 2, by: 'provider', state: 'refunded', refundId: 're_hand' });
    const failed = made('failed', { id: 're_hand', no: null });
    expect(decideRefunds(charge(cancelled, known), [failed], null)).toMatchObject([
      { no: 2, state: 'failed' },
      { no: 3, by: 'shop', state: 'due', reason: 'lines_sold', amountCents: 1_000 },
    ]);
    expect(decideRefunds(order(cancelled, known), [failed], null)).toHaveLength(1);
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
