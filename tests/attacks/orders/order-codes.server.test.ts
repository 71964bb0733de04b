/** Whoever has the link of a guest's mail keeps nobody from opening the order, and floods no mailbox. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { verification } from '#db/schema/auth-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { codeOf, guestOrder, mailedCodePaths } from '#tests/fixtures/guest-order.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const ADDRESS = '12 Harbour Lane';
const MONTH_SECONDS = 31 * 24 * 60 * 60;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const ordered = (email: string) => guestOrder({ shop, queries }, MONTH_SECONDS, { email });

/** The page after a form was posted. */
async function submit(visitor: TestVisitor, path: string, fields: Record<string, string>) {
  await visitor.post(path, String(new URLSearchParams(fields)), { headers: FORM });
  return (await visitor.get(path)).text();
}

const codes = async (email: string) => (await mailedCodePaths(queries, email)).map(codeOf);

test('wrong codes, however many, leave the right one as it is', async () => {
  const { path } = await ordered('a@example.com');
  const [owner, stranger] = [shop.visitor(), shop.visitor()];
  await submit(owner, path, { do: 'send-code' });
  const [code = ''] = await codes('a@example.com');
  for (let n = 0; n < 30; n += 1) {
    const answer = await submit(stranger, path, { do: 'open', code: 'CCCCCCCCCCCC' });
    expect(answer).toContain('This is not the code');
  }
  expect(await submit(owner, path, { do: 'open', code })).toContain(ADDRESS);
});

test('requests of strangers for a code are one mail in ten minutes, and end no code', async () => {
  const { id, path } = await ordered('b@example.com');
  const owner = shop.visitor();
  await submit(owner, path, { do: 'send-code' });
  for (let n = 0; n < 12; n += 1) {
    const answer = await submit(shop.visitor(), path, { do: 'send-code' });
    expect(answer).toContain('A code is on its way to you');
  }
  expect(await codes('b@example.com')).toHaveLength(1);
  await queries
    .update(verification)
    .set({ createdAt: sql`created_at - interval '10 minutes'` })
    .where(sql`split_part(value, ' ', 2) = ${id}`);
  await submit(shop.visitor(), path, { do: 'send-code' });
  const [first = '', second = ''] = await codes('b@example.com');
  expect(await submit(owner, path, { do: 'open', code: first })).toContain(ADDRESS);
  expect(await submit(shop.visitor(), path, { do: 'open', code: second })).toContain(ADDRESS);
});

test('of those who ask at the same moment one mail comes', async () => {
  const { path } = await ordered('c@example.com');
  const asking = Array.from({ length: 8 }, () => submit(shop.visitor(), path, { do: 'send-code' }));
  await Promise.all(asking);
  expect(await codes('c@example.com')).toHaveLength(1);
});
