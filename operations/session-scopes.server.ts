/** Whether a member of the staff is still signed in, and what their role lets them do by now. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { staff, staffRole, staffSession } from '#db/schema/staff-schema.ts';
import { type Actor, OperationRefused } from './operation.ts';
import { SCOPES, type Scope, scopesOf } from './scopes.ts';

async function scopesOfSession(queries: Queries, sessionHash: string): Promise<readonly Scope[]> {
  const [member] = await queries
    .select({ role: staff.role, own: staffRole.scopes })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staff))
    .leftJoin(staffRole, eq(staffRole.name, staff.role))
    .where(and(eq(staffSession.tokenHash, sessionHash), gt(staffSession.endsAt, sql`now()`)));
  if (member) return scopesOf(member.role, member.own);
  throw new OperationRefused('forbidden', 'You are signed out. Open the admin again.');
}

/** Throws OperationRefused for whoever lacks one of them. */
export function checkScopes(needed: readonly Scope[], actor: Pick<Actor, 'scopes'>): void {
  const missing = needed.find((scope) => !actor.scopes.includes(scope));
  if (missing === undefined) return;
  const message = `You may not do this: it needs the scope ${missing} (${SCOPES[missing].toLowerCase()}).`;
  throw new OperationRefused('forbidden', message);
}

/** Asked at the end of what they do: a call may have been long on its way. Throws OperationRefused. */
export async function checkSession(
  queries: Queries,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  scopes: readonly Scope[],
): Promise<void> {
  if (sessionHash === undefined) return;
  checkScopes(scopes, { scopes: await scopesOfSession(queries, sessionHash) });
}
