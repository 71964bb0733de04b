/** Whether a member of the staff is still signed in, and what their role lets them do by now. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { staff, staffRole, staffSession } from '#db/schema/staff-schema.ts';
import { OperationRefused } from './operation.ts';
import { type Scope, scopesOf } from './scopes.ts';

/** Asked at the end of what they do: a call may have been long on its way. Throws OperationRefused. */
export async function scopesOfSession(
  queries: Queries,
  sessionHash: string,
): Promise<readonly Scope[]> {
  const [member] = await queries
    .select({ role: staff.role, own: staffRole.scopes })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staff))
    .leftJoin(staffRole, eq(staffRole.name, staff.role))
    .where(and(eq(staffSession.tokenHash, sessionHash), gt(staffSession.endsAt, sql`now()`)));
  if (member) return scopesOf(member.role, member.own);
  throw new OperationRefused('forbidden', 'You are signed out. Open the admin again.');
}
