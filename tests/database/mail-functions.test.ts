import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  afterOrderPlaced,
  afterRefundDue,
  withEffects,
} from '#app/features/orders/events/order-effects.ts';
import type { NewOrderEvent } from '#app/features/orders/events/order-events.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(database.close);

/** An account, a guest who gave an address and one who gave none, each with the same payment. */
const FIXTURES = [
  `truncate payment, intent, refund, refund_transaction, "order", order_event, order_status, order_line,
    order_contact, mail, shopper, "user" cascade`,
  `insert into "user" (id, name, email) values ('anna', '', 'anna@example.com')`,
  `insert into shopper (id) values ('anna'), ('guest_given'), ('guest_none')`,
  `insert into payment (shopper, payment, provider, state, intent, items, amount_cents, email)
    select id, 'open', 'one', 'open', 'pi_open', '[{"line": 1}]', 500,
      case when id = 'guest_given' then 'guest@example.com' end
    from shopper`,
  `insert into intent (shopper, intent, payment, provider, state)
    select id, made.intent, 'open', 'one', made.state
    from shopper, (values ('pi_open', 'own'), ('pi_stray', 'stray')) as made (intent, state)`,
];

const PLACED = JSON.stringify(afterOrderPlaced('', '').mail);

const owed = (amountCents: number, reason: string) =>
  JSON.stringify(afterRefundDue('', { amountCents, reason }).mail);

const SHOPPERS = ['anna', 'guest_given', 'guest_none'];

beforeEach(async () => {
  for (const statement of FIXTURES) await queries.execute(statement);
});

async function call(text: string): Promise<unknown> {
  const [row] = await rowsOf<{ answer: unknown }>(queries, sql.raw(`select ${text} as answer`));
  return row?.answer;
}

async function mails(): Promise<string[]> {
  const rows = await rowsOf<{ row: string }>(
    queries,
    sql`select concat_ws(' ', shopper, dedupe, kind, recipient, body) as row from mail
      order by shopper, dedupe`,
  );
  return rows.map(({ row }) => row);
}

async function sellToAll(): Promise<void> {
  for (const shopper of SHOPPERS) {
    expect(
      await call(
        `sell('${shopper}', 'open', 'open', 'pi_open', 9, '${PLACED}', 'order.placed', null)`,
      ),
    ).toBe(true);
  }
}

describe('a fact queues its mail', () => {
  test('an order: to the account, and to the guest who gave an address', async () => {
    await sellToAll();
    expect(await mails()).toEqual([
      'anna placed:pi_open order_placed account {"order": "pi_open"}',
      'guest_given placed:pi_open order_placed guest@example.com {"order": "pi_open"}',
    ]);
    expect(await rowsOf(queries, sql`select shopper, email from order_contact`)).toEqual([
      { shopper: 'guest_given', email: 'guest@example.com' },
    ]);
  });

  test('a charge that goes back, on its own intent and on a stray one', async () => {
    for (const shopper of SHOPPERS) {
      await call(
        `owe_refund('${shopper}', 'open', 'open', 'pi_open', 'lines_sold', 500, 9, '${owed(500, 'lines_sold')}', null)`,
      );
      await call(
        `owe_stray_refund('${shopper}', 'open', 'pi_stray', 'stray', 'second_charge', 400, 9, '${owed(400, 'second_charge')}', null)`,
      );
    }
    const body = (cents: number, order: string, reason: string) =>
      `{"order": "${order}", "reason": "${reason}", "amountCents": ${cents}}`;
    const own = `order_refunded guest@example.com ${body(500, 'pi_open', 'lines_sold')}`;
    const stray = `order_refunded guest@example.com ${body(400, 'pi_stray', 'second_charge')}`;
    expect((await mails()).filter((row) => row.startsWith('guest'))).toEqual([
      `guest_given refunded:pi_open ${own}`,
      `guest_given refunded:pi_stray ${stray}`,
    ]);
    expect(await mails()).toHaveLength(4);
  });

  test('each event that a shopper waits for, by its number', async () => {
    await sellToAll();
    await queries.execute(sql`delete from mail`);
    const events: NewOrderEvent[] = [
      { kind: 'packed', body: {} },
      { kind: 'shipped', body: { parcel: 1, lines: [1], carrier: 'Post', tracking: '42' } },
      { kind: 'note', body: { text: 'for the staff' } },
      { kind: 'delivered', body: { parcels: [1] } },
      { kind: 'refunded', body: { no: 1, amountCents: 5, reason: 'A scratch' } },
      { kind: 'refunded', body: { no: 2, amountCents: 5, reason: 'cancelled' } },
      { kind: 'cancelled', body: { reason: 'Too big' } },
    ];
    for (const event of events) {
      // The refund that is a part of a cancellation, which has one mail.
      const by = event.kind === 'refunded' && event.body.no === 2 ? 'shop' : 'staff';
      const text = JSON.stringify(withEffects(event, by));
      await call(`append_order_event('anna', 'pi_open', '${text}')`);
      await call(`append_order_event('anna', 'pi_other', '${text}')`);
    }
    expect((await mails()).map((row) => row.split(' ').slice(1, 3).join(' '))).toEqual([
      'cancelled:7:pi_open order_cancelled',
      'delivered:4:pi_open order_delivered',
      'refunded:5:pi_open order_refunded',
      'shipped:2:pi_open order_shipped',
    ]);
  });

  test('a refund that fails: the staff', async () => {
    await call(
      `owe_refund('guest_none', 'open', 'open', 'pi_open', 'lines_sold', 500, 9, '${owed(500, 'lines_sold')}', null)`,
    );
    for (const state of ['pending', 'failed', 'failed']) {
      const change = `{"no": 1, "made_by": "shop", "reason": "lines_sold", "state": "${state}",
        "attempt": 3, "amountCents": 500}`;
      await call(`write_refunds('guest_none', 'pi_open', refunds_version('guest_none', 'pi_open'),
        '[${change}]', 'one', 500, 9, 'refund_due', null)`);
    }
    expect(await mails()).toEqual([
      'staff refund-failed:pi_open:1:3 staff_refund_failed staff {"cents": 500, "order": "pi_open", "reason": "lines_sold"}',
    ]);
  });
});

