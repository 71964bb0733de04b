import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Attempt } from '#app/features/events/delivery-attempt.ts';
import type { TakenDelivery } from '#app/features/events/delivery-store.server.ts';
import {
  addEndpoint,
  readDeliveries,
  readEndpoints,
  switchEndpoint,
} from '#app/features/events/endpoint-store.server.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import {
  createEventDeliverer,
  type EventDeliverer,
  type HandOver,
} from './event-deliverer.server.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());

const TAKEN: Attempt = { isTaken: true, status: 204, answer: '' };
const FAILED: Attempt = { isTaken: false, status: 500, answer: 'Oh no' };

let deliverers: EventDeliverer[] = [];
beforeEach(() => wanted('one'));
afterEach(async () => {
  await Promise.all(deliverers.map((one) => one.stop()));
  deliverers = [];
  for (const table of [eventEndpoint, eventDelivery, outboxEvent, mail])
    await queries.delete(table);
});

function wanted(id: string) {
  const kinds = ['customer.deleted'] as const;
  return addEndpoint(queries, {
    id,
    address: `https://${id}.example`,
    kinds,
    secret: makeSecret(),
  });
}

async function announce(...subjects: string[]) {
  for (const subject of subjects) {
    await queries.execute(sql`select announce('customer.deleted', ${subject}, '{}')`);
  }
}

/** `to` decides about each; what was handed over is in `handed`, as `endpoint subject number`. */
function deliverer(to: (taken: TakenDelivery) => Attempt | Promise<Attempt> = () => TAKEN) {
  const handed: string[] = [];
  const handOver: HandOver = async (taken) => {
    handed.push(`${taken.endpoint} ${taken.subject} ${taken.tries}`);
    return to(taken);
  };
  const { log, takeLines } = testLog();
  const one = createEventDeliverer({ queries, handOver, log });
  deliverers.push(one);
  return { ...one, handed, takeLines };
}

/** As if the pause were over. */
const makeDue = () => queries.update(eventDelivery).set({ dueAt: sql`now()` });

test('what is announced is delivered once to each endpoint', async () => {
  await wanted('two');
  await announce('anna', 'bert');
  const { deliverDue, handed } = deliverer();
  await deliverDue();
  await deliverDue();
  expect(handed.toSorted()).toEqual(['one anna 1', 'one bert 1', 'two anna 1', 'two bert 1']);
});

test('of one subject the later waits until the earlier was taken; others do not wait', async () => {
  await announce('anna', 'anna', 'bert');
  let isDown = true;
  const { deliverDue, handed } = deliverer(({ subject }) =>
    isDown && subject === 'anna' ? FAILED : TAKEN,
  );
  await deliverDue();
  expect(handed.toSorted()).toEqual(['one anna 1', 'one bert 1']);
  isDown = false;
  await makeDue();
  await deliverDue();
  expect(handed.slice(2)).toEqual(['one anna 2', 'one anna 1']);
});

test('an endpoint that cannot be reached is not tried with each event that waits for it', async () => {
  await wanted('gone');
  await announce(...Array.from({ length: 20 }, (_, index) => `subject-${index}`));
  const { deliverDue, wake, handed } = deliverer(({ endpoint }) =>
    endpoint === 'gone' ? { isTaken: false, status: null, answer: 'ECONNREFUSED' } : TAKEN,
  );
  await deliverDue();
  wake();
  await deliverDue();
  const tried = handed.filter((one) => one.startsWith('gone')).length;
  expect(tried).toBeGreaterThan(0);
  // As many as are sent there at a time.
  expect(tried).toBeLessThanOrEqual(4);
  expect(handed.filter((one) => one.startsWith('one'))).toHaveLength(20);
});

