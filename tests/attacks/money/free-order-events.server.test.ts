/** A free order is found by its id, which has hyphens: webhooks learn of it, and staff's programs read it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { addEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { outboxEvent } from '#db/schema/event-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ sendsEvents: false });
const { queries } = shop.services.database;
afterAll(() => shop.close());

test('a free order is told of to webhooks, and shown by its id', async () => {
  await queries.execute(sql`update product set price_cents = 0 where variant = 'book'`);
  const endpoint = { id: 'all', address: 'https://a.example', kinds: EVENT_KIND_NAMES };
  await addEndpoint(queries, { ...endpoint, secret: makeSecret() });
  const visitor = shop.visitor();
  await visitor.add('book');
  const { intent } = await (await visitor.post('/api/payments/create?total=0')).json();
  expect((await visitor.put(`/api/users/guest/orders/${intent}`)).status).toBe(200);
  const [placed] = await queries
    .select({
      ...{ id: outboxEvent.id, kind: outboxEvent.kind, subject: outboxEvent.subject },
      ref: outboxEvent.ref,
      atSeconds: sql<number>`extract(epoch from ${outboxEvent.at})::float8`,
    })
    .from(outboxEvent)
    .where(eq(outboxEvent.subject, intent));
  expect(placed && (await composeEvent(queries, placed))).toMatchObject({
    type: 'order.placed',
    data: { order: { id: intent, amountCents: 0 } },
  });
  const { code } = await testShell(shop.services)('orders', 'show', intent);
  expect(code).toBe(0);
});
