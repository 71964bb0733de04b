/** A shop that asks for all that it can: below HTTP. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Address } from '#app/features/delivery/address/address.ts';
import { buyerLines } from '#app/features/invoices/invoice-view.ts';
import { numberInvoices } from '#app/features/invoices/invoices.server.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import type { BookRow } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { bookRow } from '#app/features/orders/export/write-order-export.ts';
import { orderLines } from '#operations/orders/describe-order.ts';
import { toOutput } from '#operations/orders/order-output.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { OrderRequests } from './order-requests.ts';

const shop = await testServices({
  mode: { delivery: 'address', codes: false },
  settings: { phone: 'required', guestEmail: 'required', orderNotes: 'on', gifts: 'on' },
});
afterAll(shop.close);
const { queries } = shop;

const OSLO: Address = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO', phone: '+47 22 00 00 00' },
};
const ASKED: OrderRequests = {
  note: 'Ring twice\n<b>softly</b>',
  gift: { message: 'Happy birthday,\nNora' },
};

async function guestAt(address: Address, requests: OrderRequests = ASKED): Promise<string> {
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, address);
  await shop.confirmationEmail.write(guest, 'ann@example.com');
  expect(await shop.saveRequests(guest, requests)).toBe(true);
  return guest;
}

const refusalOf = async (shopper: string) => {
  const started = await shop.payments.start(shopper, await shop.totalOf(shopper));
  return started.ok ? null : started.refusal.code;
};

async function orderOf(shopper: string) {
  const intent = await shop.pay(shopper);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  const details = await shop.orders.details(shopper, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

describe('nothing is paid without', () => {
  test('a phone number, where one is required', async () => {
    const { phone: _phone, ...unreached } = OSLO;
    const guest = await guestAt(unreached);
    expect(await refusalOf(guest)).toBe('no_phone');
    await shop.addresses.save(guest, OSLO);
    expect(await refusalOf(guest)).toBeNull();
  });

  test('the e-mail of a guest, which is kept before there is a payment and not taken back', async () => {
    const guest = await shop.guest('book');
    await shop.addresses.save(guest, OSLO);
    expect(await refusalOf(guest)).toBe('no_email');
    expect(await shop.confirmationEmail.write(guest, 'ann@example.com')).toBe(true);
    expect(await shop.confirmationEmail.read(guest)).toBe('ann@example.com');
    expect(await shop.confirmationEmail.write(guest, null)).toBe(false);
    expect(await refusalOf(guest)).toBeNull();
    const { id, shopper } = await orderOf(guest);
    expect(await shop.orders.details(shopper, id)).toMatchObject({ id });
    const [contact] = await rowsOf(
      queries,
      sql`select email from order_contact
      where payment_intent = ${id}`,
    );
    expect(contact).toEqual({ email: 'ann@example.com' });
  });

  test('an account has an e-mail of its own', async () => {
    const account = shop.accountId();
    await shop.add(account, 'book');
    await shop.addresses.save(account, OSLO);
    expect(await refusalOf(account)).toBeNull();
  });
});

describe('what a shopper asks with an order', () => {
  test('is of the order: in what staff reads, in the books and in its mail', async () => {
    const order = await orderOf(await guestAt(OSLO));
    expect(order).toMatchObject({ note: ASKED.note, giftMessage: ASKED.gift?.message });
    expect(order.terms).toMatchObject({ isGift: true });
    expect(order.terms).not.toHaveProperty('note');
    const output = toOutput(order, { scopes: SCOPE_NAMES });
    expect(output).toMatchObject({ ...ASKED, address: { phone: OSLO.phone } });
    expect(orderLines(output, 'UTC')).toEqual(
      expect.arrayContaining([
        ...['         Phone +47 22 00 00 00', 'note     Ring twice', '         <b>softly</b>'],
        ...['gift     Happy birthday,', '         Nora'],
      ]),
    );
    const rows: BookRow[] = [];
    for await (const page of readBooks(queries, { from: null, to: null })) rows.push(...page);
    const row = rows.find(({ paymentIntent }) => paymentIntent === order.id);
    if (!row) throw new Error('It is not in the books');
    expect(bookRow(row, 'UTC')).toMatchObject({
      ...{ phone: OSLO.phone, note: ASKED.note },
      ...{ gift: 'yes', gift_message: ASKED.gift?.message },
    });
    const { html, text } = await renderMail(
      queries,
      {
        ...{ shopper: order.shopper, queuedSeconds: 0 },
        ...{ kind: 'order_placed', body: { order: order.id } },
      },
      { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost:3000' },
    );
    expect(text).toContain('Note: Ring twice\n<b>softly</b>\nGift: Happy birthday,\nNora');
    expect(html).toContain('&lt;b&gt;softly&lt;/b&gt;');
    expect(html).not.toContain('<b>softly');
  });

  test('is another payment once it changes, and empty for the next order', async () => {
    const guest = await guestAt(OSLO);
    const first = await shop.start(guest);
    await shop.saveRequests(guest, { ...ASKED, note: 'Ring once' });
    expect((await shop.start(guest)).intent).not.toBe(first.intent);
    expect(await orderOf(guest)).toMatchObject({ note: 'Ring once' });
    expect((await shop.readChoices(guest)).requests).toEqual({ note: '', gift: null });
  });

  test('that changed since it was shown is said before anything is charged', async () => {
    const guest = await guestAt(OSLO);
    const shown = await shop.shownTo(guest);
    await shop.saveRequests(guest, { ...ASKED, gift: null });
    expect(await shop.payments.start(guest, 1196, shown)).toMatchObject({
      refusal: { code: 'checkout_changed', changed: ['requests'] },
    });
  });

  test('goes with the guest to its account, unless that has chosen before', async () => {
    const [account, other] = [shop.accountId(), shop.accountId()];
    await shop.join(await guestAt(OSLO), account);
    expect(await shop.readChoices(account)).toMatchObject({ requests: ASKED, email: null });
    await shop.saveRequests(other, { note: 'Mine', gift: null });
    await shop.join(await guestAt(OSLO), other);
    expect((await shop.readChoices(other)).requests).toEqual({ note: 'Mine', gift: null });
  });

  test('is forgotten with who ordered: that it was a gift stays', async () => {
    const { shopper, id } = await orderOf(await guestAt(OSLO));
    await queries.execute(sql`delete from mail where shopper = ${shopper}`);
    await rowsOf(queries, sql`select disown_account(${shopper})`);
    await rowsOf(queries, sql`select forget_contact(${shopper}, ${id}, 0, false, null)`);
    const order = await shop.orders.details(shopper, id);
    if (!order) throw new Error('The order is not there');
    expect(toOutput(order, { scopes: SCOPE_NAMES })).toMatchObject({
      ...{ note: null, gift: { message: null }, address: null },
    });
    const { rows } = (await queries.execute(sql`
      select terms::text as text from payment where shopper = ${shopper}
      union all select terms::text from "order" where shopper = ${shopper}
      union all select to_jsonb(order_contact)::text from order_contact where shopper = ${shopper}
      union all select to_jsonb(checkout)::text from checkout where shopper = ${shopper}
    `)) as unknown as { rows: { text: string }[] };
    expect(JSON.stringify(rows)).not.toMatch(/Ring|birthday|22 00|ann@/);
  });

  test('leaves the invoice, which keeps name and address alone', async () => {
    await testShell(shop)('seller', 'set', 'Basket AS', 'Storgata 2');
    const { shopper, id } = await orderOf(await guestAt(OSLO));
    await numberInvoices(queries, 'UTC');
    await queries.execute(sql`delete from mail where shopper = ${shopper}`);
    await rowsOf(queries, sql`select disown_account(${shopper})`);
    await rowsOf(queries, sql`select forget_contact(${shopper}, ${id}, 0, true, null)`);
    const order = await shop.orders.details(shopper, id);
    if (!order) throw new Error('The order is not there');
    const { phone: _phone, ...printed } = OSLO;
    expect(order).toMatchObject({ note: null, giftMessage: null });
    expect(order.address).toEqual(printed);
    expect(buyerLines(order)).toEqual(['Ann Lee', 'Storgata 1', '0150 Oslo', 'Norway']);
  });
});
