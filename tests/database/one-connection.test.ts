/** What staff does in a transaction asks nothing beside it: the embedded database has one connection, and would wait for ever. */
import { afterAll, expect, test } from 'vitest';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testShop();
afterAll(() => shop.close());
const run = testShell(shop.services);

test('staff deletes an account', async () => {
  const email = newEmail();
  await shop.visitor().register(email);
  expect(await run('customers', 'delete', email, '--yes')).toMatchObject({ code: 0 });
});

test('a draft order that two calls change by one key is read once it is changed', async () => {
  const { out } = await run('drafts', 'make', '--json');
  const { draft } = JSON.parse(out);
  const add = () =>
    run('drafts', 'set-units', draft, 'book', '--units', '2', '--key', 'once', '--json');
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  expect(answers[1]?.out).toBe(answers[0]?.out);
});
