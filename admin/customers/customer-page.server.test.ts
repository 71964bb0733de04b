/** The customers of the admin over HTTP: found, signed out, downloaded, forgotten. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { session } from '#db/schema/auth-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

/** An account with a paid order. */
async function customer() {
  const visitor = shop.visitor();
  const email = newEmail();
  const uid = await visitor.register(email);
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return { email, uid };
}

test('a customer is found by e-mail, with orders and sessions', async () => {
  const { email, uid } = await customer();
  const answer = await staff.get(`/customers?q=${encodeURIComponent(email.toUpperCase())}`);
  expect(answer.headers.get('location')).toBe(`/customers/${uid}`);
  const text = await staff.textOf(`/customers/${uid}`);
  expect(text).toContain(email);
  expect(text).toContain('$11.96');
  expect(text).toContain('Sign out everywhere');
  expect(await staff.textOf('/customers?q=nobody@example.com')).toContain('No account has this');
  expect((await staff.get('/customers/nobody')).status).toBe(404);
});

test('a customer is signed out everywhere', async () => {
  const { uid } = await customer();
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(1);
  await staff.submit(`/customers/${uid}`, {
    operation: 'customers.sign-out',
    customer: uid,
  });
  expect(await staff.textOf(`/customers/${uid}`)).toContain('None is open.');
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(0);
});

test('what is kept of a customer is downloaded, which is recorded', async () => {
  const { email, uid } = await customer();
  const headers = await staff.request('HEAD', `/customers/${uid}/data`);
  expect([headers.status, await headers.text()]).toEqual([200, '']);
  const answer = await staff.get(`/customers/${uid}/data`);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.json()).toMatchObject({ uid, user: [{ email }] });
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, uid));
  expect(acts).toMatchObject([{ act: 'customers.download', outcome: 'done' }]);
  expect((await staff.get('/customers/nobody/data')).status).toBe(404);
});

test('a customer is forgotten by who says yes to what is asked', async () => {
  const { email, uid } = await customer();
  const forget = { operation: 'customers.delete', customer: uid };
  const asked = await staff.submit(`/customers/${uid}`, forget);
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain(`Delete the account of ${email}?`);
  expect((await staff.get(`/customers/${uid}`)).status).toBe(200);
  const done = await staff.submit(`/customers/${uid}`, { ...forget, confirmed: 'yes' });
  expect(done.status).toBe(303);
  expect((await staff.get(`/customers/${uid}`)).status).toBe(404);
});
