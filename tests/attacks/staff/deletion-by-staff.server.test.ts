/** What staff tries in vain takes nothing from the owner of the account. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mail } from '#db/schema/mail-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
afterAll(() => admin.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('who asks for the deletion after staff was refused it is sent the mail', async () => {
  const visitor = shop.visitor();
  const email = newEmail();
  const uid = await visitor.register(email);
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  // A refund that is under way, for which a deletion is refused.
  await queries.execute(sql`insert into refund (shopper, payment_intent, no, by, reason, state,
      amount_cents, charge_cents, created_seconds, provider)
    select shopper, payment_intent, 1, 'staff', 'late', 'pending', 100, amount_cents,
      created_seconds, 'stripe' from "order" where payment_intent = ${id}`);
  const staff = await admin.enter();
  const refused = await staff.submit(`/customers/${uid}`, {
    ...{ operation: 'customers.delete', customer: uid, confirmed: 'yes' },
  });
  expect(await refused.text()).toContain('under way');
  await visitor.post('/account', 'intent=ask-deletion', { headers: FORM });
  const rows = await queries.select().from(mail).where(eq(mail.shopper, uid));
  expect(rows.map(({ kind }) => kind)).toContain('confirm_deletion');
});
