/** Ends what lets somebody into the admin: a session, a passkey, or all of it. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { staff, staffInvite, staffPasskey, staffSession } from '#db/schema/staff-schema.ts';
import { neededText } from '#operations/fields.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { type AccessChange, isOfLastOwner, type Person } from './decide-access.ts';
import { personField } from './let-in.server.ts';
import { messages } from './messages/messages.ts';
import { findPerson, lockPeople, readInvitations, readPeople } from './people.server.ts';
import { personName } from './shown-names.server.ts';
import { endTokensOf } from './tokens.server.ts';

function checkLastOwner(people: readonly Person[], person: Person, change: AccessChange): void {
  if (isOfLastOwner(people, person, change))
    throw new OperationRefused('conflict', messages.lastOwner);
}

/** What of these people the text names. Throws OperationRefused for what has ended, or for the beginning of several. */
function findWay(people: readonly Person[], kind: 'session' | 'passkey', text: string) {
  const ways = people.flatMap((person) =>
    kind === 'session'
      ? person.sessions.map(({ hash: id, device }) => ({ person, id, device }))
      : person.passkeys.map(({ id, name: device }) => ({ person, id, device })),
  );
  const whole = ways.find(({ id }) => id === text);
  if (whole) return whole;
  const [way, ...others] = ways.filter(({ id }) => id.startsWith(text));
  if (!way) {
    throw new OperationRefused('not_found', messages.noSuchWay[kind]);
  }
  if (others.length > 0) {
    throw new OperationRefused('bad_input', messages.severalWays[kind]);
  }
  return way;
}

function defineEnding(kind: 'session' | 'passkey', name: 'end-session' | 'remove-passkey') {
  return defineChange({
    name: `staff.${name}`,
    scope: 'staff:write',
    does:
      kind === 'session'
        ? 'Signs somebody out of one browser'
        : 'Removes a passkey, which opens the admin no more',
    button: kind === 'session' ? 'End the session' : 'Remove the passkey',
    done: kind === 'session' ? 'Ended a session of' : 'Removed a passkey of',
    subjectName: personName,
    input: z.object({
      id: neededText('Its id, as staff list has it', 2_000).meta({ positional: true }),
    }),
    output: z.object({ name: z.string(), device: z.string() }),
    message: ({ name: person, device }) =>
      kind === 'session'
        ? messages.signedOutOf(personName(person), device)
        : messages.passkeyRemoved(personName(person), device),
    async run(context, { id: text }) {
      const { queries, record } = context;
      const people = await lockPeople(context);
      const { person, id, device } = findWay(people, kind, text);
      record({ subject: person.name, after: { device } });
      checkLastOwner(people, person, { kind, id });
      await (kind === 'session'
        ? queries.delete(staffSession).where(eq(staffSession.tokenHash, id))
        : queries.delete(staffPasskey).where(eq(staffPasskey.id, id)));
      return { name: person.name, device };
    },
  });
}

export const endSession = defineEnding('session', 'end-session');
export const removePasskey = defineEnding('passkey', 'remove-passkey');

/** Whom the text names: a person, or the name on a link that nobody has used yet. */
async function findNamed({ queries }: OperationContext, people: readonly Person[], text: string) {
  const person = findPerson(people, text);
  const invitations = await readInvitations(queries);
  const isInvited = invitations.some(({ name }) => name === (person?.name ?? text));
  if (!person && !isInvited) {
    throw new OperationRefused('not_found', messages.nobodyCalled(text));
  }
  return { person, name: person?.name ?? text };
}

export const endAccess = defineChange({
  name: 'staff.end-access',
  scope: 'staff:write',
  does: 'Ends all that lets somebody in: links that nobody has used and tokens that they made too',
  button: 'End all access',
  done: 'Ended the access of',
  subjectName: personName,
  input: z.object({ person: personField }),
  output: z.object({ name: z.string() }),
  message: ({ name }) => messages.accessEnded(personName(name)),
  async ask(context, { person: text }) {
    const people = await readPeople(context.queries);
    const { person, name } = await findNamed(context, people, text);
    if (person && isOfLastOwner(people, person, { kind: 'access' })) return null;
    const shown = personName(name);
    return { question: messages.endAccess(shown), yes: messages.yesEndAccess(shown) };
  },
  async run(context, { person: text }) {
    const { queries, record } = context;
    record({ subject: text });
    const people = await lockPeople(context);
    const { person, name } = await findNamed(context, people, text);
    record({ subject: name, ...(person && { before: { role: person.role } }) });
    if (person) {
      checkLastOwner(people, person, { kind: 'access' });
      // The person stays, as what they did does.
      await queries
        .update(staff)
        .set({ role: null, email: null, notices: [] })
        .where(eq(staff.id, person.id));
      await queries.delete(staffSession).where(eq(staffSession.staff, person.id));
      await queries.delete(staffPasskey).where(eq(staffPasskey.staff, person.id));
      await endTokensOf(queries, person.id);
    }
    await queries.delete(staffInvite).where(eq(staffInvite.name, name));
    return { name };
  },
});
