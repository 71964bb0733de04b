import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';
import { createMetricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import type { AdminSettings } from '#server/settings/admin-settings.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { describeAdmin, openAdminListener } from './admin-listener.ts';

const ANY_PORT: AdminSettings = { port: 0, origin: null };

/** An endpoint whose admin answers with the path. */
function openTestListener(settings = ANY_PORT) {
  const load = vi.fn(async () => ({
    openAdmin: () => ({ fetch: async ({ url }: Request) => new Response(new URL(url).pathname) }),
  }));
  const rooms = {
    shop: { ...({} as Shop), log: testLog().log },
    shopUrl: () => 'http://localhost:3000',
    warnings: () => [],
    environment: [],
    shopFolder: null,
    clientAddress: (remote: string) => remote,
    authSecrets: [''] as const,
  };
  const endpoint = openAdminListener({
    settings,
    host: '0.0.0.0',
    graceMs: 1_000,
    proxies: trustProxies([]),
    rooms,
    metrics: createMetricsEndpoint(null, null),
    load,
  });
  return { endpoint, load };
}

/** Listens on a port of its own until the returned function is called. */
async function takePort(port = 0): Promise<{ port: number; free: () => void } | null> {
  const server = createServer();
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  const address = server.address();
  if (!isOpen || typeof address === 'string' || address === null) return null;
  return { port: address.port, free: () => server.close() };
}

test('the admin is loaded with the first visit, once', async () => {
  const { endpoint, load } = openTestListener();
  const opened = await endpoint;
  expect(opened?.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(load).not.toHaveBeenCalled();
  const paths = await Promise.all(
    ['/enter', '/orders'].map(async (path) => (await fetch(`${opened?.origin}${path}`)).text()),
  );
  expect(paths).toEqual(['/enter', '/orders']);
  expect(load).toHaveBeenCalledOnce();
  await opened?.close();
});

test('a load that fails is an answer, and is tried again', async () => {
  const { endpoint, load } = openTestListener();
  const opened = await endpoint;
  load.mockRejectedValueOnce(new Error('The disk is gone'));
  const url = `${opened?.origin}/enter`;
  expect((await fetch(url)).status).toBe(500);
  expect((await fetch(url)).status).toBe(200);
  await opened?.close();
});

test('off is no admin', async () => {
  expect(await openTestListener({ port: 'off', origin: null }).endpoint).toBeNull();
});

test('a port that was set and is taken refuses the start', async () => {
  const taken = await takePort();
  await expect(openTestListener({ port: taken?.port ?? 0, origin: null }).endpoint).rejects.toThrow(
    /^Port \d+ of ADMIN_PORT cannot be listened on: /,
  );
  taken?.free();
});

test('where nothing was set and the usual port is taken, the shop starts without', async () => {
  const settings: AdminSettings = { port: null, origin: null };
  // Another program of this machine may have it already.
  const taken = await takePort(3001);
  const endpoint = await openTestListener(settings).endpoint;
  expect(endpoint).toBeNull();
  expect(await describeAdmin(settings, endpoint, {} as Queries)).toBe(
    'Admin: none, since port 3001 is in use. Set ADMIN_PORT to another port.',
  );
  taken?.free();
});
