/** What SQL writes into a mail is what its template reads: every function that queues one is called. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailKind, mailBodies } from '#app/features/mail/mail-kinds.ts';
import {
  afterOrderPlaced,
  afterRefundDue,
  withEffects,
} from '#app/features/orders/order-effects.ts';
import type { NewOrderEvent } from '#app/features/orders/order-events.ts';
import { findFunctions, readFunctions } from '#db/install-functions.ts';
import { rowsOf } from '#tests/rows-of.ts';
import { testDatabase } from '#tests/test-database.ts';
import { stocked } from '#tests/test-stock.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(database.close);

const SECRET = (id: string, value: string) =>
  `insert into verification (id, identifier, value, expires_at)
    values ('${id}', '${id}', '${value}', now() + interval '1 hour')`;

/** Accounts, each for its own functions. */
const FIXTURES = [
  `insert into "user" (id, name, email) select id, '', id || '@example.com'
    from unnest(array['buys', 'pays', 'moves', 'goes']) as id`,
  `insert into shopper (id) values ('buys'), ('pays'), ('moves'), ('goes')`,
  `insert into payment (shopper, payment, provider, state, intent, items, amount_cents)
    select id, id, 'one', 'open', 'pi_' || id, '[{"line": 1}]', 500
    from unnest(array['buys', 'pays']) as id`,
  `insert into intent (shopper, intent, payment, provider, state) values
    ('buys', 'pi_buys', 'buys', 'one', 'own'), ('pays', 'pi_pays', 'pays', 'one', 'own'),
    ('pays', 'pi_stray', 'pays', 'one', 'stray')`,
  SECRET('secret-1', 'moves new@example.com'),
  SECRET('secret-2', 'goes'),
  `insert into stock_watch (variant, shopper, code, confirmed_at)
    values ('lamp', 'buys', 'x', now())`,
  `insert into review_request (shopper, payment_intent, code) values ('goes', 'pi_goes', 'x')`,
  `insert into order_status (shopper, payment_intent, state, since)
    values ('goes', 'pi_goes', 'delivered', now() - interval '8 days')`,
  `insert into event_endpoint (id, address, kinds, secret)
    values ('we_1', 'https://a.example/', '{}', 'whsec_1')`,
  `insert into event_delivery (endpoint, event, subject) values ('we_1', 1, 'pi_buys')`,
];

const appended = (event: NewOrderEvent) =>
  `append_order_event('buys', 'pi_buys', '${JSON.stringify(withEffects(event, 'staff'))}')`;

const PLACED = JSON.stringify(afterOrderPlaced('', '').mail);

const owed = (amountCents: number, reason: string) =>
  JSON.stringify(afterRefundDue('', { amountCents, reason }).mail);

const FAILED = JSON.stringify([
  { no: 1, made_by: 'shop', reason: 'lines_sold', state: 'failed', attempt: 3, amountCents: 500 },
]);

/** Calls of each function, in this order; each queues a mail. */
const CALLS: Record<string, string[]> = {
  sell: [`sell('buys', 'buys', 'open', 'pi_buys', 9, '${PLACED}', 'order.placed', null)`],
  append_order_event: [
    appended({
      kind: 'address_changed',
      body: { country: 'NO', invoiced: false, before: null, after: null },
    }),
    appended({ kind: 'shipped', body: { parcel: 1, lines: [1], carrier: 'Post', tracking: '42' } }),
    appended({ kind: 'tracking_added', body: { parcel: 1, carrier: 'Post', tracking: '42' } }),
    appended({ kind: 'delivered', body: { parcels: [1] } }),
    appended({ kind: 'return_approved', body: {} }),
    appended({ kind: 'return_approved', body: { words: 'To 1 Pier' } }),
    appended({ kind: 'return_declined', body: { reason: 'Worn' } }),
    appended({ kind: 'refunded', body: { no: 1, amountCents: 5, reason: 'A scratch' } }),
    appended({ kind: 'cancelled', body: { reason: 'Too big' } }),
  ],
  queue_review_mails: [`queue_review_mails(7)`],
  queue_stock_mails: [`queue_stock_mails(array['lamp'])`],
  watch_stock: [`watch_stock('a@example.com', 'cup', 9, 'x', 'confirm_stock_watch', 9)`],
  owe_refund: [
    `owe_refund('pays', 'pays', 'open', 'pi_pays', 'lines_sold', 500, 9,
      '${owed(500, 'lines_sold')}', null)`,
  ],
  owe_stray_refund: [
    `owe_stray_refund('pays', 'pays', 'pi_stray', 'stray', 'second_charge', 400, 9,
      '${owed(400, 'second_charge')}', null)`,
  ],
  write_refunds: [
    `write_refunds('pays', 'pi_pays', refunds_version('pays', 'pi_pays'), '${FAILED}', 'one', 500,
      9, 'refund_due', null)`,
  ],
  end_delivery: [`end_delivery('we_1', 1, 0, 'due', 0, 500, 'Oh no', 'It was tired.')`],
  confirm_email: [`confirm_email('moves', 'secret-1')`],
  delete_account: [`delete_account('goes', 'secret-2')`],
};

beforeAll(async () => {
  await stocked(queries, 'lamp', 1);
  await stocked(queries, 'cup', 0);
  for (const statement of FIXTURES) await queries.execute(sql.raw(statement));
});

test('every function that queues a mail is called here', async () => {
  const names = [...findFunctions().keys()];
  const texts = await readFunctions();
  const queueing = names.filter((_name, index) =>
    /queue_(order_)?mail\(/.test((texts[index] ?? '').replace(/^create .*/m, '')),
  );
  const calling = queueing.filter((name) => name !== 'queue_order_mail');
  expect(Object.keys(CALLS).toSorted()).toEqual(calling.toSorted());
});

test.for(Object.entries(CALLS))('%s writes what the template reads', async ([, calls]) => {
  for (const call of calls) {
    await queries.execute(sql`delete from mail`);
    await queries.execute(sql.raw(`select ${call}`));
    const mails = await rowsOf<{ kind: MailKind; body: unknown }>(
      queries,
      sql`select kind, body from mail`,
    );
    expect(mails.length, call).toBeGreaterThan(0);
    for (const { kind, body } of mails) {
      expect(mailBodies[kind].safeParse(body).error?.issues, `${kind} of ${call}`).toBeUndefined();
    }
  }
});
