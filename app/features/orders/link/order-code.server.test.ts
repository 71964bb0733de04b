/** What a guest's link shows after 30 days, over HTTP and without scripts. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { formatCode } from '#app/shared/text/code-letters.ts';
import { verification } from '#db/schema/auth-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { codeOf, guestOrder, mailedCodePaths } from '#tests/fixtures/guest-order.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const ADDRESS = '12 Harbour Lane';
const MONTH_SECONDS = 31 * 24 * 60 * 60;

type Visitor = ReturnType<typeof shop.visitor>;

/** The order, 31 days old, of a guest who gave this e-mail, by the path of its mail. */
const ordered = (email: string | null) =>
  guestOrder({ shop, queries }, MONTH_SECONDS, email ? { email } : null);

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

/** Posts a form as a browser without scripts, and follows to the page. */
async function submit(visitor: Visitor, path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await visitor.post(path, String(new URLSearchParams(fields)), { headers });
  expect(answer.status).toBe(303);
  return textOf(await visitor.get(path));
}

const mailedPaths = (email: string) => mailedCodePaths(queries, email);

/** Opens all of the order in this browser, by the code that is mailed. */
async function open(visitor: Visitor, path: string, email: string): Promise<string> {
  await submit(visitor, path, { do: 'send-code' });
  return submit(visitor, path, { do: 'open', code: codeOf((await mailedPaths(email)).at(-1)) });
}

test('an account claims an order by its link and code, and another one is told that it is gone', async () => {
  const { id, path } = await ordered('flo@example.com');
  const [one, other] = [shop.visitor(), shop.visitor()];
  await one.register();
  await other.register();
  await open(one, path, 'flo@example.com');
  await open(other, path, 'flo@example.com');
  expect(await textOf(await one.get(path))).toContain('Keep this order in my account');
  const answer = await submit(one, path, { do: 'claim' });
  expect(answer).toContain('The order is in your account');
  expect(answer).toContain(ADDRESS);
  expect(answer).not.toContain('Keep this order');
  expect((await one.get(`/orders/${id}`)).status).toBe(200);
  expect(await submit(one, path, { do: 'claim' })).toContain('The order is in your account');
  expect(await textOf(await other.get(path))).not.toContain('Keep this order');
  expect(await submit(other, path, { do: 'claim' })).toContain('This order is in another account');
  expect((await other.get(`/orders/${id}`)).status).toBe(404);
});

test('nobody claims an order without being signed in', async () => {
  const { path } = await ordered('flo@example.com');
  const visitor = shop.visitor();
  await open(visitor, path, 'flo@example.com');
  expect(await textOf(await visitor.get(path))).not.toContain('Keep this order');
  expect(await submit(visitor, path, { do: 'claim' })).toContain('You are not signed in');
});

describe('after 30 days the link of a guest', () => {
  test('shows where the order goes to whoever types the code that is mailed', async () => {
    const { path } = await ordered('ann@example.com');
    const visitor = shop.visitor();
    expect(await textOf(await visitor.get(path))).not.toContain(ADDRESS);
    expect(await submit(visitor, path, { do: 'send-code' })).toContain('A code is on its way');
    const [mailed = ''] = await mailedPaths('ann@example.com');
    // The link of the mail fills the code in, and spends nothing.
    const page = await (await visitor.get(mailed)).text();
    expect(page).toContain(`value="${formatCode(codeOf(mailed))}"`);
    expect(page).not.toContain(ADDRESS);
    const typed = codeOf(mailed).toLowerCase().replace(/^..../, '$& ');
    expect(await submit(visitor, path, { do: 'open', code: typed })).toContain(ADDRESS);
    expect(await textOf(await visitor.get(path))).toContain(ADDRESS);
    // Another browser, and the same code once more.
    const other = shop.visitor();
    expect(await textOf(await other.get(path))).not.toContain(ADDRESS);
    const again = await submit(other, path, { do: 'open', code: codeOf(mailed) });
    expect(again).toContain('This is not the code');
    expect(again).not.toContain(ADDRESS);
  });

  test('opens this order alone, for an hour', async () => {
    const [one, other] = [await ordered('bo@example.com'), await ordered('bo@example.com')];
    const visitor = shop.visitor();
    await submit(visitor, one.path, { do: 'send-code' });
    const code = codeOf((await mailedPaths('bo@example.com'))[0]);
    expect(await submit(visitor, other.path, { do: 'open', code })).not.toContain(ADDRESS);
    expect(await submit(visitor, one.path, { do: 'open', code })).toContain(ADDRESS);
    expect(await textOf(await visitor.get(other.path))).not.toContain(ADDRESS);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60 * 1_000);
    const text = await textOf(await visitor.get(one.path)).finally(() => clock.mockRestore());
    expect(text).not.toContain(ADDRESS);
  });

  test('takes no code that is over', async () => {
    const { path } = await ordered('cy@example.com');
    const visitor = shop.visitor();
    await submit(visitor, path, { do: 'send-code' });
    const [code] = (await mailedPaths('cy@example.com')).map(codeOf);
    await queries.update(verification).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await submit(visitor, path, { do: 'open', code: code ?? '' })).toContain(
      'This is not the code',
    );
  });

  test('says so where there is no address to send a code to', async () => {
    const { path } = await ordered(null);
    expect(await submit(shop.visitor(), path, { do: 'send-code' })).toContain(
      'There is no e-mail address of this order any more',
    );
  });

  test('has only the hash of a code in the database', async () => {
    const { path } = await ordered('ed@example.com');
    await submit(shop.visitor(), path, { do: 'send-code' });
    const code = codeOf((await mailedPaths('ed@example.com'))[0]);
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWX34679]{12}$/);
    expect(JSON.stringify(await queries.select().from(verification))).not.toContain(code);
  });
});
