import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, close } = await openMoneyRows();
afterAll(close);

/** What a function answers, as its reader gets it. */
async function read<Answer = Record<string, unknown> | null>(call: string): Promise<Answer> {
  const [row] = await rowsOf<{ answer: Answer }>(queries, sql.raw(`select ${call} as answer`));
  if (!row) throw new Error(`Unable to read ${call}`);
  return row.answer;
}

const run = (statement: string) => queries.execute(statement);

/** Orders of anna and of bert with the same intents, and what has happened to each. */
async function makeOrders(): Promise<void> {
  for (const [shopper, cents] of [
    ['anna', 500],
    ['bert', 600],
  ] as const) {
    for (const intent of ['pi_open', 'pi_other']) {
      await run(`insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
        values ('${shopper}', '${intent}', '[]', ${cents}, 11)`);
    }
  }
}

/** What a payment has kept since it was begun. */
const FROZEN = {
  ...{ provider: 'one', state: 'open', items: [{ line: 1 }, { line: 2 }], currency: 'eur' },
  ...{ units: { lamp: 1 }, terms: { code: 'FEW' } },
  createdAt: expect.stringContaining('2020-01-02T'),
};

const freezeAll = () =>
  run(`update payment set currency = 'eur', units = '{"lamp": 1}', terms = '{"code": "FEW"}',
    created_at = '2020-01-02T12:00:00Z'`);

let eventNo = 0;

async function event(shopper: string, intent: string, kind: string, body: object, by = 'staff') {
  eventNo += 1;
  await run(`insert into order_event (shopper, payment_intent, no, kind, body, by)
    values ('${shopper}', '${intent}', ${eventNo}, '${kind}', '${JSON.stringify(body)}', '${by}')`);
}

beforeEach(async () => {
  await run('truncate claimed_order, checkout, saved_address, draft_order, stock_hold');
});

describe('read_charge', () => {
  test('gives an order with the payment that its intent was made for', async () => {
    await makeOrders();
    await run("update intent set payment = 'hers', provider = 'of bert' where shopper = 'bert'");
    expect(await read("read_charge('anna', 'pi_open')")).toMatchObject({
      ...{ shopper: 'anna', intent: 'pi_open', isOrder: true, owesAll: false },
      ...{ provider: 'one', payment: 'open', amountCents: 500, createdSeconds: 11 },
      ...{ promised: [], disputes: [], refunds: [] },
    });
    expect(await read("read_charge('bert', 'pi_open')")).toMatchObject({ payment: 'hers' });
    expect(await read("read_charge('anna', 'pi_nowhere')")).toBeNull();
  });

  test('has each refund whole, what a credit has paid, and what a decision about it depends on', async () => {
    await makeOrders();
    await run(`update "order" set terms = '{"credit": {"cents": 200}}' where shopper = 'anna'`);
    await run(`insert into refund (shopper, payment_intent, no, by, reason, lines, state, attempt, refund_id,
        amount_cents, credit_cents, charge_cents, created_seconds, due_at, provider)
      values ('anna', 'pi_open', 1, 'staff', 'late', '[1]', 'pending', 2, 're_7', 300, 50, 500, 11,
        to_timestamp(99), 'one')`);
    expect(await read("read_charge('anna', 'pi_open')")).toMatchObject({
      ...{ paidInCreditCents: 200, version: '1 pending 2 300' },
      refunds: [
        {
          ...{ no: 1, by: 'staff', reason: 'late', lines: [1], state: 'pending', attempt: 2 },
          ...{ refundId: 're_7', amountCents: 300, creditCents: 50, chargeCents: 500 },
          ...{ createdSeconds: 11, dueSeconds: 99 },
        },
      ],
    });
    expect(await read("read_charge('bert', 'pi_open')")).toMatchObject({
      ...{ paidInCreditCents: 0, version: '' },
    });
  });

  test('of another intent of the shopper gives the payment of that', async () => {
    expect(await read("read_charge('anna', 'pi_back')")).toMatchObject({
      ...{ isOrder: false, owesAll: true, payment: 'back', amountCents: 500, createdSeconds: 7 },
      refunds: [{ chargeCents: 500 }],
    });
  });

  test('owes all of an order that was cancelled, and of no other', async () => {
    await makeOrders();
    await event('bert', 'pi_open', 'cancelled', {});
    await event('anna', 'pi_other', 'cancelled', {});
    await event('anna', 'pi_open', 'shipped', {});
    expect(await read("read_charge('anna', 'pi_open')")).toMatchObject({ owesAll: false });
    expect(await read("read_charge('anna', 'pi_other')")).toMatchObject({ owesAll: true });
  });

  test('names what was promised of this order, and not what the provider has made', async () => {
    await makeOrders();
    await event('anna', 'pi_open', 'refunded', { no: 2 });
    await event('anna', 'pi_open', 'refunded', { no: 1 }, 'shopper');
    await event('anna', 'pi_open', 'refunded', { no: 3 }, 'provider');
    await event('anna', 'pi_open', 'shipped', { no: 4 });
    await event('anna', 'pi_other', 'refunded', { no: 5 });
    await event('bert', 'pi_open', 'refunded', { no: 6 });
    expect(await read("read_charge('anna', 'pi_open')")).toMatchObject({
      promised: [{ no: 2 }, { no: 1 }],
    });
  });

  test('names each dispute of this order once, as it stands now', async () => {
    await makeOrders();
    const dispute = (id: string, status: string) => ({ id, status });
    await event('anna', 'pi_open', 'disputed', dispute('one', 'needs_response'));
    await event('anna', 'pi_open', 'disputed', dispute('two', 'needs_response'));
    await event('anna', 'pi_open', 'disputed', dispute('one', 'won'));
    await event('anna', 'pi_open', 'shipped', dispute('three', 'won'));
    await event('anna', 'pi_other', 'disputed', dispute('four', 'won'));
    await event('bert', 'pi_open', 'disputed', dispute('five', 'won'));
    expect(await read("read_charge('anna', 'pi_open')")).toMatchObject({
      disputes: [dispute('one', 'won'), dispute('two', 'needs_response')],
    });
  });

  test('of a guest who has joined, or whose order was claimed, is the account’s', async () => {
    await makeOrders();
    await run("insert into shopper (id) values ('dora')");
    await run("insert into shopper (id, merged_into) values ('guest', 'anna')");
    expect(await read("read_charge('guest', 'pi_open')")).toMatchObject({ shopper: 'anna' });
    expect(await read("read_charge('carl', 'pi_new')")).toBeNull();
    await run(`insert into claimed_order (shopper, payment, payment_intent, account)
      values ('dora', 'p1', 'pi_open', 'anna'), ('dora', 'p2', 'pi_other', 'bert'),
        ('eve', 'p3', 'pi_open', 'bert')`);
    await run("insert into shopper (id) values ('eve')");
    expect(await read("read_charge('dora', 'pi_open')")).toMatchObject({ shopper: 'anna' });
    expect(await read("read_charge('dora', 'pi_other')")).toMatchObject({ shopper: 'bert' });
    expect(await read("read_charge('eve', 'pi_open')")).toMatchObject({ shopper: 'bert' });
    expect(await read("read_charge('eve', 'pi_other')")).toBeNull();
  });
});

