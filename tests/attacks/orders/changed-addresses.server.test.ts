/** An order goes where its owner says, and nobody else; nobody is known by where it went before for longer than needed. */

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { MAX_OWN_CHANGES } from '#app/features/orders/actions/decide-address-change.ts';
import type { RecordedAct } from '#app/features/orders/actions/decide-parcel.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { invoiceAddress } from '#app/features/orders/order-state.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { guestOrder } from '#tests/fixtures/guest-order.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const ADDRESS = {
  ...{ line1: '7 Former Street', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
const PERSON = { name: 'Bo Buyer', email: 'buyer@example.com', address: ADDRESS };
const MONTH_SECONDS = 31 * 24 * 60 * 60;

const ordered = (ageSeconds = 0) => guestOrder({ shop, queries }, ageSeconds, PERSON);
type Ordered = Awaited<ReturnType<typeof ordered>>;

const formPath = (path: string) => path.replace(/(?=\?|$)/, '/address');

const TYPED = {
  ...{ country: 'NO', name: 'Bo Buyer', 'address-line1': '8 Latter Street' },
  ...{ 'address-level2': 'Bergen', 'postal-code': '5003' },
};

/** Posts the form of this order, as a browser without scripts. */
function change(visitor: TestVisitor, path: string, fields: Record<string, string> = {}) {
  return visitor.post(formPath(path), String(new URLSearchParams({ ...TYPED, ...fields })), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function detailsOf({ id, guest }: Ordered) {
  const details = await readOrderDetails(queries, guest, id);
  if (!details) throw new Error('The order is not there');
  return details;
}

const streetOf = async (order: Ordered) => (await detailsOf(order)).address?.line1;

const mailsAbout = ({ id }: Ordered) =>
  queries
    .select({ kind: mail.kind, recipient: mail.recipient, body: mail.body })
    .from(mail)
    .where(and(sql`${mail.body}->>'order' = ${id}`, eq(mail.kind, 'order_address_changed')));

describe('who may change it', () => {
  test('a guest by the link of its mail; the e-mail of the order is told, and stays the same', async () => {
    const order = await ordered();
    const answer = await change(shop.visitor(), order.path, { email: 'thief@example.com' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, order.path]);
    expect(await streetOf(order)).toBe('8 Latter Street');
    expect(await mailsAbout(order)).toEqual([
      { kind: 'order_address_changed', recipient: PERSON.email, body: { order: order.id } },
    ]);
  });

  test.each([
    ['without the key of the link', ({ id, guest }: Ordered) => `/orders/${id}?for=${guest}`],
    ['with none of it', ({ id }: Ordered) => `/orders/${id}`],
    ['of an order that is not there', () => '/orders/pi_none'],
  ])('nobody %s', async (_how, pathOf) => {
    const order = await ordered();
    const stranger = shop.visitor();
    await stranger.register();
    for (const visitor of [shop.visitor(), stranger]) {
      expect((await change(visitor, pathOf(order))).status).toBe(404);
      const page = await visitor.get(formPath(pathOf(order)));
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain(ADDRESS.line1);
    }
    expect(await streetOf(order)).toBe(ADDRESS.line1);
  });

  test('whoever may not see it by the link any more is sent to the page that asks for a code', async () => {
    const order = await ordered(MONTH_SECONDS);
    const page = await shop.visitor().get(formPath(order.path));
    expect([page.status, page.headers.get('location')]).toEqual([303, order.path]);
    expect((await change(shop.visitor(), order.path)).status).toBe(303);
    expect(await streetOf(order)).toBe(ADDRESS.line1);
    expect(await mailsAbout(order)).toEqual([]);
  });

  test('not the account from which it is withheld', async () => {
    const visitor = shop.visitor();
    const shopper = await visitor.register();
    await visitor.add('book');
    const id = await visitor.pay();
    await visitor.put(`/api/users/guest/orders/${id}`);
    await queries
      .insert(orderContact)
      .values({ shopper, paymentIntent: id, ...PERSON, withheld: true });
    expect((await visitor.get(`/orders/${id}/address`)).status).toBe(303);
    await change(visitor, `/orders/${id}`);
    expect(await streetOf({ id, guest: shopper, path: '' })).toBe(ADDRESS.line1);
    expect(await (await visitor.get(`/orders/${id}`)).text()).not.toContain('/address');
  });
});

test('the link of an order floods nobody with its mails', async () => {
  const order = await ordered();
  const visitor = shop.visitor();
  for (let no = 0; no <= MAX_OWN_CHANGES; no += 1) {
    await change(visitor, order.path, { 'address-line1': `${no} Street` });
  }
  expect(await mailsAbout(order)).toHaveLength(MAX_OWN_CHANGES);
  const page = await visitor.get(formPath(order.path));
  expect(await page.text()).toContain('The address was changed very often');
});

test('what is typed is refused field by field, and stands in the form', async () => {
  const order = await ordered();
  const answer = await change(shop.visitor(), order.path, { 'address-line1': '', name: '<b>Bo' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('&lt;b&gt;Bo');
  expect(await streetOf(order)).toBe(ADDRESS.line1);
});

test('two changes and the packing at the same moment leave one address, which is the last that is told', async () => {
  const order = await ordered();
  const { id, guest } = order;
  await Promise.all([
    change(shop.visitor(), order.path),
    change(shop.visitor(), order.path, { 'address-line1': '9 Other Street' }),
    shop.orderActions.record(guest, id, { kind: 'packed', body: {} }),
  ]);
  const { events, address } = await detailsOf(order);
  const changes = events.flatMap(({ kind, body }) => (kind === 'address_changed' ? [body] : []));
  expect(address?.line1).toBe(changes.at(-1)?.after?.line1 ?? ADDRESS.line1);
  expect(await mailsAbout(order)).toHaveLength(changes.length);
  const late = await change(shop.visitor(), order.path, { 'address-line1': '10 Late Street' });
  expect(late.status).toBe(409);
  expect((await detailsOf(order)).address).toEqual(address);
});

describe('once the order has arrived', () => {
  async function forgottenAfter(order: Ordered) {
    const { id, guest } = order;
    const arrives: RecordedAct[] = [
      { kind: 'shipped', body: { carrier: '', tracking: '' } },
      { kind: 'delivered', body: {} },
    ];
    for (const event of arrives) {
      await shop.orderActions.record(guest, id, event);
    }
    await queries.execute(sql`delete from mail`);
    await queries.execute(sql`update order_contact set forget_due_at = now()
      where payment_intent = ${id}`);
    await forgetContacts(queries, 30);
    return rowsOf<{ text: string }>(
      queries,
      sql`select body::text as text from order_event where payment_intent = ${id}
        union all select address::text from order_contact where payment_intent = ${id}`,
    );
  }

  test('neither where it went nor where it went before is known', async () => {
    const order = await ordered();
    await change(shop.visitor(), order.path);
    const texts = JSON.stringify(await forgottenAfter(order));
    expect(texts).not.toMatch(/Former|Latter|Buyer/);
    expect(texts).toContain('NO');
  });

  test('its invoice keeps the address that it was issued with, alone', async () => {
    const seller = { name: 'Basket AS', lines: ['Storgata 1'], taxNumber: '' };
    await writeSeller(queries, 'UTC', seller);
    const order = await ordered();
    await numberInvoices(queries, 'UTC');
    await change(shop.visitor(), order.path);
    await change(shop.visitor(), order.path, { 'address-line1': '9 Last Street' });
    const page = await (await shop.visitor().get(order.path)).text();
    expect(page).toMatch(/Delivery to.*9 Last Street.*Invoice.*7 Former Street/s);
    const texts = JSON.stringify(await forgottenAfter(order));
    expect(texts).not.toMatch(/Latter|Last/);
    expect(invoiceAddress(await detailsOf(order))?.line1).toBe(ADDRESS.line1);
    expect((await detailsOf(order)).address).toBeNull();
  });
});
