import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, close } = await openMoneyRows();
afterAll(close);
const run = (statement: string) => queries.execute(statement);

async function call(text: string): Promise<unknown> {
  const [row] = await rowsOf<{ answer: unknown }>(queries, sql.raw(`select ${text} as answer`));
  return row?.answer;
}

const OSLO = {
  line1: '1 Street',
  line2: '',
  city: 'Oslo',
  region: '',
  postalCode: '0150',
  country: 'NO',
};

/** Of anna and bert two orders each, with the same intents, and for whom they are. */
beforeEach(async () => {
  await run(
    'truncate order_contact, claimed_order, mail, outbox_event, event_endpoint, stock_hold, stock_entry',
  );
  await run('delete from stock');
  await run('delete from "user"');
  for (const [shopper, intent] of [
    ['anna', 'pi_open'],
    ['anna', 'pi_back'],
    ['bert', 'pi_open'],
    ['bert', 'pi_back'],
  ]) {
    await run(`insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      values ('${shopper}', '${intent}', '[]', 500, 9)`);
    await run(`insert into order_status (shopper, payment_intent, state, country)
      values ('${shopper}', '${intent}', 'placed', 'NO')`);
    await run(`insert into order_contact (shopper, payment_intent, name, email, address)
      values ('${shopper}', '${intent}', 'N', '${shopper}@example.com', '${JSON.stringify(OSLO)}')`);
  }
});

const contacts = async () =>
  (
    await rowsOf<{ row: string }>(
      queries,
      sql`select concat_ws(' ', shopper, payment_intent, country, name, address->>'city', email) as row
        from order_contact join order_status using (shopper, payment_intent) order by 1`,
    )
  ).map(({ row }) => row);

const append = (event: object) =>
  call(
    `append_order_event('anna', 'pi_open', '${JSON.stringify({ body: {}, by: 'staff', ...event })}')::text`,
  );

describe('what happens to an order', () => {
  test('has it go to another address, and no other order', async () => {
    const address = { name: 'M', city: 'Rome', country: 'IT' };
    await append({ kind: 'address_changed', address });
    expect(await contacts()).toEqual([
      'anna pi_back NO N Oslo anna@example.com',
      'anna pi_open IT M Rome anna@example.com',
      'bert pi_back NO N Oslo bert@example.com',
      'bert pi_open NO N Oslo bert@example.com',
    ]);
  });

  test('leaves it where it goes, without an address', async () => {
    const before = await contacts();
    await append({ kind: 'packed', address: null });
    await append({ kind: 'note' });
    expect(await contacts()).toEqual(before);
  });

  test('gives it an e-mail where it has none', async () => {
    await append({ kind: 'note', email: 'new@example.com' });
    await run(`delete from order_contact where shopper = 'anna' and payment_intent = 'pi_open'`);
    await append({ kind: 'note', email: 'new@example.com' });
    expect(await contacts()).toEqual([
      'anna pi_back NO N Oslo anna@example.com',
      'anna pi_open NO new@example.com',
      'bert pi_back NO N Oslo bert@example.com',
      'bert pi_open NO N Oslo bert@example.com',
    ]);
  });

  test('is announced and mailed by its number', async () => {
    await run(`insert into event_endpoint (id, address, kinds, secret)
      values ('one', 'https://a.example', '{order.a,order.b}', 's')`);
    await append({ kind: 'packed' });
    await append({
      kind: 'note',
      announces: ['order.a', 'order.b'],
      mail: { kind: 'k', body: {} },
    });
    expect(
      await rowsOf(queries, sql`select kind, subject, ref from outbox_event order by kind`),
    ).toEqual([
      { kind: 'order.a', subject: 'pi_open', ref: { no: 2 } },
      { kind: 'order.b', subject: 'pi_open', ref: { no: 2 } },
    ]);
    expect(await rowsOf(queries, sql`select dedupe, recipient, body from mail`)).toEqual([
      {
        ...{ dedupe: 'note:2', recipient: 'anna@example.com' },
        body: { order: 'pi_open', reader: 'anna' },
      },
    ]);
  });
});

describe('what happens to units of an order', () => {
  const shelf = () =>
    rowsOf(queries, sql`select variant, on_hand as shelf, available from stock order by variant`);
  const ALL = [
    { variant: 'book', shelf: 9, available: 7 },
    { variant: 'lamp', shelf: 9, available: 7 },
  ];

  beforeEach(async () => {
    await run(
      `insert into stock (variant, on_hand, available) values ('book', 9, 7), ('lamp', 9, 7)`,
    );
    await run(`update payment set units = '{"lamp": 2}' where payment = 'open'`);
    await run(`update payment set units = '{"book": 2}' where payment = 'back'`);
    await run(`insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
      values ('open', 'product:lamp', 2, 'anna', 'one', 'committed', now()),
        ('back', 'product:book', 2, 'anna', 'one', 'committed', now())`);
  });

  test('is booked of all that it has, and of no other order', async () => {
    await append({ kind: 'shipped', stock: 'shipped', units: null });
    expect(await shelf()).toEqual([ALL[0], { variant: 'lamp', shelf: 7, available: 7 }]);
  });

  test('is booked of as many as it names', async () => {
    await append({ kind: 'shipped', stock: 'shipped', units: { 'product:lamp': 1 } });
    expect(await shelf()).toEqual([ALL[0], { variant: 'lamp', shelf: 8, available: 7 }]);
  });

  test('leaves what is held to the sale, unless it moves units', async () => {
    await run("update stock_hold set state = 'held'");
    const states = () => rowsOf(queries, sql`select state from stock_hold order by stock_key`);
    await append({ kind: 'packed' });
    expect(await states()).toEqual([{ state: 'held' }, { state: 'held' }]);
    await append({ kind: 'shipped', stock: 'shipped', units: { 'product:lamp': 1 } });
    expect(await states()).toEqual([{ state: 'held' }, { state: 'committed' }]);
  });

  test('is nothing of an order whose units are not counted', async () => {
    await run("update payment set units = null where payment = 'open'");
    await append({ kind: 'shipped', stock: 'shipped', units: null });
    expect(await shelf()).toEqual(ALL);
  });
});

