/** Delivery by weight and with dates, below HTTP. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { toOrderView } from '#app/features/orders/page/order-view.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { writeDeliveryZone } from './delivery-zones.server.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);
const { queries } = shop;

/** A guest with so many books that go to Oslo. */
async function guestWith(books: number): Promise<string> {
  const guest = await shop.guest(...Array.from({ length: books }, () => 'book'));
  await shop.addresses.save(guest, {
    ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
    ...{ postalCode: '0150', country: 'NO' },
  });
  return guest;
}

async function orderOf(books: number): Promise<OrderDetails> {
  const guest = await guestWith(books);
  const intent = await shop.pay(guest);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  const details = await shop.orders.details(guest, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** The text of its confirmation. */
async function mailOf({ shopper, id }: OrderDetails): Promise<string> {
  const facts = { shopper, queuedSeconds: 0, kind: 'order_placed', body: { order: id } } as const;
  const setting = { shopName: 'Basket', timeZone: 'UTC' };
  const mail = { ...setting, shopUrl: () => 'http://localhost:3000' };
  return (await renderMail(queries, facts, mail)).text;
}

test('delivery costs what the order weighs; its dates and its note go to the order and its mail', async () => {
  const prices = [
    { upToGrams: 500, cents: 490 },
    { upToGrams: 2_000, cents: 990 },
  ];
  const days = { least: 1, most: 2 };
  await writeDeliveryZone(queries, testZone('NO', 0, { prices, days, note: 'Tracked' }));
  await queries.execute(sql`update product set weight_grams = 400 where variant = 'book'`);
  expect(await orderOf(1)).toMatchObject({ terms: { shippingCents: 490 } });
  const order = await orderOf(2);
  expect(order.terms).toMatchObject({
    shippingCents: 990,
    deliveryOption: {
      ...{ title: 'Standard', note: 'Tracked' },
      arrives: { firstDay: expect.stringMatching(/^\d{4}-/), lastDay: expect.any(String) },
    },
  });
  expect(toOrderView(order, new Map(), '2026-11-26')).toMatchObject({
    arrival: expect.stringContaining('Arrives'),
    deliveryNote: 'Tracked',
  });
  expect(await mailOf(order)).toMatch(/Delivery: Standard · Arrives \w+, .+ · Tracked/);
  const heavy = await guestWith(6);
  expect(await shop.payments.start(heavy, 6 * 1_196)).toEqual({
    ok: false,
    refusal: { code: 'too_heavy' },
  });
});
