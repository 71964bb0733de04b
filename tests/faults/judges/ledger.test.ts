import { describe, expect, test } from 'vitest';
import type { ProviderCharge } from '#tests/fixtures/provider-charges.ts';
import { type Books, compare, type Ledger, openLedger, type PaidOrder } from './ledger.ts';

const PAID: ProviderCharge = {
  intent: 'pi_1',
  amountCents: 1196,
  refundedCents: 0,
  isDisputed: false,
  takesNothingBack: false,
};
const ORDER = {
  ...{ id: 'pi_1', amount: 1196, state: 'placed', refunded: 0 },
  basket: [{ line: 7, variant: 'book', price: 11.96 }],
};
const REFUND = { id: 'pi_1', amount: 1196, state: 'refunded' };

/** The verdict when an intent of 1196 cents was created, and the shop shows this. */
function found({
  charges = [PAID],
  recorded = {},
  returned = {},
  byGiftCard = [],
  ...shown
}: {
  charges?: ProviderCharge[];
  recorded?: Partial<Ledger>;
  returned?: Record<string, number>;
  byGiftCard?: [intent: string, paid: PaidOrder][];
} & Partial<Books>) {
  const ledger = { ...openLedger(), started: new Map([['pi_1', 1196]]), ...recorded };
  const books = { shopper: 'somebody', orders: [], refunds: [], basketLines: [], ...shown };
  const verdict = compare(ledger, [books], charges, returned, new Map(byGiftCard));
  return Object.entries(verdict).flatMap(([harm, problems]) => problems.map(() => harm));
}

describe('nothing is wrong with', () => {
  test('a charge that is one order', () => {
    expect(found({ orders: [ORDER] })).toEqual([]);
  });

  test('an order of which a part went back, as it shows', () => {
    const charges = [{ ...PAID, refundedCents: 500 }];
    expect(found({ charges, orders: [{ ...ORDER, refunded: 500 }] })).toEqual([]);
  });

  test('a charge that went back', () => {
    expect(found({ charges: [{ ...PAID, refundedCents: 1196 }], refunds: [REFUND] })).toEqual([]);
  });

  test('an order that was charged with its delivery', () => {
    const recorded = { started: new Map([['pi_1', 1686]]), items: new Map([['pi_1', 1196]]) };
    const charges = [{ ...PAID, amountCents: 1686 }];
    expect(found({ charges, orders: [{ ...ORDER, amount: 1686 }], recorded })).toEqual([]);
    expect(found({ charges, orders: [{ ...ORDER, amount: 1196 }], recorded })).toEqual([
      'mismatched',
    ]);
  });

  test('a charge of another amount than requested that was refunded', () => {
    const charges = [{ ...PAID, amountCents: 1296, refundedCents: 1296 }];
    expect(found({ charges, refunds: [{ ...REFUND, amount: 1296 }] })).toEqual([]);
  });
});

describe('for nothing,', () => {
  const id = 'free_1';
  const order = { ...ORDER, id, amount: 0, basket: [{ line: 7, variant: 'sample', price: 0 }] };
  const recorded = { started: new Map([[id, 0]]), items: new Map([[id, 0]]) };

  test('an order needs no charge', () => {
    expect(found({ charges: [], orders: [order], recorded })).toEqual([]);
  });

  test('an order is one, is for what was asked, and stays', () => {
    const outcomes = new Map([[id, 'ordered' as const]]);
    expect(found({ charges: [], recorded: { ...recorded, outcomes } })).toEqual(['lost']);
    expect(found({ charges: [], orders: [order, order], recorded })).toContain('doubled');
    expect(found({ charges: [], orders: [order] })).toEqual(['mismatched']);
    const priced = { ...order, basket: [{ line: 7, variant: 'book', price: 11.96 }] };
    expect(found({ charges: [], orders: [priced], recorded })).toEqual(['mismatched']);
  });
});

describe('where a gift card pays,', () => {
  const byGiftCard: [string, PaidOrder][] = [['pi_1', { paidCents: 1000, backCents: 0 }]];
  const charges = [{ ...PAID, amountCents: 196 }];

  test('the charge is the rest of the total', () => {
    expect(found({ charges, orders: [ORDER], byGiftCard })).toEqual([]);
    expect(found({ charges, orders: [ORDER] })).toContain('mismatched');
    expect(found({ orders: [ORDER], byGiftCard })).toContain('mismatched');
  });

  test('an order that it pays for needs no charge', () => {
    const id = 'free_1';
    const recorded = { started: new Map([[id, 1196]]), items: new Map([[id, 1196]]) };
    const orders = [{ ...ORDER, id }];
    const all: [string, PaidOrder][] = [[id, { paidCents: 1196, backCents: 0 }]];
    const most: [string, PaidOrder][] = [[id, { paidCents: 1195, backCents: 0 }]];
    expect(found({ charges: [], orders, recorded, byGiftCard: all })).toEqual([]);
    expect(found({ charges: [], orders, recorded, byGiftCard: most })).toEqual(['mismatched']);
  });

  test('what goes back is of both', () => {
    const back = [{ ...PAID, amountCents: 196, refundedCents: 196 }];
    const toCard: [string, PaidOrder][] = [['pi_1', { paidCents: 1000, backCents: 1000 }]];
    const cancelled = [{ ...ORDER, state: 'cancelled', refunded: 1196 }];
    expect(found({ charges: back, orders: cancelled, byGiftCard: toCard })).toEqual([]);
    expect(found({ charges: back, orders: cancelled, byGiftCard })).toEqual(['unrefunded']);
    const less = [{ ...ORDER, refunded: 1000 }];
    expect(found({ charges: back, orders: less, byGiftCard: toCard })).toEqual(['doubled']);
  });
});

