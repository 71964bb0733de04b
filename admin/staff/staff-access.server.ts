/** Who may open the admin, for each other: sessions, passkeys, invitations, and what everybody did. */
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { actorName, recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { inviteStaff } from '#admin/sign-in/staff-invites.server.ts';
import type { Queries } from '#db/database.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import {
  auditLog,
  staff,
  staffInvite,
  staffPasskey,
  staffSession,
} from '#db/schema/staff-schema.ts';
import { decideEnding, type Ending, type EndingRefusal, type Person } from './decide-ending.ts';
import { decideInvite, type InviteRefusal } from './decide-invite.ts';
import type { StaffForm } from './staff-form.ts';

/** Everybody who was ever let in, by name, with what lets them in now. */
export async function listStaff(queries: Queries): Promise<Person[]> {
  const people = await queries.select().from(staff).orderBy(asc(staff.name));
  const sessions = await queries
    .select({
      staff: staffSession.staff,
      hash: staffSession.tokenHash,
      device: staffSession.device,
      seenSeconds: sql<number>`extract(epoch from ${staffSession.seenAt})::float8`,
    })
    .from(staffSession)
    .where(gt(staffSession.endsAt, sql`now()`))
    .orderBy(desc(staffSession.seenAt));
  const passkeys = await queries
    .select({
      staff: staffPasskey.staff,
      id: staffPasskey.id,
      name: staffPasskey.name,
      usedSeconds: sql<number | null>`extract(epoch from ${staffPasskey.usedAt})::float8`,
    })
    .from(staffPasskey)
    .orderBy(asc(staffPasskey.createdAt));
  return people.map(({ id, name, isOwner, hasOwned }) => ({
    id,
    name,
    isOwner,
    hasOwned,
    sessions: sessions.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
    passkeys: passkeys.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
  }));
}

export type ListedAct = {
  no: number;
  name: string;
  act: string;
  subject: string;
  /** The number of the order that it was done to; null for anything else. */
  number: string | null;
  before: unknown;
  after: unknown;
  outcome: string | null;
  atSeconds: number;
};

/** What was done last, the newest first. */
export function listActs(queries: Queries, limit: number): Promise<ListedAct[]> {
  return (
    queries
      .select({
        no: auditLog.no,
        name: actorName,
        act: auditLog.act,
        subject: auditLog.subject,
        number: sql<string | null>`case when starts_with(${auditLog.act}, 'order_')
          then ${sql.raw(orderNumberOf('audit_log.subject'))} end`,
        before: auditLog.before,
        after: auditLog.after,
        outcome: auditLog.outcome,
        atSeconds: sql<number>`extract(epoch from ${auditLog.at})::float8`,
      })
      .from(auditLog)
      .leftJoin(staff, eq(staff.id, auditLog.staff))
      // The change of all of them is a row of its own.
      .where(ne(auditLog.act, 'product_changed_in_bulk'))
      .orderBy(desc(auditLog.no))
      .limit(limit)
  );
}

export type StaffRefusal = EndingRefusal | InviteRefusal | 'signed_out';

export type StaffOutcome =
  | { kind: 'invited'; code: string }
  | { kind: 'ended' }
  /** Nothing was done yet: whether the access of this person is to be ended is asked first. */
  | { kind: 'asked'; name: string }
  | { kind: 'refused'; refusal: StaffRefusal };

/** Does what the form asks for, and records it. */
export async function actOnStaff(
  { queries, member }: AdminDesk,
  form: StaffForm,
): Promise<StaffOutcome> {
  if (form.do === 'end_access' && !form.sure) {
    const people = await listStaff(queries);
    const person = people.find(({ id }) => id === form.subject);
    if (person && !decideEnding(people, member.id, form))
      return { kind: 'asked', name: person.name };
  }
  const act = { staff: member.id, act: `staff_${form.do}`, subject: form.subject } as const;
  return recordAct(queries, act, async () => {
    const outcome = await queries.transaction(async (tx): Promise<StaffOutcome> => {
      const people = await lockStaff(tx);
      // They may have been shut out since the request came in.
      if (!isSignedIn(people, member)) return { kind: 'refused', refusal: 'signed_out' };
      if (form.do === 'invite') return invite(tx, people, { by: member.id, name: form.subject });
      return end(tx, people, { by: member.id, ending: form });
    });
    const after = outcome.kind === 'refused' ? { refusal: outcome.refusal } : null;
    return { isDone: outcome.kind !== 'refused', after, value: outcome };
  });
}

/** As they stand while nobody else can end or make an owner's: two owners who end each other take turns. */
async function lockStaff(tx: Queries): Promise<Person[]> {
  await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.isOwner, true))
    .orderBy(asc(staff.id))
    .for('no key update');
  return listStaff(tx);
}

function isSignedIn(people: readonly Person[], { id, sessionHash }: AdminDesk['member']): boolean {
  const person = people.find((one) => one.id === id);
  return person?.sessions.some(({ hash }) => hash === sessionHash) ?? false;
}

/** A link to a new person, or to another device. */
async function invite(
  tx: Queries,
  people: readonly Person[],
  { by, name }: { by: string; name: string },
): Promise<StaffOutcome> {
  const ofOwner = and(
    eq(staffInvite.name, name),
    staffInvite.isOwner,
    gt(staffInvite.endsAt, sql`now()`),
  );
  const isAwaited = (await tx.$count(staffInvite, ofOwner)) > 0;
  const decided = decideInvite(people, { by, name, isAwaited });
  if (decided.kind === 'refuse') return { kind: 'refused', refusal: decided.refusal };
  return { kind: 'invited', code: await inviteStaff(tx, { name, kind: decided.as }) };
}

async function end(
  tx: Queries,
  people: readonly Person[],
  { by, ending }: { by: string; ending: Ending },
): Promise<StaffOutcome> {
  const refusal = decideEnding(people, by, ending);
  if (refusal) return { kind: 'refused', refusal };
  const { do: what, subject } = ending;
  if (what === 'end_session') {
    await tx.delete(staffSession).where(eq(staffSession.tokenHash, subject));
  } else if (what === 'remove_passkey') {
    await tx.delete(staffPasskey).where(eq(staffPasskey.id, subject));
  } else {
    await endAccess(tx, people, subject);
  }
  return { kind: 'ended' };
}

/** The person stays, as what they did does; nothing lets them in any more, and they own nothing. */
async function endAccess(tx: Queries, people: readonly Person[], id: string): Promise<void> {
  const person = people.find((one) => one.id === id);
  if (!person) return;
  await tx.update(staff).set({ isOwner: false }).where(eq(staff.id, id));
  await tx.delete(staffSession).where(eq(staffSession.staff, id));
  await tx.delete(staffPasskey).where(eq(staffPasskey.staff, id));
  // The machine's own invitation is an owner's to end.
  const invited = person.isOwner ? undefined : eq(staffInvite.isOwner, false);
  await tx.delete(staffInvite).where(and(eq(staffInvite.name, person.name), invited));
}
