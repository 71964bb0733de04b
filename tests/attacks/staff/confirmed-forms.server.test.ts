/** A form of the admin is confirmed with the question that its page has shown. */
import { afterAll, expect, test } from 'vitest';
import { testShell } from '#tests/shop/shell.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const staff = await admin.enter();
afterAll(() => admin.close());

/** What the page would post as its yes; null where it asks nothing. */
async function questionOf(answer: Response): Promise<string | null> {
  const html = await answer.text();
  return /name="confirmed" value="([^"]+)"/.exec(html)?.[1] ?? null;
}

test('what is shown by another amount is asked again, and done once that is confirmed', async () => {
  const visitor = admin.shop.visitor();
  const uid = await visitor.register();
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/${uid}/orders/${id}`);
  const cancel = (confirmed: string | null) =>
    staff.submit(`/orders/${id}`, {
      ...{ operation: 'orders.cancel', order: id, reason: 'late' },
      ...(confirmed !== null && { confirmed }),
    });
  const first = await questionOf(await cancel(null));
  expect(first).toMatch(/^Cancel order \w+\? \$11\.96 goes back/);
  const run = testShell(admin.shop.services);
  await run('orders', 'refund', id, '--amount', '1', '--reason', 'late', '--yes');
  const second = await questionOf(await cancel(first));
  expect(second).toMatch(/ \$10\.96 goes back/);
  expect(await questionOf(await cancel(second))).toBeNull();
  expect((await run('orders', 'show', id)).out).toMatch(/cancelled/);
});
