/** Staff and roles by the shell: who is let in as what, what ends it, and what stays. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { enterWithCode } from '#admin/sign-in/staff-sessions.server.ts';
import { auditLog, staff, staffInvite, staffPasskey, staffRole } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { readPeople } from './people.server.ts';
import { inviteStaff } from './staff-invites.server.ts';

const shop = await testShop();
const { queries } = shop.services.database;
afterAll(() => shop.close());
const run = testShell(shop.services);

/** Lets them in by a link. */
async function enter(name: string, role: string): Promise<void> {
  const code = await inviteStaff(queries, { name, role });
  await enterWithCode(queries, { code, userAgent: 'Firefox' });
}

async function personOf(name: string) {
  return (await readPeople(queries)).find((one) => one.name === name);
}

async function lastAct() {
  const [act] = await queries.select().from(auditLog).orderBy(sql`no desc`).limit(1);
  return act;
}

beforeEach(async () => {
  for (const table of [staff, staffInvite, staffRole]) await queries.delete(table);
  await enter('Olga', 'owner');
  await enter('Pat', 'packer');
});

describe('staff invite', () => {
  test('makes a link of a role, which the record has without its code', async () => {
    const { out, code } = await run('staff', 'invite', ' Ann ', '--role', 'manager');
    const [text = ''] = /(?:\w{5}-){4}\w{5}/.exec(out) ?? [];
    expect([code, out]).toEqual([0, expect.stringContaining('It lets Ann in as manager')]);
    expect(await lastAct()).toMatchObject({
      act: 'staff.invite',
      subject: 'Ann',
      after: { role: 'manager' },
    });
    expect(JSON.stringify(await lastAct())).not.toContain(text);
    await enterWithCode(queries, { code: text, userAgent: null });
    expect(await personOf('Ann')).toMatchObject({ role: 'manager', sessions: [{}] });
  });

  test.each([
    [['Ann'], 'say as what they come in'],
    [['Pat', '--role', 'manager'], 'has another role'],
    [['Ann', '--role', 'nobody'], 'There is no role nobody'],
    [['Ann', '--role', 'constructor'], 'There is no role constructor'],
    [[' ', '--role', 'packer'], 'is missing'],
    [['a\u0007b', '--role', 'packer'], 'has a character that no name has'],
    [['a\u0000b', '--role', 'packer'], 'has a character that nothing can store'],
    [['x'.repeat(61), '--role', 'packer'], 'is longer than 60 letters'],
  ])('of %j is refused', async (words, sentence) => {
    const { err, code } = await run('staff', 'invite', ...words);
    expect([code, err]).toEqual([expect.any(Number), expect.stringContaining(sentence)]);
    expect(code).not.toBe(0);
    expect(await queries.$count(staffInvite)).toBe(0);
  });

  test('makes no link where there is no admin to open', async () => {
    const withoutAdmin = testShell({ ...shop.services, adminOrigin: () => null });
    const { err, code } = await withoutAdmin('staff', 'invite', 'Ann', '--role', 'manager');
    expect([code, err]).toEqual([1, expect.stringContaining('ADMIN_PORT is off')]);
    expect(await queries.$count(staffInvite)).toBe(0);
  });

  test('of a known name needs no role, and gives no other one, however old the link is', async () => {
    const code = await inviteStaff(queries, { name: 'Pat', role: 'manager' });
    await enterWithCode(queries, { code, userAgent: null });
    expect(await personOf('Pat')).toMatchObject({ role: 'packer', sessions: [{}, {}] });
    expect((await run('staff', 'invite', 'Pat')).out).toContain('as packer');
  });

  test('lets nobody in ahead of an owner who is awaited', async () => {
    await inviteStaff(queries, { name: 'Zoe', role: 'owner' });
    const { err } = await run('staff', 'invite', 'Zoe', '--role', 'packer');
    expect(err).toContain('A link that makes an owner waits for this name.');
  });
});

