/** Who may see webhooks sees no customers there, and a token that is named as another ends alone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { apiToken } from '#db/schema/staff-schema.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { call, placed, queries, run, tokenOf } = shopApi;
afterAll(() => shopApi.close());
beforeEach(() => shopApi.clear());

test('what was sent of an order, and what answered, is for who may read orders', async () => {
  await queries.insert(eventEndpoint).values({
    ...{ id: 'we_1', address: 'https://a.example/', kinds: ['order.placed'], secret: 'x' },
  });
  await placed();
  await queries.update(eventDelivery).set({ tries: 1, status: 422, answer: 'Not Storgata 1' });
  const [{ event = '' } = {}] = await queries.select({ event: outboxEvent.id }).from(outboxEvent);
  const read = async (token: string) => {
    const one = await call(`webhooks/show-event?webhook=we_1&event=${event}`, { token });
    const all = await call('webhooks/show?webhook=we_1', { token });
    return { event: one.body, text: JSON.stringify([one.body, all.body]) };
  };
  const without = await read(await tokenOf(['webhooks:read']));
  expect(without.text).not.toMatch(/Storgata|priceCents/);
  expect(without.event).toMatchObject({
    delivery: { status: 422, answer: null },
    body: expect.stringContaining('orders:read'),
  });
  const both = await read(await tokenOf(['webhooks:read', 'orders:read'], { name: 'Both' }));
  expect(both.text).toMatch(/Not Storgata 1.*priceCents/s);
});

test('a token whose name is the id of another is not ended with it', async () => {
  await tokenOf(['orders:read'], { name: 'Till' });
  const [{ id = '' } = {}] = await queries.select({ id: apiToken.id }).from(apiToken);
  await tokenOf(['orders:read'], { name: id });
  expect((await run('tokens', 'end', id)).out).toContain('The token Till has ended');
  expect((await run('tokens', 'end', id)).out).toContain(`The token ${id} has ended`);
  const open = sql`${apiToken.endedAt} is null`;
  expect(await queries.$count(apiToken, open)).toBe(0);
});

test('a body that never ends is answered while it is sent, and a deep one is not read', async () => {
  const token = await tokenOf(['orders:refund']);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(600_000));
    },
  });
  const request = new Request('http://localhost:3001/api/v1/orders/refund', {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { authorization: `Bearer ${token}` },
  } as RequestInit);
  expect((await shopApi.api(request)).status).toBe(413);
  expect(sent).toBeLessThan(5);
  const before = performance.now();
  const deep = await call('orders/refund', { token, body: '{"a":'.repeat(150_000) });
  expect([deep.status, deep.body.code]).toEqual([400, 'bad_body']);
  expect(performance.now() - before).toBeLessThan(500);
});
