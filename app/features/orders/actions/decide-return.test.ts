import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReturnItem } from '#app/features/orders/events/order-events.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import {
  disputed,
  happened,
  type Order,
  placed,
  receive,
  received,
  refunded,
  shipped,
} from '#tests/fixtures/order-with-events.ts';
import { decideReturnRequest, returnCents } from './decide-return.ts';

const sent = (...args: Parameters<typeof placed>) => shipped(placed(...args));

const wish = (...lines: number[]): ReturnItem[] => [{ lines, reason: 'changed_mind', words: '' }];
const other = (line: number, words: string): ReturnItem => ({
  lines: [line],
  reason: 'other',
  words,
});
const asked = (order: Order, ...lines: number[]) =>
  happened(order, { kind: 'return_requested', body: { items: wish(...lines) } });

describe('a return', () => {
  test('is asked for of single items, once, and of others after it has ended', () => {
    const order = sent([1_000, 1_000, 500]);
    expect(decideReturnRequest(order, wish(1))).toEqual({ ok: true, value: 'new' });
    const open = asked(order, 1);
    expect(decideReturnRequest(open, wish(1))).toEqual({ ok: true, value: 'again' });
    expect(decideReturnRequest(open, wish(2))).toMatchObject({ refusal: { code: 'too_late' } });
    const back = received(open, [1]);
    expect(decideReturnRequest(back, wish(1))).toMatchObject({
      refusal: { code: 'not_returnable', line: 1 },
    });
    expect(decideReturnRequest(back, wish(2, 3))).toEqual({ ok: true, value: 'new' });
  });

  test('asked for twice is one, in whatever order its items are named', () => {
    const open = asked(sent([1_000, 1_000, 500]), 1, 2);
    for (const items of [wish(2, 1), [...wish(2), other(1, 'Too heavy')]]) {
      expect(decideReturnRequest(open, items)).toEqual({ ok: true, value: 'again' });
    }
    expect(decideReturnRequest(open, wish(1, 3))).toMatchObject({ refusal: { code: 'too_late' } });
  });

  test('for a reason that no list has is asked for in words', () => {
    expect(decideReturnRequest(sent([1_000]), [other(1, 'Too heavy')])).toMatchObject({
      value: 'new',
    });
  });

  test('of one item leaves the rest where it is', () => {
    const back = received(asked(sent([1_000, 500]), 1), [1]);
    expect(foldOrder(back)).toMatchObject({
      ...{ state: 'shipped', returnableLines: [2], linesBack: [1], openReturn: null },
    });
    const delivered = happened(back, { kind: 'delivered', body: { parcels: [1] } });
    expect(foldOrder(delivered).state).toBe('delivered');
    expect(foldOrder(received(delivered, [2])).state).toBe('returned');
  });

  test('that is declined, also after it was approved, can be asked for anew', () => {
    const approved = happened(asked(sent([1_000]), 1), { kind: 'return_approved', body: {} });
    expect(foldOrder(approved).state).toBe('return_approved');
    const declined = happened(approved, { kind: 'return_declined', body: { reason: 'worn' } });
    expect(foldOrder(declined)).toMatchObject({ state: 'shipped', returnableLines: [1] });
  });

  test.each([
    [[], 'nothing_chosen'],
    [wish(9), 'not_returnable'],
    [[...wish(1), ...wish(1)], 'not_returnable'],
    [[other(1, '')], 'words_missing'],
    [[...wish(1), other(2, '')], 'words_missing'],
  ])('of %j is refused: %s', (items, code) => {
    expect(decideReturnRequest(sent([1_000, 500]), items)).toMatchObject({ refusal: { code } });
  });

  test('before the order is sent is too late to cancel and too early to return', () => {
    const order = placed([1_000]);
    expect(decideReturnRequest(order, wish(1))).toMatchObject({ refusal: { code: 'too_late' } });
    expect(receive(order, [1])).toMatchObject({ refusal: { code: 'too_late' } });
  });
});

