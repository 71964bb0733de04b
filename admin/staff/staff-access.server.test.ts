/** The staff of the admin over HTTP: invited, looked at, and let in no more. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog, staffPasskey } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/test-admin.ts';
import { listStaff } from './staff-access.server.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

async function personOf(name: string) {
  const person = (await listStaff(queries)).find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

test('a link is made for a colleague, and what they did is listed', async () => {
  const owner = await admin.enter();
  const answer = await owner.submit('/staff', { do: 'invite', subject: ' Ann ' });
  const code = /\/enter#([\w-]{29})</.exec(await answer.text())?.[1] ?? '';
  const ann = admin.browser();
  expect((await ann.submit('/enter', { code })).status).toBe(303);
  const text = await owner.textOf('/staff');
  expect(text).toContain('Made a link for Ann');
  expect(text).toContain('AnnEntered by a link');
  expect((await owner.submit('/staff', { do: 'invite', subject: ' ' })).status).toBe(400);
  const acts = await queries.select().from(auditLog).where(eq(auditLog.act, 'staff_invite'));
  expect(JSON.stringify(acts)).not.toContain(code);
});

test('a session is ended, and a passkey is removed', async () => {
  const owner = await admin.enter();
  const bob = await admin.enter('Bob');
  const { id, sessions } = await personOf('Bob');
  const key = { id: 'key', staff: id, name: 'a phone', publicKey: 'x', counter: 0 };
  await queries.insert(staffPasskey).values(key);
  expect(await owner.textOf('/staff')).toContain('Passkey of a phone, never used');
  await owner.submit('/staff', { do: 'end_session', subject: sessions[0]?.hash ?? '' });
  expect((await bob.get('/')).status).toBe(302);
  await owner.submit('/staff', { do: 'remove_passkey', subject: 'key' });
  expect(await personOf('Bob')).toMatchObject({ sessions: [], passkeys: [] });
});

test('nothing lets in whose access has ended, not even a link that is not used yet', async () => {
  const owner = await admin.enter();
  const carl = await admin.enter('Carl', 'colleague');
  const answer = await owner.submit('/staff', { do: 'invite', subject: 'Carl' });
  const code = /\/enter#([\w-]{29})</.exec(await answer.text())?.[1] ?? '';
  const { id } = await personOf('Carl');
  await owner.submit('/staff', { do: 'end_access', subject: id, sure: 'yes' });
  expect((await carl.get('/')).status).toBe(302);
  expect((await admin.browser().submit('/enter', { code })).status).toBe(401);
  expect(await owner.textOf('/staff')).toContain('Nothing lets Carl in');
  admin.takeLogged();
});
