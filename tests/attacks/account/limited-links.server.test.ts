/** A limit is called one: nobody is told that a good link or passkey is of no use, and it still is afterwards. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const { queries } = admin;

const ATTEMPTS = 10;

test('the sign-in of the admin says that it is limited, and takes the link later', async () => {
  const browser = admin.browser();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const wrong = await browser.submit('/enter', { code: 'AAAA-AAAA-AAAA-AAAA' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('This code is of no use');
  }
  const code = await inviteStaff(queries, { name: 'Ann', role: 'manager' });
  for (const path of ['/enter', '/enter.data']) {
    const limited = await browser.submit(path, { code });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = await limited.text();
    expect(text).not.toContain('of no use');
  }
  expect(await (await browser.submit('/enter', { code })).text()).toContain('Too many attempts');
  const passkey = testPasskey().answer({ challenge: 'x' });
  const byPasskey = await browser.postJson('/passkey/sign-in', passkey);
  expect(byPasskey.status).toBe(429);
  expect(Number(byPasskey.headers.get('retry-after'))).toBeGreaterThan(0);
  await queries.execute(sql`update rate_limit set window_ends_at = now()`);
  expect((await browser.submit('/enter', { code })).status).toBe(303);
  admin.takeLogged();
});
