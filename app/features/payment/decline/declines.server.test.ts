import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createWebhookHandler } from '#app/features/payment/settle/webhook.server.ts';
import { createStartPayment } from '#app/features/payment/start/start-from.server.ts';
import { paymentClient } from '#db/schema/shop-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { createDeclines, forgetPaymentClients } from './declines.server.ts';

const LIMIT = { windowSeconds: 86_400, max: 3 };

const shop = await testServices();
afterAll(shop.close);
const { queries, payments } = shop;
const declines = createDeclines(queries, LIMIT);
const startPayment = createStartPayment(declines, payments);
const handle = createWebhookHandler({
  ...{ queries, declines, settle: shop.settle, refunds: shop.refunds, disputes: shop.disputes },
  ...{ recent: { isOrdered: () => false }, endUnpaid: payments.endUnpaid },
});

let networks = 0;
/** An address that no other test has. */
const newAddress = () => `2001:db8:0:${(++networks).toString(16)}::7`;

async function startFrom(address: string, shopper: string) {
  return startPayment(address, shopper, await shop.totalOf(shopper));
}

/** A payment that was started from there, of which so many cards are declined. */
async function decline(address: string, shopper: string, times: number): Promise<string> {
  const started = await startFrom(address, shopper);
  if (!started.ok) throw new Error(`Unable to start a payment: ${started.refusal.code}`);
  const { intent } = started.value;
  for (let time = 0; time < times; time += 1) {
    await declines.declined({ event: `evt_${randomUUID()}`, intent, shopper });
  }
  return intent;
}

/** An account that has bought something. */
async function customer(): Promise<string> {
  const account = shop.accountId();
  await shop.add(account, 'book');
  await shop.settle(await shop.pay(account));
  await shop.add(account, 'book');
  return account;
}

const tooMany = {
  ok: false,
  refusal: { code: 'too_many_declines', waitSeconds: expect.any(Number) },
};

test('declined cards of a network shut out whoever starts a payment there, for a day', async () => {
  const address = newAddress();
  await decline(address, await shop.guest('book'), 2);
  await decline(address, await shop.guest('book'), 0);
  await decline(address, await shop.guest('book'), 1);
  const next = await startFrom('2001:db8:0:1::99', await shop.guest('book'));
  expect(next).toEqual(tooMany);
  if (next.ok || next.refusal.code !== 'too_many_declines') return;
  expect(next.refusal.waitSeconds).toBeGreaterThan(86_000);
  await queries.execute(sql`update rate_limit set window_ends_at = now()`);
  expect(await startFrom(address, await shop.guest('book'))).toMatchObject({ ok: true });
});

test('another network is not shut out', async () => {
  await decline(newAddress(), await shop.guest('book'), 3);
  expect(await startFrom(newAddress(), await shop.guest('book'))).toMatchObject({ ok: true });
});

test('who has bought before pays from there all the same', async () => {
  const address = newAddress();
  const account = await customer();
  await decline(address, await shop.guest('book'), 3);
  expect(await startFrom(address, account)).toMatchObject({ ok: true });
});

test('declined cards of who has bought before are counted alone, wherever they are tried', async () => {
  const address = newAddress();
  const account = await customer();
  await decline(address, account, 3);
  expect(await startFrom(address, await shop.guest('book'))).toMatchObject({ ok: true });
  expect(await startFrom(newAddress(), account)).toEqual(tooMany);
});

test('an order of nothing makes nobody a customer', async () => {
  const address = newAddress();
  const guest = await shop.guest('book');
  await shop.settle(await shop.pay(guest));
  await queries.execute(sql`update "order" set amount_cents = 0 where shopper = ${guest}`);
  await shop.add(guest, 'book');
  await decline(address, await shop.guest('book'), 3);
  expect(await startFrom(address, guest)).toEqual(tooMany);
});

test('an order that a gift card has paid, or that was cancelled, makes nobody a customer', async () => {
  const address = newAddress();
  const [byCredit, cancelled] = [await customer(), await customer()];
  await queries.execute(sql`update "order" set terms = '{"credit": {"cents": 1196}}'
    where shopper = ${byCredit}`);
  await queries.execute(
    sql`update order_status set state = 'cancelled' where shopper = ${cancelled}`,
  );
  await decline(address, await shop.guest('book'), 3);
  expect(await startFrom(address, byCredit)).toEqual(tooMany);
  expect(await startFrom(address, cancelled)).toEqual(tooMany);
});

test('a declined card counts although its payment is ended before the provider says so', async () => {
  const address = newAddress();
  for (let time = 0; time < 3; time += 1) {
    const shopper = await shop.guest('book');
    const started = await startFrom(address, shopper);
    if (!started.ok) throw new Error(`Unable to start a payment: ${started.refusal.code}`);
    const { intent } = started.value;
    await payments.endUnpaid(shopper);
    const declineEvent = `evt_${randomUUID()}`;
    const event = { about: 'payment', intent, shopper, declineEvent } as const;
    await handle(event);
  }
  expect(await startFrom(address, await shop.guest('book'))).toEqual(tooMany);
});

test('an event that comes twice is one declined card', async () => {
  const address = newAddress();
  const shopper = await shop.guest('book');
  const intent = await decline(address, shopper, 1);
  const event = `evt_${randomUUID()}`;
  for (let time = 0; time < 3; time += 1) {
    expect(await declines.declined({ event, intent, shopper })).toBe(false);
  }
  expect(await declines.declined({ event: `${event}2`, intent, shopper })).toBe(true);
  expect(await declines.declined({ event: `${event}2`, intent, shopper })).toBe(true);
});

test('a payment makes up for a declined card of its network, and for no more than there are', async () => {
  const address = newAddress();
  const other = await decline(newAddress(), await shop.guest('book'), 0);
  const intent = await decline(address, await shop.guest('book'), 3);
  await declines.paid(other);
  expect(await startFrom(address, await shop.guest('book'))).toEqual(tooMany);
  await declines.paid(intent);
  expect(await startFrom(address, await shop.guest('book'))).toMatchObject({ ok: true });
  for (let time = 0; time < 9; time += 1) await declines.paid(intent);
  await decline(address, await shop.guest('book'), 3);
  expect(await startFrom(address, await shop.guest('book'))).toEqual(tooMany);
});

test('a declined card of an intent that was started nowhere is nobody’s', async () => {
  const shopper = await shop.guest('book');
  const { intent } = await shop.start(shopper);
  expect(await declines.declined({ event: 'evt_nowhere', intent, shopper })).toBe(false);
});

test('where a payment was started is forgotten after two days, once the sweep has ended it', async () => {
  await decline(newAddress(), await shop.guest('book'), 0);
  await queries.update(paymentClient).set({ askedAt: sql`now() - interval '31 hours'` });
  await forgetPaymentClients(queries);
  expect(await queries.$count(paymentClient)).toBeGreaterThan(0);
  await queries.update(paymentClient).set({ askedAt: sql`now() - interval '49 hours'` });
  await forgetPaymentClients(queries);
  expect(await queries.$count(paymentClient)).toBe(0);
});
