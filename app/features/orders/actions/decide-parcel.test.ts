import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withEffects } from '#app/features/orders/events/order-effects.ts';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/events/order-events.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { decideRecord, type RecordedAct, toRecordedAct } from './decide-parcel.ts';
import { decideWithdrawal, lastDayOf } from './decide-withdrawal.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>;

const PERIOD = { days: 14, timeZone: 'UTC' };
/** A Monday. */
const NOW = Date.parse('2026-11-30T12:00:00Z') / 1_000;

/** Placed, of as many items for $10 each, in this order of variants. */
function placed(...variants: string[]): Order {
  const basket = variants.map((variant, index) => ({
    ...{ id: variant, variant, title: `A ${variant}`, image: '', rating: 4, priceCents: 1_000 },
    line: index + 1,
  }));
  return { amount: 1_000 * variants.length, basket, terms: null, refunds: [], events: [] };
}

function happened(order: Order, event: NewOrderEvent, atSeconds = NOW): Order {
  const numbered: OrderEvent = { ...event, no: order.events.length + 1, by: 'staff', atSeconds };
  return { ...order, events: [...order.events, numbered] };
}

const words = { carrier: 'DHL', tracking: '' };
const PACK: RecordedAct = { kind: 'packed', body: {} };
const ship = (lines?: number[]): RecordedAct => ({ kind: 'shipped', body: { lines, ...words } });
const drop = (lines?: number[]): RecordedAct => ({ kind: 'lines_dropped', body: { lines } });
const deliver = (parcel?: number): RecordedAct => ({ kind: 'delivered', body: { parcel } });

function recorded(order: Order, act: RecordedAct, atSeconds = NOW): Order {
  const decision = decideRecord(order, act);
  if (!decision.ok) throw new Error(`Refused: ${decision.refusal.code}`);
  return happened(order, decision.value, atSeconds);
}

const refusalOf = (order: Order, act: RecordedAct) => {
  const decision = decideRecord(order, act);
  return decision.ok ? null : decision.refusal;
};

