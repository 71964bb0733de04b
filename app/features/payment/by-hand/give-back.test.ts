import { describe, expect, test } from 'vitest';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import { decideGiveBack } from './give-back.server.ts';

const of = (...states: RefundState[]) => ({
  intent: 'hand_1',
  refunds: states.map((state, index) => ({ no: index + 1, state })),
});

describe('what staff has given back', () => {
  test('is the one that is due, or the one that is named', () => {
    expect(decideGiveBack(of('refunded', 'due'), null)).toMatchObject({ value: { no: 2 } });
    expect(decideGiveBack(of('due', 'due'), 2)).toMatchObject({ value: { no: 2 } });
  });

  test.for<[states: RefundState[], no: number | null, code: string]>([
    [[], null, 'nothing_due'],
    [['refunded'], null, 'nothing_due'],
    [['due', 'due'], null, 'which'],
    [['due'], 2, 'unknown'],
    [['refunded'], 1, 'given_back'],
    [['cancelled'], 1, 'nothing_due'],
  ])('of %j, number %j, is refused as %s', ([states, no, code]) => {
    expect(decideGiveBack(of(...states), no)).toEqual({ ok: false, refusal: { code } });
  });

  test('is nothing of an order that a card has paid', () => {
    expect(decideGiveBack({ ...of('due'), intent: 'pi_1' }, null)).toEqual({
      ok: false,
      refusal: { code: 'by_card' },
    });
  });
});
