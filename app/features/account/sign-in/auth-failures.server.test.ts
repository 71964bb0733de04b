import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

// What is printed to the console fails a test: see tests/run/fail-on-console.ts.
test.each([
  ['a registration', 'account'],
  ['a sign-in', 'session'],
] as const)(
  'a failed statement of %s is logged once, without its parameters',
  async (what, table) => {
    const database = await testDatabase();
    const shop = await testShop({ database });
    const email = newEmail();
    if (what === 'a sign-in') await shop.visitor().register(email);
    await database.queries.execute(sql.raw(`alter table ${table} drop column updated_at`));
    shop.takeLogged();

    const visitor = shop.visitor();
    const call = what === 'a sign-in' ? 'sign-in/email' : 'sign-up/email';
    const body = { email, password: PASSWORD, name: '' };
    expect((await visitor.post(`/api/auth/${call}`, body)).status).toBe(500);
    const lines = shop.takeLogged();
    expect(lines.filter(({ err }) => err)).toHaveLength(1);
    const text = JSON.stringify(lines);
    expect(text).toContain('updated_at');
    for (const secret of [email, PASSWORD, 'params']) expect(text).not.toContain(secret);
    // The salt and the hash of a password, and the token of a session.
    expect(text).not.toMatch(/[0-9a-f]{32}|\b[A-Za-z0-9]{32}\b/);
    await shop.close();
  },
);

test('a call of a foreign page is refused, which is no error of the shop', async () => {
  const shop = await testShop();
  const visitor = shop.visitor();
  await visitor.register();
  const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
  expect((await visitor.post('/api/auth/sign-out', {}, foreign)).status).toBe(403);
  expect(shop.takeLogged()).toEqual([]);
  await shop.close();
});
