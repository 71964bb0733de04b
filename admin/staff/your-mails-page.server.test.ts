/** The page on which a member of the staff chooses their mails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPeople } from '#operations/staff/people.server.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

let owner: StaffBrowser;
let packer: StaffBrowser;
beforeAll(async () => {
  owner = await admin.enter('Olga');
  packer = await admin.enter('Pat', 'packer');
});

const pat = async () => (await readPeople(admin.queries)).find(({ name }) => name === 'Pat');

test('an owner says where, and a packer chooses what', async () => {
  expect(await packer.textOf('/you')).toContain('No mail comes yet');
  const person = (await pat())?.id ?? '';
  const fields = { operation: 'staff.set-email', person, email: 'pat@example.com' };
  expect((await owner.submit('/staff', fields)).status).toBe(200);
  expect(await packer.textOf('/you')).toContain('Mails go to pat@example.com.');
  const choice = { operation: 'notices.choose', notices: 'order.placed,stock.low' };
  const chosen = await (await packer.submit('/you', choice)).text();
  expect(chosen).toContain('From now on a mail to pat@example.com: New orders, Products of which');
  expect(chosen).toMatch(/checked=""[^>]*value="order.placed"|value="order.placed"[^>]*checked=""/);
  expect(await pat()).toMatchObject({ notices: ['order.placed', 'stock.low'] });
  await packer.submit('/you', { operation: 'notices.choose' });
  expect(await pat()).toMatchObject({ notices: [] });
});

test('nobody says so of themselves who is no owner', async () => {
  const person = (await pat())?.id ?? '';
  const fields = { operation: 'staff.set-email', person, email: 'else@example.com' };
  expect((await packer.submit('/staff', fields)).status).toBe(403);
  expect(await pat()).toMatchObject({ email: 'pat@example.com' });
});