test('a card that takes nothing back leaves a debt, which is judged apart', () => {
  const charges = [{ ...PAID, takesNothingBack: true }];
  expect(found({ charges, orders: [{ ...ORDER, state: 'cancelled' }] })).toEqual([]);
  expect(found({ charges, refunds: [{ ...REFUND, state: 'refund_failed' }] })).toEqual([]);
});

describe('lost is', () => {
  test('a charge that became nothing', () => {
    expect(found({})).toEqual(['lost']);
  });

  test('an order that a PUT answered and that is gone', () => {
    const recorded = { outcomes: new Map([['pi_2', 'ordered' as const]]) };
    expect(found({ orders: [ORDER], recorded })).toEqual(['lost']);
  });

  test('a payment that the provider reported and has forgotten', () => {
    expect(found({ orders: [ORDER], recorded: { reportedPaid: new Map([['pi_2', 1]]) } })).toEqual([
      'lost',
    ]);
  });
});

describe('doubled is', () => {
  test('an intent that was charged twice', () => {
    expect(found({ charges: [PAID, PAID], orders: [ORDER] })).toEqual(['doubled']);
  });

  test('a charge that is two orders, which sell a line twice', () => {
    expect(found({ orders: [ORDER, ORDER] })).toEqual(['doubled', 'doubled']);
  });

  test('an order of which more went back than it shows', () => {
    expect(found({ charges: [{ ...PAID, refundedCents: 1196 }], orders: [ORDER] })).toEqual([
      'doubled',
    ]);
  });
});

describe('unrefunded is', () => {
  test('an order of which less went back than it shows, unless it is disputed', () => {
    const orders = [{ ...ORDER, refunded: 500 }];
    expect(found({ orders })).toEqual(['unrefunded']);
    expect(found({ orders, charges: [{ ...PAID, isDisputed: true }] })).toEqual([]);
  });

  test('an order that is cancelled and did not go back in full', () => {
    const orders = [{ ...ORDER, state: 'cancelled', refunded: 500 }];
    expect(found({ orders, charges: [{ ...PAID, refundedCents: 500 }] })).toEqual(['unrefunded']);
  });

  test.each([
    ['due', 0],
    ['refunded', 1000],
  ])('a refund that is %s when %i cents went back', (state, refundedCents) => {
    const charges = [{ ...PAID, refundedCents }];
    expect(found({ charges, refunds: [{ ...REFUND, state }] })).toEqual(['unrefunded']);
  });
});

describe('mismatched is', () => {
  test('an order of another amount than was charged', () => {
    expect(found({ orders: [{ ...ORDER, amount: 1100 }] })).toEqual(['mismatched']);
  });

  test('an order of another amount than was requested', () => {
    const charges = [{ ...PAID, amountCents: 1296 }];
    const order = { ...ORDER, amount: 1296, basket: [{ line: 7, variant: 'book', price: 12.96 }] };
    expect(found({ charges, orders: [order] })).toEqual(['mismatched']);
  });

  test('an order that was never charged', () => {
    expect(found({ charges: [], orders: [ORDER] })).toEqual(['mismatched']);
  });

  test('a sold line that is back in a basket', () => {
    expect(found({ orders: [ORDER], basketLines: [7] })).toEqual(['mismatched']);
  });

  test('a line that vanished from a basket', () => {
    const recorded = { basketLines: new Map([[8, 'somebody']]) };
    expect(found({ orders: [ORDER], recorded })).toEqual(['mismatched']);
  });
});

test('more is sold than there was, unless it came back and lies on the shelf again', () => {
  const charges = [PAID, { ...PAID, intent: 'pi_2' }];
  const [item] = ORDER.basket;
  const orders = [ORDER, { ...ORDER, id: 'pi_2', basket: item ? [{ ...item, line: 8 }] : [] }];
  const recorded = {
    started: new Map([
      ['pi_1', 1196],
      ['pi_2', 1196],
    ]),
    received: new Map([['book', 1]]),
  };
  expect(found({ charges, orders, recorded })).toEqual(['oversold']);
  expect(found({ charges, orders, recorded, returned: { book: 1 } })).toEqual([]);
});
