/** The pages of orders that staff makes for customers, without scripts. */
import { afterAll, expect, test } from 'vitest';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const staff = await admin.enter();

/** Begins an order by the form of the list; the path that it leads to. */
async function begin(email: string): Promise<string> {
  const answer = await staff.submit('/drafts', { operation: 'drafts.make', email, note: '' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const idOf = (path: string) => path.split('/').at(-1) ?? '';

test('an order is begun, filled by search and sent', async () => {
  expect(await staff.textOf('/orders')).toContain('New order for a customer');
  const path = await begin('ann@example.com');
  expect(await staff.textOf('/drafts')).toContain('ann@example.com');
  expect(await staff.textOf(`${path}?q=tablet`)).toContain('Tablet');
  const fields = { draft: idOf(path), variant: 'tablet', units: '2' };
  await staff.submit(path, { operation: 'drafts.set-units', ...fields });
  const filled = await staff.textOf(`${path}?q=tablet`);
  expect(filled).toContain('Total: $1,197.98');
  expect(filled).not.toContain('No product has');
  await staff.submit(path, { operation: 'drafts.send', draft: idOf(path), days: '7' });
  const page = await (await staff.get(path)).text();
  expect(page).toMatch(/value="http:\/\/[^"]*\/draft\/[^"]*key=/);
});

test('one is marked as paid for the total that the page shows, and its page leads to the order', async () => {
  const path = await begin('ann@example.com');
  const draft = idOf(path);
  expect(await (await staff.get(path)).text()).not.toContain('value="drafts.mark-paid"');
  await staff.submit(path, { operation: 'drafts.set-units', draft, variant: 'book', units: '1' });
  expect(await (await staff.get(path)).text()).toContain('name="total" value="11.96"');
  const paid = { operation: 'drafts.mark-paid', draft, how: 'cash', reference: '', paidOn: '' };
  const other = await staff.submit(path, { ...paid, total: '11.95' });
  expect([other.status, await other.text()]).toEqual([
    409,
    expect.stringContaining('it costs $11.96 now'),
  ]);
  await staff.submit(path, { ...paid, total: '11.96' });
  const page = await (await staff.get(path)).text();
  const [, order = ''] = /href="(\/orders\/hand_[^"]+)"/.exec(page) ?? [];
  expect(await staff.textOf(order)).toContain('Paid in cash: $11.96.');
});

test('ending one is asked first, and its page says what has become of it', async () => {
  const path = await begin('');
  const end = { operation: 'drafts.end', draft: idOf(path) };
  const asked = await (await staff.submit(path, end)).text();
  const [, question = ''] = /name="confirmed" value="([^"]*)"/.exec(asked) ?? [];
  expect(question).toContain('End this order?');
  await staff.submit(path, { ...end, confirmed: question });
  expect(await staff.textOf(path)).toContain('Order for a customer: ended');
});

test('what was typed comes back with what is wrong with it', async () => {
  const answer = await staff.submit('/drafts', {
    operation: 'drafts.make',
    email: 'ann',
    note: '',
  });
  const page = await answer.text();
  expect([answer.status, page.includes('value="ann"')]).toEqual([400, true]);
  expect(page).toContain('is no address');
});

test('the page of a customer leads to an order with its e-mail', async () => {
  const page = await (await staff.get('/drafts?email=kim%40example.com')).text();
  expect(page).toContain('value="kim@example.com"');
});

test('of no draft there is no page', async () => {
  expect((await staff.get('/drafts/nothing')).status).toBe(404);
});
