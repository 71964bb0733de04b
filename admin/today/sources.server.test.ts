import { afterAll, expect, test } from 'vitest';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const { shop, queries } = admin;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function buy(visitor: TestVisitor): Promise<void> {
  const intent = await visitor.pay();
  const answer = await visitor.put(`/api/users/guest/orders/${intent}`);
  expect(answer.status).toBe(200);
}

const addFrom = (visitor: TestVisitor, source: unknown) =>
  visitor.post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book', source });

async function sourcesOnToday(): Promise<string> {
  await sumAll(queries, 'UTC');
  const staff = await admin.enter();
  const page = await (await staff.get('/')).text();
  const section = page.slice(page.indexOf('Where the sales of the last 30 days came from'));
  return section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('staff sees by source and day what visits came from that filled a basket first', async () => {
  const [newsletter, form, unknown] = [shop.visitor(), shop.visitor(), shop.visitor()];
  await addFrom(newsletter, 'newsletter/spring');
  // The source of the first add stays.
  await addFrom(newsletter, 'forum.example');
  await buy(newsletter);
  await form.post('/basket', 'type=ADD_TO_BASKET&variant=book', {
    headers: { ...FORM, referer: 'http://localhost/product/12321341?utm_source=Leaflet' },
  });
  await buy(form);
  for (const hostile of ['<script>', 'A B', 7, null, 'x'.repeat(500)]) {
    expect((await addFrom(unknown, hostile)).status).toBe(200);
  }
  await buy(unknown);
  // The next basket of the same shopper has a source of its own.
  await addFrom(newsletter, 'forum.example');
  await buy(newsletter);

  const text = await sourcesOnToday();
  for (const row of ['newsletter/spring 1 $23.92', 'leaflet 1 $11.96', 'forum.example 1 $11.96']) {
    expect(text).toContain(row);
  }
  expect(text).toContain('Not known 1 $59.80');
});

test('the source of a guest’s basket goes with it to an account', async () => {
  const visitor = shop.visitor();
  await addFrom(visitor, 'podcast');
  const uid = await visitor.register();
  const intent = await visitor.pay();
  await visitor.put(`/api/users/${uid}/orders/${intent}`);
  expect(await sourcesOnToday()).toContain('podcast 1 $11.96');
});
