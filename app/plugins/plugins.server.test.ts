/** The contract of plugins: what a shop does with each kind, and with one that fails. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnFields } from '#app/features/catalogue/product/details/own-fields.server.ts';
import { readEndpoints } from '#app/features/events/endpoint-store.server.ts';
import type { Database } from '#db/database.ts';
import { eventDelivery } from '#db/schema/event-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import { callPlugin } from './call-plugin.server.ts';
import type { Plugin, PluginEvent } from './plugin.ts';
import { registerPlugins } from './register-plugins.server.ts';

let database: Database;
let shop: TestShop | null;
beforeEach(async () => {
  database = await testDatabase();
  shop = null;
});
afterEach(() => (shop ? shop.close() : database.close()));

async function open(...plugins: Plugin[]): Promise<TestShop> {
  shop = await testShop({ database, plugins, sendsEvents: false });
  return shop;
}

/** What it was called with. */
function listening(fails: (call: number) => unknown = () => null) {
  const calls: PluginEvent[] = [];
  const plugin: Plugin = {
    name: 'log',
    onEvent: {
      kinds: ['customer.deleted'],
      run(event) {
        calls.push(event);
        const failure = fails(calls.length);
        if (failure) throw failure;
      },
    },
  };
  return { plugin, calls };
}

const happen = (subject: string) =>
  database.queries.execute(sql`select announce('customer.deleted', ${subject}, '{}')`);

test('a plugin is called after the commit, with the event as a webhook would get it', async () => {
  const { plugin, calls } = listening();
  await open(plugin);
  await happen('anna');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls).toEqual([
    {
      ...{ id: expect.stringMatching(/^evt_/), type: 'customer.deleted', version: 1 },
      ...{ timestamp: expect.any(String), data: { customer: 'anna' } },
    },
  ]);
});

test('one that throws is named in the log, and called again with the same event', async () => {
  const { plugin, calls } = listening((call) => call === 1 && new Error('No paper'));
  const { takeLogged, live } = await open(plugin);
  await happen('anna');
  await expect.poll(() => takeLogged()).toMatchObject([{ plugin: 'log', level: 50 }]);
  await expect
    .poll(() => database.queries.select({ answer: eventDelivery.answer }).from(eventDelivery))
    .toEqual([{ answer: 'Error: No paper' }]);
  await database.queries.update(eventDelivery).set({ dueAt: sql`now()` });
  live.publish({ kind: 'outbox' });
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[0]).toEqual(calls[1]);
});

test('one that hangs is given up in time', async () => {
  const { takeLogged, services } = await open();
  const plugin: Plugin = {
    name: 'stuck',
    onEvent: { kinds: ['customer.deleted'], run: () => new Promise(() => {}) },
  };
  const event: PluginEvent = {
    ...{ id: 'evt_1', type: 'customer.deleted', version: 1, timestamp: '' },
    data: { customer: 'anna' },
  };
  const { signal } = new AbortController();
  const call = { event, signal, log: services.log, maxMs: 20 };
  expect(await callPlugin(plugin, call)).toMatchObject({
    ...{ isTaken: false, answer: 'Error: It took longer than 0.02 s' },
  });
  expect(takeLogged()).toMatchObject([{ plugin: 'stuck', event: 'evt_1' }]);
});

test('it is told of what happens from its first start on, and forgotten once it is gone', async () => {
  const { services } = await open();
  const { queries } = database;
  const { plugin, calls } = listening();
  await registerPlugins({ queries, log: services.log }, [plugin]);
  // No process of this shop has the plugin: what happens waits for one that does.
  await happen('anna');
  expect(await readEndpoints(queries)).toMatchObject([
    { id: 'plugin:log', kinds: ['customer.deleted'], isOn: true, waiting: 1 },
  ]);
  await registerPlugins({ queries, log: services.log }, []);
  expect(await readEndpoints(queries)).toEqual([]);
  expect(await queries.$count(eventDelivery)).toBe(0);
  expect(calls).toEqual([]);
});

test('fields that a plugin brings are declared, and those that the shop has stay as they are', async () => {
  const care = { name: 'Care', type: 'text', isShown: true } as const;
  await database.queries.execute(
    sql`insert into own_field (name, type, is_shown) values ('Weight', 'text', false)`,
  );
  const { takeLogged } = await open({
    name: 'care',
    productFields: [care, { name: 'Weight', type: 'number', isShown: true }],
  });
  expect(await readOwnFields(database.queries)).toEqual([
    { name: 'Weight', type: 'text', isShown: false },
    care,
  ]);
  expect(takeLogged()).toMatchObject([
    { plugin: 'care', msg: 'The field Weight of a plugin holds text already' },
  ]);
});
