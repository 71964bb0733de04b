/** Random histories of a shop (fixed seeds) in which one row is changed behind its back: the reconciliation finds each. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { createRandom } from '#tests/faults/random.ts';
import { CLEAN, testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

const { shop, reconciliation, edit, purchase, overcharge, wipe } = await testReconciliation();
afterAll(shop.close);

const TABLES = [
  ...['refund', 'refund_transaction', 'order_event', '"order"', 'order_status', 'payment'],
  ...['card_simulator.refund', 'card_simulator.charge', 'card_simulator.payment_intent'],
];

const backupOf = (table: string) => `backup_${table.replaceAll(/\W/g, '_')}`;

async function backUp(): Promise<void> {
  for (const table of TABLES) {
    await edit(sql.raw(`drop table if exists ${backupOf(table)}`));
    await edit(sql.raw(`create table ${backupOf(table)} as table ${table}`));
  }
}

async function restore(): Promise<void> {
  for (const table of TABLES) {
    const columns = await rowsOf<{ name: string }>(
      shop.queries,
      sql`select quote_ident(attname) as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await edit(sql.raw(`delete from ${table}`));
    await edit(
      sql.raw(
        `insert into ${table} (${names}) overriding system value select ${names} from ${backupOf(table)}`,
      ),
    );
  }
}

/** Orders that are sent, refunded in parts, or cancelled, and charges that became none. */
async function live(seed: string): Promise<void> {
  const random = createRandom(seed);
  for (let round = 0; round < 3; round += 1) {
    await shop.settle((await overcharge()).intent);
    const sent = await purchase('book', 'usb-c-cable');
    await shop.orderActions.record(sent.shopper, sent.intent, { kind: 'packed', body: {} });
    const cancelled = await purchase('tablet');
    for (const { shopper, intent } of [sent, cancelled]) {
      for (let count = random.whole(1, 2); count > 0; count -= 1) {
        const details = await readOrderDetails(shop.queries, shopper, intent);
        const { refundedCents: seenCents } = foldOrder(
          details ?? { amount: 0, basket: [], events: [], refunds: [] },
        );
        const wanted = {
          cents: random.whole(1, 500),
          lines: null,
          seenCents,
          reason: 'late',
          isSure: true,
        };
        await shop.orderActions.refundOrder(shopper, intent, wanted);
      }
    }
    await shop.orderActions.cancelOrder(cancelled.shopper, cancelled.intent, 'late', 'staff');
  }
}

/** One row, by the seed. */
const one = (rows: string, seed: string) =>
  sql.raw(`(select ctid from ${rows} order by md5(ctid::text || '${seed}') limit 1)`);

const DAMAGES: Record<string, (seed: string) => SQL> = {
  'a refund less': (seed) => sql`delete from refund where ctid = ${one('refund', seed)}`,
  'a refund with a cent more': (seed) =>
    sql`update refund set amount_cents = amount_cents + 1 where ctid = ${one('refund', seed)}`,
  'a booking of a refund less': (seed) =>
    sql`delete from refund_transaction where ctid = ${one('refund_transaction', seed)}`,
  'a booking of a refund with a cent more': (seed) =>
    sql`update refund_transaction set amount_cents = amount_cents + 1
      where ctid = ${one('refund_transaction', seed)}`,
  'a refund less at the provider': (seed) =>
    sql`delete from card_simulator.refund where ctid = ${one('card_simulator.refund', seed)}`,
  'a refund of a cent less at the provider': (seed) =>
    sql`update card_simulator.refund set amount_cents = amount_cents - 1
      where ctid = ${one('card_simulator.refund', seed)}`,
  'an order with a cent more': (seed) =>
    sql`update "order" set amount_cents = amount_cents + 1 where ctid = ${one('"order"', seed)}`,
  'an order twice': (seed) =>
    sql`insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select 'somebody', payment_intent, items, amount_cents, created_seconds from "order"
      where ctid = ${one('"order"', seed)}`,
  'an order less': (seed) => sql`delete from "order" where ctid = ${one('"order"', seed)}`,
  'a cancellation less': (seed) =>
    sql`delete from order_event where ctid = ${one(`order_event where kind = 'cancelled'`, seed)}`,
  'a refund less in the history of an order': (seed) =>
    sql`delete from order_event where ctid = ${one(`order_event where kind = 'refunded'`, seed)}`,
  'a refund with a cent more in the history of an order': (seed) =>
    sql`update order_event set body = body || jsonb_build_object('amountCents', (body->>'amountCents')::bigint + 1)
      where ctid = ${one(`order_event where kind = 'refunded' and by = 'staff'`, seed)}`,
  'a payment less': (seed) =>
    sql`delete from payment where ctid = ${one(`payment where state = 'ordered'`, seed)}`,
  'a charge less at the provider': (seed) =>
    sql`delete from card_simulator.payment_intent
      where ctid = ${one(`card_simulator.payment_intent where id in (select payment_intent from "order")`, seed)}`,
};

describe.for(['one', 'two', 'three'])('in the history %s', (seed) => {
  beforeAll(async () => {
    await wipe();
    await live(seed);
    await backUp();
  });

  test('nothing is wrong as it happened', async () => {
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [], owedCents: 0 });
  });

  test.for(Object.entries(DAMAGES))('%s is found', async ([, damage]) => {
    await restore();
    await edit(damage(seed));
    expect((await reconciliation()).findings).not.toEqual([]);
  });
});
