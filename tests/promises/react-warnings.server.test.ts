/**
 * React for development warns of what is wrong with a page: a list without keys, an element where none may stand, an
 * attribute that HTML lacks. Most tests run React as a shop does (vitest.config.ts), which warns of nothing.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import adminRoutes from '#admin/routes.ts';
import shopRoutes from '#app/routes.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { type Form, fieldTricks, formsOf, pathsOf } from '#tests/attacks/tables/tricks.ts';
import { type StaffBrowser, type TestAdmin, testAdmin } from '#tests/shop/test-admin.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

type Browser = Pick<TestVisitor, 'get' | 'request'>;

let admin: TestAdmin;
let owner: StaffBrowser;
let shopper: TestVisitor;
/** What stands for the parts of a path that vary. */
let values: string[];
beforeAll(async () => {
  admin = await testAdmin();
  owner = await admin.enter();
  shopper = admin.shop.visitor();
  const uid = await shopper.register();
  await shopper.add('book');
  const intent = await shopper.pay();
  await shopper.put(`/api/users/${uid}/orders/${intent}`);
  await shopper.add('book', 'cable');
  const [row] = await admin.queries.select().from(orderTable);
  values = [intent, uid, row?.number ?? '', 'book', 'nothing'];
});
afterAll(() => admin.close());

const isPage = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** The answer at the first of these paths that is found, else at the last. */
async function show(browser: Browser, paths: readonly string[]): Promise<Response> {
  const [path = '/', ...others] = paths;
  const answer = await browser.get(path);
  if (answer.status === 200 || others.length === 0) return answer;
  await answer.body?.cancel();
  return show(browser, others);
}

/** Shows each page of the table, and what comes of each of its forms when its first field is absent. */
async function showAll(browser: Browser, table: readonly { path?: string | undefined }[]) {
  const forms = new Map<string, Form>();
  let shown = 0;
  for (const { path = '' } of table) {
    const answer = await show(browser, pathsOf(path, values));
    if (!isPage(answer)) {
      await answer.body?.cancel();
      continue;
    }
    shown += 1;
    for (const form of formsOf(await answer.text(), path)) {
      const key = form.fields.map(([name, value]) => (name === 'operation' ? value : name));
      if (!/sign-out|card-simulator/.test(form.action)) forms.set(`${form.action} ${key}`, form);
    }
  }
  for (const form of forms.values()) {
    const [[, body] = []] = fieldTricks(form);
    const answer = await browser.request('POST', form.action, { body: body ?? '', headers: FORM });
    await answer.text();
  }
  return { shown, forms: forms.size };
}

test('is for development here', () => {
  expect(process.env.NODE_ENV).toBe('test');
});

test('says nothing of any page of the shop, for a stranger and for a shopper with an order', async () => {
  const seen = await showAll(admin.shop.visitor('203.0.113.8'), shopRoutes);
  expect(seen.shown).toBeGreaterThan(30);
  const own = await showAll(shopper, shopRoutes);
  expect(own.shown).toBeGreaterThan(30);
  expect(own.forms).toBeGreaterThan(10);
});

test('says nothing of any page of the admin', async () => {
  const seen = await showAll(owner, adminRoutes);
  expect(seen.shown).toBeGreaterThan(30);
  expect(seen.forms).toBeGreaterThan(30);
});
