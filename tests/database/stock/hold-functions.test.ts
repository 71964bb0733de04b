/** The functions that hold stock for who pays, called directly: what each changes of the shelf and the holds. */
import { afterAll, describe, expect, test } from 'vitest';
import { NOTHING, openStockRows } from './stock-rows.ts';

const { queries, effects, tellsOnly, close } = await openStockRows();
afterAll(close);

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
      ...NOTHING,
    });
    await tellsOnly();
  });

  test('names nothing as left that is not counted, also where somebody before has asked for it', async () => {
    await queries.execute(`insert into payment (shopper, payment, provider, state, items, amount_cents)
      values ('anna', 'next', 'one', 'cancelling', '[]', 1)`);
    const both = { 'product:book': 2, 'product:none': 1 };
    const { answer } = await claimStock(claim('new', both), claim('next', both));
    expect(answer).toEqual([{ state: 'held' }, { state: 'short', left: { 'product:book': 1 } }]);
  });

  test('holds nothing for whom the payment is not of', async () => {
    await queries.execute("insert into shopper (id) values ('bert')");
    const ofAnother = { ...claim('new', { 'product:book': 1 }), shopper: 'bert' };
    expect(await claimStock(ofAnother)).toEqual({ answer: [{ state: 'over' }], ...NOTHING });
  });

  test('gives its full time to a hold of the payment that asks again, and to no other', async () => {
    await queries.execute(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      values ('new', 'product:bag', 1, 'anna', 'one', '2020-01-01')`);
    expect(await claimStock(claim('held', { 'product:book': 5 }))).toEqual({
      answer: [{ state: 'held' }],
      gone: ['held held 5 product:book over'],
      came: ['held held 5 product:book for a while'],
    });
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
  await queries.execute(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    values ('held', 'product:bag', 1, 'anna', 'one', now())`);
  await effects("release_stock('held')");
  // Of so many shoppers read no number.
  await tellsOnly();
});

describe('end_hold', () => {
  const HELD = ['held held 5 product:book over', 'product:book 10 there 3 left'];
  const GIVEN_BACK = { gone: HELD, came: ['product:book 10 there 8 left'] };

  test('gives back what a payment holds that was not ordered, and leaves the others', async () => {
    await queries.execute(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      values ('new', 'product:bag', 1, 'anna', 'one', '2020-01-01')`);
    expect(await effects("end_hold('held')")).toMatchObject(GIVEN_BACK);
    await tellsOnly('book');
  });

  test('books what was ordered', async () => {
    await queries.execute("update payment set state = 'ordered' where payment = 'held'");
    expect(await effects("end_hold('held')")).toMatchObject({
      gone: ['held held 5 product:book over'],
      came: ['held committed 5 product:book over'],
    });
  });

  test('gives back what is left of a cancelled order, once, and nothing of others', async () => {
    await queries.execute(`insert into payment (shopper, payment, provider, state, intent, items, amount_cents)
      values ('anna', 'sold', 'one', 'ordered', 'pi_sold', '[]', 1),
        ('anna', 'sold-too', 'one', 'ordered', 'pi_sold_too', '[]', 1)`);
    await queries.execute(`insert into order_status (shopper, payment_intent, state)
      values ('anna', 'pi_sold', 'cancelled'), ('anna', 'pi_sold_too', 'packed')`);
    await queries.execute(`insert into order_event (shopper, payment_intent, no, kind, body, by)
      values ('anna', 'pi_sold', 1, 'note', '{}', 'staff'), ('anna', 'pi_sold', 2, 'cancelled', '{}', 'staff')`);
    expect(await effects("end_hold('sold-too')")).toMatchObject(NOTHING);
    expect(await effects("end_hold('sold')")).toMatchObject({
      gone: ['product:book 10 there 3 left', 'sold committed 2 product:book over'],
      came: ['cancelled sold/2 2 product:book', 'product:book 10 there 5 left'],
    });
    await tellsOnly('book');
    expect(await effects("end_hold('sold')")).toMatchObject(NOTHING);
  });

  test('of a second shopper is ended as that of the first', async () => {
    await queries.execute("insert into shopper (id) values ('bert')");
    await queries.execute(`insert into payment (shopper, payment, provider, state, items, amount_cents)
      values ('bert', 'later', 'one', 'ordered', '[]', 1)`);
    await queries.execute(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      values ('later', 'product:bag', 1, 'bert', 'one', '2020-01-01')`);
    expect(await effects("end_hold('later')")).toMatchObject({
      gone: ['later held 1 product:bag over'],
      came: ['later committed 1 product:bag over'],
    });
  });

  test('finds the payment of a guest at the account that it has joined', async () => {
    await queries.execute("insert into shopper (id, merged_into) values ('bert', 'anna')");
    await queries.execute("update stock_hold set shopper = 'bert' where payment = 'held'");
    expect(await effects("end_hold('held')")).toMatchObject(GIVEN_BACK);
  });

  test('keeps what is of no payment of its shopper: it may be moving to an account', async () => {
    await queries.execute("insert into shopper (id) values ('bert')");
    await queries.execute("update stock_hold set shopper = 'bert' where payment = 'held'");
    expect(await effects("end_hold('held')")).toMatchObject(NOTHING);
    await queries.execute(
      "update stock_hold set shopper = 'anna', payment = 'lost' where payment = 'held'",
    );
    expect(await effects("end_hold('lost')")).toMatchObject(NOTHING);
    expect(await effects("end_hold('nobody')")).toMatchObject(NOTHING);
  });
});
