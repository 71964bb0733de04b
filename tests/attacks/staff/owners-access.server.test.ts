/** The access of owners over HTTP: nobody of the staff can shut the owner out, and the last owner nobody. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { auditLog, staff, staffPasskey, staffRole } from '#db/schema/staff-schema.ts';
import type { Person } from '#operations/staff/decide-access.ts';
import { readPeople } from '#operations/staff/people.server.ts';
import { inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { beforeStatement } from '#tests/postgres/before-statement.ts';
import { ADMIN_ORIGIN, type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';

const challengeSchema = z.object({ challenge: z.string() });

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());
// Refused codes are logged.
afterEach(() => admin.takeLogged());

let owner: StaffBrowser;
let clerk: StaffBrowser;
beforeEach(async () => {
  await queries.delete(staff);
  owner = await admin.enter('Olga');
  clerk = await admin.enter('Carl', 'manager');
});

async function personOf(name: string): Promise<Person> {
  const person = (await readPeople(queries)).find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

async function endAccess(by: StaffBrowser, name: string): Promise<Response> {
  const { id } = await personOf(name);
  return by.submit('/staff', { operation: 'staff.end-access', person: id, confirmed: 'yes' });
}

function giveRole(by: StaffBrowser, person: string, role: string): Promise<Response> {
  return by.submit('/staff', { operation: 'staff.give-role', person, role });
}

async function endSession(by: StaffBrowser, name: string): Promise<Response> {
  const [session] = (await personOf(name)).sessions;
  return by.submit('/staff', { operation: 'staff.end-session', id: session?.hash ?? '' });
}

async function invitedBy(by: StaffBrowser, name: string, role = '') {
  const answer = await by.submit('/staff', { operation: 'staff.invite', name, role });
  const page = await answer.text();
  const code = /\/enter#([\w-]{29})</.exec(page)?.[1] ?? '';
  return { status: answer.status, page, code };
}

const isIn = async (browser: StaffBrowser) => (await browser.get('/')).status === 200;
const enterBy = (code: string) => admin.browser().submit('/enter', { code });

test('whoever is no owner changes nothing of who may do what', async () => {
  const answers = [
    await endAccess(clerk, 'Olga'),
    await endSession(clerk, 'Olga'),
    await giveRole(clerk, 'Carl', 'owner'),
    await giveRole(clerk, 'Olga', 'reader'),
    await clerk.submit('/staff', {
      operation: 'roles.set',
      name: 'clerk',
      scopes: 'staff:write',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  for (const name of ['Olga', 'Mallory']) {
    expect(await invitedBy(clerk, name, 'owner')).toMatchObject({ status: 403, code: '' });
  }
  expect([await isIn(owner), (await personOf('Carl')).role]).toEqual([true, 'manager']);
  expect(await queries.$count(staffRole)).toBe(0);
});

test('a role that was stored with the scope of owners does not give it', async () => {
  await queries.insert(staffRole).values({ name: 'forged', scopes: ['staff:read', 'staff:write'] });
  await giveRole(owner, 'Carl', 'forged');
  expect((await giveRole(clerk, 'Carl', 'owner')).status).toBe(403);
  expect((await clerk.get('/staff')).status).toBe(200);
  await queries.delete(staffRole);
  expect((await clerk.get('/staff')).status).toBe(403);
  expect((await clerk.get('/')).status).toBe(200);
});

test('a role that is taken away holds no more with the next request', async () => {
  expect((await clerk.get('/customers')).status).toBe(200);
  await giveRole(owner, 'Carl', 'packer');
  expect((await clerk.get('/customers')).status).toBe(403);
});

test('a link to a new person is of no use for a name that is an owner’s since', async () => {
  const { code } = await invitedBy(owner, 'Nina', 'packer');
  await admin.enter('Nina');
  expect((await enterBy(code)).status).toBe(401);
  expect((await personOf('Nina')).sessions).toHaveLength(1);
});

test('the last owner cannot end their own access, nor their only session, nor their role', async () => {
  expect((await endAccess(owner, 'Olga')).status).toBe(409);
  expect((await endSession(owner, 'Olga')).status).toBe(409);
  expect((await giveRole(owner, 'Olga', 'manager')).status).toBe(409);
  expect([await isIn(owner), (await personOf('Olga')).role]).toEqual([true, 'owner']);
});

test('of two owners who end each other at the same moment one stays', async () => {
  for (let n = 0; n < 10; n += 1) {
    const first = await admin.enter('Olga');
    const second = await admin.enter('Otto');
    await Promise.all([endAccess(first, 'Otto'), endAccess(second, 'Olga')]);
    expect([await isIn(first), await isIn(second)].filter(Boolean)).toHaveLength(1);
    await admin.enter('Olga');
  }
});

test('of two owners who demote each other at the same moment one stays', async () => {
  const other = await admin.enter('Otto');
  for (let n = 0; n < 10; n += 1) {
    await Promise.all([giveRole(owner, 'Otto', 'manager'), giveRole(other, 'Olga', 'manager')]);
    const roles = [(await personOf('Olga')).role, (await personOf('Otto')).role];
    expect(roles.toSorted()).toEqual(['manager', 'owner']);
    const [by, whom] = roles[0] === 'owner' ? [owner, 'Otto'] : [other, 'Olga'];
    await giveRole(by, whom, 'owner');
  }
});

test('access is ended after one question, and not before', async () => {
  const fields = { operation: 'staff.end-access', person: (await personOf('Carl')).id };
  const asked = await owner.submit('/staff', fields);
  expect(await asked.text()).toContain('End all access of Carl?');
  expect(await isIn(clerk)).toBe(true);
  await endAccess(owner, 'Carl');
  expect(await isIn(clerk)).toBe(false);
});

test('a link for another device of an owner keeps them one', async () => {
  const { code } = await invitedBy(owner, 'Olga');
  expect((await enterBy(code)).status).toBe(303);
  expect(await personOf('Olga')).toMatchObject({ role: 'owner', sessions: [{}, {}] });
});

test('whoever has used the name of a new owner before is out as soon as the owner is in', async () => {
  const { code } = await invitedBy(owner, 'Zoe', 'packer');
  const { code: second } = await invitedBy(owner, 'Zoe', 'packer');
  const mallory = admin.browser();
  expect((await mallory.submit('/enter', { code })).status).toBe(303);
  const { id } = await personOf('Zoe');
  const key = { id: 'mallorys', staff: id, name: 'a phone', publicKey: 'x', counter: 0 };
  await queries.insert(staffPasskey).values(key);
  const zoe = await admin.enter('Zoe');
  expect([await isIn(zoe), await isIn(mallory)]).toEqual([true, false]);
  expect(await personOf('Zoe')).toMatchObject({ role: 'owner', sessions: [{}], passkeys: [] });
  expect((await enterBy(second)).status).toBe(401);
  expect(await owner.textOf('/staff')).toMatch(
    /Became an owner; what let this name in before has ended\s*ended sessions: 1; removed passkeys: 1/,
  );
});

describe('what somebody does at the moment at which their access ends', () => {
  async function passkeyOf(browser: StaffBrowser) {
    const key = testPasskey();
    const options = await browser.postJson('/passkey/register-options', {});
    const { challenge } = challengeSchema.parse(await options.json());
    const credential = key.attestation({ challenge, origin: ADMIN_ORIGIN });
    return { key, add: () => browser.postJson('/passkey/register', { credential }) };
  }

  const passkeysOf = async (name: string) => (await personOf(name)).passkeys.length;

  test('adds a passkey that lets them in, and otherwise not', async () => {
    const { add } = await passkeyOf(clerk);
    expect((await add()).status).toBe(200);
    const late = await passkeyOf(clerk);
    const hasRun = beforeStatement(/^begin/i, () => endAccess(owner, 'Carl'));
    expect((await late.add()).status).toBe(400);
    expect([hasRun(), await passkeysOf('Carl')]).toEqual([true, 0]);
  });

  test('signs in with a passkey that has been taken away: no session', async () => {
    const { key, add } = await passkeyOf(clerk);
    await add();
    const other = admin.browser();
    const options = await other.postJson('/passkey/sign-in-options', {});
    const { challenge } = challengeSchema.parse(await options.json());
    const hasRun = beforeStatement(/start_staff_session/, () => endAccess(owner, 'Carl'));
    const answer = key.answer({ challenge, origin: ADMIN_ORIGIN });
    expect((await other.postJson('/passkey/sign-in', answer)).status).toBe(401);
    expect([hasRun(), await isIn(other)]).toEqual([true, false]);
  });

  test.for([
    ['access', 'You are signed out.', () => endAccess(owner, 'Otto')],
    ['role', 'You are no owner any more', () => giveRole(owner, 'Otto', 'manager')],
  ] as const)('an owner whose %s has just ended invites nobody', async ([, message, end]) => {
    const otto = await admin.enter('Otto');
    const hasRun = beforeStatement(/^begin/i, end);
    const { status, page, code } = await invitedBy(otto, 'Mallory', 'owner');
    expect([hasRun(), status, code]).toEqual([true, 403, '']);
    expect(page).toContain(message);
    const invited = eq(auditLog.subject, 'Mallory');
    expect(await queries.select().from(auditLog).where(invited)).toMatchObject([
      { outcome: 'refused' },
    ]);
    await queries.delete(auditLog).where(invited);
  });
});

test('an owner who is let in again keeps what let them in before', async () => {
  await admin.enter('Olga');
  expect([await isIn(owner), (await personOf('Olga')).sessions.length]).toEqual([true, 2]);
});

test('nobody is invited by the name of an owner for whom a link waits', async () => {
  const code = await inviteStaff(queries, { name: 'Zoe', role: 'owner' });
  expect((await invitedBy(owner, 'Zoe', 'packer')).status).toBe(409);
  expect((await enterBy(code)).status).toBe(303);
});

test('a former owner comes back as what they are invited to be', async () => {
  await admin.enter('Otto');
  await endAccess(owner, 'Otto');
  const { code } = await invitedBy(owner, 'Otto', 'packer');
  expect((await enterBy(code)).status).toBe(303);
  expect((await personOf('Otto')).role).toBe('packer');
});
