/** An order with which the shopper asked something of the shop, as staff has it on the screen and on paper. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findOwner } from '#app/features/orders/staff/order-pages.server.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
afterAll(() => admin.close());

test('its page and its slip have note and gift message as text, and the slip has no price', async () => {
  const visitor = shop.visitor();
  await visitor.register();
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  await queries.insert(orderContact).values({
    ...{ shopper: (await findOwner(queries, id)) ?? '', paymentIntent: id },
    ...{ note: 'Ring <b>twice</b>', giftMessage: 'Happy birthday, Nora' },
  });
  const terms = { country: null, shippingCents: 0, code: null, discountCents: 0, isGift: true };
  await queries.execute(sql`update "order" set terms = ${JSON.stringify(terms)}::jsonb
    where payment_intent = ${id}`);
  const staff = await admin.enter();
  for (const path of [`/orders/${id}`, `/slips?orders=${id}`]) {
    const html = await (await staff.get(path)).text();
    expect(html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;');
    expect(html).toContain('Happy birthday, Nora');
    expect(html).not.toContain('<b>twice');
  }
  expect(await staff.textOf(`/slips?orders=${id}`)).not.toContain('$');
});
