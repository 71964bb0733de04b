import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openPersonRows } from './person-rows.ts';

const { queries, run, call, rowsAbout, rowsOfOthers, close } = await openPersonRows();
afterAll(close);

/** Another order of each, about which there is as much. */
const ALSO = {
  order_contact: 'name, email, address, note, gift_message',
  order_event: 'no, kind, body, by',
};

beforeEach(async () => {
  for (const [table, columns] of Object.entries(ALSO)) {
    await run(`insert into ${table} (shopper, payment_intent, ${columns})
      select shopper, 'pi_2', ${columns} from ${table}`);
  }
  await run(`insert into payment (shopper, payment, provider, state, intent, items, amount_cents, told)
    select shopper, 'two', 'test', 'ordered', 'pi_2', '[]', 500, told from payment`);
  await run(`insert into mail (shopper, dedupe, kind, recipient, body, state)
    select shopper, 'placed:pi_2', kind, recipient, '{"order": "pi_2"}', state from mail`);
  await run(`insert into mail (shopper, dedupe, kind, recipient, body, state)
    values ('order_pi_1', 'placed', 'order_placed', 'a@example.com', '{"order": "pi_1"}', 'sent')`);
  await run(`insert into withdrawal_declaration (id, name, email, order_number, extent, payment_intent, settled_at)
    values ('settled', '', '', '', '', 'pi_1', now()), ('open', '', '', '', '', 'pi_1', null),
      ('of another', '', '', '', '', 'pi_2', now())`);
  await run(`with written as (insert into outbox_event (kind, subject, ref)
      values ('order.placed', 'pi_1', '{}'), ('order.placed', 'pi_2', '{}') returning no, subject)
    insert into event_delivery (endpoint, event, subject, answer) select 'one', no, subject, 'Oslo' from written`);
});

/** There are two events: that its address was changed, twice. */
const forget = (options: { seen?: number; hasInvoice?: boolean; change?: number | null } = {}) => {
  const { seen = 2, hasInvoice = false, change = null } = options;
  return call(`forget_contact('anna', 'pi_1', ${seen}, ${hasInvoice}, ${change})`);
};

/** Without what is about another order. */
async function contactOf(intent = 'pi_1') {
  const about = await rowsAbout('anna');
  const ofIntent = (rows: object[] = []) =>
    rows.filter((row) => 'payment_intent' in row && row.payment_intent === intent);
  return { contact: ofIntent(about.order_contact), events: ofIntent(about.order_event) };
}

const change = (before: object | null) => ({ body: { country: 'NO', before, after: null } });

describe('who an order is for', () => {
  test('is forgotten, with where it went before, and of no other order', async () => {
    const others = await rowsOfOthers();
    const other = await contactOf('pi_2');
    expect(await forget()).toBe(true);
    const { contact, events } = await contactOf();
    expect(contact).toEqual([]);
    expect(events).toMatchObject([change(null), change(null)]);
    expect(await contactOf('pi_2')).toEqual(other);
    expect(await rowsOfOthers()).toEqual(others);
  });

  test('is on its invoice, with name and address', async () => {
    await forget({ hasInvoice: true });
    const { contact, events } = await contactOf();
    const gone = { email: null, note: null, gift_message: null, forget_due_at: null };
    expect(contact).toMatchObject([{ name: 'N', address: { city: 'Oslo' }, ...gone }]);
    expect(contact).not.toMatchObject([{ address: { phone: '22' } }]);
    expect(events).toMatchObject([change(null), change(null)]);
  });

  test('is on an invoice that was issued before a change as it was then', async () => {
    const other = await contactOf('pi_2');
    await forget({ hasInvoice: true, change: 2 });
    const { contact, events } = await contactOf();
    const gone = { email: null, name: null, address: null, note: null, gift_message: null };
    expect(contact).toMatchObject([{ ...gone, forget_due_at: null }]);
    expect(events).toMatchObject([change(null), change({ city: 'Rome' })]);
    expect(events).not.toMatchObject([{}, { body: { before: { phone: '11' } } }]);
    expect(await contactOf('pi_2')).toEqual(other);
  });

  test('leaves no mail, no settled withdrawal and no answer of whoever was sent it', async () => {
    await forget();
    const left = await rowsOf<{ row: string }>(
      queries,
      sql`select 'mail ' || dedupe as row from mail where shopper in ('anna', 'order_pi_1')
        union all select 'declaration ' || id from withdrawal_declaration
        union all select concat_ws(' ', 'answer', subject, answer) from event_delivery
        union all select concat_ws(' ', 'told', intent, told) from payment where shopper = 'anna' order by 1`,
    );
    expect(left.map(({ row }) => row)).toEqual([
      ...['answer pi_1', 'answer pi_2 Oslo'],
      ...['declaration of another', 'declaration open'],
      'mail placed:pi_2',
      ...['told pi_1 []', 'told pi_2 ["anna", "friend@example.com"]'],
    ]);
  });
});

const NEEDED = [
  `update order_event set no = 3 where shopper = 'anna' and payment_intent = 'pi_1' and no = 2`,
  ...['creating', 'open', 'cancelling'].map(
    (state) => `update payment set state = '${state}' where shopper = 'anna' and intent = 'pi_1'`,
  ),
  ...['queued', 'sending', 'transmitting'].flatMap((state) => [
    `update mail set state = '${state}' where dedupe = 'placed:pi_1' and shopper = 'anna'`,
    `update mail set state = '${state}' where shopper = 'order_pi_1'`,
  ]),
];

test.each(NEEDED)('who an order is for is not forgotten after: %s', async (happens) => {
  await run(happens);
  const before = await rowsAbout('anna');
  expect(await forget()).toBe(false);
  expect(await rowsAbout('anna')).toEqual(before);
});

test('what waits about another order keeps nobody', async () => {
  await run(`update mail set state = 'queued' where dedupe = 'placed:pi_2'`);
  await run(`update payment set state = 'open' where intent = 'pi_2' and shopper = 'anna'`);
  expect(await forget()).toBe(true);
});
