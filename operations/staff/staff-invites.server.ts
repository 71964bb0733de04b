/** Invitations into the admin: made by the start of a shop, by a command and by owners, and used once. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { staffInvite } from '#db/schema/staff-schema.ts';
import { neededText } from '#operations/fields.ts';
import { formatInviteCode } from './invite-code.ts';
import { messages } from './messages/messages.ts';

export const MAX_NAME_LETTERS = 60;

/** The name of a person or of a role. */
export function nameField(description: string) {
  return neededText(description, MAX_NAME_LETTERS).refine((name) => !/\p{Cc}/u.test(name), {
    error: () => messages.noName,
  });
}

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

export type Invitation = {
  name: string;
  role: string;
  /** Of the start of a shop: void as soon as anybody has been let in. */
  isFirst?: boolean;
};

/** The link that lets in whoever opens it first. The code is in the fragment, which is never sent. */
export function enterLink(origin: string, code: string): string {
  return `${origin}/enter#${code}`;
}

/** Stores an invitation and gives its code. */
export async function inviteStaff(
  queries: Queries,
  { name, role, isFirst = false }: Invitation,
): Promise<string> {
  const code = formatInviteCode(randomBytes(25));
  const endsAt = sql`now() + make_interval(days => ${INVITE_DAYS})`;
  await queries
    .insert(staffInvite)
    .values({ codeHash: hashSecret(code), name, role, isFirst, endsAt });
  return code;
}
