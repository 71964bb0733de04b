/** What a sale writes beside its order: invoices, drafts, gift cards, and what it takes out of a shopper's choices. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, effects, expectNothing, close } = await openMoneyRows();
afterAll(close);

const sell = () => effects("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");

const read = (text: string) => rowsOf(queries, sql.raw(text));

/** What anna's open payment is frozen with; her other payments, and bert's, have it too. */
async function freeze(terms: object): Promise<void> {
  await queries.execute(sql`update payment set terms = ${JSON.stringify(terms)}::jsonb`);
}

beforeEach(async () => {
  await queries.execute(
    `truncate checkout, order_contact, draft_order, seller, invoice_due, shop_currency, credit, stock,
      stock_hold, stock_entry`,
  );
});

describe('the currency of a sale', () => {
  test('is the shop’s: what was charged in another one waits', async () => {
    await queries.execute("insert into shop_currency (code) values ('EUR')");
    await expectNothing("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");
    await queries.execute("update payment set currency = 'eur'");
    expect(await sell()).toMatchObject({ answer: true });
  });

  test('is the dollar where the shop has set none', async () => {
    await queries.execute("update payment set currency = 'eur'");
    await expectNothing("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");
  });
});

test('a sale is announced to whom it concerns', async () => {
  await queries.execute(`insert into event_endpoint (id, address, kinds, secret)
    values ('warehouse', 'https://example.com', '{order.placed}', 'secret')`);
  await effects("sell('anna', 'open', 'open', 'pi_open', 9, null, 'order.placed', $said)");
  expect(await read('select kind, subject, ref from outbox_event')).toEqual([
    { kind: 'order.placed', subject: 'pi_open', ref: { no: 0 } },
  ]);
  await queries.execute('truncate event_endpoint, event_delivery, outbox_event');
});

describe('an invoice', () => {
  test('is due for what is sold while there is a seller', async () => {
    await queries.execute(`insert into seller (details) values ('{}')`);
    await sell();
    expect(await read('select payment_intent from invoice_due')).toEqual([
      { payment_intent: 'pi_open' },
    ]);
  });

  test('is due for nothing where there is none', async () => {
    await sell();
    expect(await read('select from invoice_due')).toEqual([]);
  });
});

test('the work on an order begins with where it goes', async () => {
  await freeze({ country: 'NO' });
  await sell();
  expect(await read('select shopper, payment_intent, state, country from order_status')).toEqual([
    { shopper: 'anna', payment_intent: 'pi_open', state: 'placed', country: 'NO' },
  ]);
});

describe('a draft of an order', () => {
  /** Of anna, with what it was for when it was merged into her account, and when staff ended it. */
  const drafts = [
    "('anna', 'of-guest', null, null, null)",
    "('anna', 'of-line-2', '{2}', null, null)",
    "('anna', 'of-line-3', '{3}', null, null)",
    "('anna', 'ended-before', null, '2021-01-01', null)",
    "('anna', 'ended-since', null, now() + interval '1 hour', null)",
    "('anna', 'ordered', null, null, 'pi_old')",
    "('bert', 'of-bert', null, null, null)",
  ];

  test('has become the order of its lines, but for one that had ended or was ordered before', async () => {
    await queries.execute(`
      insert into draft_order (shopper, draft, joined_lines, ended_at, payment_intent, made_by)
      select column1, column2, column3::bigint[], column4::timestamptz, column5, 'staff'
        from (values ${drafts.join(', ')}) as made`);
    await sell();
    expect(
      await read('select draft, payment_intent from draft_order order by draft collate "C"'),
    ).toEqual([
      { draft: 'ended-before', payment_intent: null },
      { draft: 'ended-since', payment_intent: 'pi_open' },
      { draft: 'of-bert', payment_intent: null },
      { draft: 'of-guest', payment_intent: 'pi_open' },
      { draft: 'of-line-2', payment_intent: 'pi_open' },
      { draft: 'of-line-3', payment_intent: null },
      { draft: 'ordered', payment_intent: 'pi_old' },
    ]);
  });
});

