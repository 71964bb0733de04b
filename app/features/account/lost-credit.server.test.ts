/** Whoever deletes an account reads before that how much store credit is lost with it; so does staff. */
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { giveStoreCredit } from '#app/features/credits/credit-store.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { mailedLink, pathOf } from '#tests/fixtures/mailed-link.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testShop({ built: await importShop() });
const { queries } = shop.services.database;
afterAll(() => shop.close());
const run = testShell(shop.services);

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

async function owner(cents: number) {
  const visitor = shop.visitor();
  const email = newEmail();
  const uid = await visitor.register(email);
  if (cents > 0) await giveStoreCredit(queries, uid, cents, 'olga');
  return { visitor, email, uid };
}

/** The page of the link that deletes. */
async function deletionPage({ visitor, uid }: Awaited<ReturnType<typeof owner>>): Promise<string> {
  await visitor.post('/account', 'intent=ask-deletion', FORM);
  const isIt = and(eq(mail.shopper, uid), eq(mail.kind, 'confirm_deletion'));
  const [sent] = await queries.select().from(mail).where(isIt);
  if (!sent) throw new Error('The mail was not sent');
  return (await visitor.get(pathOf(await mailedLink(queries, sent)))).text();
}

test('the page of the link says how much, and nothing where nothing is', async () => {
  const [rich, poor] = [await owner(3_000), await owner(0)];
  expect(await deletionPage(rich)).toContain('Your store credit of $30.00 is lost');
  const without = await deletionPage(poor);
  expect(without).toContain('Delete your account?');
  expect(without).not.toContain('store credit');
});

test('staff is asked with how much', async () => {
  const [rich, poor] = [await owner(3_000), await owner(0)];
  const asked = async ({ email }: { email: string }) =>
    (await run('customers', 'delete', email)).asked;
  expect(await asked(rich)).toContain('$30.00 of store credit is lost with it.');
  expect(await asked(poor)).not.toContain('store credit');
});