test('an endpoint that does not answer delays no other', async () => {
  await wanted('slow');
  await announce('anna', 'bert', 'carl', 'dora', 'emma');
  let free = () => {};
  const stuck = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { deliverDue, handed } = deliverer(async ({ endpoint }) => {
    if (endpoint === 'slow') await stuck;
    return TAKEN;
  });
  const round = deliverDue();
  const ofOne = () => handed.filter((one) => one.startsWith('one'));
  try {
    await expect.poll(ofOne, { timeout: 20_000 }).toHaveLength(5);
    expect(handed.filter((one) => one.startsWith('slow'))).toHaveLength(4);
  } finally {
    // What is stuck keeps the deliverer from its end.
    free();
    await round;
  }
});

test('two processes share the work, and each event is handed over once', async () => {
  const subjects = Array.from({ length: 30 }, (_, index) => `shopper-${index % 10}`);
  await announce(...subjects);
  const [one, other] = [deliverer(), deliverer()];
  await Promise.all([one.deliverDue(), other.deliverDue()]);
  await one.deliverDue();
  expect([...one.handed, ...other.handed]).toHaveLength(30);
});

test('after ten failures it is off, staff gets one mail, and what happens waits for it', async () => {
  await announce('anna', 'bert');
  const { deliverDue, handed, takeLines } = deliverer(({ subject }) =>
    subject === 'anna' ? FAILED : TAKEN,
  );
  for (let tries = 0; tries < 12; tries += 1) {
    await deliverDue();
    await makeDue();
  }
  expect(handed.filter((one) => one.includes('anna'))).toHaveLength(10);
  await announce('carl');
  await deliverDue();
  expect(await readEndpoints(queries)).toMatchObject([
    { isOn: false, waiting: 2, offReason: expect.stringMatching(/^10 tries.*500$/) },
  ]);
  expect(await queries.select({ kind: mail.kind, body: mail.body }).from(mail)).toEqual([
    {
      kind: 'staff_endpoint_off',
      body: {
        ...{ endpoint: 'one', address: 'https://one.example' },
        reason: '10 tries within three days have failed. The last answer: 500',
      },
    },
  ]);
  expect(takeLines()).toMatchObject([{ level: 40, endpoint: 'one', status: 500 }]);

  await switchEndpoint(queries, 'one', true);
  const healed = deliverer();
  await healed.deliverDue();
  expect(healed.handed.toSorted()).toEqual(['one anna 1', 'one carl 1']);
});

test('what a process had taken when it was killed is delivered by another, under the same id', async () => {
  await announce('anna');
  const ids: string[] = [];
  const killed = deliverer(({ id }) => {
    ids.push(id);
    return new Promise(() => {});
  });
  killed.wake();
  await expect.poll(() => ids).toHaveLength(1);
  deliverers = [];
  const other = deliverer(({ id }) => {
    ids.push(id);
    return TAKEN;
  });
  await other.deliverDue();
  expect(ids).toHaveLength(1);
  await makeDue();
  await other.deliverDue();
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('an event of a kind that this build does not know waits for one that does', async () => {
  await queries.update(eventEndpoint).set({ kinds: ['order.frozen'] });
  await queries.execute(sql`select announce('order.frozen', 'pi_1', '{}')`);
  await deliverer().deliverDue();
  expect(await readDeliveries(queries, 'one', { limit: 9 })).toMatchObject([
    { isDelivered: false, tries: 1, answer: 'This build cannot tell of it.' },
  ]);
});

test('an endpoint that is removed meanwhile ends its deliveries without an error', async () => {
  await announce('anna');
  await queries.delete(eventEndpoint).where(eq(eventEndpoint.id, 'one'));
  const { deliverDue, handed, takeLines } = deliverer();
  await deliverDue();
  expect([handed, takeLines()]).toEqual([[], []]);
});

test('what is announced wakes who delivers, as soon as an endpoint wants it', async () => {
  const live = await openLiveHub(database, (error) => expect.unreachable(String(error)));
  const { deliverDue, handed } = deliverer();
  live.onSignal('outbox', () => void deliverDue());
  await announce('anna');
  await expect.poll(() => handed).toEqual(['one anna 1']);
  live.close();
  await live.finish();
});
