/** Refunds that somebody has made at the provider, by hand, beside those of the shop and of staff. */
import { describe, expect, test } from 'vitest';
import { charge, made, order, row } from '#tests/fixtures/charge-refunds.ts';
import { decideRefunds } from './decide-refund.ts';

describe('what was made at the provider', () => {
  const byHand = made('succeeded', { id: 're_hand', no: null, amountCents: 400 });

  test('gets the next number', () => {
    const known = row({ by: 'staff', state: 'refunded', refundId: 're_1', amountCents: 100 });
    const later = { ...byHand, id: 're_later', amountCents: 1 };
    const listed = [later, byHand, made('succeeded', { id: 're_1', amountCents: 100 })];
    expect(decideRefunds(order(known), listed, null)).toMatchObject([
      { no: 2, by: 'provider', state: 'refunded', refundId: 're_hand', amountCents: 400 },
      { no: 3, by: 'provider', refundId: 're_later', reason: '' },
    ]);
  });

  test('is followed by its id, and never asked for again', () => {
    const known = row({ by: 'provider', state: 'pending', refundId: 're_hand', amountCents: 400 });
    expect(decideRefunds(order(known), [byHand], null)).toMatchObject([{ state: 'refunded' }]);
    const failed = { ...byHand, state: 'failed' } as const;
    expect(decideRefunds(order(known), [failed], null)).toMatchObject([{ state: 'failed' }]);
    expect(decideRefunds(order({ ...known, state: 'failed' }), [failed], null)).toEqual([]);
  });

  test('is another one, though it bears the number of one that was made there before', () => {
    const known = row({ by: 'provider', state: 'refunded', refundId: 're_hand', amountCents: 400 });
    const other = { ...byHand, id: 're_other', no: 1, amountCents: 100 };
    expect(decideRefunds(order(known), [other, byHand], null)).toMatchObject([
      { no: 2, by: 'provider', refundId: 're_other', amountCents: 100 },
    ]);
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
    const staff = { ...cancelled, by: 'staff' } as const;
    expect(decideRefunds(charge(staff, known), [failed], null)).toMatchObject([
      { no: 2, state: 'failed' },
      { no: 3, by: 'shop', state: 'due', amountCents: 1_000 },
    ]);
  });

  test('and fails is owed with the reason that the shop has had, unless the shop was given up', () => {
    const part = row({ by: 'staff', reason: 'broken', state: 'refunded', amountCents: 400 });
    const shop = row({ no: 2, state: 'cancelled', amountCents: 600 });
    const known = row({ no: 3, by: 'provider', state: 'refunded', refundId: 're_hand' });
    const listed = [made('failed', { id: 're_hand', no: null })];
    expect(decideRefunds(charge(part, shop, known), listed, null)).toMatchObject([
      { no: 3, state: 'failed' },
      { no: 4, by: 'shop', state: 'due', reason: 'lines_sold', amountCents: 600 },
    ]);
    const givenUp = { ...shop, state: 'failed' } as const;
    expect(decideRefunds(charge(part, givenUp, known), listed, null)).toMatchObject([{ no: 3 }]);
  });
});