describe('a parcel', () => {
  test('has all that is left where nobody says what is in it', () => {
    const whole = recorded(placed('book', 'lamp'), ship());
    expect(foldOrder(whole)).toMatchObject({
      ...{ state: 'shipped', isPartlyShipped: false, linesToSend: [] },
      parcels: [{ no: 1, lines: [1, 2], carrier: 'DHL', isDelivered: false }],
    });
    const rest = recorded(recorded(placed('book', 'lamp', 'cup'), ship([2])), ship());
    expect(foldOrder(rest).parcels.map(({ lines }) => lines)).toEqual([[2], [1, 3]]);
  });

  test('whose last lines are refunded, after others were dropped, keeps no money for nothing', () => {
    const dropped = recorded(placed('book', 'lamp'), drop([1]));
    const refundOf = (lines: number[] | null) =>
      decideOrderRefund(dropped, { cents: null, lines, seenCents: 0 });
    expect(refundOf([2])).toMatchObject({
      refusal: { code: 'paid_for_nothing', restCents: 2_000 },
    });
    expect(refundOf([1, 2])).toMatchObject({ value: { cents: 2_000 } });
    expect(refundOf([1])).toMatchObject({ value: { cents: 1_000 } });
    expect(refundOf(null)).toMatchObject({ value: { cents: 2_000 } });
    const sent = recorded(placed('book', 'lamp', 'cup'), ship([3]));
    const rest = recorded(sent, drop([1]));
    expect(decideOrderRefund(rest, { cents: null, lines: [2], seenCents: 0 }).ok).toBe(true);
  });

  test('is awaited by nobody once all was refunded line by line, or withdrawn from, before it left', () => {
    const refundOf = (line: number): NewOrderEvent => ({
      kind: 'refunded',
      body: { no: line, amountCents: 1_000, reason: 'broken', lines: [line] },
    });
    for (const start of [placed('book', 'lamp'), recorded(placed('book', 'lamp'), PACK)]) {
      const one = happened(start, refundOf(1));
      expect(foldOrder(one)).toMatchObject({ state: foldOrder(start).state, linesToSend: [2] });
      expect(foldOrder(happened(one, refundOf(2)))).toMatchObject({
        state: 'cancelled',
        canCancel: false,
      });
    }
  });

  test('leaves the order waiting while something is left to send', () => {
    const order = recorded(placed('book', 'lamp'), ship([2]));
    expect(foldOrder(order)).toMatchObject({
      ...{ state: 'partly_shipped', isPartlyShipped: true, linesToSend: [1] },
      ...{ canCancel: false, returnableLines: [2], withdrawableLines: [1, 2] },
    });
    expect(foldOrder(recorded(order, ship())).state).toBe('shipped');
  });

  test('that arrived does not make the order delivered before the others have', () => {
    const one = recorded(recorded(placed('book', 'lamp'), ship([1])), deliver());
    expect(foldOrder(one).state).toBe('partly_shipped');
    const two = recorded(one, ship());
    expect(foldOrder(two).state).toBe('shipped');
    expect(foldOrder(recorded(two, deliver(2))).state).toBe('delivered');
  });

  test.each([
    ['a line that is in another', [1], { code: 'not_to_send', line: 1 }],
    ['a line of no such order', [9], { code: 'not_to_send', line: 9 }],
    ['nothing', [], { code: 'nothing_chosen' }],
  ])('is not sent with %s', (_what, lines, refusal) => {
    const order = recorded(placed('book', 'lamp'), ship([1]));
    expect(refusalOf(order, ship(lines))).toEqual(refusal);
  });

  test('never has what was withdrawn from or refunded before', () => {
    const withdrawn = happened(placed('book', 'lamp', 'cup'), {
      kind: 'withdrawn',
      body: { lines: [1], unsent: [1], declaredSeconds: NOW, isLate: false },
    });
    const refunded = happened(withdrawn, {
      kind: 'refunded',
      body: { no: 1, amountCents: 1_000, reason: 'none left', lines: [2] },
    });
    expect(refusalOf(refunded, ship([1]))).toEqual({ code: 'not_to_send', line: 1 });
    expect(refusalOf(refunded, ship([2]))).toEqual({ code: 'not_to_send', line: 2 });
    expect(foldOrder(recorded(refunded, ship()))).toMatchObject({
      ...{ state: 'shipped', parcels: [{ lines: [3] }] },
    });
  });

  test('that is all of an order but what is refunded then ends its waiting', () => {
    const order = recorded(placed('book', 'lamp'), ship([1]));
    const body = { no: 1, amountCents: 1_000, reason: 'none left', lines: [2] };
    const refunded = happened(order, { kind: 'refunded', body });
    expect(foldOrder(refunded)).toMatchObject({ state: 'shipped', linesToSend: [] });
    expect(refusalOf(refunded, ship())).toEqual({ code: 'too_late', state: 'shipped' });
  });

  test('gets its tracking by its number, where several are on their way', () => {
    const two = recorded(recorded(placed('book', 'lamp'), ship([1])), ship());
    const track = (parcel?: number): RecordedAct => ({
      kind: 'tracking_added',
      body: { parcel, carrier: 'UPS', tracking: '1Z' },
    });
    expect(refusalOf(two, track())).toEqual({ code: 'which_parcel', underWay: [1, 2] });
    expect(refusalOf(two, track(3))).toEqual({ code: 'no_parcel', parcel: 3, underWay: [1, 2] });
    expect(foldOrder(recorded(two, track(1))).parcels).toMatchObject([
      { no: 1, carrier: 'UPS', tracking: '1Z' },
      { no: 2, carrier: 'DHL', tracking: '' },
    ]);
    expect(foldOrder(recorded(recorded(two, deliver(1)), track())).parcels[1]).toMatchObject({
      tracking: '1Z',
    });
  });
});

describe('lines that are not sent after all', () => {
  const half = recorded(placed('book', 'lamp', 'cup'), ship([1]));

  test('are all that is left where nobody names them, and each of them once', () => {
    const lines = (of: number[]) => ({
      ok: true,
      value: { kind: 'lines_dropped', body: { lines: of } },
    });
    expect(decideRecord(half, drop())).toEqual(lines([2, 3]));
    expect(decideRecord(half, drop([2, 2]))).toEqual(lines([2]));
  });

  test.each([
    ['was sent', [1], { code: 'not_to_send', line: 1 }],
    ['nobody has named', [], { code: 'nothing_chosen' }],
  ])('are none that %s', (_what, lines, refusal) => {
    expect(refusalOf(half, drop(lines))).toEqual(refusal);
  });

  test('are never all of an order that is paid for', () => {
    const order = placed('book', 'lamp');
    expect(refusalOf(order, drop())).toEqual({ code: 'paid_for_nothing', restCents: 2_000 });
    expect(refusalOf(recorded(order, drop([1])), drop([2]))).toMatchObject({
      code: 'paid_for_nothing',
    });
    expect(refusalOf({ ...order, amount: 0 }, drop())).toBeNull();
  });
});

