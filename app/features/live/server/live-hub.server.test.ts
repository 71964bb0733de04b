import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { type HubEvent, type LiveHub, openLiveHub, publishWith } from './live-hub.server.ts';

/** A notification comes at once; a busy machine may take its time. */
const PATIENT_MS = 10_000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function openHub() {
  const onError = vi.fn();
  const hub = await openLiveHub(database, onError);
  return { hub, onError };
}

/** But heartbeats, which come when they come. */
function listenTo(hub: LiveHub, shopper: string) {
  const received: HubEvent[] = [];
  const stop = hub.subscribe(shopper, (event) => {
    if (event.kind !== 'heartbeat') received.push(event);
  });
  return { received, stop };
}

test('every process receives what one publishes, each shopper its own events', async () => {
  const [one, other] = [(await openHub()).hub, (await openHub()).hub];
  const [atOne, atOther] = [listenTo(one, 'anna'), listenTo(other, 'anna')];
  const stranger = listenTo(other, 'bert');
  one.publish({ kind: 'basket', shopper: 'anna' });
  const basket = { kind: 'basket', shopper: 'anna' };
  await vi.waitFor(
    () => expect([atOne.received, atOther.received]).toEqual([[basket], [basket]]),
    PATIENT_MS,
  );
  expect(stranger.received).toEqual([]);
});

test('what a transaction publishes is received when it commits, and never after a rollback', async () => {
  const { hub } = await openHub();
  const { received } = listenTo(hub, 'anna');
  const order = (id: string) => ({ kind: 'order', shopper: 'anna', id }) as const;
  await database.queries
    .transaction(async (tx) => {
      await publishWith(tx, order('pi_never'));
      throw new Error('as the test has it');
    })
    .catch(() => {});
  await database.queries.transaction((tx) => publishWith(tx, order('pi_committed')));
  await vi.waitFor(() => expect(received).toEqual([order('pi_committed')]), PATIENT_MS);
});

test('a changed catalogue is published to every process and every shopper, when it is committed', async () => {
  const { hub } = await openHub();
  const { received } = listenTo(hub, 'anna');
  const onEvent = vi.fn();
  const stop = hub.onCatalogueChange(onEvent);
  const change = () => database.queries.transaction((tx) => publishWith(tx, { kind: 'catalogue' }));
  await change();
  await vi.waitFor(() => expect(received).toEqual([{ kind: 'catalogue' }]), PATIENT_MS);
  expect(onEvent).toHaveBeenCalledTimes(1);
  stop();
  await change();
  await vi.waitFor(() => expect(received).toHaveLength(2), PATIENT_MS);
  expect(onEvent).toHaveBeenCalledTimes(1);
});

test('after the listener was away every stream has a gap, and the catalogue counts as changed', async () => {
  let tellGap = () => {};
  const hub = await openLiveHub(
    {
      ...database,
      listen: async (_channel, _onPayload, onGap) => {
        tellGap = onGap;
      },
    },
    vi.fn(),
  );
  const streams = [listenTo(hub, 'anna'), listenTo(hub, 'bert')];
  const onCatalogueChange = vi.fn();
  hub.onCatalogueChange(onCatalogueChange);
  tellGap();
  expect(streams.map(({ received }) => received)).toEqual([[{ kind: 'gap' }], [{ kind: 'gap' }]]);
  expect(onCatalogueChange).toHaveBeenCalledOnce();
});

test('many concurrent changes are batched and none is lost', async () => {
  const { hub } = await openHub();
  const { received } = listenTo(hub, 'anna');
  const messages = Array.from({ length: 1_070 }, (_, index) => ({
    kind: 'order' as const,
    shopper: 'anna',
    id: `pi_${index}`,
  }));
  for (const message of messages) hub.publish(message);
  await vi.waitFor(() => expect(received).toEqual(messages), PATIENT_MS);
});

test('an unknown message of another version is a gap', async () => {
  const { hub, onError } = await openHub();
  const { received } = listenTo(hub, 'anna');
  const payload = JSON.stringify([{ kind: 'of tomorrow', shopper: 'anna' }]);
  await database.queries.execute(sql`select pg_notify('shop_events', 'nonsense')`);
  await database.queries.execute(sql`select pg_notify('shop_events', ${payload})`);
  await vi.waitFor(() => expect(received).toEqual([{ kind: 'gap' }]), PATIENT_MS);
  expect(onError).toHaveBeenCalledOnce();
});

test('a failed send is retried a little later', async () => {
  const { hub, onError } = await openHub();
  const { received } = listenTo(hub, 'anna');
  vi.spyOn(database.queries, 'execute').mockRejectedValueOnce(new Error('as the test has it'));
  hub.publish({ kind: 'basket', shopper: 'anna' });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
  expect(onError).toHaveBeenCalledOnce();
});

test('pending messages are sent before the shutdown, and dropped when they cannot be', async () => {
  const { hub, onError } = await openHub();
  const { received } = listenTo(hub, 'anna');
  const basket = { kind: 'basket', shopper: 'anna' } as const;
  hub.publish(basket);
  hub.publish(basket);
  await hub.finish();
  await vi.waitFor(() => expect(received).toEqual([basket, basket]), PATIENT_MS);
  vi.spyOn(database.queries, 'execute').mockRejectedValueOnce(new Error('as the test has it'));
  hub.publish(basket);
  await hub.finish();
  expect([onError.mock.calls.length, received.length]).toEqual([1, 2]);
});

test('a shutdown with time closes a few streams at a time', async () => {
  const { hub } = await openHub();
  vi.useFakeTimers();
  const listeners = Array.from({ length: 10 }, (_, index) => listenTo(hub, `shopper ${index}`));
  const closed = () => listeners.filter(({ received }) => received.length > 0).length;
  hub.close(250);
  expect(hub.isClosed()).toBe(true);
  expect(closed()).toBe(2);
  vi.advanceTimersByTime(50);
  expect(closed()).toBe(4);
  vi.advanceTimersByTime(150);
  expect(closed()).toBe(10);
  vi.useRealTimers();
});

test('who subscribes during the shutdown is closed immediately', async () => {
  const { hub } = await openHub();
  hub.close();
  expect(listenTo(hub, 'anna').received).toEqual([{ kind: 'closing' }]);
});
