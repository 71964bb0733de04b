/**
 * Every page of the admin from its table: whoever is not let in reads nothing and changes nothing, and whoever is gets
 * an answer to whatever the forms, the path and the headers hold. What a role may do is tried in
 * operations/table/scopes-of-operations.server.test.ts.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#admin/routes.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { createAdminApp } from '#server/admin/admin-app.ts';
import { importShop } from '#server/build/build-once.ts';
import { ADDED_UP, readAllRows } from '#tests/fixtures/all-rows.ts';
import {
  ADMIN_ORIGIN,
  type StaffBrowser,
  type TestAdmin,
  testAdmin,
} from '#tests/shop/test-admin.ts';
import { TEST_SECRET } from '#tests/shop/test-settings.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';
import {
  BODY_TRICKS,
  EVIL,
  type Form,
  fieldTricks,
  formsOf,
  HEADER_TRICKS,
  pathsOf,
  pathTricks,
} from './tricks.ts';

const NAME = 'Olga Secretowner';
const FORM = 'application/x-www-form-urlencoded';
/** What is open to who is not signed in. */
const SIGN_IN_PAGES = ['/enter', '/welcome', '/sign-out'];

let admin: TestAdmin;
let owner: StaffBrowser;
let email: string;
let values: string[];
beforeAll(async () => {
  admin = await testAdmin();
  owner = await admin.enter();
  email = newEmail();
  const shopper = admin.shop.visitor();
  const uid = await shopper.register(email);
  await shopper.add('book');
  const intent = await shopper.pay();
  await shopper.put(`/api/users/${uid}/orders/${intent}`);
  await admin.queries
    .update(orderContact)
    .set({ name: NAME, email })
    .where(eq(orderContact.paymentIntent, intent));
  values = [intent, uid, 'book', '12321341', '0', '../..', '\0', EVIL];
});
afterAll(() => admin.close());

const PATTERNS = routes.map(({ path = '' }) => path);
const pages = () => PATTERNS.flatMap((pattern) => pathsOf(pattern, values));
const onePathEach = () => PATTERNS.map((pattern) => pathsOf(pattern, values)[0] ?? '/');
const allRows = () =>
  readAllRows(admin.queries, { without: ['staff_session', 'rate_limit', ...ADDED_UP] });

type Asked = { method?: string; body?: string; headers?: Record<string, string> };

async function ask(browser: StaffBrowser, path: string, { method = 'GET', body, headers }: Asked) {
  const init = { ...(body !== undefined && { body }), ...(headers && { headers }) };
  const answer = await browser.request(method, path, init);
  if (answer.headers.get('content-type')?.includes('event-stream')) {
    await answer.body?.cancel();
    return { status: answer.status, text: '', location: '' };
  }
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, text: await answer.text(), location };
}

async function problemsOf(path: string, asked: Asked, what = ''): Promise<string[]> {
  const { status, location } = await ask(owner, path, asked);
  const said = `${what} ${asked.method ?? 'GET'} ${path.slice(0, 100)} ${JSON.stringify(asked.headers ?? {}).slice(0, 100)}`;
  return [
    ...(status > 499 ? [`${said}: ${status}`] : []),
    ...(location.includes(EVIL) ? [`${said}: ${location}`] : []),
  ];
}

const failedLines = () =>
  admin
    .takeLogged()
    .filter(({ level }) => level >= 50)
    .map(({ msg }) => msg);

test('whoever is not let in reads nothing of any page, and changes nothing by it', async () => {
  const before = await allRows();
  const stranger = admin.browser();
  const problems: string[] = [];
  for (const path of pages()) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: 'operation=settings.set&name=x' } : {};
      const asked = { method, ...body, headers: { 'content-type': FORM } };
      const { status, text } = await ask(stranger, path, asked);
      const isRead = [NAME, email].some((secret) => text.includes(secret));
      const isIn = status < 300 && !SIGN_IN_PAGES.some((page) => path.startsWith(page));
      if (status > 499 || isRead || isIn) problems.push(`${method} ${path}: ${status}`);
    }
  }
  expect([...problems, ...failedLines()]).toEqual([]);
  expect(await allRows()).toEqual(before);
});

