/** A guest's order stays the guest's: whoever has its link, and whatever becomes of an account that claims it. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import { storeMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import { mailBodies } from '#app/features/mail/mail-kinds.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { guestOrder } from '#tests/fixtures/guest-order.ts';
import { mailedLink, pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const BUYER = 'Buyer@example.com';
const STREET = '7 Buyer Street';
const ADDRESS = {
  ...{ line1: STREET, line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
const MONTH_SECONDS = 31 * 24 * 60 * 60;

const PERSON = { name: 'Bo Buyer', email: BUYER, address: ADDRESS };

const orderOfAge = (ageSeconds: number) => guestOrder({ shop, queries }, ageSeconds, PERSON);

/** An account in a browser that has claimed this order. */
async function claimer({ path }: { path: string }) {
  const visitor = shop.visitor();
  const email = newEmail();
  const uid = await visitor.register(email);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await visitor.post(path, 'do=claim', { headers });
  return { visitor, email, uid };
}

async function mailsTo(recipient: string, id: string) {
  return queries
    .select()
    .from(mail)
    .where(and(eq(mail.recipient, recipient), sql`${mail.body}->>'order' = ${id}`))
    .orderBy(mail.queuedAt);
}

async function downloadOf(uid: string): Promise<string> {
  let text = '';
  for await (const piece of readAccountData(queries, uid)) text += piece;
  return text;
}

test('an order older than 30 days is not claimed by its link alone', async () => {
  const order = await orderOfAge(MONTH_SECONDS);
  const { visitor, uid } = await claimer(order);
  expect((await visitor.get(`/orders/${order.id}`)).status).toBe(404);
  expect(await (await visitor.get(order.path)).text()).toContain(
    'Open the order by its code first',
  );
  expect(await downloadOf(uid)).not.toContain(STREET);
});

test('the e-mail of the order is told that it was claimed, with a link that still opens it', async () => {
  const order = await orderOfAge(0);
  await claimer(order);
  const [told, ...others] = await mailsTo(BUYER, order.id);
  if (!told) throw new Error('Nobody was told');
  expect([told.kind, others]).toEqual(['order_claimed', []]);
  const link = pathOf(await mailedLink(queries, told));
  expect(link).toContain(`for=${order.guest}`);
  expect(await (await shop.visitor().get(link)).text()).toContain(STREET);
});

test('both the e-mail of the order and the account are told what happens to it', async () => {
  const order = await orderOfAge(0);
  const { email, uid } = await claimer(order);
  await shop.orderActions.cancelOrder(uid, order.id, '', 'staff');
  expect(await mailsTo(email, order.id)).toMatchObject([{ kind: 'order_cancelled' }]);
  const ofBuyer = await mailsTo(BUYER, order.id);
  expect(ofBuyer.map(({ kind }) => kind)).toEqual(['order_claimed', 'order_cancelled']);
  expect(mailBodies.order_cancelled.parse(ofBuyer[1]?.body).reader).toBe(order.guest);
});

test('an account that gave the same e-mail gets each mail once', async () => {
  const order = await orderOfAge(0);
  const email = newEmail();
  await queries
    .update(orderContact)
    .set({ email: email.toUpperCase() })
    .where(eq(orderContact.paymentIntent, order.id));
  const visitor = shop.visitor();
  const uid = await visitor.register(email);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await visitor.post(order.path, 'do=claim', { headers });
  await shop.orderActions.cancelOrder(uid, order.id, '', 'staff');
  const rows = await queries
    .select({ kind: mail.kind })
    .from(mail)
    .where(sql`${mail.body}->>'order' = ${order.id}`);
  expect(rows).toEqual([{ kind: 'order_cancelled' }]);
});

test('what an account downloads has no e-mail of an order that it has claimed', async () => {
  const order = await orderOfAge(0);
  const { uid } = await claimer(order);
  const text = await downloadOf(uid);
  expect(text).toContain(order.id);
  expect(text.toLowerCase()).not.toContain(BUYER.toLowerCase());
});

test('an account that is deleted leaves the buyer of a claimed order its address and its mails', async () => {
  const order = await orderOfAge(0);
  const { uid } = await claimer(order);
  const secret = await storeMailedSecret(queries, 'delete-account', { uid });
  expect(await shop.deleteAccount(uid, secret)).toBe('deleted');
  expect(await (await shop.visitor().get(order.path)).text()).toContain(STREET);
  await shop.orderActions.cancelOrder(uid, order.id, '', 'staff');
  const kinds = (await mailsTo(BUYER, order.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['order_claimed', 'order_cancelled']);
});

test('a reset of an account that nobody had confirmed leaves it to the buyer, too', async () => {
  const order = await orderOfAge(0);
  const { uid } = await claimer(order);
  await queries.execute(sql`select disown_account(${uid})`);
  expect(await (await shop.visitor().get(order.path)).text()).toContain(STREET);
});

test('a reset of an account that nobody had confirmed withholds an order that it had claimed', async () => {
  const order = await orderOfAge(0);
  const { email, uid } = await claimer(order);
  const owner = shop.visitor();
  await owner.post('/api/auth/request-password-reset', { email });
  const [row] = await queries
    .select()
    .from(mail)
    .where(and(eq(mail.shopper, uid), eq(mail.kind, 'password_reset')));
  const token = row && (await mailedLink(queries, row)).searchParams.get('token');
  const newPassword = 'another long password';
  await owner.post('/api/auth/reset-password', { token, newPassword });
  expect((await owner.signIn(email, newPassword)).status).toBe(200);
  const page = await owner.get(`/orders/${order.id}`);
  expect([page.status, (await page.text()).includes(STREET)]).toEqual([200, false]);
  expect(await downloadOf(uid)).not.toContain(STREET);
  expect(await (await shop.visitor().get(order.path)).text()).toContain(STREET);
});
