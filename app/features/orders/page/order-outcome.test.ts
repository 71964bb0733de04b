import { describe, expect, test } from 'vitest';
import {
  formatOrderOutcome,
  isOutcomeCurrent,
  type OrderOutcome,
  orderOutcomeNotice,
  parseOrderOutcome,
} from './order-outcome.ts';

const item = (title: string, ...lines: number[]) => ({
  item: { id: title, variant: title, title, image: '', priceCents: 100 },
  lines,
  todayCents: null,
  returning: 0,
  cameBack: 0,
});
const view = {
  byHand: null,
  items: [item('A book', 1, 4), item('A lamp', 2)],
  amountCents: 1_196,
};
const boughtAgain = { type: 'bought-again', added: 2, gone: [], isFull: false } as const;

describe('what came of a form', () => {
  test.each<OrderOutcome>([
    { type: 'cancelled' },
    { type: 'return-requested' },
    { type: 'too-late' },
    { type: 'code-right' },
    boughtAgain,
    { ...boughtAgain, added: 0, gone: [1, 4, 2], isFull: true },
  ])('is carried as text: %j', (outcome) => {
    expect(parseOrderOutcome(formatOrderOutcome(outcome))).toEqual(outcome);
  });

  test.each(['', 'bought-again', 'bought-again.x.fits', 'bought-again.1.fits.', '<script>'])(
    'is nothing for the text "%s"',
    (text) => expect(parseOrderOutcome(text)).toBeNull(),
  );
});

test.each([
  ['return-requested', 'return_requested', true],
  ['return-requested', 'return_approved', false],
  ['return-requested', 'returned', false],
  ['cancelled', 'cancelled', true],
  ['too-late', 'packed', true],
] as const)('the notice of %s on an order that is %s is current: %s', (type, state, isCurrent) => {
  expect(isOutcomeCurrent({ type }, { state })).toBe(isCurrent);
});

describe('the notice about buying again', () => {
  test('says how many were added, and leads to the basket', () => {
    expect(orderOutcomeNotice(boughtAgain, view)).toEqual({
      kind: 'success',
      title: 'Added to your basket: 2 items',
      lines: [],
      link: { to: '/checkout', text: 'Go to your basket' },
    });
  });

  test('names what is gone, each once', () => {
    const notice = orderOutcomeNotice({ ...boughtAgain, added: 1, gone: [1, 4] }, view);
    expect(notice).toMatchObject({ kind: 'info', lines: ['No longer sold: A book'] });
  });

  test('says that the basket is full', () => {
    const notice = orderOutcomeNotice({ ...boughtAgain, isFull: true }, view);
    expect(notice.lines).toEqual(['Your basket is full: pay for what is in it first.']);
  });

  test('leads nowhere when nothing was added', () => {
    const notice = orderOutcomeNotice({ ...boughtAgain, added: 0, gone: [1, 2, 4] }, view);
    expect(notice).toMatchObject({ kind: 'warning', link: null });
    expect(notice.lines).toHaveLength(2);
  });
});
