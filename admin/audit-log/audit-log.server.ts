/** The record of what staff does: who, what, to what, how it was before and after. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { auditLog, staff } from '#db/schema/staff-schema.ts';
import type { StaffActKind } from './staff-act-kind.ts';

/** What stands before the name of the system's user where it was done by command. */
export const BY_COMMAND = 'command:';

/** The name of who did it, of rows that are joined with `staff`. */
export const actorName: SQL<string> = sql<string>`coalesce(${staff.name},
  case when starts_with(${auditLog.staff}, ${BY_COMMAND})
    then substr(${auditLog.staff}, ${BY_COMMAND.length + 1}::integer) || ', by command'
    else 'Somebody' end)`;

/** What is to be done; `before` is what it changes, as far as that is short; `staff` is an id, or a command's caller. */
export type Act = { staff: string; act: StaffActKind; subject: string; before?: unknown };

/** What came of it; `after` is what stands now, or why it was refused. */
export type ActOutcome<Value> = { isDone: boolean; after: unknown; value: Value };

/**
 * Records the act, does it, and records what came of it. A process that ends in between leaves the record
 * without an outcome; so does an error, which is thrown on.
 */
export async function recordAct<Value>(
  queries: Queries,
  { staff, act, subject, before = null }: Act,
  perform: () => Promise<ActOutcome<Value>>,
): Promise<Value> {
  const [row] = await queries
    .insert(auditLog)
    .values({ staff, act, subject, before })
    .returning({ no: auditLog.no });
  if (!row) throw new Error(`Unable to record ${act} of ${subject}`);
  const { isDone, after, value } = await perform();
  await queries
    .update(auditLog)
    .set({ after, outcome: isDone ? 'done' : 'refused' })
    .where(eq(auditLog.no, row.no));
  return value;
}
