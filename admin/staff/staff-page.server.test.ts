/** The page of the staff over HTTP: who is there as what, links, roles, and what was done. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, staffPasskey } from '#db/schema/staff-schema.ts';
import { readPeople } from '#operations/staff/people.server.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

let owner: StaffBrowser;
beforeAll(async () => {
  owner = await admin.enter('Olga');
});

async function personOf(name: string) {
  const person = (await readPeople(queries)).find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

async function submit(operation: string, fields: Record<string, string>) {
  const answer = await owner.submit('/staff', { operation, ...fields });
  return { status: answer.status, html: await answer.text() };
}

test('a link is made for a colleague, and what they did is listed', async () => {
  const { html } = await submit('staff.invite', { name: ' Ann ', role: 'packer' });
  const code = /\/enter#([\w-]{29})</.exec(html)?.[1] ?? '';
  expect(await owner.textOf('/staff')).toContain('A link for Ann as packer waits until');
  const ann = admin.browser();
  expect((await ann.submit('/enter', { code })).status).toBe(303);
  const text = await owner.textOf('/staff');
  expect(text).toContain('Made a link for Ann');
  expect(text).toContain('AnnEntered by a link');
  expect(text).not.toContain('waits until');
  expect(JSON.stringify(await queries.select().from(auditLog))).not.toContain(code);
});

test('what is missing is marked, with what was typed', async () => {
  const { status, html } = await submit('staff.invite', { name: ' ', role: 'packer' });
  expect(status).toBe(400);
  expect(html).toMatch(/aria-invalid="true"/);
  const role = await submit('roles.set', { name: 'Night', seenScopes: '' });
  expect([role.status, role.html]).toEqual([400, expect.stringContaining('value="Night"')]);
});

test('a session is ended, and a passkey is removed', async () => {
  const bob = await admin.enter('Bob', 'reader');
  const { id, sessions } = await personOf('Bob');
  const key = { id: 'key', staff: id, name: 'a phone', publicKey: 'x', counter: 0 };
  await queries.insert(staffPasskey).values(key);
  expect(await owner.textOf('/staff')).toContain('Passkey of a phone, never used');
  await submit('staff.end-session', { id: sessions[0]?.hash ?? '' });
  expect((await bob.get('/')).status).toBe(302);
  await submit('staff.remove-passkey', { id: 'key' });
  expect(await personOf('Bob')).toMatchObject({ sessions: [], passkeys: [] });
});

test('nothing lets in whose access has ended, not even a link that is not used yet', async () => {
  const carl = await admin.enter('Carl', 'manager');
  const { html } = await submit('staff.invite', { name: 'Carl' });
  const code = /\/enter#([\w-]{29})</.exec(html)?.[1] ?? '';
  const { id } = await personOf('Carl');
  await submit('staff.end-access', { person: id, confirmed: 'yes' });
  expect((await carl.get('/')).status).toBe(302);
  expect((await admin.browser().submit('/enter', { code })).status).toBe(401);
  expect(await owner.textOf('/staff')).toContain('Nothing lets Carl in');
  admin.takeLogged();
});

test('a role of the shop’s own is added, given and changed, and holds at once', async () => {
  const dora = await admin.enter('Dora', 'packer');
  const scopes = 'mail:read,customers:read';
  await submit('roles.set', { name: 'Night shift', scopes, seenScopes: '' });
  await submit('staff.give-role', { person: 'Dora', role: 'Night shift', seenRole: 'packer' });
  const statusOf = async (path: string) => (await dora.get(path)).status;
  expect([await statusOf('/mail'), await statusOf('/orders')]).toEqual([200, 403]);
  await submit('roles.set', { name: 'Night shift', scopes: 'orders:read', seenScopes: scopes });
  expect([await statusOf('/mail'), await statusOf('/orders')]).toEqual([403, 200]);
  const { status, html } = await submit('roles.remove', { name: 'Night shift' });
  expect([status, html]).toEqual([409, expect.stringContaining('Dora has this role')]);
  expect(await owner.textOf('/staff')).toContain('Changed the role of Dora');
});

test('whoever only reads sees no button of what they may not do', async () => {
  const html = await (await (await admin.enter('Eve', 'reader')).get('/staff')).text();
  expect(html).toContain('What was done last');
  expect(html).not.toMatch(/End all access|Give the role|Make a link|Add the role|Save the role/);
});
