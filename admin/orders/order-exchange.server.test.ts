/** An exchange, from the page of the order of which something has come back to that of the order that goes out for it. */
import { afterAll, expect, test } from 'vitest';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { findOwner } from '#app/features/orders/staff/order-pages.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const staff = await admin.enter();

const pageOf = async (path: string) => (await staff.get(path)).text();
const numberOn = async (path: string) => /Order (\w{10})/.exec(await staff.textOf(path))?.[1] ?? '';

test('is begun where something has come back, and each order leads to the other', async () => {
  const visitor = admin.shop.visitor();
  const email = newEmail();
  await visitor.register(email);
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  const path = `/orders/${id}`;
  const act = (verb: string, fields: Record<string, string>) =>
    staff.submit(path, { operation: `orders.${verb}`, order: id, ...fields });
  await act('ship', { carrier: '', tracking: '' });
  expect(await pageOf(path)).not.toContain('name="exchangeFor"');

  const shopper = (await findOwner(admin.queries, id)) ?? '';
  const [bought] = (await readOrderDetails(admin.queries, shopper, id))?.basket ?? [];
  const lines = String(bought?.line);
  await act('receive-return', { lines, unsaleable: '', confirmed: 'yes' });
  expect(await pageOf(path)).toContain(`name="exchangeFor" value="${id}"`);

  const made = await staff.submit(path, { operation: 'drafts.make', exchangeFor: id });
  const draftPath = made.headers.get('location') ?? '';
  const number = await numberOn(path);
  const draft = await staff.textOf(draftPath);
  expect(draft).toContain(email);
  expect(draft).toContain(`In exchange for order ${number}`);
  expect(await staff.textOf(path)).toContain('Exchange: being made');

  const of = { draft: draftPath.split('/').at(-1) ?? '' };
  const units = { ...of, variant: 'book', units: '1' };
  await staff.submit(draftPath, { operation: 'drafts.set-units', ...units });
  const paid = { ...of, total: '11.96', how: 'cash', reference: '', paidOn: '' };
  await staff.submit(draftPath, { operation: 'drafts.mark-paid', ...paid });
  const [, other = ''] = /href="(\/orders\/hand_[^"]+)"/.exec(await pageOf(path)) ?? [];
  const newNumber = await numberOn(other);
  expect(await staff.textOf(path)).toContain(`Exchange: order ${newNumber}`);
  expect(await staff.textOf(other)).toContain(`In exchange for order ${number}`);
  expect(await (await visitor.get(path)).text()).toContain(
    `Exchanged: order ${newNumber} comes for it`,
  );
});
