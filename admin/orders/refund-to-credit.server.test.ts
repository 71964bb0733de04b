/** Where the refund form of an order offers store credit: in a shop that takes it, to an account that has it. */
import { afterAll, expect, test } from 'vitest';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const staff = await admin.enter();

const TO_CREDIT = 'To the store credit of the account';

async function bought(hasAccount: boolean): Promise<string> {
  const visitor = admin.shop.visitor();
  if (hasAccount) await visitor.register(newEmail());
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return `/orders/${id}`;
}

test('a refund is offered to store credit where there is an account, and the shop takes it', async () => {
  const [own, guests] = [await bought(true), await bought(false)];
  expect(await staff.textOf(own)).not.toContain(TO_CREDIT);
  await staff.submit('/settings', { operation: 'settings.set', credits: 'on' });
  expect(await staff.textOf(own)).toContain(TO_CREDIT);
  expect(await staff.textOf(guests)).toContain('Reason of the refund');
  expect(await staff.textOf(guests)).not.toContain(TO_CREDIT);
});
