/** The functions that write stock, called directly: what each changes of the shelf, the holds and the ledger. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

/** Variants that processes were told of, once a transaction had committed. */
const told: string[] = [];
await database.listen(
  'shop_events',
  (payload) => {
    for (const message of JSON.parse(payload))
      if (message.kind === 'stock') told.push(...message.variants);
  },
  () => {},
);

/** `book` has three left of ten: five are held by `held`, two are sold by `sold`, whose payment begins as another does. */
const FIXTURES = [
  'truncate stock, stock_hold, stock_entry, payment, "order", order_status, order_event, shopper',
  "insert into shopper (id) values ('anna')",
  `insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('anna', 'held', 'one', 'open', '[]', 1), ('anna', 'new', 'one', 'cancelling', '[]', 1),
      ('anna', 'other', 'one', 'cancelled', '[]', 1), ('anna', 'gone', 'one', 'refunded', '[]', 1)`,
  `insert into stock (variant, on_hand, available, low)
    values ('book', 10, 3, 5), ('lamp', 1, 1, 0), ('bag', 50, 50, 5)`,
  "insert into stock (code, on_hand, available) values ('FEW', 5, 5)",
  `insert into stock_hold (payment, stock_key, units, shopper, provider, state, taken_at, ends_at)
    values ('held', 'product:book', 5, 'anna', 'one', 'held', now(), '2020-01-01'),
      ('sold', 'product:book', 2, 'anna', 'one', 'committed', now(), '2020-01-01'),
      ('sold-too', 'product:lamp', 1, 'anna', 'one', 'committed', now(), '2020-01-01')`,
];

await queries.execute(
  `insert into product (variant, id, title, image, price_cents, rating, position)
    select name, name, name, '', 100, 0, 1 from unnest(array['book', 'lamp', 'bag', 'mug']) as name`,
);

beforeEach(async () => {
  for (const statement of FIXTURES) await queries.execute(statement);
  told.length = 0;
});

/** Every row, as a line of text. */
async function rows(): Promise<string[]> {
  const found = await rowsOf<{ row: string }>(
    queries,
    sql`select concat_ws(' ', stock_key, on_hand, 'there', available, 'left') as row from stock
      union all select concat_ws(' ', payment, state, units, stock_key,
        case when ends_at > now() then 'for a while' else 'over' end) from stock_hold
      union all select concat_ws(' ', reason, reference, units, stock_key) from stock_entry`,
  );
  return found.map(({ row }) => row);
}

/** What a call answers, and the rows that have come and gone with it. */
async function effects(call: string) {
  const before = await rows();
  const [found] = await rowsOf<{ answer: unknown }>(queries, sql.raw(`select ${call} as answer`));
  const after = await rows();
  return {
    answer: found?.answer,
    gone: before.filter((row) => !after.includes(row)).sort(),
    came: after.filter((row) => !before.includes(row)).sort(),
  };
}

/** What processes were told of since the last look: by `last` all that came before it has come. */
async function tellsOnly(...variants: string[]): Promise<void> {
  await queries.execute("select notify_stock(array['last'])");
  await vi.waitFor(() => expect(told).toContain('last'));
  expect(told.splice(0).toSorted()).toEqual([...variants, 'last'].toSorted());
}

/** The rows of a call that writes none. */
const NOTHING = { gone: [], came: [] };

const claim = (payment: string, units: object, provider = 'one') => ({
  ...{ payment, shopper: 'anna', provider, units },
});
const claimStock = (...claims: object[]) =>
  effects(`claim_stock('${JSON.stringify(claims)}', 600)`);

describe('claim_stock', () => {
  test('gives what there is in the order of the claims, all or nothing', async () => {
    expect(
      await claimStock(
        claim('new', { 'product:book': 2, 'product:none': 4 }),
        claim('held', { 'product:book': 9 }),
        claim('other', { 'product:book': 1 }),
        claim('nobody', { 'product:book': 1 }),
      ),
    ).toEqual({
      answer: [{ state: 'held' }, { state: 'held' }, { state: 'over' }, { state: 'over' }],
      gone: ['held held 5 product:book over', 'product:book 10 there 3 left'],
      came: [
        'held held 5 product:book for a while',
        'new held 2 product:book for a while',
        'new held 4 product:none for a while',
        'product:book 10 there 1 left',
      ],
    });
    await tellsOnly('book');
  });

  test('names what is left of each where one is short, and takes nothing', async () => {
    await queries.execute(
      "update payment set state = 'creating', provider = 'two' where payment = 'new'",
    );
    expect(await claimStock(claim('new', { 'product:book': 4, 'product:bag': 1 }))).toEqual({
      answer: [{ state: 'short', left: { 'product:book': 3, 'product:bag': 50 } }],
      gone: [],
      came: [],
    });
    await tellsOnly();
  });

  test('holds once what one claim asks for twice in a call', async () => {
    const twice = claim('new', { 'product:book': 2 });
    expect(await claimStock(twice, twice)).toEqual({
      answer: [{ state: 'held' }, { state: 'held' }],
      gone: ['product:book 10 there 3 left'],
      came: ['new held 2 product:book for a while', 'product:book 10 there 1 left'],
    });
  });

  test('tells of what shoppers read in numbers alone', async () => {
    await claimStock(claim('new', { 'product:bag': 1, 'product:lamp': 1, 'code:FEW': 1 }));
    await tellsOnly('lamp');
  });
});

describe('commit_hold', () => {
  test('makes a hold the order’s, and tells of what is sold out by it', async () => {
    await queries.execute("update stock set available = 1 where variant = 'book'");
    expect(await effects("commit_hold('held')")).toEqual({
      answer: true,
      gone: ['held held 5 product:book over'],
      came: ['held committed 5 product:book over'],
    });
    await tellsOnly();
    await queries.execute("update stock_hold set state = 'held' where payment = 'held'");
    await queries.execute("update stock set available = 0 where variant in ('book', 'lamp')");
    await effects("commit_hold('held')");
    await tellsOnly('book');
  });

  test('does nothing without a hold, or with one that is committed', async () => {
    const nothing = { answer: false, ...NOTHING };
    expect(await effects("commit_hold('nobody')")).toEqual(nothing);
    expect(await effects("commit_hold('sold')")).toEqual(nothing);
  });
});

test('release_stock gives back what is held, and nothing that is sold', async () => {
  expect(await effects("release_stock('sold')")).toMatchObject(NOTHING);
  expect(await effects("release_stock('held')")).toMatchObject({
    gone: ['held held 5 product:book over', 'product:book 10 there 3 left'],
    came: ['product:book 10 there 8 left'],
  });
  await tellsOnly('book');
});

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
});
