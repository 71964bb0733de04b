/** Who may open the admin, for each other: sessions, passkeys, invitations, and what everybody did. */
import { asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { recordAct } from '#admin/staff/staff-acts.server.ts';
import { inviteStaff } from '#admin/staff/staff-invites.server.ts';
import type { Queries } from '#db/database.ts';
import {
  staff,
  staffAct,
  staffInvite,
  staffPasskey,
  staffSession,
} from '#db/schema/staff-schema.ts';
import type { PeopleForm } from './people-form.ts';

/** Times are unix seconds. */
export type Person = {
  id: string;
  name: string;
  sessions: { hash: string; device: string; seenSeconds: number }[];
  passkeys: { id: string; name: string; usedSeconds: number | null }[];
};

export async function listPeople(queries: Queries): Promise<Person[]> {
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
  return people.map(({ id, name }) => ({
    id,
    name,
    sessions: sessions.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
    passkeys: passkeys.filter((one) => one.staff === id).map(({ staff: _, ...one }) => one),
  }));
}

export type ListedAct = {
  no: number;
  name: string;
  act: string;
  subject: string;
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
        no: staffAct.no,
        name: sql<string>`coalesce(${staff.name}, 'Somebody')`,
        act: staffAct.act,
        subject: staffAct.subject,
        before: staffAct.before,
        after: staffAct.after,
        outcome: staffAct.outcome,
        atSeconds: sql<number>`extract(epoch from ${staffAct.at})::float8`,
      })
      .from(staffAct)
      .leftJoin(staff, eq(staff.id, staffAct.staff))
      // The change of all of them is a row of its own.
      .where(ne(staffAct.act, 'product_changed_in_bulk'))
      .orderBy(desc(staffAct.no))
      .limit(limit)
  );
}

/** Does what the form asks for; the code of a new invitation, else null. */
export function actOnPeople(
  { queries, member }: AdminDesk,
  form: PeopleForm,
): Promise<string | null> {
  const act = { staff: member.id, act: `staff_${form.do}`, subject: form.subject } as const;
  return recordAct(queries, act, async () => {
    const code = await perform(queries, form);
    return { isDone: true, after: null, value: code };
  });
}

async function perform(
  queries: Queries,
  { do: what, subject }: PeopleForm,
): Promise<string | null> {
  switch (what) {
    case 'invite':
      return inviteStaff(queries, { name: subject, isFirst: false });
    case 'end_session':
      await queries.delete(staffSession).where(eq(staffSession.tokenHash, subject));
      return null;
    case 'remove_passkey':
      await queries.delete(staffPasskey).where(eq(staffPasskey.id, subject));
      return null;
    case 'end_access':
      await endAccess(queries, subject);
      return null;
  }
}

/** The person stays, as what they did does; nothing lets them in any more. */
function endAccess(queries: Queries, id: string): Promise<void> {
  return queries.transaction(async (tx) => {
    await tx.delete(staffSession).where(eq(staffSession.staff, id));
    await tx.delete(staffPasskey).where(eq(staffPasskey.staff, id));
    const [person] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
    if (person) await tx.delete(staffInvite).where(eq(staffInvite.name, person.name));
  });
}