describe('read_payment', () => {
  const payment = (shopper: string, id: string | null, intent: string | null) => {
    const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
    return read(`read_payment('${shopper}', ${text(id)}, ${text(intent)})`);
  };

  test('is found by its id, by its intent, and by a stray that it has', async () => {
    const open = { shopper: 'anna', payment: 'open', intent: 'pi_open', amountCents: 500 };
    expect(await payment('anna', 'open', null)).toMatchObject({ ...open, strayState: null });
    expect(await payment('anna', null, 'pi_open')).toMatchObject({ ...open, strayState: null });
    expect(await payment('anna', null, 'pi_twice')).toMatchObject({
      ...{ ...open, strayState: 'refund_due' },
      refunds: [{ amountCents: 500 }],
    });
    expect(await payment('bert', null, 'pi_stray')).toMatchObject({
      ...{ shopper: 'bert', payment: 'open', amountCents: 600, strayState: 'stray' },
    });
    expect(await payment('anna', null, 'pi_back')).toMatchObject({ payment: 'back' });
    expect(await payment('anna', null, 'pi_again')).toMatchObject({ payment: 'again' });
    expect(await payment('anna', null, 'pi_nowhere')).toBeNull();
    expect(await payment('anna', 'nowhere', null)).toBeNull();
  });

  test('is as it was frozen, with refunds of its own shopper alone', async () => {
    await freezeAll();
    await run(
      "update refund set payment_intent = 'pi_open' where shopper = 'bert' and payment_intent = 'pi_back'",
    );
    expect(await payment('anna', 'open', null)).toMatchObject({ ...FROZEN, refunds: null });
  });

  test('of a stray is that of the same shopper', async () => {
    await run("update intent set payment = 'gone' where shopper = 'bert' and intent = 'pi_stray'");
    await run("delete from intent where shopper <> 'bert' and intent = 'pi_stray'");
    expect(await payment('bert', null, 'pi_stray')).toMatchObject({ payment: 'gone' });
    expect(await payment('anna', null, 'pi_stray')).toBeNull();
  });

  test('says which order was made of it, what is sold of it, and what it holds', async () => {
    expect(await payment('anna', 'open', null)).toMatchObject({
      ...{ orderedSeconds: null, hasSoldLine: false, isHeld: false, refunds: null },
    });
    expect(await payment('bert', 'open', null)).toMatchObject({ hasSoldLine: true });
    expect(await payment('anna', 'again', null)).toMatchObject({ hasSoldLine: true });
    await makeOrders();
    await run(`update "order" set created_seconds = 12 where payment_intent = 'pi_other'`);
    await run(`update "order" set created_seconds = 13 where shopper = 'bert'`);
    await run(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      values ('open', 'lamp', 1, 'anna', 'one', now())`);
    expect(await payment('anna', 'open', null)).toMatchObject({
      ...{ orderedSeconds: 11, isHeld: false },
    });
    await run(`update payment set units = '{"lamp": 1}' where shopper = 'anna'`);
    expect(await payment('anna', 'open', null)).toMatchObject({ isHeld: true });
    expect(await payment('anna', 'back', null)).toMatchObject({ isHeld: false });
  });

  test('of a guest who has joined, or whose order was claimed, is the account’s', async () => {
    await run("insert into shopper (id, merged_into) values ('guest', 'anna'), ('eve', null)");
    expect(await payment('guest', 'open', null)).toMatchObject({ shopper: 'anna' });
    await run(`insert into claimed_order (shopper, payment, payment_intent, account)
      values ('eve', 'open', 'pi_open', 'anna'), ('dora', 'back', 'pi_back', 'anna')`);
    expect(await payment('eve', 'open', null)).toMatchObject({ shopper: 'anna', payment: 'open' });
    expect(await payment('eve', null, 'pi_open')).toMatchObject({ payment: 'open' });
    expect(await payment('eve', 'back', null)).toBeNull();
    expect(await payment('eve', null, 'pi_back')).toBeNull();
  });
});

describe('read_checkout', () => {
  type Checkout = { choices: object | null; unpaid: { payment: string }[]; basket: object | null };
  const checkout = (shopper: string, provider = 'one') =>
    read<Checkout | null>(`read_checkout('${shopper}', '${provider}')`);

  test('is of a shopper who has not joined an account', async () => {
    expect(await checkout('carl')).toBeNull();
    expect(await checkout('nobody')).toMatchObject({ basket: null, unpaid: [] });
    expect(await checkout('anna')).toMatchObject({ basket: { version: 0 } });
  });

  test('has choices of the shopper who has made one: a code, an address, or an order of staff', async () => {
    expect(await checkout('anna')).toMatchObject({ choices: null });
    await run("insert into checkout (shopper, code) values ('anna', 'FEW')");
    expect(await checkout('bert')).toMatchObject({ choices: null });
    expect((await checkout('anna'))?.choices).not.toBeNull();
    await run('truncate checkout');
    await run(`insert into saved_address (shopper, id, address, used_at)
      values ('anna', 'a1', '{}', now())`);
    expect(await checkout('bert')).toMatchObject({ choices: null });
    expect((await checkout('anna'))?.choices).not.toBeNull();
    await run('truncate saved_address');
    await run("insert into draft_order (shopper, draft, made_by) values ('anna', 'd1', 'staff')");
    expect(await checkout('bert')).toMatchObject({ choices: null });
    expect((await checkout('anna'))?.choices).not.toBeNull();
  });

  test('has the rates of tax for what is in the basket, where the shop has any', async () => {
    expect(await checkout('anna')).toMatchObject({ taxTable: null });
    await run(`insert into product (variant, id, title, image, price_cents, rating, position, category)
      values ('book', 'book', 'Book', '', 100, 0, 1, 'Books') on conflict do nothing`);
    await run(
      "insert into tax_rate (country, applies_to, basis_points) values ('NO', 'everything-else', 2500)",
    );
    expect(await checkout('anna')).toMatchObject({
      taxTable: {
        rates: [{ country: 'NO', appliesTo: 'everything-else', basisPoints: 2500 }],
        items: { book: { category: 'Books' } },
      },
    });
    await run('truncate tax_rate');
  });

  test('has what is not paid yet as it was frozen', async () => {
    await freezeAll();
    expect((await checkout('anna'))?.unpaid).toEqual([
      { ...FROZEN, shopper: 'anna', payment: 'open', intent: 'pi_open', amountCents: 500 },
    ]);
  });

  test('has what this provider is not paid yet, the oldest first', async () => {
    await run("update payment set provider = 'three' where payment = 'gone'");
    await run("update payment set state = 'creating' where payment = 'gone' and shopper = 'bert'");
    await run(
      "update payment set state = 'cancelling' where payment = 'again' and shopper = 'bert'",
    );
    await run("update payment set created_at = '2020-01-01' where payment = 'open'");
    await run("update payment set created_at = '2020-01-02' where payment = 'gone'");
    const idsOf = async (shopper: string, provider: string) =>
      (await checkout(shopper, provider))?.unpaid.map(({ payment }) => payment);
    expect(await idsOf('anna', 'one')).toEqual(['open']);
    expect(await idsOf('anna', 'old')).toEqual([]);
    expect(await idsOf('anna', 'two')).toEqual([]);
    expect(await idsOf('bert', 'two')).toEqual(['open', 'again']);
    expect(await idsOf('bert', 'three')).toEqual(['gone']);
  });
});
