/** What a Citus cluster does beside the shop: shards move, workers go away, sessions grow old, each node notifies. */
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { takeMail } from '#app/features/mail/mail-store.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testAuth } from '#tests/fixtures/test-auth.ts';
import { clusterDatabase } from '#tests/postgres/test-cluster.ts';
import { migratedDatabase, openTestDatabase, withClient } from '#tests/postgres/test-postgres.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';
import { PASSWORD } from '#tests/shop/test-visitor.ts';

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

describe('while a worker is down', () => {
  let down: Awaited<ReturnType<typeof migratedDatabase>>;
  beforeAll(async () => {
    const server = inject('postgres');
    if (!server) throw new Error('There is no cluster to run on');
    down = await migratedDatabase(server);
    await (await testServices({ database: openTestDatabase(down.url) })).close();
    await withClient(down.url, (client) =>
      client.query('update pg_dist_node set nodeport = 1 where groupid = 1'),
    );
  });
  afterAll(() => down.remove());

  test('a process starts', async () => {
    const started = await openTestDatabase(down.url);
    expect(await started.queries.$count(product)).toBeGreaterThan(0);
    await started.close();
  });

  test('people register, sign in, and buy on the other', async () => {
    const other = await testServices({ database: openTestDatabase(down.url) });
    const { register, signIn } = await testAuth({ database: other.database });
    for (let newcomers = 0; newcomers < 5; newcomers += 1) {
      const { uid, email } = await register();
      expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 });
      await other.add(uid, 'book');
      const intent = await other.pay(uid);
      await other.settle(intent);
      expect(await other.historyOf(uid)).toEqual({ orders: [intent], refunds: [] });
      const sent = await takeMail(other.queries, uid, 300, '<one@example.com>');
      expect(sent).toMatchObject({ kind: 'confirm_email', recipient: email });
    }
    await other.close();
  });

  test('a guest of the other signs in with the basket', async () => {
    const other = await testServices({ database: openTestDatabase(down.url) });
    const { register } = await testAuth({ database: other.database });
    let signedIn = 0;
    while (signedIn < 3) {
      // Half of them are of the worker that is down.
      const guest = await other.guest('book').catch(() => null);
      if (guest === null) continue;
      const { uid } = await register();
      await other.join(guest, uid);
      expect((await other.basketOf(uid)).items).toHaveLength(1);
      signedIn += 1;
    }
    await other.close();
  });
});

test('the accounts that an older version had copied to every node are the coordinator’s from the next start on', async () => {
  await withClient(urls[0] ?? '', async (client) => {
    await client.query(`select undistribute_table('"user"', cascade_via_foreign_keys => true)`);
    await client.query(`select create_reference_table('"user"')`);
  });
  const { email } = await (await testAuth({ database: shop.database })).register();
  await (await openTestDatabase(urls[0] ?? '')).close();
  await withClient(urls[0] ?? '', async (client) => {
    const { rows } = await client.query(`
      select table_name::text as table, citus_table_type as kind from citus_tables
      where table_name in ('"user"'::regclass, 'account'::regclass, 'session'::regclass) order by 1`);
    expect(rows).toEqual([
      { table: '"user"', kind: 'local' },
      { table: 'account', kind: 'local' },
      { table: 'session', kind: 'local' },
    ]);
  });
  const { signIn } = await testAuth({ database: shop.database });
  expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 });
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
