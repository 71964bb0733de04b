/** What a Citus cluster does beside the shop: shards move, workers go away, sessions grow old, each node notifies. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { clusterDatabase } from '#tests/postgres/test-cluster.ts';
import { migratedDatabase, openTestDatabase, withClient } from '#tests/postgres/test-postgres.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';

let shop: TestServices;
let remove: () => Promise<void>;
let urls: readonly string[];

beforeAll(async () => {
  const server = inject('postgres');
  if (!server) throw new Error('There is no cluster to run on');
  const copy = await migratedDatabase(server);
  ({ remove, urls } = copy);
  shop = await testServices({ database: openTestDatabase(copy.url) });
});
afterAll(async () => {
  await shop.close();
  await remove();
});

/** Moves each shard from the worker that it lies on to the other one; what lies with it goes along. */
async function moveShards(): Promise<number> {
  let moved = 0;
  await withClient(urls[0] ?? '', async (client) => {
    const { rows } = await client.query<{ shard: string; fromPort: number; toPort: number }>(`
      select distinct on (shardid) shardid as shard, source.nodeport as "fromPort", target.nodeport as "toPort"
      from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node as source using (groupid)
        join pg_dist_node as target on target.groupid not in (0, source.groupid)
      where logicalrelid = 'shopper'::regclass`);
    for (const { shard, fromPort, toPort } of rows) {
      const [from, to] = [fromPort, toPort].map(
        (port) =>
          urls.map((url) => new URL(url)).find((url) => url.port === String(port))?.hostname,
      );
      // Waits for who writes there, and they for it: what can do without has a log of another level.
      await client.query('select citus_move_shard_placement($1, $2, $3, $4, $5, $6)', [
        ...[shard, from, fromPort, to, toPort, 'block_writes'],
      ]);
      moved += 1;
    }
  });
  return moved;
}

test('no purchase is harmed by shards that move to another worker meanwhile', async () => {
  let isMoving = true;
  const moving = moveShards().finally(() => {
    isMoving = false;
  });
  const bought: { guest: string; intent: string }[] = [];
  async function buyWhileMoving(): Promise<void> {
    while (isMoving) {
      const guest = await shop.guest('book', 'usb-c-cable');
      const intent = await shop.pay(guest);
      await shop.settle(intent);
      bought.push({ guest, intent });
    }
  }
  await Promise.all([buyWhileMoving(), buyWhileMoving(), buyWhileMoving()]);
  expect(await moving).toBeGreaterThan(0);
  expect(bought).not.toEqual([]);
  for (const { guest, intent } of bought) {
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
    expect((await shop.basketOf(guest)).items).toEqual([]);
  }
});

test('a process starts while a worker is down', async () => {
  const server = inject('postgres');
  if (!server) throw new Error('There is no cluster to run on');
  const copy = await migratedDatabase(server);
  await (await openTestDatabase(copy.url)).close();
  await withClient(copy.url, (client) =>
    client.query('update pg_dist_node set nodeport = 1 where groupid = 1'),
  );
  const started = await openTestDatabase(copy.url);
  expect(await started.queries.$count(product)).toBe(0);
  await started.close();
  await copy.remove();
});

test('a message of a shopper’s worker is heard by every process', async () => {
  const heardOf = vi.fn();
  await shop.database.listen('cluster_test', heardOf, () => {});
  const workers = urls.slice(1);
  for (const url of workers) {
    await withClient(url, (client) =>
      client.query('select pg_notify($1, $2)', ['cluster_test', new URL(url).port]),
    );
  }
  const ports = workers.map((url) => new URL(url).port);
  await vi.waitFor(() => {
    expect(heardOf.mock.calls.flat().toSorted()).toEqual(ports.toSorted());
  }, 10_000);
});

test('a session of a worker takes no more memory the more often it is asked', async () => {
  // Not a copy of the template, which lacks what is set for a database.
  const own = await clusterDatabase(process.env.CITUS_URL ?? '');
  await (await openTestDatabase(own.url)).close();
  for (const worker of own.urls.slice(1)) {
    await withClient(worker, async (client) => {
      async function bytesAfter(calls: number): Promise<number> {
        for (let call = 0; call < calls; call += 1) {
          await client.query({
            name: 'lock',
            text: 'select lock_shopper($1)',
            values: ['somebody'],
          });
        }
        const { rows } = await client.query<{ bytes: string }>(
          'select sum(used_bytes) as bytes from pg_backend_memory_contexts',
        );
        return Number(rows[0]?.bytes);
      }
      const before = await bytesAfter(50);
      expect((await bytesAfter(200)) - before).toBeLessThan(100_000);
    });
  }
  await own.remove();
}, 120_000);
