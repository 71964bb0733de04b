/** Members of the staff choose their mails: what happens in the shop is a file for each of them, with a link into the admin. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { enterWithCode } from '#admin/sign-in/staff-sessions.server.ts';
import { takeDelivery } from '#app/features/events/delivery-store.server.ts';
import { STAFF_ENDPOINT } from '#app/features/events/endpoint-store.server.ts';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { memberRecipient } from '#app/features/mail/staff-notices.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { operationKey, staff, staffSession } from '#db/schema/staff-schema.ts';
import { BY_TOKEN } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { startEventWork } from '#server/background/event-work.ts';
import { startMailWork } from '#server/background/mail-work.ts';
import { recount, stocked } from '#tests/fixtures/test-stock.ts';
import { testApi } from '#tests/shop/test-api.ts';
import { chooseNotices, showNotices } from './notices.server.ts';
import { readPeople } from './people.server.ts';
import { inviteStaff } from './staff-invites.server.ts';
import { tellStaff } from './tell-staff.server.ts';

const shopApi = await testApi();
const { shop, queries, run, call } = shopApi;
afterAll(() => shopApi.close());

const PAT = 'pat@example.com';
const ADMIN = 'http://localhost:3001';

async function enter(name: string, role: string): Promise<string> {
  const code = await inviteStaff(queries, { name, role });
  await enterWithCode(queries, { code, userAgent: 'Firefox' });
  return (await personOf(name)).id;
}

async function personOf(name: string) {
  const person = (await readPeople(queries)).find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

/** A packer who is told of this by mail. */
async function pat(...notices: string[]): Promise<string> {
  const id = await enter('Pat', 'packer');
  await run('staff', 'set-email', 'Pat', '--email', PAT);
  const flags = notices.flatMap((notice) => ['--notices', notice]);
  expect(await run('notices', 'choose', ...flags, '--person', 'Pat')).toMatchObject({ code: 0 });
  return id;
}

beforeEach(async () => {
  for (const table of [staff, eventEndpoint, eventDelivery, outboxEvent, mail]) {
    await queries.delete(table);
  }
  await enter('Olga', 'owner');
});

/** The shop as it works in the background; gives the mails that have left to Pat, in their order. */
function working() {
  const folder = mkdtempSync(join(tmpdir(), 'basket-notices-'));
  const transport = createOutboxTransport(folder);
  const from = { name: 'Basket', address: 'shop@example.com' };
  const events = startEventWork(shop, []);
  const mails = startMailWork(shop, { transport, from, shopUrl: shop.shopUrl });
  onTestFinished(async () => {
    await Promise.all([events.stop(), mails.stop()]);
    rmSync(folder, { recursive: true });
  });
  return async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const parsed = files
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(folder, name), 'utf8')));
    const all = await Promise.all(parsed);
    return all.filter((one) => one.to?.some(({ address }) => address === PAT));
  };
}

async function placed(...variants: string[]) {
  const shopper = await shop.guest(...variants);
  const { intent, clientSecret } = await shop.start(shopper);
  await shop.holdPayment(shopper, intent);
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  const order = await shop.orders.details(shopper, intent);
  if (!order) throw new Error('Unable to find the order');
  return { shopper, intent, number: order.number, lines: order.basket.map(({ line }) => line) };
}

/** What waits for more of its kind has waited. */
async function passHour(): Promise<void> {
  await queries.update(mail).set({ dueAt: sql`now()` }).where(eq(mail.state, 'queued'));
  await queries.execute(sql`select notify_live('[{"kind":"mail"}]')`);
}

const delivered = () => queries.$count(eventDelivery, eq(eventDelivery.state, 'delivered'));

const rowsOf = (id: string) =>
  queries
    .select()
    .from(mail)
    .where(eq(mail.shopper, memberRecipient(id)));

test('each order is a mail to whoever has chosen it, with a link into the admin', async () => {
  await pat('order.placed');
  const received = working();
  const { intent, number } = await placed('book');
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  const [one] = await received();
  expect(one?.subject).toBe(`New order: ${number}, $11.96`);
  expect(one?.text).toContain('It is paid, and waits to be packed.');
  expect(one?.text).toContain(`Open the order:\n${ADMIN}/orders/${intent}`);
  expect(one?.html).toContain(`href="${ADMIN}/orders/${intent}"`);
});

