/** The customers of the admin over HTTP: found, signed out, downloaded, forgotten. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '#db/schema/auth-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { type StaffBrowser, testAdmin } from '#tests/test-admin.ts';
import { newEmail, PASSWORD } from '#tests/test-visitor.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
let staff: StaffBrowser;
beforeAll(async () => {
  staff = await admin.enter();
});
afterAll(() => admin.close());

/** An account with a paid order. */
async function customer() {
  const visitor = shop.visitor();
  const email = newEmail();
  const uid = await visitor.register(email);
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return { visitor, email, uid, id };
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
  await staff.submit(`/customers/${uid}`, { do: 'sign-out' });
  expect(await staff.textOf(`/customers/${uid}`)).toContain('None is open.');
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(0);
});

test('what is kept of a customer is downloaded, which is recorded', async () => {
  const { email, uid } = await customer();
  const answer = await staff.get(`/customers/${uid}/data`);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.json()).toMatchObject({ uid, user: [{ email }] });
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, uid));
  expect(acts).toMatchObject([{ act: 'customer_downloaded', outcome: 'done' }]);
  expect((await staff.get('/customers/nobody/data')).status).toBe(404);
});

test('a customer is forgotten only by who types the e-mail, and the books stay', async () => {
  const { visitor, email, uid, id } = await customer();
  const forget = (typed: string) =>
    staff.submit(`/customers/${uid}`, { do: 'delete', email: typed });
  expect((await forget('')).status).toBe(400);
  expect((await forget(email)).status).toBe(303);
  expect((await staff.get(`/customers/${uid}`)).status).toBe(404);
  expect((await visitor.signIn(email, PASSWORD)).status).toBe(401);
  expect(await queries.$count(order, eq(order.paymentIntent, id))).toBe(1);
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, uid));
  expect(JSON.stringify(acts)).not.toContain(email);
});
