/** Who may open the admin, as it is stored, and the lock under which that changes. */
import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import {
  staff,
  staffInvite,
  staffPasskey,
  staffRole,
  staffSession,
} from '#db/schema/staff-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { messages as anyMessages } from '#operations/messages/messages.ts';
import { type OperationContext, OperationRefused } from '#operations/operation.ts';
import { OWNER, ROLES } from '#operations/scopes.ts';
import type { Person } from './decide-access.ts';
import { messages } from './messages/messages.ts';

/** Everybody who was ever let in, by name, with what lets them in now. */
export async function readPeople(queries: Queries): Promise<Person[]> {
  const people = await queries.select().from(staff).orderBy(asc(staff.name));
  const sessions = await queries
    .select({
      staff: staffSession.staff,
      hash: staffSession.tokenHash,
      device: staffSession.device,
      seenSeconds: wholeSeconds(staffSession.seenAt),
    })
    .from(staffSession)
    .where(gt(staffSession.endsAt, sql`now()`))
    .orderBy(desc(staffSession.seenAt));
  const passkeys = await queries
    .select({
      staff: staffPasskey.staff,
      id: staffPasskey.id,
      name: staffPasskey.name,
      usedSeconds: wholeSeconds(staffPasskey.usedAt),
    })
    .from(staffPasskey)
    .orderBy(asc(staffPasskey.createdAt));
  return people.map(({ id, name, role, email, notices }) => ({
    ...{ id, name, role, email, notices },
    sessions: sessions.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
    passkeys: passkeys.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
  }));
}

/** The links that nobody has used yet, but for those of the start. */
export function readInvitations(queries: Queries) {
  return queries
    .select({
      name: staffInvite.name,
      role: staffInvite.role,
      endsSeconds: wholeSeconds(staffInvite.endsAt),
    })
    .from(staffInvite)
    .where(sql`${staffInvite.endsAt} > now() and not ${staffInvite.isFirst}`)
    .orderBy(asc(staffInvite.name), asc(staffInvite.endsAt));
}

/**
 * Everybody as they stand while nobody else changes who may what: two owners who end each other take turns. Throws
 * OperationRefused for a member who has been signed out, or is no owner any more, since the call came in.
 */
export async function lockPeople({
  queries,
  actor,
}: Pick<OperationContext, 'queries' | 'actor'>): Promise<Person[]> {
  const byId = asc(staff.id);
  await queries.select({ id: staff.id }).from(staff).orderBy(byId).for('no key update');
  const people = await readPeople(queries);
  const caller = people.find(({ id }) => id === actor.id);
  const isIn = caller?.sessions.some(({ hash }) => hash === actor.sessionHash) ?? false;
  if (actor.sessionHash !== undefined && !isIn) {
    throw new OperationRefused('forbidden', anyMessages.signedOut);
  }
  if (caller && caller.role !== OWNER) {
    throw new OperationRefused('forbidden', messages.noOwner);
  }
  return people;
}

/** The person of this name or id; null for nobody. */
export function findPerson(people: readonly Person[], text: string): Person | null {
  return people.find(({ id }) => id === text) ?? people.find(({ name }) => name === text) ?? null;
}

/** Throws OperationRefused for a role that there is not. */
export async function checkRole(queries: Queries, role: string): Promise<void> {
  if (Object.hasOwn(ROLES, role)) return;
  if ((await queries.$count(staffRole, eq(staffRole.name, role))) > 0) return;
  throw new OperationRefused('not_found', messages.noRoleListed(role));
}
