/**
 * Every page and call of the storefront, from their own tables: whoever asks, and however, gets no answer above 499,
 * nothing of anybody else's, and changes nothing of theirs. What is added to a table is attacked from then on.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { ADDED_UP, readAllRows } from '#tests/fixtures/all-rows.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { PASSWORD, type TestVisitor } from '#tests/shop/test-visitor.ts';
import { appCalls } from './app-calls.ts';
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

const EMAIL = 'olga.owner@example.com';
const NAME = 'Olga Secretowner';
const STREET = '1 Hidden Lane';
const FORM = 'application/x-www-form-urlencoded';

/** Rows that anybody makes of anybody by right: a mail with a link, and what counts it. */
const ANYBODYS = ['mail', 'verification', 'rate_limit', 'session', ...ADDED_UP];

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database });
const PATTERNS = routes.map(({ path = '' }) => path);
const calls = appCalls(shop.services);
let owner: TestVisitor;
let another: TestVisitor;
let uid: string;
let intent: string;
/** What nobody else may read. */
let secrets: string[];
/** What stands for the parts of a path that vary. */
let values: string[];
/** All that the owner's pages post: nothing here changes what they show. */
let forms: readonly Form[];

beforeAll(async () => {
  owner = shop.visitor();
  uid = await owner.register(EMAIL);
  await owner.add('book');
  const shared = await owner.post('/shared', '', { headers: { 'content-type': FORM } });
  intent = await owner.pay();
  await owner.put(`/api/users/${uid}/orders/${intent}`);
  await owner.add('book');
  const address = { line1: STREET, line2: '', city: 'Oslo', region: '', postalCode: '0150' };
  const contact = { name: NAME, address: { ...address, country: 'NO' }, email: EMAIL };
  await queries.update(orderContact).set(contact).where(eq(orderContact.paymentIntent, intent));
  const [row] = await queries.select().from(orderTable);
  another = shop.visitor('203.0.113.9');
  await another.register();
  await another.add('cable');
  secrets = [EMAIL, NAME, STREET, row?.number ?? 'no number'];
  const token = (shared.headers.get('location') ?? '').split('/').at(-1) ?? '';
  values = [intent, uid, token, row?.number ?? '', '12321341', 'book', '0', '../..', '\0', EVIL];
  forms = await formsOfOwner();
});
afterAll(() => shop.close());

const ownRows = () => readAllRows(queries, { without: ANYBODYS, holding: [uid, intent] });
const allRows = () => readAllRows(queries, { without: ['rate_limit', 'session', ...ADDED_UP] });
const pages = () => PATTERNS.flatMap((pattern) => pathsOf(pattern, values));
const apiPaths = () =>
  calls.flatMap(({ method, path }) => pathsOf(path.slice(1), values).map((one) => [method, one]));

const strangers = (): [string, TestVisitor][] => [
  ['nobody', shop.visitor('203.0.113.8')],
  ['another', another],
];

/** Reads a whole answer, but of a stream its head alone. */
async function readAnswer(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.includes('event-stream')) {
    await answer.body?.cancel();
    return '';
  }
  return answer.text();
}

type Asked = { method?: string; body?: string; headers?: Record<string, string> };

/** Problems of an answer to whoever is not the owner, or in whose answers nothing of theirs is sought. */
async function problemsOf(
  visitor: TestVisitor,
  path: string,
  { method = 'GET', body, headers = {} }: Asked = {},
  sought: readonly string[] = secrets,
): Promise<string[]> {
  const hasBody = !['GET', 'HEAD'].includes(method) && body !== undefined;
  const answer = await visitor.request(method, path, { headers, ...(hasBody && { body }) });
  const text = await readAnswer(answer);
  const asked = `${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 120)} ${(body ?? '').slice(0, 80)}`;
  const location = answer.headers.get('location') ?? '';
  return [
    ...(answer.status > 499 ? [`${asked}: ${answer.status}`] : []),
    ...sought
      // What was asked for may be named.
      .filter((secret) => text.includes(secret) && !path.includes(secret))
      .map((secret) => `${asked}: ${secret}`),
    ...(new URL(location, 'http://localhost').host === 'localhost'
      ? []
      : [`${asked}: ${location}`]),
  ];
}

/** Whoever has one of them is taken for the visitor. */
const secretCookies = ({ cookies }: TestVisitor) =>
  [...cookies].flatMap(([name, value]) => (/session|guest/.test(name) ? [value] : []));

/** The log since the last look: nothing failed, and no secret stands in it. */
function problemsOfLog(): string[] {
  const text = shop.linesOf().map((line) => JSON.stringify(line));
  const failed = shop.takeLogged().filter(({ level }) => level >= 50);
  const kept = [EMAIL, PASSWORD, STREET, ...secretCookies(owner), ...secretCookies(another)];
  return [
    ...failed.map(({ msg }) => `logged: ${msg}`),
    ...kept.filter((secret) => secret.length > 8 && text.some((line) => line.includes(secret))),
  ];
}

test('the tables are those of the shop', () => {
  expect(PATTERNS).toContain('orders/:id');
  expect(PATTERNS.length).toBeGreaterThan(40);
  expect(calls).toContainEqual({ method: 'POST', path: '/api/payments/create' });
  expect(calls).toContainEqual({ method: 'POST', path: '/api/auth/sign-in/email' });
  expect(calls).toContainEqual({ method: 'POST', path: '/api/books/:link' });
  expect(calls.length).toBeGreaterThan(30);
});