describe('staff give-role', () => {
  test('changes what somebody may do', async () => {
    expect((await run('staff', 'give-role', 'Pat', 'reader')).out).toBe(
      'Pat has the role reader now.\n',
    );
    expect(await lastAct()).toMatchObject({
      subject: 'Pat',
      before: { role: 'packer' },
      after: { role: 'reader' },
    });
  });

  test('leaves the last owner one who can get in', async () => {
    const { err, code } = await run('staff', 'give-role', 'Olga', 'manager');
    expect([code, err]).toEqual([1, expect.stringContaining('the last that lets an owner in')]);
    await run('staff', 'give-role', 'Pat', 'owner');
    expect((await run('staff', 'give-role', 'Olga', 'manager')).code).toBe(0);
    expect((await run('staff', 'give-role', 'Pat', 'manager')).code).toBe(1);
  });

  test('is refused to whoever saw another role, and for nobody', async () => {
    const { err } = await run('staff', 'give-role', 'Pat', 'reader', '--seen-role', 'manager');
    expect(err).toContain('Somebody else has changed it in the meantime');
    expect((await run('staff', 'give-role', 'Nobody', 'reader')).err).toContain('nobody called');
    expect(await personOf('Pat')).toMatchObject({ role: 'packer' });
  });
});

describe('what lets somebody in', () => {
  test('is listed, and a session ends by the beginning of its id', async () => {
    const { out } = await run('staff', 'list');
    const [, id = ''] = /Pat {2}packer\n {2}session (\w{12}) {2}/.exec(out) ?? [];
    expect((await run('staff', 'end-session', id)).out).toContain('Pat is signed out of');
    expect((await run('staff', 'end-session', id)).err).toContain('it has ended already');
    expect(await personOf('Pat')).toMatchObject({ role: 'packer', sessions: [] });
  });

  test('is meant by its whole id, also where that begins another', async () => {
    const { id: owner = '' } = (await personOf('Pat')) ?? {};
    const passkey = { staff: owner, publicKey: '', counter: 0 };
    await queries.insert(staffPasskey).values([
      { ...passkey, id: 'ab', name: 'phone' },
      { ...passkey, id: 'abc', name: 'laptop' },
    ]);
    expect((await run('staff', 'remove-passkey', 'a')).err).toContain('More than one');
    expect((await run('staff', 'remove-passkey', 'ab')).out).toContain('The passkey of phone');
    await run('staff', 'remove-passkey', 'abc');
    expect(await queries.$count(staffPasskey)).toBe(0);
  });

  test('ends whole after a question, with links that nobody has used, and nobody else’s', async () => {
    await run('staff', 'invite', 'Pat');
    const people = await readPeople(queries);
    await queries
      .insert(staffPasskey)
      .values(
        people.map(({ id }) => ({ id, staff: id, publicKey: '', counter: 0, name: 'phone' })),
      );
    expect((await run('staff', 'end-access', 'Pat')).asked).toContain('End all access of Pat?');
    expect(await personOf('Pat')).toMatchObject({ sessions: [{}] });
    await run('staff', 'end-access', 'Pat', '--yes');
    expect(await personOf('Pat')).toMatchObject({ role: null, sessions: [], passkeys: [] });
    expect(await personOf('Olga')).toMatchObject({ role: 'owner', sessions: [{}], passkeys: [{}] });
    expect(await queries.$count(staffInvite)).toBe(0);
    expect((await run('staff', 'invite', 'Pat', '--role', 'reader')).code).toBe(0);
  });

  test('of whoever is only awaited is their link', async () => {
    await run('staff', 'invite', 'Ann', '--role', 'packer');
    expect((await run('staff', 'list')).out).toContain('A link for Ann as packer waits until');
    await run('staff', 'end-access', 'Ann', '--yes');
    expect(await queries.$count(staffInvite)).toBe(0);
    expect((await run('staff', 'end-access', 'Ann', '--yes')).err).toContain('nobody called Ann');
  });

  test('of the last owner ends by nothing', async () => {
    const [session] = (await personOf('Olga'))?.sessions ?? [];
    for (const words of [
      ['end-access', 'Olga', '--yes'],
      ['end-session', session?.hash ?? ''],
    ]) {
      expect((await run('staff', ...words)).err).toContain('the last that lets an owner in');
    }
    // Nobody is asked for a yes to what cannot be.
    expect(await run('staff', 'end-access', 'Olga')).toMatchObject({ asked: '', code: 1 });
    expect(await personOf('Olga')).toMatchObject({ role: 'owner', sessions: [{}] });
  });
});

