/** Who has bought without an account is forgotten at a shell. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { tablesWith } from '#tests/fixtures/tables-with.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testShop();
const { queries } = shop.services.database;
afterAll(() => shop.close());
const run = testShell(shop.services);
const forget = (...words: string[]) => run('customers', 'forget-guest', ...words);

/** A published test card. */
const REFUNDED_IN_DAYS = '4000000000007726';

/** A guest with a paid order, which was delivered. */
async function guest(email = newEmail(), card?: string) {
  const visitor = shop.visitor();
  await visitor.add('book');
  const { intent: id, clientSecret } = await visitor.startPayment();
  await visitor.confirm(clientSecret, card);
  await visitor.put(`/api/users/guest/orders/${id}`);
  const [{ shopper, number } = { shopper: '', number: '' }] = await queries
    .select({ shopper: order.shopper, number: order.number })
    .from(order)
    .where(eq(order.paymentIntent, id));
  await queries
    .insert(orderContact)
    .values({ shopper, paymentIntent: id, email })
    .onConflictDoUpdate({
      target: [orderContact.shopper, orderContact.paymentIntent],
      set: { email },
    });
  return { visitor, email, id, shopper, number };
}

/** With all mails about it sent: until then it is known who gets them. */
async function deliver(id: string) {
  expect((await run('orders', 'ship', id)).code).toBe(0);
  expect((await run('orders', 'deliver', id)).code).toBe(0);
  await queries.update(mail).set({ state: 'sent' });
}

test('a guest is forgotten by e-mail, whatever baskets they had, and the books stay', async () => {
  const first = await guest();
  const second = await guest(first.email.toUpperCase());
  for (const { id } of [first, second]) await deliver(id);
  const asked = await forget(first.email);
  expect(asked.asked).toContain(`Forget ${first.email}?`);
  expect(await queries.$count(orderContact, eq(orderContact.shopper, first.shopper))).toBe(1);
  expect((await forget(first.email, '--yes')).out).toMatch(/^Forgotten\./);
  expect(await tablesWith(queries, first.email)).toEqual([]);
  expect(await tablesWith(queries, first.email.toUpperCase())).toEqual([]);
  for (const { id } of [first, second]) {
    expect(await queries.$count(order, eq(order.paymentIntent, id))).toBe(1);
  }
});

test('who has not bought yet is forgotten as well: what was begun for them, by them or by staff', async () => {
  const email = newEmail();
  const visitor = shop.visitor();
  await visitor.add('book');
  await queries.execute(
    sql`insert into checkout (shopper, email) select shopper, ${email} from basket_line order by line desc limit 1`,
  );
  const made = await run('drafts', 'make', '--email', email.toUpperCase(), '--note', email);
  expect(made.code).toBe(0);
  expect((await forget(email, '--yes')).out).toMatch(/^Forgotten\./);
  expect(await tablesWith(queries, email)).toEqual([]);
  expect(await tablesWith(queries, email.toUpperCase())).toEqual([]);
});

test('by the number of an order too, and who an order is for stays until it has arrived', async () => {
  const { email, id, shopper, number } = await guest();
  expect((await forget(number, '--yes')).code).toBe(0);
  expect(await queries.$count(orderContact, eq(orderContact.shopper, shopper))).toBe(1);
  await deliver(id);
  expect((await forget(number, '--yes')).code).toBe(0);
  expect(await tablesWith(queries, email)).toEqual([]);
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, shopper));
  expect(acts.filter(({ act }) => act === 'customers.forget-guest')).toHaveLength(2);
});

test('by the number of an order that guest alone, whose e-mail may be that of another', async () => {
  const other = await guest();
  const { number, id } = await guest(other.email);
  await deliver(id);
  expect((await forget(number, '--yes')).code).toBe(0);
  const left = await queries.select().from(orderContact).where(eq(orderContact.email, other.email));
  expect(left.map((contact) => contact.shopper)).toEqual([other.shopper]);
});

test('whose refund is under way, and who has an account, is not forgotten so', async () => {
  const { email, id } = await guest(newEmail(), REFUNDED_IN_DAYS);
  expect((await run('orders', 'refund', id, '--reason', 'late', '--yes')).code).toBe(0);
  expect(await forget(email, '--yes')).toMatchObject({
    ...{ code: 1, err: 'A refund is under way. Forget the guest when it is made.\n' },
  });
  const visitor = shop.visitor();
  await visitor.register(newEmail());
  await visitor.add('book');
  const bought = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${bought}`);
  expect(await forget(bought, '--yes')).toMatchObject({
    ...{ code: 1, err: 'This order belongs to an account: delete that one.\n' },
  });
  expect(await forget('nobody@example.com', '--yes')).toMatchObject({
    ...{ code: 0, out: expect.stringMatching(/^No guest has bought/), err: '' },
  });
});
