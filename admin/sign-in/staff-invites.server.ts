/** Invitations into the admin: made by the start of a shop and by a command, used once. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { staffInvite } from '#db/schema/staff-schema.ts';
import { formatInviteCode } from './invite-code.ts';

/** Whom an invitation without a name is for. */
export const OWNER = 'Owner';

/** How long an invitation can be used. */
const INVITE_DAYS = 7;

/** The form in which secrets are stored: they are random, so a plain hash hides them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const existsSchema = z.object({ exists: z.boolean() });

/** Whether anybody has been let in yet. */
export async function hasStaff(queries: Queries): Promise<boolean> {
  const [found] = await readRows(
    queries,
    existsSchema,
    sql`select exists (select from staff) as exists`,
  );
  return found?.exists ?? false;
}

/**
 * Whom an invitation is for. The start of a shop that nobody has been let into invites the first owner, the
 * machine's own command an owner, and staff a colleague: whoever can run the command has the shop anyway.
 */
export type InviteKind = 'first' | 'owner' | 'colleague';

/** Stores an invitation and gives its code. */
export async function inviteStaff(
  queries: Queries,
  { name, kind }: { name: string; kind: InviteKind },
): Promise<string> {
  const code = formatInviteCode(randomBytes(25));
  const endsAt = sql`now() + make_interval(days => ${INVITE_DAYS})`;
  await queries.insert(staffInvite).values({
    codeHash: hashSecret(code),
    name,
    isOwner: kind !== 'colleague',
    isFirst: kind === 'first',
    endsAt,
  });
  return code;
}
