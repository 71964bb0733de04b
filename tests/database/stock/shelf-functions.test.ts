/** The functions that write what lies on the shelf, called directly: what each changes of it, the holds and the ledger. */
import { afterAll, describe, expect, test } from 'vitest';
import { NOTHING, openStockRows } from './stock-rows.ts';

const { queries, effects, tellsOnly, close } = await openStockRows();
afterAll(close);

describe('book_stock', () => {
  /** Of all that is committed where no units are given. */
  const book = (payment: string, fact: string, no: number, units?: object) =>
    effects(
      `book_stock('${payment}', '${fact}', ${no}, ${units ? `'${JSON.stringify(units)}'` : 'null'})`,
    );

  test('takes from the shelf what is sent, once, and of its payment alone', async () => {
    expect(await book('sold', 'shipped', 1, { 'product:book': 1 })).toMatchObject({
      gone: ['product:book 10 there 3 left', 'sold committed 2 product:book over'],
      came: [
        'product:book 9 there 3 left',
        'shipped sold/1 -1 product:book',
        'sold committed 1 product:book over',
      ],
    });
    expect(await book('sold', 'shipped', 1, { 'product:book': 1 })).toMatchObject(NOTHING);
    await tellsOnly();
  });

  test('without items is of all that is committed, and no more', async () => {
    expect(await book('sold', 'shipped', 2)).toMatchObject({
      gone: ['product:book 10 there 3 left', 'sold committed 2 product:book over'],
      came: ['product:book 8 there 3 left', 'shipped sold/2 -2 product:book'],
    });
    for (const payment of ['held', 'nobody'])
      expect(await book(payment, 'shipped', 3)).toMatchObject(NOTHING);
    // Nor what is only held, or committed no more, where it is named.
    for (const payment of ['held', 'sold'])
      expect(await book(payment, 'shipped', 3, { 'product:book': 1 })).toMatchObject(NOTHING);
  });

  test('gives back what is cancelled, and tells of what shoppers read in numbers', async () => {
    await book('sold-too', 'cancelled', 3);
    await tellsOnly();
    expect(await book('sold', 'cancelled', 3, { 'product:book': 9 })).toMatchObject({
      gone: ['product:book 10 there 3 left', 'sold committed 2 product:book over'],
      came: ['cancelled sold/3 2 product:book', 'product:book 10 there 5 left'],
    });
    await tellsOnly('book');
  });

  test('takes back as much as was sent of this payment, and no other’s', async () => {
    await book('sold', 'shipped', 1);
    await book('sold-too', 'shipped', 1);
    await queries.execute(`insert into stock_entry (stock_key, reason, reference, units)
      values ('product:book', 'shipped', 'zoe/1', -3), ('product:book', 'cancelled', 'sold/0', 1)`);
    expect(await book('sold', 'returned', 2, { 'product:lamp': 1 })).toMatchObject(NOTHING);
    const all = { 'product:book': 5, 'code:FEW': 1 };
    expect(await book('sold', 'returned', 3, all)).toMatchObject({
      gone: ['product:book 8 there 3 left'],
      came: ['product:book 10 there 5 left', 'returned sold/3 2 product:book'],
    });
    expect(await book('sold', 'returned', 9, { 'product:book': 1 })).toMatchObject(NOTHING);
  });

  test('sends nothing that is committed to another order, and takes nothing back that was not sent', async () => {
    const sent = { 'product:book': 1, 'product:lamp': 1 };
    await queries.execute(
      `insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
        values ('sold', 'product:bag', 1, 'anna', 'one', 'committed', now())`,
    );
    expect(await book('sold', 'shipped', 1, sent)).toMatchObject({
      gone: ['product:book 10 there 3 left', 'sold committed 2 product:book over'],
      came: [
        'product:book 9 there 3 left',
        'shipped sold/1 -1 product:book',
        'sold committed 1 product:book over',
      ],
    });
    const back = { 'product:book': 2, 'product:bag': 1 };
    expect(await book('sold', 'returned', 2, back)).toMatchObject({
      gone: ['product:book 9 there 3 left'],
      came: ['product:book 10 there 4 left', 'returned sold/2 1 product:book'],
    });
  });

  test('gives no use of a code back with the goods', async () => {
    await queries.execute(
      `insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
        values ('sold', 'code:FEW', 1, 'anna', 'one', 'committed', now())`,
    );
    await book('sold', 'shipped', 1);
    const back = { 'product:book': 1, 'code:FEW': 1 };
    expect(await book('sold', 'returned', 2, back)).toMatchObject({
      came: ['product:book 9 there 4 left', 'returned sold/2 1 product:book'],
    });
  });

  test('of what is counted no more is not written when it comes back', async () => {
    await book('sold', 'shipped', 1);
    await queries.execute("delete from stock where variant = 'book'");
    expect(await book('sold', 'returned', 2, { 'product:book': 1 })).toMatchObject(NOTHING);
  });
});

describe('count_stock', () => {
  const count = (counts: object, isChange = false) =>
    effects(`count_stock('${JSON.stringify(counts)}', ${isChange}, 'counted', 'ref')`);

  test('writes what lies there, and what is promised stays so', async () => {
    expect(await count({ book: 4 })).toEqual({
      answer: { changed: [{ variant: 'book', before: 10, after: 4 }] },
      gone: ['product:book 10 there 3 left'],
      came: ['counted ref -6 product:book', 'product:book 4 there -3 left'],
    });
    await tellsOnly('book');
  });

  test('adds to what was there, and ends the counting of a variant', async () => {
    expect(await count({ book: 2, lamp: null }, true)).toEqual({
      answer: {
        changed: [
          { variant: 'book', before: 10, after: 12 },
          { variant: 'lamp', before: 1, after: null },
        ],
      },
      gone: ['product:book 10 there 3 left', 'product:lamp 1 there 1 left'],
      came: [
        'counted ref -1 product:lamp',
        'counted ref 2 product:book',
        'product:book 12 there 5 left',
      ],
    });
  });

  test('that ends with nothing on the shelf is a change too, and one that changes nothing is none', async () => {
    await queries.execute("update stock set on_hand = 0, available = 0 where variant = 'lamp'");
    expect((await count({ lamp: null })).answer).toEqual({
      changed: [{ variant: 'lamp', before: 0, after: null }],
    });
    for (const nothing of [{ book: 10 }, { mug: null }])
      expect(await count(nothing)).toEqual({ answer: { changed: [] }, ...NOTHING });
  });

  test('refuses the whole of it where one is no variant, or falls below zero', async () => {
    for (const [counts, refused] of [
      [{ book: 1, nothing: 1 }, ['nothing']],
      [{ mug: 1, nothing: 1 }, ['nothing']],
      [{ book: -11, bag: 1 }, ['book']],
      [{ book: 999_999_990, bag: 1 }, ['book']],
    ] as const) {
      expect(await count(counts, true)).toEqual({ answer: { refused }, ...NOTHING });
    }
  });

  test('counts as much as a shelf may have, whatever lay there', async () => {
    expect((await count({ book: 999_999_999 })).answer).toEqual({
      changed: [{ variant: 'book', before: 10, after: 999_999_999 }],
    });
  });
});

test('notify_stock names the whole catalogue where what has changed is longer than a message can be', async () => {
  for (const length of [7_800, 8_000]) await effects(`notify_stock(array[repeat('x', ${length})])`);
  await tellsOnly('x'.repeat(7_800), 'catalogue');
});