test('a call answers nothing of anybody else’s, and changes nothing of it', async () => {
  const before = await ownRows();
  const problems: string[] = [];
  for (const [, visitor] of strangers()) {
    for (const [method = 'GET', path = '/'] of apiPaths()) {
      const asked = { method: method === 'ALL' ? 'POST' : method, body: '{}' };
      const headers = { 'content-type': 'application/json' };
      problems.push(...(await problemsOf(visitor, path, { ...asked, headers })));
    }
  }
  expect([...problems, ...problemsOfLog()]).toEqual([]);
  expect(await ownRows()).toEqual(before);
});

/** All that the owner's pages post, each form once. */
async function formsOfOwner(): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const path of pages()) {
    const answer = await owner.get(path);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('html')) continue;
    for (const form of formsOf(await answer.text(), path)) {
      const key = `${form.action} ${form.fields.map(([name]) => name)}`;
      if (!form.action.startsWith('/card-simulator')) found.set(key, form);
    }
  }
  return [...found.values()];
}

test('what the owner’s pages post does nothing for a stranger', async () => {
  expect(forms.length).toBeGreaterThan(10);
  const before = await ownRows();
  const problems: string[] = [];
  for (const { action, fields } of forms) {
    for (const [, visitor] of strangers()) {
      // Signing out is the stranger's own.
      if (action === '/sign-out') continue;
      const body = String(new URLSearchParams(fields));
      const asked = { method: 'POST', body, headers: { 'content-type': FORM } };
      problems.push(...(await problemsOf(visitor, action, asked)));
    }
  }
  expect([...problems, ...problemsOfLog()]).toEqual([]);
  expect(await ownRows()).toEqual(before);
});

test('nothing is written from another site, whoever’s browser it is', async () => {
  const before = await allRows();
  const headers = {
    origin: `https://${EVIL}`,
    'sec-fetch-site': 'cross-site',
    'content-type': FORM,
  };
  const statuses = new Set<number>();
  const writes: [string, string][] = [
    ...forms.map(({ action }): [string, string] => ['POST', action]),
    ...calls
      .filter(({ method, path }) => method !== 'GET' && !/webhook/.test(path))
      .map(({ method, path }): [string, string] => [
        method === 'ALL' ? 'POST' : method,
        pathsOf(path.slice(1), [intent])[0] ?? path,
      ]),
  ];
  for (const [method, path] of writes) {
    const answer = await owner.request(method, path, { body: 'x=1', headers });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([403]);
  expect(await allRows()).toEqual(before);
});

/** Each page and call, by the methods that it is asked by. */
const ASKED = [
  ...PATTERNS.flatMap((pattern) => [
    ['GET', `/${pattern}`],
    ['POST', `/${pattern}`],
  ]),
  ...calls.map(({ method, path }) => [method === 'ALL' ? 'POST' : method, path]),
] as [method: string, pattern: string][];

describe('by somebody else', () => {
  let untouched: Awaited<ReturnType<typeof ownRows>>;
  beforeAll(async () => {
    untouched = await ownRows();
  });

  test.for(PATTERNS)('/%s shows nothing of the owner', async (pattern) => {
    const problems: string[] = [];
    for (const [, visitor] of strangers()) {
      for (const path of pathsOf(pattern, values))
        problems.push(...(await problemsOf(visitor, path)));
    }
    expect([...problems, ...problemsOfLog()]).toEqual([]);
  });

  describe.for(ASKED)('%s %s', ([method, pattern]) => {
    test('answers however it is asked, and names no other site', async () => {
      const [path = '/'] = pathsOf(pattern.slice(1), [intent]);
      const problems: string[] = [];
      const sent = method === 'GET' ? {} : { body: 'x=1', headers: { 'content-type': FORM } };
      for (const trick of pathTricks(path)) {
        problems.push(...(await problemsOf(another, trick, { method, ...sent })));
      }
      for (const trick of HEADER_TRICKS) {
        const asked = { method, ...sent, headers: { ...sent.headers, ...trick } };
        problems.push(...(await problemsOf(another, path, asked, [...secrets, EVIL])));
      }
      if (method !== 'GET') {
        for (const [type, body] of BODY_TRICKS) {
          const headers = { 'content-type': type };
          problems.push(...(await problemsOf(another, path, { method, body, headers })));
        }
      }
      await queries.delete(rateLimit);
      expect([...problems, ...problemsOfLog()]).toEqual([]);
    });
  });

  test('all of that changes nothing of the owner', async () => {
    expect(await ownRows()).toEqual(untouched);
  });
});

test('a field of the owner’s own forms that is absent, doubled, no text, no number or of 1 MB', async () => {
  const problems: string[] = [];
  for (const form of forms) {
    await owner.signIn(EMAIL);
    for (const [what, body] of fieldTricks(form)) {
      const asked = { method: 'POST', body, headers: { 'content-type': FORM } };
      const found = await problemsOf(owner, form.action, asked, []);
      problems.push(...found.map((problem) => `${what}: ${problem}`));
    }
    await queries.delete(rateLimit);
  }
  expect([...problems, ...problemsOfLog()]).toEqual([]);
}, 300_000);
