/** The page of the books: a file, a link that is shown once, and payouts. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

const OPERATION = 'operation';

test('downloads a file of the chosen kind and days, and refuses days that are none', async () => {
  const staff = await admin.enter();
  const file = await staff.get('/books/file?kind=taxes&month=2026-10&firstDay=&lastDay=&format=');
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="taxes-2026-10.csv"',
  ]);
  expect(await file.text()).toContain('day,country,tax_rate,gross,net,tax,currency');
  expect((await staff.get('/books/file?kind=taxes&month=2026-13')).status).toBe(404);
  expect((await staff.get('/books/file?kind=secrets')).status).toBe(404);
});

test('shows a new link once, lists it without its key, and takes it back', async () => {
  const staff = await admin.enter();
  const form = { [OPERATION]: 'books.make-link', kind: 'orders', month: '2026-10', hours: '2' };
  const made = await (await staff.submit('/books', { ...form, format: 'csv' })).text();
  const [, id = '', key = ''] = /\/books\/([\w-]+)\?key=([\w-]{43})/.exec(made) ?? [];
  expect(key).toHaveLength(43);
  const listed = await (await staff.get('/books')).text();
  expect(listed).toContain('orders-2026-10.csv');
  expect(listed).not.toContain(key);
  const ended = await staff.submit('/books', { [OPERATION]: 'books.end-link', link: id });
  expect(await ended.text()).toContain('it downloads nothing any more');
});

test('has the payouts of a month with what they are made of', async () => {
  const staff = await admin.enter();
  expect(await staff.textOf('/books?month=2020-01')).toContain(
    'Nothing was paid out in this month',
  );
  await admin.queries.execute(sql`
    insert into payout values ('po_1', '2020-01-05', '2020-01-05', 1411, 'usd', 'paid', true, 1578182400),
      ('po_2', '2020-01-06', '2020-01-06', 500, 'usd', 'failed', false, 1578268800)`);
  await admin.queries.execute(sql`
    insert into payout_line values
      ('po_1', 'txn_1', 'charge', 'charge', 'ch_1', 'pi_1', 1499, 88, 1411, 1578182400)`);
  const page = await staff.textOf('/books?month=2020-01');
  expect(page).toContain('14.99 USD');
  expect(page).toContain('Some lines are nothing that the shop has');
  expect(page).toContain('The provider does not say what it is made of');
  expect(page).toContain('Paid out 14.11 USD');
});

test('closes a month once nothing of it is open, or says why it was closed all the same', async () => {
  const staff = await admin.enter();
  const close = (fields: Record<string, string>) =>
    staff.submit('/books', { [OPERATION]: 'books.close', month: '2020-01', evenSo: '', ...fields });
  const asked = await (await close({})).text();
  const [, question = ''] = /name="confirmed" value="([^"]*)"/.exec(asked) ?? [];
  expect(question).toContain('Close 2020-01?');
  const refused = await (await close({ confirmed: question })).text();
  expect(refused).toContain('Payout po_1: some of its lines are nothing that the shop has');
  expect(await staff.textOf('/books')).toContain('No month is closed.');
  await close({ confirmed: question, evenSo: 'Of another shop' });
  const page = await staff.textOf('/books');
  expect(page).toContain('Something was open: Of another shop');
  expect(page).toContain('$14.11');
});

test('is for those who may see the books', async () => {
  const packer = await admin.enter('Pat', 'packer');
  expect((await packer.get('/books')).status).toBe(403);
  expect((await packer.get('/books/file?kind=orders')).status).toBe(403);
  const reader = await admin.enter('Rea', 'reader');
  expect(await reader.textOf('/books')).not.toContain('Make the link');
});