describe('a role of the shop’s own', () => {
  test('is added, changed, given and removed once nobody has it', async () => {
    await run('roles', 'set', 'clerk', '--scopes', 'orders:read,mail:read');
    expect((await run('roles', 'list')).out).toContain('clerk  orders:read mail:read\n');
    await run('roles', 'set', 'clerk', '--scopes', 'orders:read');
    expect((await run('roles', 'list')).out).toContain('clerk  orders:read\n');
    await run('staff', 'give-role', 'Pat', 'clerk');
    expect((await run('roles', 'remove', 'clerk')).err).toContain('Pat has this role');
    await run('staff', 'give-role', 'Pat', 'packer');
    await run('staff', 'invite', 'Ann', '--role', 'clerk');
    expect((await run('roles', 'remove', 'clerk')).err).toContain('Ann has this role, or comes in');
    await queries.delete(staffInvite).where(eq(staffInvite.name, 'Ann'));
    expect((await run('roles', 'remove', 'clerk')).code).toBe(0);
    expect(await lastAct()).toMatchObject({ act: 'roles.remove', subject: 'clerk' });
    expect((await run('roles', 'remove', 'clerk')).err).toContain('There is no role clerk');
  });

  test.each([
    [['clerk', '--scopes', 'orders:read,staff:write'], 'staff:write, which is no scope'],
    [['clerk', '--scopes', 'constructor'], 'constructor, which is no scope'],
    [['clerk'], 'scopes is missing'],
    [['Owner', '--scopes', 'orders:read'], 'Every shop has the role owner'],
  ])('%j is refused', async (words, sentence) => {
    const { err, code } = await run('roles', 'set', ...words);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(await queries.$count(staffRole)).toBe(0);
  });

  test('is not saved over what somebody else has changed since', async () => {
    await run('roles', 'set', 'clerk', '--scopes', 'orders:read');
    for (const seen of ['', 'mail:read']) {
      const words = ['clerk', '--scopes', 'mail:read', '--seen-scopes', seen];
      expect((await run('roles', 'set', ...words)).code).toBe(1);
    }
    const words = ['clerk', '--scopes', 'mail:read', '--seen-scopes', 'orders:read'];
    expect((await run('roles', 'set', ...words)).code).toBe(0);
  });
});

test('log list says of what has not ended, or was cut off, that it is not known what came of it', async () => {
  await queries.insert(auditLog).values({ staff: 'x', act: 'catalogue.import', subject: 'a.csv' });
  expect((await run('log', 'list', '--subject', 'a.csv')).out).toMatch(
    /Imported the file a\.csv, of which the outcome is not known/,
  );
});

test('log list says in words who did what, and what was refused', async () => {
  await run('staff', 'give-role', 'Pat', 'reader');
  await run('staff', 'give-role', 'Olga', 'reader');
  const { out } = await run('log', 'list', '--limit', '3');
  expect(out).toMatch(
    /tester, by command: Changed the role of Olga, which was refused {2}refused: .*\n.*tester, by command: Changed the role of Pat {2}role: packer → reader\n.*Pat: Entered by a link {2}device: /,
  );
  expect((await run('log', 'list', '--subject', 'Pat')).out).not.toContain('Olga');
});
