/** A paid order stays deliverable, whatever becomes of its account, and nobody is known for longer than that. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import type { RecordedAct } from '#app/features/orders/actions/decide-parcel.ts';
import { CONTACT_DAYS } from '#app/features/orders/contact-needed.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { tablesWith } from '#tests/fixtures/tables-with.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);

const OSLO = {
  ...{ name: 'Nora Known', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

/** An account with a book in the basket, whose order goes to Oslo. */
async function buyer() {
  const account = await accounts.register();
  await shop.add(account.uid, 'book');
  await shop.addresses.save(account.uid, OSLO);
  return account;
}

type Buyer = Awaited<ReturnType<typeof buyer>>;

/** Buys what is in the basket; the order's id. */
async function buys({ uid }: Buyer): Promise<string> {
  const id = await shop.pay(uid);
  expect(await shop.settle(id)).toMatchObject({ kind: 'ordered' });
  return id;
}

async function deletes({ uid, session }: Buyer) {
  await shop.accounts.askToDelete(session);
  const { searchParams } = await accounts.linkTo(uid, 'confirm_deletion');
  const secret = searchParams.get('deletion') ?? '';
  return shop.accounts.followLink(session, { purpose: 'delete-account', secret });
}

/** The owner of the address, which nobody had confirmed, chooses a new password. */
async function resets({ uid, email }: Buyer): Promise<void> {
  await accounts.post('request-password-reset', { email });
  const { searchParams } = await accounts.linkTo(uid, 'password_reset');
  const token = searchParams.get('token') ?? '';
  const newPassword = 'another long password';
  expect((await accounts.post('reset-password', { token, newPassword })).status).toBe(200);
}

const addressOf = async ({ uid }: Buyer, id: string) =>
  (await shop.orders.details(uid, id))?.address ?? null;

const happens = ({ uid }: Buyer, id: string, act: RecordedAct) =>
  shop.orderActions.record(uid, id, act);

const SHIPPED = { kind: 'shipped', body: { carrier: 'Posten', tracking: '1' } } as const;

/** All of it. */
async function comesBack({ uid }: Buyer, id: string): Promise<unknown> {
  const lines = (await shop.orders.details(uid, id))?.basket.map(({ line }) => line) ?? [];
  const received = { lines, unsaleable: [], isRefunded: false, seenCents: 0 };
  return shop.orderActions.receiveReturn(uid, id, received);
}

/** As if every mail was sent. */
const sendsMails = () => queries.update(mail).set({ state: 'sent' });

/** A sweep after an hour, so that whatever was looked at is due again. */
async function sweeps(): Promise<void> {
  await sendsMails();
  await queries.execute(sql`update order_contact set forget_due_at = now()
    where forget_due_at is not null`);
  await forgetContacts(queries, CONTACT_DAYS);
}