describe('gift cards that are sold', () => {
  const TO_BEA = { email: 'bea@example.com', giver: 'Ann', words: 'For you' };

  beforeEach(async () => {
    await queries.execute(
      `update payment set items = '[{"line": 1, "priceCents": 300}, {"line": 2, "priceCents": 200}]'
        where payment = 'open'`,
    );
    await freeze({ country: 'NO', giftTo: TO_BEA });
  });

  test('are made, one of each line, for whom they are', async () => {
    await sell();
    expect(
      await read(`select id, on_hand, email, giver, message from credit
        join stock on credit = id order by id`),
    ).toEqual([
      { id: 'pi_open-1', on_hand: 300, email: 'bea@example.com', giver: 'Ann', message: 'For you' },
      { id: 'pi_open-2', on_hand: 200, email: 'bea@example.com', giver: 'Ann', message: 'For you' },
    ]);
  });

  test('are mailed, so that their order is delivered', async () => {
    await sell();
    expect(await read('select payment_intent, state from order_status')).toEqual([
      { payment_intent: 'pi_open', state: 'delivered' },
    ]);
  });

  test('leave for whom they are with the cards alone, and in other payments', async () => {
    await queries.execute(
      `insert into checkout (shopper, gift_to) values ('anna', '{}'), ('bert', '{}')`,
    );
    await sell();
    expect(await read('select terms from "order"')).toEqual([{ terms: { country: 'NO' } }]);
    expect(await read(`select shopper, payment from payment where not terms ? 'giftTo'`)).toEqual([
      { shopper: 'anna', payment: 'open' },
    ]);
    expect(await read('select shopper, gift_to from checkout order by shopper')).toEqual([
      { shopper: 'anna', gift_to: null },
      { shopper: 'bert', gift_to: {} },
    ]);
  });
});

describe('what a shopper has chosen', () => {
  const choices = () =>
    read(`select shopper, code, credit, note, gift_message from checkout order by shopper`);
  const CHOSEN = { code: 'FEW', credit: 'card', note: 'Ring', gift_message: 'Hello' };

  beforeEach(async () => {
    await queries.execute(`insert into checkout (shopper, code, credit, note, gift_message)
      values ('anna', 'FEW', 'card', 'Ring', 'Hello'), ('bert', 'FEW', 'card', 'Ring', 'Hello')`);
  });

  test.each([
    [{ country: 'NO' }, CHOSEN],
    [{ code: 'FEW' }, { ...CHOSEN, code: null }],
    [{ credit: {} }, { ...CHOSEN, credit: null }],
    [{ note: 'Ring' }, { ...CHOSEN, note: null, gift_message: null }],
    [{ isGift: true }, { ...CHOSEN, note: null, gift_message: null }],
  ])('for this order, %j, is chosen no more', async (terms, left) => {
    await freeze(terms);
    await sell();
    expect(await choices()).toEqual([
      { shopper: 'anna', ...left },
      { shopper: 'bert', ...CHOSEN },
    ]);
  });

  test('of a credit is spent with the order', async () => {
    await queries.execute(
      "insert into stock (credit, on_hand, available) values ('card', 500, 300)",
    );
    await queries.execute(`insert into stock_hold (payment, stock_key, units, shopper, provider, state, taken_at, ends_at)
      values ('open', 'credit:card', 200, 'anna', 'one', 'held', now(), '2020-01-01')`);
    await freeze({ credit: { id: 'card' } });
    await sell();
    expect(await read('select on_hand, available from stock')).toEqual([
      { on_hand: 300, available: 300 },
    ]);
  });
});

describe('a sale of what is counted', () => {
  const hold = (payment: string, state: string) =>
    queries.execute(sql`insert into stock_hold
        (payment, stock_key, units, shopper, provider, state, taken_at, ends_at)
      values (${payment}, 'product:book', 1, 'anna', 'one', ${state}, now(), '2020-01-01')`);

  beforeEach(async () => {
    await queries.execute(`update payment set units = '{"product:book": 1}'`);
    await queries.execute(
      "insert into stock (variant, on_hand, available) values ('book', 5, 4) on conflict do nothing",
    );
  });

  test('needs what its own payment holds', async () => {
    await hold('other', 'held');
    await hold('open', 'committed');
    await expectNothing("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");
  });

  test('leaves the hold as it is: it is committed after the sale', async () => {
    await hold('open', 'held');
    expect(await sell()).toMatchObject({ answer: true });
    expect(await read('select payment, state from stock_hold')).toEqual([
      { payment: 'open', state: 'held' },
    ]);
  });
});

describe('who a sale is for', () => {
  test('is kept with the order where an e-mail is all that was given', async () => {
    await queries.execute("update payment set email = 'ann@example.com' where payment = 'open'");
    await sell();
    expect(await read('select shopper, payment_intent, email from order_contact')).toEqual([
      { shopper: 'anna', payment_intent: 'pi_open', email: 'ann@example.com' },
    ]);
  });

  test('takes with it what led the shopper here, once', async () => {
    await queries.execute("update shopper set source = 'letter'");
    await sell();
    expect(await read('select source from "order"')).toEqual([{ source: 'letter' }]);
    expect(await read('select id from shopper where source is null')).toEqual([{ id: 'anna' }]);
  });
});