describe('set_payment_email', () => {
  test('writes to what can still be paid, and to nothing else', async () => {
    expect(await call(`set_payment_email('guest_none', 'late@example.com')`)).toBe(true);
    expect(await call(`set_payment_email('nobody', 'late@example.com')`)).toBe(false);
    await sellToAll();
    expect(await call(`set_payment_email('guest_none', 'later@example.com')`)).toBe(false);
    expect(await mails()).toHaveLength(3);
  });
});

describe('take_mail_of and advance_mail', () => {
  const QUEUE = `queue_mail('anna', 'one', 'order_placed', 'a@example.com', '{"secret": "x"}')`;
  const advance = (tries: number, state: string) =>
    call(`advance_mail('anna', 'one', ${tries}, '${state}', 60, 'An answer')`);

  test('a mail is queued once, and nothing without a recipient', async () => {
    expect([await call(QUEUE), await call(QUEUE)]).toEqual([true, false]);
    expect(await call(`queue_mail('anna', 'two', 'order_placed', null, '{}')`)).toBe(false);
    expect(await mails()).toHaveLength(1);
  });

  test('one that is taken is not taken again before its lease ends, and keeps its id', async () => {
    await call(QUEUE);
    expect(await call(`take_mail_of('anna', 300, '<one>')`)).toMatchObject({
      tries: 1,
      messageId: '<one>',
    });
    expect(await call(`take_mail_of('anna', 300, '<two>')`)).toBeNull();
    await queries.execute(sql`update mail set due_at = now()`);
    expect(await call(`take_mail_of('anna', 300, '<two>')`)).toMatchObject({
      tries: 2,
      messageId: '<one>',
    });
  });

  test('no other mail is taken with it, nor advanced', async () => {
    const another = (shopper: string, key: string) =>
      `queue_mail('${shopper}', '${key}', 'order_placed', 'a@example.com', '{}')`;
    await queries.execute(`select ${another('anna', 'one')}, ${another('anna', 'two')},
      ${another('guest_none', 'one')}`);
    for (const [owner, id] of [
      ['anna', 'a'],
      ['anna', 'b'],
      ['guest_none', 'c'],
    ]) {
      const taken = await call(`take_mail_of('${owner}', 300, '<${id}>')`);
      expect(taken).toMatchObject({ shopper: owner, messageId: `<${id}>` });
    }
    expect(await call(`take_mail_of('anna', 300, '<d>')`)).toBeNull();
    expect(await advance(1, 'sent')).toBe(true);
    const states = sql`select shopper, dedupe, state from mail where state <> 'sending'`;
    expect(await rowsOf(queries, states)).toEqual([
      { shopper: 'anna', dedupe: 'one', state: 'sent' },
    ]);
  });

  test('what goes to an account is taken for the e-mail that it has then, and stays with that', async () => {
    await sellToAll();
    await queries.execute(sql`update "user" set email = 'new@example.com'`);
    const taken = await call(`take_mail_of('anna', 0, '<one>')`);
    expect(taken).toMatchObject({ recipient: 'new@example.com' });
    await queries.execute(sql`update "user" set email = 'newer@example.com'`);
    const again = await call(`take_mail_of('anna', 300, '<one>')`);
    expect(again).toMatchObject({ recipient: 'new@example.com', tries: 2 });
  });

  test('what goes to an account that there is not is deleted, and the next is taken', async () => {
    await sellToAll();
    await queries.execute(sql`delete from "user"`);
    await call(QUEUE);
    expect(await call(`take_mail_of('anna', 300, '<one>')`)).toMatchObject({ dedupe: 'one' });
    expect(await mails()).toEqual([
      'anna one order_placed a@example.com {"secret": "x"}',
      'guest_given placed:pi_open order_placed guest@example.com {"order": "pi_open"}',
    ]);
  });

  test('whoever took it first has no say any more', async () => {
    await call(QUEUE);
    await call(`take_mail_of('anna', 0, '<one>')`);
    await call(`take_mail_of('anna', 300, '<one>')`);
    expect(await advance(1, 'sent')).toBe(false);
    expect(await advance(2, 'sent')).toBe(true);
    expect(await advance(2, 'queued')).toBe(false);
  });

  test('the secret stays while it may be sent, and leaves with the last attempt', async () => {
    await call(QUEUE);
    await call(`take_mail_of('anna', 300, '<one>')`);
    await advance(1, 'transmitting');
    expect((await mails())[0]).toContain('"secret": "x"');
    await advance(1, 'refused');
    expect((await mails())[0]).toMatch(/ \{\}$/);
  });
});
