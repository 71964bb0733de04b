/** What an open page of an order is told when the order gets its invoice. */
import { afterAll, expect, test } from 'vitest';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { openEvents } from '#tests/shop/event-reader.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const shop = await testShop({ database, sendsEvents: false });
afterAll(shop.close);

test('an open page of an order hears that its invoice has a number', async () => {
  const visitor = shop.visitor();
  await visitor.register();
  const seller = { name: 'Basket AS', lines: ['Storgata 1'], taxNumber: '' };
  await writeSeller(database.queries, 'UTC', seller);
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  const stream = await openEvents(visitor);
  const nextOrder = async (): Promise<unknown> => {
    const { name, data } = await stream.next();
    return name === 'order' ? data : nextOrder();
  };
  expect(await numberInvoices(database.queries, 'UTC')).toBe(1);
  expect(await nextOrder()).toMatchObject({ id });
  await stream.close();
});
