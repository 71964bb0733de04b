/** Who may open the admin, and as what. */
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import { staff, staffInvite } from '#db/schema/staff-schema.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { OWNER } from '#operations/scopes.ts';
import { decideInvite, isOfLastOwner, type Person } from './decide-access.ts';
import { messages } from './messages/messages.ts';
import { checkRole, findPerson, lockPeople, readInvitations, readPeople } from './people.server.ts';
import { personName, roleName } from './shown-names.server.ts';
import { enterLink, inviteStaff, nameField } from './staff-invites.server.ts';

/** The field by which a person is named. */
export const personField = nameField('Their name or id').meta({ positional: true });

const personSchema: z.ZodType<Person> = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  notices: z.array(z.string()),
  sessions: z.array(z.object({ hash: z.string(), device: z.string(), seenSeconds: z.int() })),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), usedSeconds: z.int().nullable() }),
  ),
});

const invitationSchema = z.object({ name: z.string(), role: z.string(), endsSeconds: z.int() });

function personLines({ name, role, sessions, passkeys }: Person, timeZone: string): string[] {
  const at = (seconds: number) => toZonedMinute(seconds, timeZone);
  return [
    `${name}  ${role ?? 'access ended'}`,
    ...sessions.map(
      ({ hash, device, seenSeconds }) =>
        `  session ${hash.slice(0, 12)}  ${device}, last seen ${at(seenSeconds)}`,
    ),
    ...passkeys.map(
      ({ id, name: device, usedSeconds }) =>
        `  passkey ${id}  ${device}, ${usedSeconds === null ? 'never used' : `last used ${at(usedSeconds)}`}`,
    ),
  ];
}

export const listStaff = defineRead({
  name: 'staff.list',
  scope: 'staff:read',
  does: 'Lists who may open the admin, with what lets them in',
  input: z.object({}),
  output: z.object({ people: z.array(personSchema), invitations: z.array(invitationSchema) }),
  toLines: ({ people, invitations }, timeZone) => [
    ...people.flatMap((person) => personLines(person, timeZone)),
    ...invitations.map(
      ({ name, role, endsSeconds }) =>
        `A link for ${name} as ${role} waits until ${toZonedMinute(endsSeconds, timeZone)}`,
    ),
  ],
  run: async ({ queries }) => ({
    people: await readPeople(queries),
    invitations: await readInvitations(queries),
  }),
});

export const inviteToStaff = defineChange({
  name: 'staff.invite',
  scope: 'staff:write',
  does: 'Makes a link that lets somebody in once, within a week',
  button: 'Make a link',
  done: 'Made a link for',
  subjectName: personName,
  input: z.object({
    name: nameField('Name').meta({
      hint: 'The same name is the same person.',
      positional: true,
    }),
    role: nameField('Role').meta({ hint: 'Needed for whoever has none yet.' }).optional(),
  }),
  output: z.object({ name: z.string(), role: z.string(), link: z.string() }),
  isSecret: true,
  message: ({ name, role, link }) => messages.linkMade(personName(name), roleName(role), link),
  async run(context, { name, role: wanted = null }) {
    const { queries, record, shop } = context;
    record({ subject: name });
    const origin = shop.adminOrigin();
    if (origin === null) {
      throw new OperationRefused('conflict', messages.adminIsOff);
    }
    const people = await lockPeople(context);
    if (wanted !== null) await checkRole(queries, wanted);
    const ofOwner = and(
      eq(staffInvite.name, name),
      eq(staffInvite.role, OWNER),
      gt(staffInvite.endsAt, sql`now()`),
    );
    const isOwnerAwaited = (await queries.$count(staffInvite, ofOwner)) > 0;
    const decided = decideInvite(people, { name, role: wanted, isOwnerAwaited });
    if (decided.kind === 'refuse') {
      const code = decided.refusal === 'role_missing' ? 'bad_input' : 'conflict';
      throw new OperationRefused(code, messages.inviteRefusals[decided.refusal]);
    }
    const { role } = decided;
    record({ after: { role } });
    return { name, role, link: enterLink(origin, await inviteStaff(queries, { name, role })) };
  },
});

export const giveRole = defineChange({
  name: 'staff.give-role',
  scope: 'staff:write',
  does: 'Gives somebody another role, which holds at once',
  button: 'Give the role',
  done: 'Changed the role of',
  subjectName: personName,
  input: z.object({
    person: personField,
    role: nameField('Role').meta({ positional: true }),
    seenRole: nameField('The role that they had when it was looked at').nullable().optional(),
  }),
  output: z.object({ name: z.string(), role: z.string() }),
  message: ({ name, role }) => messages.roleGiven(personName(name), roleName(role)),
  async run(context, { person: text, role, seenRole }) {
    const { queries, record } = context;
    record({ subject: text });
    const people = await lockPeople(context);
    const person = findPerson(people, text);
    if (!person) throw new OperationRefused('not_found', messages.nobodyCalled(text));
    const { id, name } = person;
    record({ subject: name, before: { role: person.role }, after: { role } });
    checkSeen(seenRole, person.role, messages.aRole);
    await checkRole(queries, role);
    if (isOfLastOwner(people, person, { kind: 'role', role })) {
      throw new OperationRefused('conflict', messages.lastOwner);
    }
    await queries.update(staff).set({ role }).where(eq(staff.id, id));
    return { name, role };
  },
});
