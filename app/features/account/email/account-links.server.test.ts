import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { sendResetLink } from './account-links.server.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());

/** Does this as soon as a transaction has ended. */
function afterTransaction(work: () => Promise<unknown>): Queries {
  return new Proxy(queries, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return async (...given: Parameters<Queries['transaction']>) => {
        const answer = await target.transaction(...given);
        await work();
        return answer;
      };
    },
  });
}

async function mailsOf(uid: string) {
  const rows = await queries.select().from(mail).where(eq(mail.shopper, uid));
  return rows.map(({ kind }) => kind);
}

test('an account that is deleted before its link is queued is mailed none', async () => {
  const [ann, bert] = ['ann', 'bert'].map((uid) => ({
    ...{ uid, email: `${uid}@example.com`, place: 'home' },
  }));
  if (!ann || !bert) throw new Error('There is nobody');
  for (const { uid, email } of [ann, bert]) {
    await queries.insert(user).values({ id: uid, name: '', email });
  }
  await sendResetLink(
    afterTransaction(async () => {
      await queries.execute(sql`delete from verification where split_part(value, ' ', 1) = 'ann'`);
      await queries.execute(sql`delete from "user" where id = 'ann'`);
    }),
    ann,
  );
  await sendResetLink(queries, bert);
  expect(await mailsOf('ann')).toEqual([]);
  expect(await mailsOf('bert')).toEqual(['password_reset']);
});
