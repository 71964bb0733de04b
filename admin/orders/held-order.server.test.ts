/** An order that is held and released by the forms of the admin. */
import { afterAll, expect, test } from 'vitest';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

test('its page and the list say that it is held, and neither packs it', async () => {
  const staff = await admin.enter();
  const visitor = admin.shop.visitor();
  const email = newEmail();
  await visitor.register(email);
  await visitor.add('book');
  const order = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${order}`);
  const act = (verb: string, fields: Record<string, string> = {}) =>
    staff.submit(`/orders/${order}`, { operation: `orders.${verb}`, order, ...fields });
  const page = () => staff.textOf(`/orders/${order}`);

  await act('hold', { reason: 'the bank called' });
  const held = await page();
  expect(held).toMatch(/Order \w+: placed, on hold/);
  expect(held).toContain('the bank called');
  expect(held).toContain('Release the order');
  expect(held).not.toMatch(/Hold the order|PackedShipped/);
  expect(await staff.textOf('/orders?state=to-ship')).toMatch(
    new RegExp(`${email}.{0,20}Placed, on hold`),
  );
  const ticked = await staff.postJson('/orders', `operation=orders.pack&order=${order}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await ticked.text()).toContain('is on hold: release it first');

  const slips = () => staff.textOf(`/slips?orders=${order}`);
  expect(await slips()).toMatch(/0 packing slips.*On hold, and not printed: \w+\. Release/s);
  await act('release');
  expect(await slips()).toContain('1 packing slip');
  expect(await page()).toMatch(/Order \w+: placed/);
  expect(await page()).toContain('Hold the order');
  await act('pack');
  expect(await page()).toMatch(/Order \w+: packed/);
});
