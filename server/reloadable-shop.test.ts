import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AUTH_LIMIT } from '#app/features/shopper/rate-limits.server.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { openDevShop } from './reloadable-shop.ts';
import { readSettings } from './settings/settings.ts';

test('npm run dev takes the address of a client from the proxies of TRUST_PROXY', async () => {
  const dataDir = await newDataFolder();
  const read = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ADMIN_PORT: 'off' });
  if (!read.ok) throw new Error(read.message);
  const shop = await openDevShop(read.settings, {
    pages: () => Promise.reject(new Error('No pages are requested')),
    loadAdmin: () => Promise.reject(new Error('The admin is not asked for')),
    log: testLog().log,
    print: () => {},
  });

  /** The status of a sign-in by a client that the proxy names. */
  async function signIn(address: string): Promise<number> {
    const { status } = await shop.fetch(
      new Request('http://localhost:3000/api/auth/sign-in/email', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
      }),
    );
    return status;
  }

  await Promise.all(Array.from({ length: AUTH_LIMIT.max }, () => signIn('192.0.2.1')));
  expect(await signIn('192.0.2.1')).toBe(429);
  expect(await signIn('192.0.2.2')).toBe(401);
  await shop.close();
  rmSync(dataDir, { recursive: true });
}, 60_000);
