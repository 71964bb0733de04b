/** What members of the staff are told of by mail, and where: everybody chooses, owners say the address. */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { STAFF_ENDPOINT } from '#app/features/events/endpoint-store.server.ts';
import { STAFF_NOTICES } from '#app/features/mail/staff-notices.ts';
import type { Queries } from '#db/database.ts';
import { eventEndpoint } from '#db/schema/event-schema.ts';
import { apiToken, staff } from '#db/schema/staff-schema.ts';
import { checkScopes } from '#operations/caller-scopes.server.ts';
import { emailField } from '#operations/fields.ts';
import {
  BY_TOKEN,
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import type { Person } from './decide-access.ts';
import { NOTICES } from './decide-notice.ts';
import { personField } from './let-in.server.ts';
import { messages } from './messages/messages.ts';
import { findPerson, lockPeople, readPeople } from './people.server.ts';
import { personName } from './shown-names.server.ts';
import { nameField } from './staff-invites.server.ts';

/** Has the outbox keep what somebody wants to be told of, and nothing of what nobody wants. */
async function writeEndpoint(queries: Queries): Promise<void> {
  await queries.execute(sql`lock table event_endpoint in share row exclusive mode`);
  const people = await queries
    .select({ notices: staff.notices })
    .from(staff)
    .where(sql`${staff.email} is not null and ${staff.role} is not null`);
  const kinds = STAFF_NOTICES.filter((notice) =>
    people.some(({ notices }) => notices.includes(notice)),
  );
  await queries
    .insert(eventEndpoint)
    .values({ ...STAFF_ENDPOINT, kinds, secret: '' })
    .onConflictDoUpdate({ target: eventEndpoint.id, set: { kinds } });
}

/** Throws OperationRefused for nobody of this name. */
function findNamed(people: readonly Person[], text: string): Person {
  const person = findPerson(people, text);
  if (person) return person;
  throw new OperationRefused('not_found', messages.nobodyCalled(text));
}

/** Of an answer: who repeats the call reads the address as it is then. */
const kept = z.object({ name: z.string() });

export const setStaffEmail = defineChange({
  name: 'staff.set-email',
  scope: 'staff:write',
  does: 'Says where the mails go that a member of the staff chooses; without an address there are none',
  button: 'Save the e-mail',
  done: 'Changed the e-mail of',
  subjectName: personName,
  input: z.object({ person: personField, email: emailField('E-mail').default('') }),
  output: z.object({ name: z.string(), email: z.string().nullable() }),
  message: ({ name, email }) =>
    email === null
      ? messages.noMailsTo(personName(name))
      : messages.mailsGoTo(personName(name), email),
  kept,
  async readAgain({ queries }, { name }) {
    const { email } = findNamed(await readPeople(queries), name);
    return { name, email };
  },
  async run(context, { person: text, email: typed }) {
    const { queries, record } = context;
    record({ subject: text });
    const person = findNamed(await lockPeople(context), text);
    const { id, name, role } = person;
    const email = typed === '' ? null : typed;
    // The record has no e-mail: it stays when the address is forgotten.
    record({ subject: name });
    if (role === null) throw new OperationRefused('conflict', messages.hasNoAccess(name));
    await queries.update(staff).set({ email }).where(eq(staff.id, id));
    await writeEndpoint(queries);
    return { name, email };
  },
});

/** The member who calls, or by whose token a program does; null for a user of the system. */
async function callerOf({ queries, actor }: OperationContext): Promise<string | null> {
  if (!actor.id.startsWith(BY_TOKEN)) return actor.id;
  const [token] = await queries
    .select({ madeBy: apiToken.madeBy })
    .from(apiToken)
    .where(eq(apiToken.id, actor.id.slice(BY_TOKEN.length)));
  return token?.madeBy ?? null;
}

/** Throws OperationRefused where nobody is named, or somebody else by who is no owner. */
async function findMember(context: OperationContext, named: string | undefined): Promise<Person> {
  const people = await readPeople(context.queries);
  const caller = await callerOf(context);
  const own = people.find(({ id }) => id === caller);
  if (named === undefined) {
    if (own) return own;
    throw new OperationRefused('bad_input', messages.namePerson, { person: messages.namePerson });
  }
  const person = findNamed(people, named);
  if (person.id !== own?.id) checkScopes(['staff:write'], context.actor);
  return person;
}

const person = nameField('Whose, where they are not yours').optional();

const shown = z.object({
  name: z.string(),
  email: z.string().nullable(),
  notices: z.array(z.enum(STAFF_NOTICES)),
});

const toShown = ({ name, email, notices }: Person) => ({
  ...{ name, email },
  notices: STAFF_NOTICES.filter((notice) => notices.includes(notice)),
});

export const showNotices = defineRead({
  name: 'notices.show',
  scope: 'orders:read',
  mayNeed: ['staff:write'],
  does: 'Shows which mails somebody of the staff gets, and where',
  input: z.object({ person: person.meta({ positional: true }) }),
  output: shown,
  toLines: ({ name, email, notices }) => [
    `${name}: ${email ?? 'no e-mail, which an owner sets'}`,
    ...notices.map((notice) => `  ${notice}`),
  ],
  run: async (context, { person: named }) => toShown(await findMember(context, named)),
});

export const chooseNotices = defineChange({
  name: 'notices.choose',
  scope: 'orders:read',
  mayNeed: ['catalogue:read', 'staff:write'],
  does: 'Chooses which mails somebody of the staff gets, of what happens from now on',
  button: 'Save the choice',
  done: 'Chose the mails of',
  subjectName: personName,
  page: () => '/you',
  input: z.object({
    notices: z
      .array(z.enum(STAFF_NOTICES, { error: () => messages.noNotice }))
      .default([])
      .meta({
        description: 'Mails about',
        choices: STAFF_NOTICES.map((notice) => [notice, NOTICES[notice].word] as const),
      }),
    person,
  }),
  output: shown,
  message: ({ email, notices }) => {
    if (notices.length === 0) return messages.noneChosen;
    const words = notices.map((notice) => inShopWords(NOTICES[notice].word)).join(', ');
    return email === null ? messages.chosenWithoutEmail(words) : messages.chosen(words, email);
  },
  kept,
  readAgain: async ({ queries }, { name }) => toShown(findNamed(await readPeople(queries), name)),
  async run(context, { notices: given, person: named }) {
    const { queries, record, actor } = context;
    const { id, name, notices: before } = await findMember(context, named);
    const notices = STAFF_NOTICES.filter((notice) => given.includes(notice));
    record({ subject: name, before: { notices: before }, after: { notices } });
    checkScopes(
      notices.map((notice) => NOTICES[notice].scope),
      actor,
    );
    await queries.update(staff).set({ notices }).where(eq(staff.id, id));
    await writeEndpoint(queries);
    return toShown(findNamed(await readPeople(queries), id));
  },
});
