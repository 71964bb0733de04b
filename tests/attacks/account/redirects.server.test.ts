/** Nothing that a request says leads a browser from the shop, or from its admin, to another site. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readReturnPath } from 'stripe-simulator/shopper/return-path.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_ENDPOINTS } from '#app/features/account/sign-in/auth-request.ts';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { pathOf } from '#tests/fixtures/mailed-link.ts';
import { HOSTILE_PATHS, hostilePath, SEED } from '#tests/network/hostile-paths.ts';
import {
  ADMIN_ORIGIN,
  type StaffBrowser,
  type TestAdmin,
  testAdmin,
} from '#tests/shop/test-admin.ts';
import { newEmail, PASSWORD, type TestVisitor } from '#tests/shop/test-visitor.ts';

const SHOP_ORIGIN = 'http://localhost';
const RUNS = 40;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Of the order, which goes there already: again and again that is done. */
const ADDRESS = {
  ...{ line1: '1 Street', line2: '', city: 'Oslo', region: '', postalCode: '0150', country: 'NO' },
};
const TYPED_ADDRESS = {
  ...{ name: 'Ann Lee', 'address-line1': '1 Street', 'address-level2': 'Oslo' },
  ...{ 'postal-code': '0150', country: 'NO' },
};

let admin: TestAdmin;
let staff: StaffBrowser;
let visitor: TestVisitor;
let member: TestVisitor;
let order: string;
let orderPath: string;
let sharedPath: string;
beforeAll(async () => {
  admin = await testAdmin();
  staff = await admin.enter();
  visitor = admin.shop.visitor();
  member = admin.shop.visitor();
  await member.register();
  await admin.queries.update(product).set({ oldPaths: '/products/lamp', category: 'Lamps' });
  await visitor.add('book');
  sharedPath = (await submit('/shared', {})).headers.get('location') ?? '';
  order = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${order}`);
  const [row] = await admin.queries.select().from(orderTable);
  const shopper = row?.shopper ?? '';
  orderPath = pathOf(await orderLink(admin.queries, shopper, order));
  const contact = { shopper, paymentIntent: order, name: 'Ann Lee', address: ADDRESS };
  await admin.queries.insert(orderContact).values(contact);
});
afterAll(() => admin.close());

/** What a header can hold of a text. */
const inHeader = (text: string) => encodeURI(text.toWellFormed());
const query = (text: string) => String(new URLSearchParams({ q: text }));
const form = (fields: Record<string, string>) => String(new URLSearchParams(fields));

function submit(path: string, fields: Record<string, string>, headers = {}) {
  return visitor.post(path, form(fields), { headers: { ...FORM, ...headers } });
}

/** Requests of the one origin, each with a hostile text wherever one of its redirects could take it from. */
const SHOP: Record<string, (text: string) => Promise<Response>> = {
  'app/features/basket/routes/basket.tsx': (text) =>
    submit(
      '/basket',
      { type: 'ADD_TO_BASKET', variant: 'book', next: text },
      { referer: `${SHOP_ORIGIN}${inHeader(text)}` },
    ),
  'app/features/basket/routes/basket-link.tsx': (text) =>
    submit(`/basket/${encodeURIComponent(text.toWellFormed())}?${query(text)}`, { next: text }),
  'app/features/basket/routes/share.ts': (text) =>
    submit('/shared', { list: text, next: text }, { referer: inHeader(text) }),
  'app/features/basket/routes/shared-basket.tsx': (text) =>
    submit(`${sharedPath}?${new URLSearchParams({ find: text, next: text })}`, { do: 'disallow' }),
  'app/features/basket/routes/wish-list.tsx': (text) =>
    submit(
      '/wish-list',
      { add: 'book', next: text },
      { referer: `${SHOP_ORIGIN}${inHeader(text)}` },
    ),
  'app/features/orders/routes/order.tsx': (text) =>
    submit(`${orderPath}&${query(text)}`, { do: 'claim', next: text }, { referer: inHeader(text) }),
  'app/features/orders/routes/order-address.tsx': (text) =>
    submit(
      `${orderPath.replace('?', '/address?')}&${query(text)}`,
      { ...TYPED_ADDRESS, next: text },
      { referer: inHeader(text) },
    ),
  'app/features/orders/routes/order-return.tsx': (text) =>
    submit(
      `${orderPath.replace('?', '/return?')}&${query(text)}`,
      { do: 'send', next: text },
      { referer: inHeader(text) },
    ),
  'app/features/reviews/routes/order-review.tsx': (text) =>
    submit(`${orderPath.replace('?', '/review?')}&${query(text)}`, { do: 'ask', back: text }),
  'app/features/catalogue/routes/category.tsx': (text) =>
    visitor.get(`/category/Sound?${query(text)}`),
  'app/features/catalogue/routes/search.tsx': (text) =>
    visitor.get(`/search?${new URLSearchParams({ category: text, sort: text, next: text })}`),
  'app/features/catalogue/routes/not-found.tsx': (text) =>
    visitor.get(`/${encodeURIComponent(text.toWellFormed())}/products/lamp?${query(text)}`),
  'app/features/catalogue/routes/product.tsx': (text) =>
    submit(`/product/23445930?${new URLSearchParams({ variant: text, next: text })}`, {
      next: text,
      email: 'ann@example.com',
    }),
  'app/features/payment/routes/payment.tsx': (text) =>
    submit(`/Payment?${new URLSearchParams({ payment_intent: text, next: text })}`, { next: text }),
  'app/features/payment/routes/save-choice.server.ts': (text) =>
    submit(`/Payment?${query(text)}`, { intent: 'code', code: text, next: text }),
  'app/features/payment/routes/payment-return.tsx': (text) =>
    visitor.get(
      `/Payment/return?${new URLSearchParams({ payment_intent: order, return_url: text, redirect_status: text })}`,
    ),
  'app/features/account/routes/addresses.tsx': (text) =>
    member.post(
      `/account/addresses?${new URLSearchParams({ from: text, edit: text, next: text })}`,
      form({ remove: crypto.randomUUID(), from: text, next: text }),
      { headers: { ...FORM, referer: inHeader(text) } },
    ),
  'app/features/account/routes/sign-out.tsx': (text) => visitor.get(`/sign-out?${query(text)}`),
};
const ADMIN: Record<string, (text: string) => Promise<Response>> = {
  'admin/root.tsx': (text) => admin.browser().get(`/${inHeader(text).replace(/[#?]/g, '')}`),
  'admin/find.ts': (text) => staff.get(`/find?${query(text)}`),
  'admin/staff/enter-page.tsx': (text) =>
    staff.get(`/enter?${new URLSearchParams({ next: text })}`),
  'server/admin/admin-address.ts': (text) =>
    admin.fetch(
      new Request(`http://127.0.0.1:3001/${inHeader(text).replace(/[#?]/g, '')}`, {
        headers: { host: '127.0.0.1:3001' },
      }),
    ),
};

/** Redirects that are tried in another way, and those of which nothing comes from a request. */
const ELSEWHERE = [
  'admin/uploads/receive-picture.server.ts',
  'admin/operations/operation-action.server.ts',
  'packages/stripe-simulator/shopper/card-form.ts',
  'server/http/book-downloads.ts',
  'server/http/pages/web-manifest.ts',
];

/** Begins with a letter after its one slash, or is the home page: no resolving makes a host of it. */
const FIXED = /redirect\(\s*(?:'\/(?:[A-Za-z][^']*)?'|`\/[A-Za-z])/g;

test('every redirect of the code is to a page that it names itself, or is tried here', () => {
  const files = globSync('{app,admin,server,packages/stripe-simulator}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const untried = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(FIXED, '');
    return /\bredirect\((?!location: string)/.test(code);
  });
  const tried = [...Object.keys(SHOP), ...Object.keys(ADMIN), ...ELSEWHERE];
  expect(untried.filter((file) => !tried.includes(file))).toEqual([]);
  expect(untried.length).toBeGreaterThan(5);
});

describe.each([
  [SHOP_ORIGIN, SHOP],
  [ADMIN_ORIGIN, ADMIN],
] as const)('a redirect of %s stays there', (origin, requests) => {
  test.each(Object.keys(requests))('%s', async (name) => {
    const send = requests[name];
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(hostilePath(), async (text) => {
        const location = (await send?.(text))?.headers.get('location');
        if (!location) return;
        redirects += 1;
        expect(new URL(location, `${origin}/some/page`).origin).toBe(origin);
      }),
      { seed: SEED, numRuns: RUNS, examples: HOSTILE_PATHS.map((path) => [path]) },
    );
    // A category page is the one of these that only a category of the catalogue has.
    if (name !== 'app/features/catalogue/routes/search.tsx') expect(redirects).toBeGreaterThan(5);
  });
});

test('the form of a card without scripts leads back to a path of the shop, or nowhere', () => {
  fc.assert(
    fc.property(hostilePath(), (text) => {
      const path = readReturnPath(text);
      if (path === null) return;
      expect(new URL(path, SHOP_ORIGIN).origin).toBe(SHOP_ORIGIN);
      expect(new URL(new URL(path, SHOP_ORIGIN).pathname, SHOP_ORIGIN).origin).toBe(SHOP_ORIGIN);
    }),
    { seed: SEED, examples: HOSTILE_PATHS.map((path) => [path]) },
  );
});

test.each(Object.entries(AUTH_ENDPOINTS))(
  'no call of %s takes a page from its request',
  async (endpoint, method) => {
    const email = newEmail();
    const one = admin.shop.visitor();
    if (endpoint !== '/sign-up/email') await one.register(email);
    for (const path of HOSTILE_PATHS.slice(0, 8)) {
      const pages = {
        redirectTo: path,
        callbackURL: path,
        errorCallbackURL: path,
        newUserCallbackURL: path,
        currentURL: path,
      };
      const body = { email, password: PASSWORD, newPassword: PASSWORD, token: 'none', ...pages };
      const headers = {
        referer: `${SHOP_ORIGIN}${inHeader(path)}`,
        'x-forwarded-host': 'evil.example',
      };
      const answer = await one.request(
        method,
        `/api/auth${endpoint}?${new URLSearchParams(pages)}`,
        method === 'POST' ? { body, headers } : { headers },
      );
      expect(answer.headers.get('location')).toBeNull();
      expect(await answer.text()).not.toContain('evil.example');
    }
  },
);
