/** What the functions of the database write and answer as JSON is what its readers take: each is called, none by a list. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { liveMessageSchema } from '#app/features/live/server/live-message.ts';
import { mailBodies } from '#app/features/mail/mail-kinds.ts';
import { createMailSender } from '#app/features/mail/send/mail-sender.server.ts';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { orderEventSchema } from '#app/features/orders/events/order-events.ts';
import { findFunctions } from '#db/install-functions.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { migratedDatabase, openTestDatabase } from '#tests/postgres/test-postgres.ts';
import { liveThrough } from '#tests/seams/shop-history.ts';
import { testServices } from '#tests/shop/test-services.ts';

const server = inject('postgres');
if (!server) throw new Error('These tests need PostgreSQL');
const copy = await migratedDatabase(server);

/** Counts the calls of every function, as long as no connection was there before. */
const starter = await openTestDatabase(copy.url);
await starter.queries.execute(sql.raw(`alter database ${copy.name} set track_functions = 'all'`));
await starter.close();

/** What LISTEN has heard. */
const heard: unknown[] = [];

async function live(): Promise<void> {
  const shop = await testServices({
    database: openTestDatabase(copy.url),
    mode: { delivery: 'address', codes: true, credits: true },
    settings: { reviews: 'at-once', withdrawalDays: '14' },
  });
  const hear = (payload: string) => heard.push(...z.array(z.unknown()).parse(JSON.parse(payload)));
  await shop.database.listen('shop_events', hear, () => {});
  await liveThrough(shop).finally(shop.close);
}

const database = await openTestDatabase(copy.url);
const { queries } = database;
beforeAll(live);
afterAll(async () => {
  await database.close();
  await copy.remove();
});

/** Makes JSON: answers it, writes it into a row, or notifies. */
const MAKES_JSON =
  /returns jsonb?\b|jsonb?_(?:build|agg|object_agg|set)|to_jsonb?\(|'\[?\{"|(?:queue_mail|queue_order_mail|announce|append_order_event|notify_live)\(/;

const makers = [...findFunctions()]
  .filter(([, file]) => MAKES_JSON.test(readFileSync(file, 'utf8').replace(/^--.*$/gm, '')))
  .map(([name]) => name);

async function uncalled(): Promise<string[]> {
  const counted = await rowsOf<{ name: string }>(
    queries,
    sql`select funcname as name from pg_stat_user_functions where calls > 0`,
  );
  const called = new Set(counted.map(({ name }) => name));
  return makers.filter((name) => !called.has(name));
}

test('every function that makes JSON is called in the life of the shop', async () => {
  expect(makers.length).toBeGreaterThan(30);
  // Each connection tells what it has counted when it ends.
  await expect.poll(uncalled, { timeout: 10_000 }).toEqual([]);
});

test('every mail has the body that its template reads', async () => {
  const mails = await rowsOf<{ kind: keyof typeof mailBodies; body: unknown }>(
    queries,
    sql`select kind, body from mail`,
  );
  expect(mails.length).toBeGreaterThan(20);
  for (const { kind, body } of mails) {
    expect(mailBodies[kind].strict().safeParse(body).error?.issues, kind).toBeUndefined();
  }
});

/** Mails of whose fact this life has none: the tests in docs/promises.md have it happen. */
const NOT_LIVED_THROUGH = [
  ...['withdrawal_received', 'order_claimed', 'order_code', 'staff_refund_failed'],
  ...['staff_reconciliation_finding', 'staff_stuck_mail', 'staff_notice', 'staff_backup_failed'],
];

test('every kind of mail leaves as a file, with subject and words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basket-seams-'));
  const shop = await testServices({ database: openTestDatabase(copy.url) });
  const sender = createMailSender({
    ...{ queries, log: shop.log, transport: createOutboxTransport(folder) },
    from: () => ({ name: 'Basket', address: 'shop@shop.example' }),
    ...{ staff: () => 'staff@shop.example', member: async () => 'pat@shop.example' },
    setting: () => ({ shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'https://shop.example' }),
  });
  await queries.execute(sql`update mail set state = 'queued', due_at = now()`);
  while ((await sender.sendDue()) > 0);
  const rows = await rowsOf<{ kind: string; state: string }>(
    queries,
    sql`select kind, state from mail`,
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name), 'utf8'))),
  );
  await shop.close();
  await rm(folder, { recursive: true });
  expect(Object.keys(mailBodies).filter((kind) => !kinds.has(kind))).toEqual(NOT_LIVED_THROUGH);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(mails).toHaveLength(rows.length);
  for (const { subject, text, html } of mails) {
    for (const part of [subject, text, html]) expect(part?.trim().length).toBeGreaterThan(0);
  }
});

test('every event of an order is one that its readers know', async () => {
  const events = await rowsOf<object>(
    queries,
    sql`select no, kind, body, by, extract(epoch from at)::bigint::float8 as "atSeconds" from order_event`,
  );
  expect(events.length).toBeGreaterThan(10);
  for (const event of events) {
    expect(orderEventSchema.safeParse(event).error?.issues).toBeUndefined();
  }
});

test('every announced event can be told', async () => {
  const announced = await rowsOf<{
    id: string;
    kind: string;
    subject: string;
    ref: unknown;
    atSeconds: number;
  }>(
    queries,
    sql`select id, kind, subject, ref, floor(extract(epoch from at))::float8 as "atSeconds" from outbox_event`,
  );
  expect(announced.length).toBeGreaterThan(10);
  for (const event of announced) {
    expect(await composeEvent(queries, event), event.kind).not.toBeNull();
  }
});

test('every live message is one that the processes know', () => {
  expect(heard.length).toBeGreaterThan(30);
  for (const message of heard) {
    expect(liveMessageSchema.safeParse(message).error?.issues).toBeUndefined();
  }
});
