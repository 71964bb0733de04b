import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { sumSales } from '#app/features/orders/staff/sales-days.server.ts';
import { createOrderInserter } from '#tests/fixtures/past-orders.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createHealth } from './health.server.ts';
import { selectHealthRow } from './health-facts.server.ts';

const DAY = 24 * 60 * 60;

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());

let clock = 1_000_000;
const health = createHealth(queries, {
  ...{ zone: () => 'UTC', makesBackups: true, maxDeclines: 2 },
  nowSeconds: () => clock,
});
const factsOf = async () => (await health.read()).facts;

test('a shop without anything has nothing that waits, and is well', async () => {
  const { facts, findings } = await health.read();
  expect(facts).toEqual({
    ...{ nowSeconds: expect.any(Number), lastRoundSeconds: facts.nowSeconds },
    keyRefusedSeconds: null,
    ...{ orders: 0, ordersCents: 0, lastOrderSeconds: null, openPayments: 0, declinedNetworks: 0 },
    ...{ refundsDue: 0, refundsDueCents: 0, oldestRefundSeconds: null },
    ...{ holds: 0, firstHoldEndsSeconds: null, mailsWaiting: 0, oldestMailSeconds: null },
    ...{ deliveriesDue: 0, oldestDeliverySeconds: null, endpointsOff: 0 },
    ...{ makesBackups: true, lastBackupSeconds: null, firstBackupSeconds: null },
    isBackupFailed: false,
  });
  expect(findings.filter(({ isWell }) => !isWell)).toEqual([]);
});

test('the lag of the background work is that of this process', async () => {
  clock += 700;
  const { facts, findings } = await health.read();
  expect(facts.nowSeconds - facts.lastRoundSeconds).toBeCloseTo(700);
  expect(findings.find(({ isWell }) => !isWell)?.subject).toBe('background');
  health.roundEnded();
  expect((await health.read()).findings.every(({ isWell }) => isWell)).toBe(true);
});

test('orders of all days are counted once, before and after the sweep has summed them up', async () => {
  const insert = createOrderInserter(queries);
  await insert(0, 300);
  await insert(40 * DAY, 1_000);
  expect(await factsOf()).toMatchObject({ orders: 1, ordersCents: 300 });
  await sumSales(queries, 'UTC', null);
  const { nowSeconds, lastOrderSeconds, ...facts } = await factsOf();
  expect(facts).toMatchObject({ orders: 2, ordersCents: 1_300 });
  expect(nowSeconds - (lastOrderSeconds ?? 0)).toBeLessThan(60);
});

test('of a shop with many orders, those of the last two days are read alone', async () => {
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'old', 'old ' || number, '[]', 100, number from generate_series(1, 5000) as number`);
  await queries.execute(sql`analyze "order"`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    queries,
    sql`explain (costs off) ${selectHealthRow('UTC', 2)}`,
  );
  const all = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(all).toContain('order_created');
  expect(all).not.toContain('Seq Scan on "order"');
  await queries.execute(sql`delete from "order" where shopper = 'old'`);
});

test('what waits is counted, with the age of the oldest', async () => {
  await queueMail(queries, {
    ...{ shopperId: 'somebody', recipient: 'ann@example.com', dedupe: 'changed:1' },
    kind: 'email_changed',
    body: { oldEmail: 'old@example.com', newEmail: 'ann@example.com' },
  });
  await queries.execute(sql`update mail set queued_at = now() - interval '2 hours'`);
  await queries.execute(sql`
    insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents, created_seconds, provider, due_at)
    values ('somebody', 'pi_due', 'lines_sold', 'due', 500, 500, 0, 'other', now() - interval '2 days'),
      ('somebody', 'hand_due', 'late', 'due', 900, 900, 0, 'by_hand', now() - interval '9 days'),
      ('somebody', 'pi_pending', 'lines_sold', 'pending', 700, 700, 0, 'other', now() - interval '3 days')`);
  await queries.execute(sql`
    insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    values ('p1', 'product:lamp', 1, 'somebody', 'other', now() - interval '1 hour'),
      ('p1', 'product:desk', 1, 'somebody', 'other', now() - interval '1 hour'),
      ('p2', 'product:lamp', 1, 'somebody', 'other', now() + interval '1 hour')`);
  await queries.execute(sql`
    insert into payment (shopper, payment, provider, state, items, amount_cents, created_at)
    values ('somebody', 'p1', 'other', 'open', '[]', 1, now()),
      ('somebody', 'p2', 'other', 'cancelled', '[]', 1, now()),
      ('other', 'p3', 'other', 'open', '[]', 1, now() - interval '2 hours')`);
  await queries.execute(sql`
    insert into event_endpoint (id, address, kinds, secret, is_on, off_reason)
    values ('on', 'https://a.example', '{}', 's', true, null),
      ('off', 'https://b.example', '{}', 's', false, 'It is gone'),
      ('by-staff', 'https://c.example', '{}', 's', false, null)`);
  await queries.execute(sql`
    insert into outbox_event (kind, subject, ref, at)
    values ('order.placed', 'pi_1', '{}', now() - interval '3 hours'), ('order.placed', 'pi_2', '{}', now())`);
  await queries.execute(sql`
    insert into event_delivery (endpoint, event, subject)
    select endpoint, no, subject from outbox_event, (values ('on'), ('off')) as endpoints (endpoint)`);
  const { facts, findings } = await health.read();
  const { nowSeconds } = facts;
  expect(facts).toMatchObject({
    ...{ mailsWaiting: 1, refundsDue: 1, refundsDueCents: 500, holds: 2, openPayments: 1 },
    ...{ deliveriesDue: 2, endpointsOff: 1 },
  });
  const ages = [
    ...[facts.oldestMailSeconds, facts.oldestRefundSeconds],
    ...[facts.firstHoldEndsSeconds, facts.oldestDeliverySeconds],
  ].map((seconds) => Math.round((nowSeconds - (seconds ?? 0)) / 3_600));
  expect(ages).toEqual([2, 48, 1, 3]);
  expect(findings.filter(({ isWell }) => !isWell).map(({ subject }) => subject)).toEqual([
    ...['refunds', 'holds', 'mail', 'webhooks'],
  ]);
});
