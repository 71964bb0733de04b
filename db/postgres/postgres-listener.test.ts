import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { openTcpProxy } from '#tests/network/tcp-proxy.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { listenOn } from './postgres-listener.ts';

/** Longer than the first pauses of the backoff. */
const RECOVERY = { timeout: 10_000 };

/** 100, 200 and 400, minus the tolerance of a clock. */
const FIRST_THREE_PAUSES_MS = 650;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function readText(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = (await database.queries.execute(query)) as unknown as {
    rows: { text: string }[];
  };
  return rows[0]?.text ?? '';
}

/** A listener on this test's own database, behind a proxy that can be shut. */
async function listenThroughProxy(channel: string) {
  const url = new URL(inject('postgres')?.url ?? '');
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  url.pathname = `/${await readText(sql`select current_database() as text`)}`;
  const onPayload = vi.fn();
  const onGap = vi.fn();
  const onError = vi.fn();
  const listener = await listenOn({ url: url.href, channel, onPayload, onGap, onError });
  return {
    proxy,
    onPayload,
    onGap,
    onError,
    notify: (payload: string) =>
      database.queries.execute(sql`select pg_notify(${channel}, ${payload})`),
    async close() {
      await listener.close();
      proxy.close();
    },
  };
}

test('what any connection sends on the channel is received', async () => {
  const { onPayload, notify, close } = await listenThroughProxy('received');
  await notify('one');
  await vi.waitFor(() => expect(onPayload.mock.calls).toEqual([['one']]));
  await close();
});

test('a listener that the server terminates reconnects at once and reports the gap', async () => {
  const { onPayload, onGap, notify, close } = await listenThroughProxy('ended');
  await database.queries.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'basket listener' and query = 'listen "ended"'`,
  );
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), RECOVERY);
  await notify('after');
  await vi.waitFor(() => expect(onPayload.mock.calls).toEqual([['after']]));
  await close();
});

test('while the server cannot be reached it is tried again with pauses that grow, one try at a time', async () => {
  const { proxy, onPayload, onGap, onError, notify, close } = await listenThroughProxy('away');
  const triesMs: number[] = [];
  onError.mockImplementation(() => triesMs.push(performance.now()));
  proxy.shut();
  await vi.waitFor(() => expect(triesMs.length).toBeGreaterThan(3), RECOVERY);
  const [first = 0, , , fourth = 0] = triesMs;
  expect(fourth - first).toBeGreaterThan(FIRST_THREE_PAUSES_MS);
  // One for each error, the first connection, and a retry that may be in progress.
  expect(proxy.attempts()).toBeLessThanOrEqual(triesMs.length + 2);
  expect(onGap).not.toHaveBeenCalled();
  proxy.open();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), RECOVERY);
  await notify('back');
  await vi.waitFor(() => expect(onPayload.mock.calls).toEqual([['back']]));
  await close();
});

test('a listener that is closed while it tries stays closed', async () => {
  const { proxy, onError, onGap, close } = await listenThroughProxy('closed');
  proxy.shut();
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), RECOVERY);
  proxy.open();
  await close();
  expect(onGap).not.toHaveBeenCalled();
  const open = sql`select count(*)::text as text from pg_stat_activity where query = 'listen "closed"'`;
  await vi.waitFor(async () => expect(await readText(open)).toBe('0'));
});