test('a wish to return has its reasons and the carrier’s page, a cancellation who did it', async () => {
  await pat('return.requested', 'order.cancelled');
  const received = working();
  const { shopper, intent, lines, number } = await placed('book');
  const parcel = { carrier: 'UPS', tracking: '1Z999' };
  await run('orders', 'ship', intent, '--carrier', parcel.carrier, '--tracking', parcel.tracking);
  const items = [{ lines, reason: 'damaged', words: 'A torn page' }] as const;
  await shop.orderActions.requestReturn(shopper, intent, items);
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  const [asked] = await received();
  expect(asked?.subject).toBe(`A return is asked for: ${number}, $11.96`);
  expect(asked?.text).toContain('A torn page');
  expect(asked?.html).toContain('href="https://www.ups.com/track?tracknum=1Z999"');
  const other = await placed('tablet');
  await run('orders', 'cancel', other.intent, '--reason', 'A broken one', '--yes');
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(2);
  const [, cancelled] = (await received()).toSorted((one) =>
    one.subject?.startsWith('Cancelled') ? 1 : -1,
  );
  expect(cancelled?.text).toContain('Staff has cancelled it.\n\nWhy: A broken one');
});

test('a withdrawal says from what', async () => {
  await pat('order.withdrawn');
  const { shopper, intent, lines, number } = await placed('book');
  const wanted = { lines, declaredSeconds: 1, period: { days: 14, timeZone: 'UTC' } };
  await shop.orderActions.withdraw(shopper, intent, wanted, 'shopper');
  const subject = `Withdrawal: ${number}, $11.96`;
  const text = expect.stringContaining('- The Quiet Startup');
  await expect.poll(working(), { timeout: 10_000 }).toMatchObject([{ subject, text }]);
});

test('a refund that fails for good is told of with its charge', async () => {
  await pat('refund.failed');
  const received = working();
  const { shopper, intent } = await placed('book');
  const failed = { no: 1, made_by: 'shop', reason: 'Worn', state: 'failed', attempt: 3 };
  const changes = JSON.stringify([{ ...failed, amountCents: 500 }]);
  await queries.execute(sql`insert into refund (shopper, payment_intent, no, by, reason, state,
      attempt, amount_cents, charge_cents, created_seconds, provider)
    values (${shopper}, ${intent}, 1, 'shop', 'Worn', 'pending', 2, 500, 1196, 1, 'account')`);
  for (let times = 0; times < 2; times += 1) {
    await queries.execute(sql`select write_refunds(${shopper}, ${intent},
      refunds_version(${shopper}, ${intent}), ${changes}::jsonb, 'account', 1196, 1,
      'refund_failed', null)`);
  }
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  const [one] = await received();
  expect(one?.subject).toBe('A refund of $5.00 has failed');
  expect(one?.text).toContain(`${ADMIN}/orders/${intent}`);
  expect(await queries.$count(outboxEvent)).toBe(1);
});

test('variants that run low within minutes are one mail', async () => {
  const id = await pat('stock.low');
  const received = working();
  for (const variant of ['mug', 'jug', 'pot']) await stocked(queries, variant, 9);
  for (const variant of ['mug', 'jug', 'pot']) await recount(queries, variant, 2);
  await expect.poll(delivered, { timeout: 10_000 }).toBe(3);
  expect(await rowsOf(id)).toHaveLength(1);
  expect(await received()).toEqual([]);
  await passHour();
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  const [one] = await received();
  expect(one?.subject).toBe('3 products are running low');
  for (const name of ['mug', 'jug', 'pot'])
    expect(one?.text).toContain(`- The ${name}: Only 2 left`);
});

test('a variant that is refilled before the mail is sent is not told of', async () => {
  const id = await pat('stock.low');
  const received = working();
  for (const variant of ['mug', 'jug']) await stocked(queries, variant, 9);
  for (const variant of ['mug', 'jug']) await recount(queries, variant, 2);
  await expect.poll(delivered, { timeout: 10_000 }).toBe(2);
  await recount(queries, 'jug', 9);
  await passHour();
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  expect((await received())[0]?.subject).toBe('Running low: The mug: Only 2 left');

  await recount(queries, 'jug', 2);
  await expect.poll(delivered, { timeout: 10_000 }).toBe(3);
  await recount(queries, 'jug', 9);
  await passHour();
  const stateOfLast = async () => (await rowsOf(id)).map(({ state }) => state).toSorted();
  await expect.poll(stateOfLast, { timeout: 10_000 }).toEqual(['expired', 'sent']);
  expect(await received()).toHaveLength(1);
});

