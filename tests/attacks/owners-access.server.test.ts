/** The access of owners over HTTP: nobody of the staff can shut the owner out, and the last owner nobody. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inviteStaff } from '#admin/sign-in/staff-invites.server.ts';
import type { Person } from '#admin/staff/decide-ending.ts';
import { listStaff } from '#admin/staff/staff-access.server.ts';
import { staff, staffPasskey } from '#db/schema/staff-schema.ts';
import { beforeStatement } from '#tests/before-statement.ts';
import { ADMIN_ORIGIN, type StaffBrowser, testAdmin } from '#tests/test-admin.ts';
import { testPasskey } from '#tests/test-passkey.ts';

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
  clerk = await admin.enter('Carl', 'colleague');
});

async function personOf(name: string): Promise<Person> {
  const person = (await listStaff(queries)).find((one) => one.name === name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

async function endAccess(by: StaffBrowser, name: string): Promise<Response> {
  const { id } = await personOf(name);
  return by.submit('/staff', { do: 'end_access', subject: id, sure: 'yes' });
}

async function codeOf(answer: Response): Promise<string> {
  return /\/enter#([\w-]{29})</.exec(await answer.text())?.[1] ?? '';
}

const isIn = async (browser: StaffBrowser) => (await browser.get('/')).status === 200;

test('a colleague cannot end the access of an owner', async () => {
  expect((await endAccess(clerk, 'Olga')).status).toBe(409);
  expect(await isIn(owner)).toBe(true);
});

test('a colleague cannot end the session of an owner', async () => {
  const [session] = (await personOf('Olga')).sessions;
  await clerk.submit('/staff', { do: 'end_session', subject: session?.hash ?? '' });
  expect(await isIn(owner)).toBe(true);
});

test('a colleague gets no link that lets in as the owner', async () => {
  const answer = await clerk.submit('/staff', { do: 'invite', subject: 'Olga' });
  expect([answer.status, await codeOf(answer)]).toEqual([409, '']);
});

test('a link that a colleague made is of no use for a name that is an owner’s since', async () => {
  const code = await codeOf(await clerk.submit('/staff', { do: 'invite', subject: 'Nina' }));
  await admin.enter('Nina');
  expect((await admin.browser().submit('/enter', { code })).status).toBe(401);
  expect((await personOf('Nina')).sessions).toHaveLength(1);
});

test('the last owner cannot end their own access, nor their only session', async () => {
  expect((await endAccess(owner, 'Olga')).status).toBe(409);
  const [session] = (await personOf('Olga')).sessions;
  await owner.submit('/staff', { do: 'end_session', subject: session?.hash ?? '' });
  expect(await isIn(owner)).toBe(true);
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

test('access is ended after one question, and not before', async () => {
  const { id } = await personOf('Carl');
  const asked = await owner.submit('/staff', { do: 'end_access', subject: id });
  expect(await asked.text()).toContain('End all access of Carl?');
  expect(await isIn(clerk)).toBe(true);
  await endAccess(owner, 'Carl');
  expect(await isIn(clerk)).toBe(false);
});

test('whoever was invited by the machine’s own command is an owner, and a colleague’s guest is not', async () => {
  await admin.enter('Nina', 'owner');
  const code = await codeOf(await owner.submit('/staff', { do: 'invite', subject: 'Gil' }));
  await admin.browser().submit('/enter', { code });
  expect([(await personOf('Nina')).isOwner, (await personOf('Gil')).isOwner]).toEqual([
    true,
    false,
  ]);
});

test('a link for another device of an owner is made by an owner, and keeps them one', async () => {
  const code = await codeOf(await owner.submit('/staff', { do: 'invite', subject: 'Olga' }));
  expect((await admin.browser().submit('/enter', { code })).status).toBe(303);
  expect(await personOf('Olga')).toMatchObject({ isOwner: true, sessions: [{}, {}] });
});

async function invitedBy(by: StaffBrowser, name: string) {
  const answer = await by.submit('/staff', { do: 'invite', subject: name });
  const page = await answer.clone().text();
  return { status: answer.status, page, code: await codeOf(answer) };
}

test('whoever has used the name of a new owner before is out as soon as the owner is in', async () => {
  const { code } = await invitedBy(clerk, 'Zoe');
  const { code: second } = await invitedBy(clerk, 'Zoe');
  const mallory = admin.browser();
  expect((await mallory.submit('/enter', { code })).status).toBe(303);
  const { id } = await personOf('Zoe');
  const key = { id: 'mallorys', staff: id, name: 'a phone', publicKey: 'x', counter: 0 };
  await queries.insert(staffPasskey).values(key);
  const zoe = await admin.enter('Zoe');
  expect([await isIn(zoe), await isIn(mallory)]).toEqual([true, false]);
  expect(await personOf('Zoe')).toMatchObject({ isOwner: true, sessions: [{}], passkeys: [] });
  expect((await admin.browser().submit('/enter', { code: second })).status).toBe(401);
  expect(await owner.textOf('/staff')).toMatch(
    /Became an owner; what let this name in before has ended\s*ended sessions: 1; removed passkeys: 1/,
  );
});

describe('what a colleague does at the moment at which their access ends', () => {
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
    const hasRun = beforeStatement(/insert into "audit_log"/, () => endAccess(owner, 'Carl'));
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

  test('invites somebody else: no link', async () => {
    const hasRun = beforeStatement(/insert into "audit_log"/, () => endAccess(owner, 'Carl'));
    const { status, code } = await invitedBy(clerk, 'Mallory');
    expect([status, code, hasRun()]).toEqual([409, '', true]);
  });
});

test('an owner who is let in again keeps what let them in before', async () => {
  await admin.enter('Olga');
  expect([await isIn(owner), (await personOf('Olga')).sessions.length]).toEqual([true, 2]);
});

test('nobody is invited by the name of an owner for whom a link waits', async () => {
  const code = await inviteStaff(queries, { name: 'Zoe', kind: 'owner' });
  const refused = await invitedBy(clerk, 'Zoe');
  expect([refused.status, refused.code]).toEqual([409, '']);
  expect(refused.page).toContain('A link that makes an owner waits for this name.');
  expect((await invitedBy(owner, 'Zoe')).status).toBe(409);
  expect((await admin.browser().submit('/enter', { code })).status).toBe(303);
});

test('the name of a former owner is an owner’s to invite, as a colleague', async () => {
  await admin.enter('Otto');
  await endAccess(owner, 'Otto');
  const refused = await invitedBy(clerk, 'Otto');
  expect([refused.status, refused.code]).toEqual([409, '']);
  expect(refused.page).toContain('This name was an owner’s. Ask an owner to make the link');
  const { code } = await invitedBy(owner, 'Otto');
  expect((await admin.browser().submit('/enter', { code })).status).toBe(303);
  expect((await personOf('Otto')).isOwner).toBe(false);
});
