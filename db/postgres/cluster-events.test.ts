/** What other programs are told where a node of a Citus cluster goes away between the two phases of a commit. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { takeDelivery } from '#app/features/events/delivery-store.server.ts';
import { addEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { migratedDatabase, openTestDatabase, withClient } from '#tests/postgres/test-postgres.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';

let shop: TestServices;
let remove: () => Promise<void>;
let url: string;

beforeAll(async () => {
  const server = inject('postgres');
  if (!server) throw new Error('There is no cluster to run on');
  ({ url, remove } = await migratedDatabase(server));
  shop = await testServices({ database: openTestDatabase(url) });
});
afterAll(async () => {
  await shop.close();
  await remove();
});

test('what happened first to an order is told first, also while its commit is in doubt', async () => {
  const { queries } = shop;
  const endpoint = { id: 'one', address: 'https://example.com/', kinds: ['order.placed'] as const };
  await addEndpoint(queries, { ...endpoint, secret: makeSecret() });
  const announce = (order: string, no: number) =>
    `select announce('order.placed', '${order}', '{"no": ${no}}')`;
  // The name is one of the whole server.
  const inDoubt = new URL(url).pathname;
  await withClient(url, async (client) => {
    // As a worker writes it there: Citus lets no other session prepare what it has a part in.
    const { rows } = await client.query<{ name: string }>(`
      select shard_name(logicalrelid, shardid) as name from pg_dist_shard
      where logicalrelid in ('outbox_event'::regclass, 'event_delivery'::regclass) order by name desc`);
    const [outbox, delivery] = rows.map(({ name }) => name);
    await client.query(`
      set citus.enable_manual_changes_to_shards to on;
      begin;
      insert into ${outbox} (no, kind, subject, ref)
        values (nextval(pg_get_serial_sequence('outbox_event', 'no')), 'order.placed', 'pi_1', '{"no": 1}');
      insert into ${delivery} (endpoint, event, subject) select 'one', no, subject from ${outbox};
      prepare transaction '${inDoubt}'`);
    await client.query(announce('pi_1', 2));
    // Other commits in two phases take a moment: they hold up nothing.
    await client.query('select pg_sleep(0.3)');
    const taken = await takeDelivery(queries, 'one');
    await client.query(`commit prepared '${inDoubt}'`);
    expect(taken).toBeNull();
  });
  expect(await takeDelivery(queries, 'one')).toMatchObject({ ref: { no: 1 } });
  await queries.execute(sql`delete from event_delivery where tries > 0`);
  expect(await takeDelivery(queries, 'one')).toMatchObject({ ref: { no: 2 } });
});