describe('an order that is held', () => {
  const HOLD: RecordedAct = { kind: 'held', body: { reason: 'fraud?' } };
  const RELEASE: RecordedAct = { kind: 'released', body: {} };

  test.each([
    ['placed', []],
    ['packed', [PACK]],
    ['sent in part', [ship([1])]],
  ] satisfies [string, RecordedAct[]][])('is %s until it is released', (_how, acts) => {
    const before = acts.reduce((order, act) => recorded(order, act), placed('book', 'lamp'));
    const held = recorded(before, HOLD);
    expect(foldOrder(held)).toEqual({ ...foldOrder(before), isHeld: true });
    for (const act of [PACK, ship(), HOLD]) expect(refusalOf(held, act)).toEqual({ code: 'held' });
    const released = recorded(held, RELEASE);
    expect(foldOrder(released)).toEqual(foldOrder(before));
    expect(refusalOf(released, RELEASE)).toMatchObject({ code: 'too_late' });
    expect(foldOrder(recorded(released, ship())).state).toBe('shipped');
  });

  test('waits for nothing once it is cancelled, or nothing of it is left to send', () => {
    const held = recorded(placed('book'), HOLD);
    const cancelled = happened(held, { kind: 'cancelled', body: { reason: '' } });
    expect(foldOrder(cancelled)).toMatchObject({ state: 'cancelled', isHeld: false });
    const shipped = recorded(placed('book'), ship());
    expect(refusalOf(shipped, HOLD)).toEqual({ code: 'too_late', state: 'shipped' });
  });
});

describe('while a part is left to send', () => {
  const half = recorded(recorded(placed('book', 'lamp'), ship([1])), deliver());

  test('a return of the other part can be asked for, and the rest still be sent', () => {
    const items = [{ lines: [1], reason: 'damaged' as const, words: '' }];
    const asked = happened(half, { kind: 'return_requested', body: { items } });
    expect(foldOrder(asked)).toMatchObject({ state: 'return_requested', isPartlyShipped: true });
    const sent = recorded(asked, ship());
    expect(foldOrder(sent)).toMatchObject({ state: 'return_requested', isPartlyShipped: false });
  });

  test('the period of withdrawal has not begun: it counts from the last of the goods', () => {
    expect(lastDayOf(half, PERIOD)).toBeNull();
    const sent = recorded(half, ship(), NOW + 86_400);
    expect(lastDayOf(sent, PERIOD)).toBeNull();
    const there = recorded(sent, deliver(), NOW + 2 * 86_400);
    expect(lastDayOf(there, PERIOD)).toBe('2026-12-16');
    const noted = recorded(there, { kind: 'note', body: { text: '' } }, NOW + 9 * 86_400);
    expect(lastDayOf(noted, PERIOD)).toBe('2026-12-16');
  });

  test('a withdrawal from all of it gives back at once what never left, and the rest once it is back', () => {
    const decision = decideWithdrawal(half, { lines: null, declaredSeconds: NOW }, PERIOD);
    expect(decision).toMatchObject({
      value: {
        body: { lines: [1, 2], unsent: [2], isLate: false },
        cancels: false,
        refund: { cents: 1_000, lines: [2] },
      },
    });
    if (!decision.ok || decision.value === 'again') throw new Error('Nothing was withdrawn from');
    const { body } = decision.value;
    const after = happened(half, { kind: 'withdrawn', body });
    expect(foldOrder(after)).toMatchObject({ state: 'withdrawn', linesToSend: [] });
    // What was sent is declined; what never left stays withdrawn from.
    const declined = happened(after, { kind: 'return_declined', body: { reason: 'worn' } });
    expect(foldOrder(declined)).toMatchObject({
      ...{ state: 'delivered', linesToSend: [], withdrawals: [{ lines: [2] }] },
    });
  });
});

test('what staff writes down has what its kind has, and nothing else', () => {
  const body = { parcel: 1, by: 'me' };
  expect(toRecordedAct('delivered', body)).toEqual({ kind: 'delivered', body: { parcel: 1 } });
  expect(() => toRecordedAct('delivered', { parcel: 'one' })).toThrow(/expected number/);
});

test('however an order is split, each line leaves once and is booked once', () => {
  const variants = fc.array(fc.constantFrom('book', 'lamp', 'cup'), { minLength: 1, maxLength: 7 });
  const chosen = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 7 })), { maxLength: 9 });
  fc.assert(
    fc.property(variants, chosen, (all, splits) => {
      let order = placed(...all);
      const booked = new Map<string, number>();
      for (const lines of [...splits, undefined]) {
        const decision = decideRecord(order, ship(lines));
        if (!decision.ok) continue;
        const { linesToSend, isPacked } = foldOrder(order);
        const known = { disputes: [], basket: order.basket, terms: null, linesToSend, isPacked };
        const { units } = withEffects(decision.value, 'staff', known);
        for (const [key, count] of Object.entries(units ?? {})) {
          booked.set(key, (booked.get(key) ?? 0) + count);
        }
        order = happened(order, decision.value);
      }
      const { parcels, state } = foldOrder(order);
      expect(state).toBe('shipped');
      const sent = parcels.flatMap(({ lines }) => lines).toSorted((a, b) => a - b);
      expect(sent).toEqual(all.map((_, index) => index + 1));
      const bought = Map.groupBy(all, (variant) => `product:${variant}`);
      expect(booked).toEqual(new Map([...bought].map(([key, { length }]) => [key, length])));
      expect(parcels.map(({ no }) => no)).toEqual(parcels.map((_, index) => index + 1));
    }),
    { numRuns: 300 },
  );
});