test('of an hour twenty mails come one by one, and the rest as one', async () => {
  await pat('order.placed');
  const { intent } = await placed('book');
  await queries.execute(sql`select announce('order.placed', ${intent}, '{"no": 0}')
    from generate_series(1, 29)`);
  const received = working();
  await expect.poll(received, { timeout: 20_000 }).toHaveLength(20);
  await expect.poll(delivered, { timeout: 10_000 }).toBe(30);
  await passHour();
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(21);
  expect((await received()).map(({ subject }) => subject)).toContain('10 new orders');
}, 60_000);

test('a delivery that is taken twice is told once', async () => {
  const id = await pat('order.placed');
  await placed('book');
  const taken = await takeDelivery(queries, STAFF_ENDPOINT.id);
  if (!taken) throw new Error('Nothing is due');
  await tellStaff(queries, taken);
  await tellStaff(queries, taken);
  expect(await rowsOf(id)).toHaveLength(1);
});

test('whoever was signed out, or lost their role, while a mail waits does not get it', async () => {
  const id = await pat('order.placed');
  await placed('book');
  const taken = await takeDelivery(queries, STAFF_ENDPOINT.id);
  if (taken) await tellStaff(queries, taken);
  await queries.delete(staffSession).where(eq(staffSession.staff, id));
  const received = working();
  await expect
    .poll(async () => (await rowsOf(id)).map(({ state }) => state), { timeout: 10_000 })
    .toEqual(['expired']);
  expect(await received()).toEqual([]);
});

test('the access that ends takes address and choice with it', async () => {
  await pat('order.placed');
  await run('staff', 'end-access', 'Pat', '--yes');
  expect(await personOf('Pat')).toMatchObject({ role: null, email: null, notices: [] });
  const { code, err } = await run('staff', 'set-email', 'Pat', '--email', PAT);
  expect([code, err]).toEqual([1, expect.stringContaining('The access of Pat has ended')]);
});

test('nothing is kept of what nobody wants', async () => {
  await pat('order.cancelled');
  await placed('book');
  expect(await queries.$count(outboxEvent)).toBe(0);
});

test('a member chooses for themselves, a program for who made its token, nobody but an owner for others', async () => {
  const id = await pat();
  const scopes = ['orders:read', 'catalogue:read'] as const;
  const pats = { id, scopes };
  const made = await shopApi.tokenOf(scopes, {
    actor: { id, scopes: ['tokens:write', ...scopes] },
  });
  const body = { notices: ['stock.low', 'stock.low'] };
  expect((await call('notices/choose', { token: made, body })).body).toMatchObject({
    ...{ name: 'Pat', email: PAT, notices: ['stock.low'] },
  });
  const own = await perform(showNotices, { shop, actor: pats, input: {} });
  expect(own).toMatchObject({ output: { name: 'Pat', notices: ['stock.low'] } });
  const asked = { shop, actor: pats, input: { notices: [], person: 'Olga' } };
  await expect(perform(chooseNotices, asked)).rejects.toThrow(/staff:write/);
  expect(made).not.toContain(BY_TOKEN);
});

test('a call that is repeated keeps no address, and answers the one of now', async () => {
  const id = await pat();
  const scopes = ['orders:read', 'catalogue:read'] as const;
  const token = await shopApi.tokenOf(scopes, {
    ...{ name: 'Phone', actor: { id, scopes: ['tokens:write', ...scopes] } },
  });
  const asked = {
    ...{ token, body: { notices: ['stock.low'] } },
    headers: { 'idempotency-key': 'a-key-of-this-call' },
  };
  await call('notices/choose', asked);
  const kept = await queries.select({ answer: operationKey.answer }).from(operationKey);
  expect(JSON.stringify(kept)).not.toContain('@');
  expect((await call('notices/choose', asked)).body).toMatchObject({ email: PAT });
});

test('what is missing is said: whose, and where to', async () => {
  expect(await run('notices', 'show')).toMatchObject({
    code: 2,
    err: expect.stringContaining('say whose mails'),
  });
  const none = await run('notices', 'choose', '--notices', 'order.placed', '--person', 'Olga');
  expect(none.out).toContain('No mail comes until an owner has set an e-mail');
  expect((await run('notices', 'show', 'Olga')).out).toMatch(
    /^Olga: no e-mail.*\n {2}order.placed\n$/,
  );
  const bad = await run('staff', 'set-email', 'Olga', '--email', 'olga');
  expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('is not an e-mail address')]);
});
