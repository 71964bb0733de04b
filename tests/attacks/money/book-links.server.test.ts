/** The link of an accountant: one file, once, for whoever has it; and nothing else. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bookLink } from '#db/schema/book-schema.ts';
import { auditLog, staff } from '#db/schema/staff-schema.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

const actor = { id: 'olga', scopes: SCOPE_NAMES };

async function act(name: string, input: Record<string, unknown>) {
  const operation = findOperation(`books.${name}`);
  if (!operation || operation.kind === 'file') throw new Error(`There is no books.${name}`);
  const call = { shop: shop.services, actor, input, confirmed: true } as const;
  const performed = await perform(operation, call);
  return ('output' in performed ? performed.output : null) as { id: string; link: string };
}

/** A browser of an address of its own: `createVisitor` gives each one. */
const take = (id: string, key: string, visitor = shop.visitor()) =>
  visitor.post(`/api/books/${id}`, `key=${key}`, FORM);

const textOf = async (page: string) => (await shop.visitor().get(page)).text();

let id: string;
let key: string;
let page: string;
beforeEach(async () => {
  await queries.execute(sql`delete from rate_limit`);
  await queries
    .insert(staff)
    .values({ id: 'olga', name: 'Olga', role: 'manager' })
    .onConflictDoUpdate({ target: staff.id, set: { role: 'manager' } });
  const { link } = await act('make-link', { kind: 'orders', month: '2026-10' });
  const url = new URL(link);
  page = `${url.pathname}${url.search}`;
  id = url.pathname.split('/').at(-1) ?? '';
  key = url.searchParams.get('key') ?? '';
});

test('a link that is opened, as scanners of mails do, is not used up', async () => {
  for (const _ of [1, 2, 3]) expect(await textOf(page)).toContain('The link works once');
  const answer = await take(id, key);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="orders-2026-10.csv"',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('payment_intent');
});

test('of ten downloads at once one alone gets the file, and the others read why', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(id, key)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(9).fill(303)]);
  for (const answer of answers) await answer.text();
  expect(answers.find(({ status }) => status === 303)?.headers.get('location')).toBe(page);
  expect(await textOf(page)).toContain('This file was downloaded already');
  const used = await queries.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(used.map(({ staff: by, act: what, outcome }) => [by, what, outcome])).toEqual([
    ['olga', 'books.make-link', 'done'],
    ['olga', 'book_downloaded', 'done'],
  ]);
});

test('another key, or the key of another link, opens nothing and uses nothing up', async () => {
  const other = new URL((await act('make-link', { kind: 'payouts' })).link);
  for (const wrong of ['', 'A'.repeat(43), other.searchParams.get('key') ?? '']) {
    expect((await take(id, wrong)).status).toBe(404);
    expect((await shop.visitor().get(`/books/${id}?key=${wrong}`)).status).toBe(404);
  }
  expect((await take("x' or ''='", key)).status).toBe(404);
  expect((await take(id, key)).status).toBe(200);
});

test('what whoever has it sends beside the key changes nothing of the file', async () => {
  const body = `key=${key}&kind=payouts&month=2026-11&format=jsonl`;
  const answer = await shop.visitor().post(`/api/books/${id}?kind=items`, body, FORM);
  expect(answer.headers.get('content-disposition')).toContain('orders-2026-10.csv');
});

test('one that was taken back, or is too old, says so and gives nothing', async () => {
  await act('end-link', { link: id });
  expect((await take(id, key)).status).toBe(303);
  expect(await textOf(page)).toContain('This link was taken back');
  const late = new URL((await act('make-link', { kind: 'orders' })).link);
  const lateId = late.pathname.split('/').at(-1) ?? '';
  await queries
    .update(bookLink)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(bookLink.id, lateId));
  expect((await take(lateId, late.searchParams.get('key') ?? '')).status).toBe(303);
  expect(await textOf(`${late.pathname}${late.search}`)).toContain('time of this link is over');
});

test('ends with the access of who has made it', async () => {
  await queries.update(staff).set({ role: null }).where(eq(staff.id, 'olga'));
  expect((await take(id, key)).status).toBe(404);
  await queries.update(staff).set({ role: 'reader' }).where(eq(staff.id, 'olga'));
  expect((await take(id, key)).status).toBe(404);
});

test('is tried ten times a minute from one address, and works afterwards', async () => {
  const visitor = shop.visitor();
  for (const _ of Array(10)) expect((await take(id, 'wrong', visitor)).status).toBe(404);
  const limited = await take(id, key, visitor);
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await queries.execute(sql`update rate_limit set window_ends_at = now()`);
  expect((await take(id, key, visitor)).status).toBe(200);
});

test('a page of another site downloads nothing for whoever visits it', async () => {
  const headers = {
    ...FORM.headers,
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  };
  expect((await shop.visitor().post(`/api/books/${id}`, `key=${key}`, { headers })).status).toBe(
    403,
  );
  expect((await take(id, key)).status).toBe(200);
});
