/** The accounts of shoppers in the shell: found, signed out, handed out and forgotten. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { session, user, verification } from '#db/schema/auth-schema.ts';
import { order, refund } from '#db/schema/order-schema.ts';
import { auditLog, operationKey } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const shop = await testShop();
const { queries } = shop.services.database;
afterAll(() => shop.close());
const run = testShell(shop.services);
const customers = (...words: string[]) => run('customers', ...words);

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

function actsOn(uid: string) {
  return queries.select().from(auditLog).where(eq(auditLog.subject, uid));
}

test('a customer is found by e-mail in any case, and shown with orders and sessions', async () => {
  const { email, uid, id } = await customer();
  expect((await customers('find', email.toUpperCase())).out).toContain(uid);
  const { out } = await customers('show', email);
  expect(out).toMatch(new RegExp(`^${email}  ${uid}  since .*, not confirmed\nsigned in  `));
  expect(out).toMatch(new RegExp(`\\$11\\.96 .*${id}\n$`));
  expect((await customers('show', uid)).out).toBe(out);
  expect((await customers('find', 'nobody@example.com')).out).toBe('No account has this e-mail.\n');
  expect(await customers('show', 'nobody')).toMatchObject({ code: 1 });
});

test('a customer is signed out everywhere', async () => {
  const { uid } = await customer();
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(1);
  expect((await customers('sign-out', uid)).out).toBe('Signed out everywhere.\n');
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(0);
  expect(await actsOn(uid)).toMatchObject([{ act: 'customers.sign-out', outcome: 'done' }]);
});

test('what is kept of a customer is handed out, which is recorded, and no copy of it is kept', async () => {
  const { email, uid } = await customer();
  const { out } = await customers('download', email, '--key', uid);
  expect(JSON.parse(out)).toMatchObject({ uid, user: [{ email }] });
  const [act] = await actsOn(uid);
  expect(act).toMatchObject({ act: 'customers.download', outcome: 'done' });
  const kept = await queries.select().from(operationKey).where(eq(operationKey.key, uid));
  expect(kept).toMatchObject([{ answer: { uid, document: null } }]);
  expect(JSON.stringify([act, kept])).not.toContain(email);
  expect((await customers('download', email, '--key', uid)).out).toBe(
    'It was downloaded before.\n',
  );
});

test('a customer is forgotten by who says yes, and the books stay', async () => {
  const { visitor, email, uid, id } = await customer();
  const asked = await customers('delete', email);
  expect(asked.asked).toContain(`Delete the account of ${email}?`);
  expect(await queries.$count(user, eq(user.id, uid))).toBe(1);
  expect((await customers('delete', email, '--yes')).out).toBe('The account is deleted.\n');
  expect((await visitor.signIn(email, PASSWORD)).status).toBe(401);
  expect(await queries.$count(order, eq(order.paymentIntent, id))).toBe(1);
  const acts = await actsOn(uid);
  expect(acts).toMatchObject([{ act: 'customers.delete', outcome: 'done' }]);
  expect((await customers('delete', email, '--yes')).code).toBe(1);
  const all = await queries.select().from(auditLog);
  expect(JSON.stringify(all)).not.toContain(email);
});

test('what a customer has not paid is given up before the account is deleted', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register(newEmail());
  await visitor.add('book');
  await visitor.startPayment();
  expect(await customers('delete', uid, '--yes')).toMatchObject({ code: 0, err: '' });
  expect(await queries.$count(user, eq(user.id, uid))).toBe(0);
});

test('an account with a refund under way stays, with a record and no secret', async () => {
  const { uid, id } = await customer();
  const refunded = await run('orders', 'refund', id, '--reason', 'late', '--yes');
  expect(refunded.code).toBe(0);
  // It is made beside the answer, and would come after what is set here.
  const stateOf = () =>
    queries.select({ state: refund.state }).from(refund).where(eq(refund.paymentIntent, id));
  await expect.poll(stateOf, { timeout: 10_000 }).toEqual([{ state: 'refunded' }]);
  await queries.update(refund).set({ state: 'pending' }).where(eq(refund.paymentIntent, id));
  const { code, err } = await customers('delete', uid, '--yes');
  expect([code, err]).toEqual([1, 'A refund is under way. Delete the account when it is made.\n']);
  expect(await actsOn(uid)).toMatchObject([{ act: 'customers.delete', outcome: 'refused' }]);
  expect(await queries.$count(verification, eq(verification.value, uid))).toBe(0);
  expect(await queries.$count(user, eq(user.id, uid))).toBe(1);
});

test('what nothing can store names nobody', async () => {
  expect((await customers('show', 'a\0')).code).toBe(2);
});