describe('an account that is deleted while an order is under way', () => {
  test('leaves staff where it goes, and whom they can write to', async () => {
    const account = await buyer();
    const id = await buys(account);
    await sendsMails();
    expect(await deletes(account)).toBe('deleted');
    expect(await addressOf(account, id)).toEqual(OSLO);
    await happens(account, id, SHIPPED);
    const rows = await queries.select().from(mail).where(eq(mail.recipient, account.email));
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['account_deleted', 'order_shipped']);
  });

  test.each([
    ['it is delivered', [SHIPPED, { kind: 'delivered', body: {} }]],
    ['it is returned', [SHIPPED, 'returned']],
  ] as const)('is known until %s', async (_when, events) => {
    const account = await buyer();
    const id = await buys(account);
    await sendsMails();
    await deletes(account);
    for (const event of events) {
      await sweeps();
      expect(await addressOf(account, id)).toEqual(OSLO);
      await (event === 'returned' ? comesBack(account, id) : happens(account, id, event));
    }
    await sweeps();
    expect(await addressOf(account, id)).toBeNull();
    expect(await tablesWith(queries, account.email)).toEqual(['mail']);
    expect(await tablesWith(queries, account.uid)).not.toContain('mail');
  });

  test('is known until it is cancelled and the money is back', async () => {
    const account = await buyer();
    const id = await buys(account);
    await sendsMails();
    await deletes(account);
    await shop.orderActions.cancelOrder(account.uid, id, '', 'staff');
    await sweeps();
    expect(await addressOf(account, id)).toBeNull();
  });

  test('is known for some days after it was shipped, and no longer', async () => {
    const account = await buyer();
    const id = await buys(account);
    await sendsMails();
    await deletes(account);
    await happens(account, id, SHIPPED);
    const age = (days: number) =>
      queries.execute(sql`update order_event set at = now() - make_interval(days => ${days}::int)
        where payment_intent = ${id}`);
    await age(CONTACT_DAYS - 1);
    await sweeps();
    expect(await addressOf(account, id)).toEqual(OSLO);
    await age(CONTACT_DAYS + 1);
    await sweeps();
    expect(await addressOf(account, id)).toBeNull();
  });

  test('stays on its invoice by name and address alone', async () => {
    await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
    const account = await buyer();
    const id = await buys(account);
    await sendsMails();
    await numberInvoices(queries, 'UTC');
    await deletes(account);
    await happens(account, id, SHIPPED);
    await happens(account, id, { kind: 'delivered', body: {} });
    await sweeps();
    expect(await addressOf(account, id)).toEqual(OSLO);
    expect(await tablesWith(queries, account.email)).toEqual(['mail']);
    await queries.execute(sql`delete from seller`);
  });

  test('waits for a mail that is not sent yet', async () => {
    const account = await buyer();
    const id = await buys(account);
    expect(await deletes(account)).toBe('deleted');
    await happens(account, id, SHIPPED);
    await happens(account, id, { kind: 'delivered', body: {} });
    await forgetContacts(queries, CONTACT_DAYS);
    expect(await addressOf(account, id)).toEqual(OSLO);
  });
});

test('after an account is deleted no row says whose the orders are that have arrived', async () => {
  const account = await buyer();
  const id = await buys(account);
  await happens(account, id, SHIPPED);
  await happens(account, id, { kind: 'delivered', body: {} });
  await sendsMails();
  expect(await deletes(account)).toBe('deleted');
  expect(await queries.$count(orderContact, eq(orderContact.shopper, account.uid))).toBe(0);
  const told = await queries.select().from(mail).where(eq(mail.recipient, account.email));
  expect(told.map(({ kind }) => kind)).toEqual(['account_deleted']);
  expect(JSON.stringify(told)).not.toContain(account.uid);
});

test('a payment that was only opened does not keep an account from being deleted', async () => {
  const account = await buyer();
  const { intent } = await shop.start(account.uid);
  expect(await deletes(account)).toBe('deleted');
  expect(await shop.gateway.retrieveIntent(intent)).toMatchObject({
    value: { status: 'canceled' },
  });
});

test('what was paid at the moment of the deletion is an order that can be delivered', async () => {
  const account = await buyer();
  const id = await shop.pay(account.uid);
  expect(await deletes(account)).toBe('deleted');
  expect(await addressOf(account, id)).toEqual(OSLO);
});

describe('a reset of an account whose e-mail was never confirmed', () => {
  test('leaves staff where an order goes, and shows it to nobody else', async () => {
    const account = await buyer();
    const id = await buys(account);
    await resets(account);
    expect(await shop.orders.details(account.uid, id)).toMatchObject({
      address: OSLO,
      isWithheld: true,
    });
    let download = '';
    for await (const piece of readAccountData(queries, account.uid)) download += piece;
    expect(download).toContain(id);
    expect(download).not.toContain(OSLO.name);
  });

  test('leaves it for an order that is being paid at this moment, too', async () => {
    const account = await buyer();
    const { intent, clientSecret } = await shop.start(account.uid);
    await shop.confirm(clientSecret);
    await resets(account);
    await shop.sweep();
    expect(await addressOf(account, intent)).toEqual(OSLO);
  });

  test('forgets where a payment would have gone that nobody has paid', async () => {
    const account = await buyer();
    const { intent } = await shop.start(account.uid);
    await resets(account);
    await shop.sweep();
    await sweeps();
    expect(await queries.$count(orderContact, eq(orderContact.paymentIntent, intent))).toBe(0);
  });
});
