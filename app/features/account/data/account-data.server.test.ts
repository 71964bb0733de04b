import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, test } from 'vitest';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { PASSWORD } from '#tests/shop/test-visitor.ts';
import { ACCOUNT_TABLES } from './account-data.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);

type Document = Record<string, Record<string, unknown>[]> & { uid: string };

async function download(session: Parameters<typeof shop.accounts.data>[0]) {
  const pieces: string[] = [];
  for await (const piece of shop.accounts.data(session)) pieces.push(piece);
  const text = pieces.join('');
  return { pieces, text, document: JSON.parse(text) as Document };
}

describe('the download of an account', () => {
  test('has every table in which there is something of a shopper or an account', async () => {
    const rows = await rowsOf<{ name: string }>(
      queries,
      sql`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('shopper', 'user_id')`,
    );
    const listed = ACCOUNT_TABLES.map(({ table }) => getTableConfig(table).name);
    expect(listed).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    expect(listed).toEqual(expect.arrayContaining(['user', 'shopper', 'verification']));
  });

  test('has what is stored of it, nothing of anybody else, and nothing that opens it', async () => {
    const [ann, other] = [await accounts.register(), await accounts.register()];
    for (const { uid } of [ann, other]) {
      await shop.add(uid, 'book');
      await shop.settle(await shop.pay(uid));
      await shop.add(uid, 'tablet');
    }
    const { document, text } = await download(ann.session);
    expect(document.uid).toBe(ann.uid);
    expect(document.user).toMatchObject([{ email: ann.email, email_verified: false }]);
    expect(document.order).toMatchObject([{ amount_cents: 1196 }]);
    expect(document.basket_line).toMatchObject([{ variant: 'tablet' }]);
    expect(document.session).toHaveLength(1);
    expect(document.mail).toEqual(
      expect.arrayContaining([expect.objectContaining({ recipient: ann.email })]),
    );
    for (const hidden of [other.uid, other.email, PASSWORD, 'argon2id', '"token"', '"body"']) {
      expect(text).not.toContain(hidden);
    }
  });

  test('comes in pieces, however many rows there are', async () => {
    const { uid, session } = await accounts.register();
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select ${uid}, 'pi_' || n, '[]', n, n from generate_series(1, 1200) as n`);
    const { pieces, document } = await download(session);
    expect(new Set(document.order?.map((row) => row.payment_intent)).size).toBe(1_200);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  });
});