test('nothing is written from another site by the browser of an owner', async () => {
  const before = await allRows();
  const headers = {
    origin: `https://${EVIL}`,
    'sec-fetch-site': 'cross-site',
    'content-type': FORM,
  };
  const statuses = new Set<number>();
  for (const path of onePathEach()) {
    statuses.add((await ask(owner, path, { method: 'POST', body: 'x=1', headers })).status);
  }
  expect([...statuses]).toEqual([403]);
  expect(await allRows()).toEqual(before);
});

describe.for(PATTERNS.filter((pattern) => !SIGN_IN_PAGES.includes(`/${pattern}`)))(
  '/%s',
  (pattern) => {
    test('answers however it is asked, and leads to no other site', async () => {
      const [path = '/'] = pathsOf(pattern, values);
      const problems: string[] = [];
      for (const trick of pathTricks(path)) problems.push(...(await problemsOf(trick, {})));
      for (const headers of HEADER_TRICKS) {
        problems.push(...(await problemsOf(path, { headers })));
        problems.push(...(await problemsOf(path, { method: 'POST', headers })));
      }
      for (const [type, body] of BODY_TRICKS) {
        const headers = { 'content-type': type };
        problems.push(...(await problemsOf(path, { method: 'POST', body, headers })));
      }
      expect([...problems, ...failedLines()]).toEqual([]);
    });
  },
);

test('the calls beside the pages answer however they are asked', async () => {
  const { pages } = await importShop();
  const parts = {
    ...{ shop: admin.shop.services, origin: ADMIN_ORIGIN, isBehindProxy: false, shopFolder: null },
    ...{ shopUrl: () => '', warnings: () => [], environment: [] },
    authSecrets: [TEST_SECRET],
    clientAddress: (remote: string) => remote,
  } as const;
  const paths = createAdminApp(parts, pages, null)
    .routes.map(({ path }) => path)
    .filter((path) => path !== '*' && path !== '/*');
  expect(paths).toContain('/passkey/register');
  const problems: string[] = [];
  for (const pattern of new Set(paths)) {
    for (const path of pathsOf(pattern.slice(1), ['orders/list', 'x'])) {
      for (const method of ['GET', 'POST']) {
        for (const trick of pathTricks(path))
          problems.push(...(await problemsOf(trick, { method })));
        for (const headers of HEADER_TRICKS) {
          problems.push(...(await problemsOf(path, { method, headers })));
        }
      }
      for (const [type, body] of BODY_TRICKS) {
        const headers = { 'content-type': type };
        problems.push(...(await problemsOf(path, { method: 'POST', body, headers })));
      }
    }
  }
  expect([...problems, ...failedLines()]).toEqual([]);
});

/** Those of the first of these paths that is found. */
async function formsAt(paths: readonly string[]): Promise<Form[]> {
  for (const path of paths) {
    const { status, text } = await ask(owner, path, {});
    if (status === 200) return formsOf(text, path);
  }
  return [];
}

test('a field of a form that is absent, doubled, no text, no number or of 1 MB is answered', async () => {
  const forms = new Map<string, Form>();
  for (const pattern of PATTERNS) {
    for (const form of await formsAt(pathsOf(pattern, values))) {
      const key = `${form.fields.map(([name, value]) => (name === 'operation' ? value : name))}`;
      if (!SIGN_IN_PAGES.includes(form.action)) forms.set(key, form);
    }
  }
  expect(forms.size).toBeGreaterThan(60);
  const problems: string[] = [];
  for (const form of forms.values()) {
    for (const [what, body] of fieldTricks(form)) {
      const asked = { method: 'POST', body, headers: { 'content-type': FORM } };
      problems.push(...(await problemsOf(form.action, asked, what)));
    }
  }
  expect([...problems, ...failedLines()]).toEqual([]);
}, 300_000);