describe('an order as it is read', () => {
  test('has its events, its refunds and where it goes', async () => {
    await append({ kind: 'packed' });
    expect(await readOrderDetails(queries, 'anna', 'pi_back')).toMatchObject({
      ...{ shopper: 'anna', id: 'pi_back', events: [], isWithheld: false },
      refunds: [{ amountCents: 500, reason: 'lines_sold' }],
      address: { name: 'N', ...OSLO },
    });
    expect(await readOrderDetails(queries, 'anna', 'pi_open')).toMatchObject({
      ...{ refunds: [], events: [{ no: 1, kind: 'packed', by: 'staff' }] },
    });
  });

  test('without a contact is withheld from nobody', async () => {
    await run('truncate order_contact');
    expect(await readOrderDetails(queries, 'anna', 'pi_open')).toMatchObject({
      ...{ address: null, isWithheld: false },
    });
  });

  test('is the account’s that has claimed this one, for the guest who placed it', async () => {
    await run("insert into shopper (id) values ('eve'), ('fay')");
    await run(`insert into claimed_order (shopper, payment, payment_intent, account)
      values ('eve', 'p1', 'pi_open', 'anna'), ('fay', 'p1', 'pi_open', 'bert'),
        ('eve', 'p2', 'pi_back', 'bert')`);
    const ownerOf = async (shopper: string, intent: string) =>
      (await readOrderDetails(queries, shopper, intent))?.shopper;
    expect(await ownerOf('eve', 'pi_open')).toBe('anna');
    expect(await ownerOf('eve', 'pi_back')).toBe('bert');
    expect(await ownerOf('fay', 'pi_open')).toBe('bert');
    expect(await ownerOf('fay', 'pi_back')).toBeUndefined();
    expect(await ownerOf('carl', 'pi_open')).toBeUndefined();
  });
});

describe('write_order_event', () => {
  const write = (event: object) =>
    call(`write_order_event('anna', 'pi_open', 0, '${JSON.stringify([{ body: {}, by: 'staff', ...event }])}',
      'packed', false, 0, null, null)`);

  test('changes the state of this order alone', async () => {
    expect(await write({ kind: 'packed' })).toBe(0);
    expect(
      await rowsOf(
        queries,
        sql`select shopper, payment_intent as intent from order_status where state = 'packed'`,
      ),
    ).toEqual([{ shopper: 'anna', intent: 'pi_open' }]);
  });

  test('replaces no address that is forgotten', async () => {
    const moved = { kind: 'address_changed', address: { name: 'M', city: 'Rome', country: 'IT' } };
    await run(`update order_contact set address = null
      where shopper = 'anna' and payment_intent = 'pi_open'`);
    const before = await contacts();
    expect(await write(moved)).toBeNull();
    expect(await contacts()).toEqual(before);
  });
});

describe('name_contact', () => {
  test('is who this payment says', async () => {
    await run('truncate order_contact');
    // Put together as texts: Citus updates by no function that depends on settings.
    await run(`update payment set email = shopper || payment || '@example.com',
      terms = ('{"note":"' || payment || '","address":{"name":"' || shopper || '","city":"' || payment || '"}}')::jsonb`);
    await call(`name_contact('anna', 'back', 'pi_back')::text`);
    expect(await contacts()).toEqual(['anna pi_back NO anna back annaback@example.com']);
  });

  test('is nobody where nothing is known', async () => {
    await run('truncate order_contact');
    await call(`name_contact('anna', 'back', 'pi_back')::text`);
    expect(await contacts()).toEqual([]);
  });
});

describe('a mail about an order of an account', () => {
  const mails = () =>
    rowsOf(queries, sql`select shopper, recipient, body->>'reader' as reader from mail order by 1`);
  const queue = () =>
    call(`queue_order_mail('anna', 'pi_open', 'a', '{"kind": "k", "body": {}}')::text`);
  const account = (email: string) =>
    run(`insert into "user" (id, name, email) values ('anna', '', '${email}')`);

  test('is one where its e-mail is the order’s, in whatever case', async () => {
    await account('ANNA@example.com');
    await queue();
    expect(await mails()).toEqual([
      { shopper: 'anna', recipient: 'ANNA@example.com', reader: null },
    ]);
  });

  test('also goes to the e-mail that a guest gave, by the link of that guest', async () => {
    await account('other@example.com');
    await run(`insert into claimed_order (shopper, payment, payment_intent, account)
      values ('eve', 'p1', 'pi_back', 'anna'), ('fay', 'p2', 'pi_open', 'anna')`);
    await queue();
    expect(await mails()).toEqual([
      { shopper: 'anna', recipient: 'other@example.com', reader: null },
      { shopper: 'order_pi_open', recipient: 'anna@example.com', reader: 'fay' },
    ]);
  });
});
