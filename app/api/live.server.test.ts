import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventReader, openEvents } from '#tests/shop/event-reader.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function shopperWith(...variants: string[]) {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await visitor.add(...variants);
  return { visitor, uid };
}

/** Reads the snapshot that every stream begins with. */
async function openAfterSnapshot(visitor: TestShop['visitor'] extends () => infer V ? V : never) {
  const events = await openEvents(visitor);
  expect((await events.next()).name).toBe('orders');
  expect((await events.next()).name).toBe('basket');
  return events;
}

async function endOf(events: EventReader): Promise<unknown> {
  for (;;) {
    const { name, data } = await events.next();
    if (name === 'gone') return data;
  }
}

describe('GET /api/live', () => {
  test('begins with the newest orders and the basket, numbered', async () => {
    const { visitor, uid } = await shopperWith('book');
    const intent = await visitor.pay();
    await visitor.put(`/api/users/${uid}/orders/${intent}`);
    await visitor.add('tablet');
    const events = await openEvents(visitor);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    expect(events.headers.get('x-accel-buffering')).toBe('no');
    const orders = await events.next();
    expect(orders).toMatchObject({
      name: 'orders',
      id: '1',
      data: { uid, orders: [{ id: intent }] },
    });
    const basket = await events.next();
    expect(basket).toMatchObject({ name: 'basket', id: '2', data: { count: 1 } });
    await events.close();
  });

  test('sends every change of the basket, whoever made it', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    const events = await openAfterSnapshot(visitor);
    const device = shop.visitor();
    await device.signIn(email);
    await device.add('book');
    expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 1 } });
    await events.close();
  });

  test('sends a new order, and the basket that it emptied', async () => {
    const { visitor, uid } = await shopperWith();
    const events = await openAfterSnapshot(visitor);
    // Without the wait, an event from before the stream could arrive after its snapshot.
    await visitor.add('book');
    expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 1 } });
    const intent = await visitor.pay();
    await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(await events.next()).toMatchObject({ name: 'order', data: { uid, id: intent } });
    expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 0 } });
    await events.close();
  });

  test('sends lines that joined from another device, after the basket that has them', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    await visitor.add('usb-c-cable');
    const events = await openAfterSnapshot(visitor);
    const device = shop.visitor();
    await device.add('book', 'tablet');
    await device.signIn(email);
    const { items } = await device.basket();
    // The account's own add may still be sent, after the snapshot that has it.
    let event = await events.next();
    if (event.name === 'basket') event = await events.next();
    expect(event.name).toBe('orders');
    expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 3 } });
    expect(await events.next()).toMatchObject({
      name: 'joined',
      data: { lines: items.slice(1).map(({ line }) => line), leftOut: '' },
    });
    await events.close();
  });

  test('sends lines that joined by opening the stream', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    await visitor.add('tablet');
    await visitor.signOut();
    await visitor.add('book');
    const { items } = await visitor.basket();
    await visitor.signIn(email);
    const events = await openAfterSnapshot(visitor);
    expect(await events.next()).toMatchObject({
      name: 'joined',
      data: { lines: items.map(({ line }) => line), leftOut: '' },
    });
    await events.close();
  });

  test('ends for a guest who joins an account', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const events = await openAfterSnapshot(visitor);
    await visitor.register();
    await visitor.basket();
    expect(await endOf(events)).toEqual({ because: 'visitor' });
    expect(await events.isOver()).toBe(true);
  });

  test('ends when the session ends', async () => {
    const { visitor } = await shopperWith();
    const events = await openAfterSnapshot(visitor);
    await visitor.signOut();
    expect(await endOf(events)).toEqual({ because: 'visitor' });
  });

  test('goes on when another session of the account ends', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    const events = await openAfterSnapshot(visitor);
    const device = shop.visitor();
    await device.signIn(email);
    await device.signOut();
    await visitor.add('book');
    expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 1 } });
    await events.close();
  });

  test('needs not be opened by who has no basket yet', async () => {
    expect((await shop.visitor().get('/api/live')).status).toBe(204);
  });

  test('is refused beyond a few of one visitor, until one is closed', async () => {
    const { visitor } = await shopperWith();
    const streams = await Promise.all(Array.from({ length: 8 }, () => openEvents(visitor)));
    const refused = await visitor.get('/api/live');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_streams' } });
    await streams[0]?.close();
    await turn();
    const again = await openEvents(visitor);
    await again.close();
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('gives what it would begin with as JSON for browsers whose events are blocked', async () => {
    const { visitor, uid } = await shopperWith('book');
    const answer = await visitor.get('/api/live?snapshot');
    const events: { name: string; data: string }[] = await answer.json();
    expect(events.map(({ name }) => name)).toEqual(['orders', 'basket']);
    expect(JSON.parse(events[0]?.data ?? '')).toMatchObject({ uid, orders: [] });
    expect(JSON.parse(events[1]?.data ?? '')).toMatchObject({ count: 1 });
  });
});

describe('GET /api/users/{uid}/orders as events', () => {
  test('is the live part of the orders alone', async () => {
    const { visitor, uid } = await shopperWith('book');
    const events = await openEvents(visitor, `/api/users/${uid}/orders`);
    expect((await events.next()).name).toBe('orders');
    const intent = await visitor.pay();
    await visitor.add('tablet');
    await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(await events.next()).toMatchObject({ name: 'order', data: { id: intent } });
    await events.close();
  });
});

test('a shop that shuts down ends its streams, refuses new ones and is not ready', async () => {
  const ending = await testShop();
  const visitor = ending.visitor();
  await visitor.add('book');
  const events = await openEvents(visitor);
  ending.endStreams();
  expect(await endOf(events)).toEqual({ because: 'process' });
  expect((await visitor.get('/api/live')).status).toBe(503);
  const ready = await visitor.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ error: { code: 'stopping' } });
  expect((await visitor.get('/api/basket')).status).toBe(200);
  await ending.close();
});
