import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyLabel,
  initialFlow,
  isBuyDisabled,
  type PaymentEvent,
  paymentFlow,
  shownError,
  whyNothingToPay,
} from './payment-flow.ts';

const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc
    .tuple(fc.boolean(), fc.option(fc.string()))
    .map(([isEmpty, error]) => ({ type: 'card_changed' as const, isEmpty, error })),
  fc.constant({ type: 'submitted' as const }),
  fc.string().map((message) => ({ type: 'failed' as const, message })),
);
const filled: PaymentEvent = { type: 'card_changed', isEmpty: false, error: null };
const CARD = { itemCount: 2, chargedCents: 1196 };
const FREE = { itemCount: 2, chargedCents: 0 };
const flowAfter = (...events: PaymentEvent[]) => events.reduce(paymentFlow, initialFlow);

describe("'Buy Now'", () => {
  test('is disabled while the card input is empty', () => {
    expect(isBuyDisabled(initialFlow, CARD)).toBe(true);
    expect(isBuyDisabled(flowAfter(filled), CARD)).toBe(false);
  });

  test('needs no card where nothing is due', () => {
    expect(isBuyDisabled(initialFlow, FREE)).toBe(false);
    expect(isBuyDisabled(flowAfter({ type: 'submitted' }), FREE)).toBe(true);
  });

  test("is disabled and reads 'Processing' while processing", () => {
    const flow = flowAfter(filled, { type: 'submitted' });
    expect(isBuyDisabled(flow, CARD)).toBe(true);
    expect(buyLabel(flow)).toBe('Processing');
  });

  test('is disabled for good after success', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const flow = flowAfter(filled, { type: 'submitted' }, { type: 'succeeded' }, ...events);
        expect(isBuyDisabled(flow, CARD)).toBe(true);
      }),
    );
  });

  test('is disabled with an empty basket, whatever else is true', () => {
    const empty = { itemCount: 0, chargedCents: 0 };
    fc.assert(fc.property(fc.array(event), (events) => isBuyDisabled(flowAfter(...events), empty)));
  });

  test('works again after a failure', () => {
    const flow = flowAfter(filled, { type: 'submitted' }, { type: 'failed', message: 'Declined.' });
    expect(isBuyDisabled(flow, CARD)).toBe(false);
    expect(buyLabel(flow)).toBe('Buy Now');
  });
});

describe('nothing to pay', () => {
  test('is an empty basket, or one that needs no card', () => {
    expect(whyNothingToPay('ready', { itemCount: 0, chargedCents: 0 })).toBe('empty');
    expect(whyNothingToPay('ready', FREE)).toBe('free');
    expect(whyNothingToPay('ready', CARD)).toBeNull();
  });

  test('is not said of a basket that was just paid', () => {
    expect(whyNothingToPay('succeeded', { itemCount: 0, chargedCents: 0 })).toBeNull();
  });
});

describe('the error area', () => {
  test('shows what is wrong with the card as it is typed', () => {
    const flow = flowAfter({ type: 'card_changed', isEmpty: false, error: 'Incomplete.' });
    expect(shownError(flow)).toBe('Incomplete.');
  });

  test('shows why the payment failed until the card is changed', () => {
    const failed = flowAfter(
      filled,
      { type: 'submitted' },
      { type: 'failed', message: 'Declined.' },
    );
    expect(shownError(failed)).toBe('Declined.');
    expect(shownError(paymentFlow(failed, filled))).toBeNull();
  });
});
