/** Orders that go where the shopper says, below HTTP. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { bookRow, lineRows } from '#app/features/orders/export/write-order-export.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { orderLines } from '#operations/orders/describe-order.ts';
import { toOutput } from '#operations/orders/order-output.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { Address } from './address/address.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: true } });
afterAll(shop.close);
const { queries } = shop;

const OSLO: Address = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
const BERGEN: Address = { ...OSLO, city: 'Bergen', postalCode: '5003' };

/** A guest with a book, whose order goes there. */
async function guestAt(address: Address): Promise<string> {
  const guest = await shop.guest('book');
  expect(await shop.addresses.save(guest, address)).toBe(true);
  return guest;
}

/** Where the orders of a shopper go. */
async function savedBy(shopper: string): Promise<Address | null> {
  return (await shop.readChoices(shopper)).address;
}

/** The order of a guest who has paid. */
async function orderOf(guest: string) {
  const intent = await shop.pay(guest);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  const details = await shop.orders.details(guest, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** The confirmation of an order. */
function placedMail({ shopper, id }: OrderDetails) {
  const setting = {
    shopName: 'Basket',
    timeZone: 'UTC',
    shopUrl: () => 'http://localhost:3000',
  };
  const facts = { shopper, queuedSeconds: 0, kind: 'order_placed', body: { order: id } } as const;
  return renderMail(queries, facts, setting);
}

const startOf = (guest: string) => shop.payments.start(guest, 1196);

describe('a payment of an order that goes where the shopper says', () => {
  test('is not started before there is an address', async () => {
    const guest = await shop.guest('book');
    expect(await startOf(guest)).toEqual({ ok: false, refusal: { code: 'no_address' } });
    expect(await queries.select().from(payment).where(eq(payment.shopper, guest))).toEqual([]);
  });

  test('freezes the address, which goes to the order', async () => {
    const order = await orderOf(await guestAt(OSLO));
    expect(order).toMatchObject({ amount: 1196, address: OSLO });
    expect(order.terms).toEqual({ country: 'NO', shippingCents: 0, code: null, discountCents: 0 });
    expect(orderLines(toOutput(order, { scopes: SCOPE_NAMES }), 'UTC')).toEqual(
      expect.arrayContaining(['to       Ann Lee', '         0150 Oslo', '         Norway']),
    );
  });

  test('is another one when the address changes, and the first is cancelled', async () => {
    const guest = await guestAt(OSLO);
    const first = await shop.start(guest);
    expect(await shop.start(guest)).toEqual(first);
    await shop.addresses.save(guest, BERGEN);
    const second = await shop.start(guest);
    expect(second.intent).not.toBe(first.intent);
    expect(await shop.gateway.retrieveIntent(first.intent)).toMatchObject({
      value: { status: 'canceled' },
    });
    await shop.confirm(second.clientSecret);
    await shop.settle(second.intent);
    expect(await shop.orders.details(guest, second.intent)).toMatchObject({ address: BERGEN });
  });

  test('that is paid while the address changes goes where it was shown to go', async () => {
    const guest = await guestAt(OSLO);
    const { intent, clientSecret } = await shop.start(guest);
    await shop.addresses.save(guest, BERGEN);
    await shop.confirm(clientSecret);
    expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
    expect(await shop.orders.details(guest, intent)).toMatchObject({ address: OSLO });
  });

  test('starts from no address that changes while it is made', async () => {
    const guest = await guestAt(OSLO);
    const starts = Promise.allSettled([shop.start(guest), shop.start(guest)]);
    await shop.addresses.save(guest, BERGEN);
    // The provider answers 409 to one of two calls with one key; the shopper is asked to try again.
    await starts;
    const intent = await shop.pay(guest);
    await shop.settle(intent);
    expect(await shop.orders.details(guest, intent)).toMatchObject({ address: BERGEN });
  });
});

describe('delivery that costs something', () => {
  const withPrices = async (work: () => Promise<void>) => {
    await writeDeliveryZone(queries, testZone('NO', 490, { freeFromCents: 2_000 }));
    try {
      await work();
    } finally {
      await queries.execute(sql`delete from delivery_zone`);
    }
  };

  test('is charged with the items, and frozen with them', () =>
    withPrices(async () => {
      const order = await orderOf(await guestAt(OSLO));
      expect(order).toMatchObject({ amount: 1686, terms: { country: 'NO', shippingCents: 490 } });
      expect(orderLines(toOutput(order, { scopes: SCOPE_NAMES }), 'UTC')).toEqual(
        expect.arrayContaining(['items    $11.96', 'delivery (Standard) $4.90', 'charged  $16.86']),
      );
      const { text } = await placedMail(order);
      expect(text).toContain('Delivery (Standard): $4.90\nTotal: $16.86');
    }));

  test('is free from an order value on', () =>
    withPrices(async () => {
      const guest = await shop.guest('book', 'book');
      await shop.addresses.save(guest, OSLO);
      expect(await orderOf(guest)).toMatchObject({ amount: 2392, terms: { shippingCents: 0 } });
    }));

  test('starts no payment to where nothing is delivered', () =>
    withPrices(async () => {
      const guest = await guestAt({ ...OSLO, country: 'SE' });
      expect(await startOf(guest)).toEqual({ ok: false, refusal: { code: 'not_delivered' } });
    }));

  test('charges nobody more than the page has shown', () =>
    withPrices(async () => {
      const guest = await guestAt(OSLO);
      const shown = await shop.shownTo(guest);
      await writeDeliveryZone(queries, testZone('NO', 590));
      expect(await shop.payments.start(guest, 1196, shown)).toMatchObject({
        ok: false,
        refusal: { code: 'checkout_changed', changed: ['delivery'], totalCents: 1786 },
      });
      const again = await shop.shownTo(guest);
      expect(await shop.payments.start(guest, 1196, again)).toMatchObject({ ok: true });
    }));

  test('whose price changes leads to another intent; who pays the old one pays the old price', () =>
    withPrices(async () => {
      const guest = await guestAt(OSLO);
      const first = await shop.start(guest);
      await writeDeliveryZone(queries, testZone('NO', 500));
      expect((await shop.start(guest)).intent).not.toBe(first.intent);
      const late = await guestAt(OSLO);
      const { intent, clientSecret } = await shop.start(late);
      await writeDeliveryZone(queries, testZone('NO', 900));
      await shop.confirm(clientSecret);
      await shop.settle(intent);
      expect(await shop.orders.details(late, intent)).toMatchObject({ amount: 1696 });
    }));

  test('goes back with the rest of the charge, after a line of it has', () =>
    withPrices(async () => {
      const order = await orderOf(await guestAt(OSLO));
      const { shopper, id, basket } = order;
      const lines = basket.map(({ line }) => line);
      const reason = 'A scratch';
      const ofLines = { cents: null, lines, seenCents: 0, reason };
      expect(await shop.orderActions.refundOrder(shopper, id, ofLines)).toMatchObject({
        kind: 'done',
      });
      const rest = { cents: null, lines: null, seenCents: 1196, reason };
      expect(await shop.orderActions.refundOrder(shopper, id, rest)).toMatchObject({
        kind: 'done',
      });
      const refunds = (await shop.orders.details(shopper, id))?.refunds;
      expect(refunds?.map(({ amountCents }) => amountCents)).toEqual([1196, 490]);
    }));

  test('is a row of its own in the books, which add up to the charge', () =>
    withPrices(async () => {
      const { id } = await orderOf(await guestAt(OSLO));
      for await (const page of readBooks(queries, { from: null, to: null })) {
        const sale = page.find(({ paymentIntent }) => paymentIntent === id);
        if (!sale) continue;
        expect(bookRow(sale, 'UTC')).toMatchObject({
          amount: '16.86',
          delivery: '4.90',
          country: 'NO',
        });
        expect(lineRows(sale, 'UTC').map(({ title, amount }) => [title, amount])).toEqual([
          [expect.stringContaining('Startup'), '11.96'],
          ['Delivery (Standard)', '4.90'],
        ]);
      }
      expect.assertions(2 + 2);
    }));
});

describe('a saved address', () => {
  test('is there for the next order, of an account that has had no basket too', async () => {
    const account = shop.accountId();
    expect(await savedBy(account)).toBeNull();
    expect(await shop.addresses.save(account, OSLO)).toBe(true);
    expect(await savedBy(account)).toEqual(OSLO);
    expect(await shop.addresses.save('guest_nobody', OSLO)).toBe(false);
    expect(await shop.addresses.save(null, OSLO)).toBe(false);
  });

  test('of a guest moves to the account that it joins, unless that has one', async () => {
    const [account, other] = [shop.accountId(), shop.accountId()];
    await shop.join(await guestAt(OSLO), account);
    expect(await savedBy(account)).toEqual(OSLO);
    await shop.addresses.save(other, BERGEN);
    await shop.join(await guestAt(OSLO), other);
    expect(await savedBy(other)).toEqual(BERGEN);
  });

  test('of an order moves with it to the account', async () => {
    const guest = await guestAt(OSLO);
    const { id } = await orderOf(guest);
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await shop.orders.details(account, id)).toMatchObject({ address: OSLO });
  });

  test('leaves with the guest', async () => {
    const [gone, buyer] = [await guestAt(OSLO), await guestAt(OSLO)];
    const { id } = await orderOf(buyer);
    for (const guest of [gone, buyer]) {
      await queries.execute(sql`update shopper set forget_due_at = now(),
        created_at = now() - interval '60 days' where id = ${guest}`);
      await queries.execute(sql`update basket_line set added_at = now() - interval '60 days'
        where shopper = ${guest}`);
      await rowsOf(queries, sql`select forget_guest(${guest}, 30)`);
      expect(await savedBy(guest)).toBeNull();
    }
    expect(await shop.orders.details(buyer, id)).toMatchObject({ address: OSLO });
  });

  test('can be forgotten without touching the order, and leaves no trace in the database', async () => {
    const guest = await guestAt({ ...OSLO, name: 'Nora Forgotten' });
    const { id, amount } = await orderOf(guest);
    await rowsOf(queries, sql`select disown_account(${guest})`);
    await rowsOf(queries, sql`select forget_contact(${guest}, ${id}, 0, false, null)`);
    const details = await shop.orders.details(guest, id);
    expect(details).toMatchObject({ address: null, amount, terms: { country: 'NO' } });
    const { rows } = (await queries.execute(sql`
      select terms::text as text from payment where shopper = ${guest}
      union all select terms::text from "order" where shopper = ${guest}
      union all select address::text from saved_address where shopper = ${guest}
      union all select address::text from order_contact where shopper = ${guest}
    `)) as unknown as { rows: { text: string }[] };
    expect(JSON.stringify(rows)).not.toContain('Nora');
  });
});

test('the mails of an order say where it goes', async () => {
  const guest = await guestAt(OSLO);
  const { id } = await orderOf(guest);
  const setting = {
    shopName: 'Basket',
    timeZone: 'UTC',
    shopUrl: () => 'http://localhost:3000',
  };
  const facts = { shopper: guest, queuedSeconds: 0 };
  const shipped = { order: id, parcel: 1, lines: [1], carrier: 'Posten', tracking: '1' };
  for (const [kind, body] of [
    ['order_placed', { order: id }],
    ['order_shipped', shipped],
    ['order_delivered', { order: id, parcels: [1] }],
  ] as const) {
    const { text } = await renderMail(queries, { ...facts, kind, body }, setting);
    expect(text).toContain('Ann Lee, Storgata 1, 0150 Oslo, Norway');
  }
});