describe('what came back', () => {
  test('is refunded less its part of the discount, without delivery', () => {
    const order = sent([1_000, 500], 150, 490);
    expect(receive(order, [2])).toMatchObject({ value: { refund: { cents: 450, lines: [2] } } });
    expect(returnCents(order, [2])).toBe(450);
  });

  test('and was refunded before is not refunded again', () => {
    const order = refunded(sent([1_000, 500]), 500, [2]);
    expect(foldOrder(order).returnableLines).toEqual([1]);
    expect(receive(order, [2])).toMatchObject({ value: { lines: [2], refund: null } });
    expect(receive(order, [1, 2])).toMatchObject({
      value: { lines: [1, 2], refund: { cents: 1_000, lines: [1] } },
    });
  });

  test('is refunded by its lines, also where that is all that is left of the charge', () => {
    expect(receive(sent([1_000, 500]), [1, 2])).toMatchObject({
      value: { refund: { cents: 1_500, lines: [1, 2] } },
    });
  });

  test('after refunds of amounts gives back what is left', () => {
    const order = refunded(sent([1_000, 500]), 1_200, null);
    expect(returnCents(order, [1])).toBe(300);
    expect(receive(order, [1])).toMatchObject({ value: { refund: { cents: 300, lines: null } } });
  });

  test.each([
    ['all of the charge', 1_500, 0, null],
    ['a part of it', 900, 600, null],
  ])(
    'after a dispute by which the bank has taken back %s gives back what is left',
    (_what, amountCents, cents, lines) => {
      const order = disputed(sent([1_000, 500]), 'lost', amountCents);
      expect(returnCents(order, [1])).toBe(cents);
      expect(receive(order, [1])).toMatchObject({
        value: { lines: [1], refund: cents === 0 ? null : { cents, lines } },
      });
      const won = disputed(order, 'won', amountCents);
      expect(returnCents(won, [1])).toBe(1_000);
    },
  );

  test('comes back once, and is not refunded beside a refund that was not seen', () => {
    const back = received(sent([1_000, 500]), [1]);
    expect(receive(back, [1])).toMatchObject({ refusal: { code: 'line_back', line: 1 } });
    const order = refunded(sent([1_000, 500]), 100, null);
    expect(receive(order, [1], { seenCents: 0 })).toMatchObject({ refusal: { code: 'changed' } });
  });

  test.each([
    ['a line of no such order', [9], { code: 'unknown_line', line: 9 }],
    ['a line that is still to be sent', [1, 2], { code: 'not_sent', line: 2 }],
    ['nothing', [], { code: 'nothing_chosen' }],
  ])('is not %s', (_what, lines, refusal) => {
    expect(receive(shipped(placed([1_000, 500]), [1]), lines)).toEqual({ ok: false, refusal });
  });

  test('is not refunded while the bank decides about the charge, unless staff is sure', () => {
    const order = disputed(sent([1_000, 500]), 'needs_response');
    expect(receive(order, [1])).toMatchObject({ refusal: { code: 'disputed' } });
    expect(receive(order, [1], { isSure: true })).toMatchObject({
      value: { refund: { cents: 1_000, lines: [1] } },
    });
  });

  test('lies on the shelf again unless it cannot be sold', () => {
    const order = sent([1_000, 500]);
    expect(receive(order, [1, 2], { unsaleable: [2] })).toMatchObject({
      value: { restocked: [1] },
    });
    expect(receive(order, [1], { unsaleable: [2] })).toMatchObject({
      refusal: { code: 'not_among', line: 2 },
    });
  });
});

test('however items come back, what was shown is refunded, and all of it is what was paid for them', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 8 });
  const share = fc.integer({ min: 0, max: 100 });
  const parcels = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(prices, share, parcels, (paid, percent, parcelOf) => {
      const sum = paid.reduce((all, price) => all + price, 0);
      const discount = Math.floor((sum * percent) / 100);
      let order = sent(paid, discount, 490);
      let backCents = 0;
      for (const parcel of [0, 1, 2, 3]) {
        const lines = order.basket
          .map(({ line }) => line)
          .filter((line) => parcelOf[line - 1] === parcel);
        if (lines.length === 0) continue;
        const shown = returnCents(order, lines);
        order = received(asked(order, ...lines), lines);
        expect(foldOrder(order).refundedCents - backCents).toBe(shown);
        backCents += shown;
      }
      expect(backCents).toBe(sum - discount);
      expect(foldOrder(order)).toMatchObject({ state: 'returned', restCents: 490 });
    }),
  );
});

test('a refund that has failed is made once more with the item that comes back, also among others', () => {
  const failed = refunded(sent([1_000, 500, 200]), 1_000, [1], 'failed');
  expect(receive(failed, [1, 2])).toMatchObject({
    value: { refund: { cents: 1_500, lines: [1, 2], inPlaceOf: [1] } },
  });
});
