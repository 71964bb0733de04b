import { describe, expect, test } from 'vitest';
import type { HubEvent } from './live-hub.server.ts';
import { applyEvent, noUpdates, requeue, snapshotUpdates } from './pending-updates.ts';

const inboxAfter = (...events: HubEvent[]) => events.reduce(applyEvent, noUpdates);
const order = (id: string): HubEvent => ({ kind: 'order', shopper: 'uid', id });

describe('what a stream has yet to send', () => {
  test('is one basket, however often it changed', () => {
    const basket: HubEvent = { kind: 'basket', shopper: 'uid' };
    expect(inboxAfter(basket, basket, basket)).toEqual({ ...noUpdates, basket: 'newest' });
  });

  test('is the basket when the catalogue changed: prices and titles are in it', () => {
    expect(inboxAfter({ kind: 'catalogue' })).toEqual({ ...noUpdates, basket: 'newest' });
  });

  test('is that the shop has other settings, also after what could not be sent', () => {
    expect(inboxAfter({ kind: 'shop' })).toEqual({ ...noUpdates, shop: true });
    expect(requeue(noUpdates, inboxAfter({ kind: 'shop' })).shop).toBe(true);
  });

  test('is each new order by itself, with the basket that it emptied', () => {
    expect(inboxAfter(order('pi_1'), order('pi_2'))).toEqual({
      ...noUpdates,
      basket: 'newest',
      orderIds: ['pi_1', 'pi_2'],
    });
  });

  test('is a fresh page instead of very many orders', () => {
    const many = Array.from({ length: 50 }, (_, index) => order(`pi_${index}`));
    expect(inboxAfter(...many).orders).toBe(true);
    expect(inboxAfter(...many).orderIds.length).toBeLessThan(11);
  });

  test('is a snapshot and a look at the session after a gap', () => {
    expect(inboxAfter({ kind: 'gap' })).toEqual({ ...snapshotUpdates, session: true });
  });

  test('names the lines that joined from another browser', () => {
    const joined: HubEvent = { kind: 'joined', shopper: 'uid', lines: [4, 7], leftOut: '' };
    const mergedLines = { lines: [4, 7], leftOut: '' };
    expect(inboxAfter(joined)).toEqual({ ...snapshotUpdates, mergedLines });
  });

  test('is a full snapshot when it could not be sent', () => {
    const unsent = inboxAfter(
      { kind: 'joined', shopper: 'uid', lines: [4], leftOut: '“Book”' },
      order('pi_1'),
    );
    const meanwhile = inboxAfter(
      { kind: 'joined', shopper: 'uid', lines: [7], leftOut: '' },
      order('pi_2'),
    );
    const mergedLines = { lines: [4, 7], leftOut: '“Book”' };
    expect(requeue(meanwhile, unsent)).toEqual({ ...snapshotUpdates, mergedLines });
  });

  test('may be a heartbeat alone', () => {
    expect(inboxAfter({ kind: 'heartbeat' })).toEqual({ ...noUpdates, heartbeat: true });
  });

  test('ends when the guest joined an account, whether or not the process ends too', () => {
    const left: HubEvent = { kind: 'left', shopper: 'guest' };
    expect(inboxAfter(left, { kind: 'closing' }).ends).toBe('visitor');
    expect(inboxAfter({ kind: 'closing' }).ends).toBe('process');
  });
});

test('changes of a basket of known versions fold into the highest of them', () => {
  const changed = (version?: number): HubEvent =>
    version === undefined
      ? { kind: 'basket', shopper: 'uid' }
      : { kind: 'basket', shopper: 'uid', version };
  expect(inboxAfter(changed(3), changed(5), changed(4)).basket).toBe(5);
  expect(inboxAfter(changed(3), changed()).basket).toBe('newest');
  expect(inboxAfter(changed(3), { kind: 'catalogue' }, changed(4)).basket).toBe('newest');
});

test('the levels of a variant fold into the newest, and what could not be sent is sent with the next', () => {
  const levels = (of: Record<string, unknown>): HubEvent => ({ kind: 'stock', levels: of });
  const unsent = inboxAfter(levels({ lamp: 'few', desk: 'in' }), levels({ lamp: 'out' }));
  expect(unsent.stock).toEqual({ lamp: 'out', desk: 'in' });
  expect(requeue(inboxAfter(levels({ desk: 'out' })), unsent).stock).toEqual({
    lamp: 'out',
    desk: 'out',
  });
});

test('a reader that is slower than a thousand levels misses the older ones', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, 'in']));
  const updates = inboxAfter(
    { kind: 'stock', levels: many },
    { kind: 'stock', levels: { lamp: 'out' } },
  );
  expect(updates.stock).toEqual({ lamp: 'out' });
});
