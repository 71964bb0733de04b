/** Roles: those that every shop has, and a shop's own. */
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { staffRole } from '#db/schema/staff-schema.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { messages as anyMessages } from '#operations/messages/messages.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { GIVEN_SCOPES, ROLES, SCOPES, type Scope, scopesOf } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';
import { lockPeople } from './people.server.ts';
import { roleName } from './shown-names.server.ts';
import { nameField } from './staff-invites.server.ts';

export type Role = { name: string; scopes: readonly Scope[]; isOwn: boolean };

/** The built-in ones first, then a shop's own by name. */
export async function readRoles(queries: Queries): Promise<Role[]> {
  const own = await queries.select().from(staffRole).orderBy(asc(staffRole.name));
  return [
    ...Object.entries(ROLES).map(([name, scopes]) => ({ name, scopes, isOwn: false })),
    ...own.map(({ name, scopes }) => ({ name, scopes: scopesOf(name, scopes), isOwn: true })),
  ];
}

const scopeField = z.enum(GIVEN_SCOPES, {
  error: ({ input }) => messages.noGivenScope(String(input)),
});

const name = nameField('Name of the role').meta({ positional: true });
const scopes = z
  .array(scopeField, { error: () => anyMessages.isMissing })
  .min(1, { error: () => anyMessages.isMissing })
  .meta({
    description: 'It may',
    choices: GIVEN_SCOPES.map((scope) => [scope, SCOPES[scope]]),
  });

export const listRoles = defineRead({
  name: 'roles.list',
  scope: 'staff:read',
  does: 'Lists the roles, with what each may do',
  input: z.object({}),
  output: z.object({
    roles: z.array(
      z.object({ name: z.string(), scopes: z.array(z.string()).readonly(), isOwn: z.boolean() }),
    ),
  }),
  toLines: ({ roles }) => roles.map((role) => `${role.name}  ${role.scopes.join(' ')}`),
  run: async ({ queries }) => ({ roles: await readRoles(queries) }),
});

/** Case is no difference that people see. */
function checkOwn(text: string): void {
  const names = (role: string) => [role, roleName(role).toLowerCase()];
  const built = Object.keys(ROLES).find((one) => names(one).includes(text.toLowerCase()));
  if (built === undefined) return;
  throw new OperationRefused('bad_input', messages.isBuiltIn(built), { name: messages.isThere });
}

export const setRole = defineChange({
  name: 'roles.set',
  scope: 'staff:write',
  does: 'Adds a role, or changes what it may do, which holds at once',
  button: 'Save the role',
  done: 'Changed the role',
  input: z.object({
    name,
    scopes,
    seenScopes: z
      .array(z.string())
      .nullable()
      .optional()
      .meta({ description: 'What it might do when it was looked at' }),
  }),
  output: z.object({ name: z.string(), scopes: z.array(z.string()) }),
  message: (role) => messages.roleSaved(role.name),
  async run(context, { name: text, scopes: given, seenScopes }) {
    const { queries, record } = context;
    record({ subject: text });
    checkOwn(text);
    await lockPeople(context);
    const known = (await readRoles(queries)).find((one) => one.name === text);
    const wanted = GIVEN_SCOPES.filter((scope) => given.includes(scope));
    record({ before: { scopes: known?.scopes ?? null }, after: { scopes: wanted } });
    const keyOf = (list: readonly string[]) => list.toSorted().join();
    checkSeen(
      seenScopes && keyOf(seenScopes),
      known ? keyOf(known.scopes) : null,
      messages.roleThere(text),
    );
    await queries
      .insert(staffRole)
      .values({ name: text, scopes: wanted })
      .onConflictDoUpdate({ target: staffRole.name, set: { scopes: wanted } });
    return { name: text, scopes: wanted };
  },
});

const holderSchema = z.object({ name: z.string() });

export const removeRole = defineChange({
  name: 'roles.remove',
  scope: 'staff:write',
  does: "Removes a role of the shop's own that nobody has",
  button: 'Remove the role',
  done: 'Removed the role',
  input: z.object({ name }),
  output: z.object({ name: z.string() }),
  message: (role) => messages.roleRemoved(role.name),
  async run(context, { name: text }) {
    const { queries, record } = context;
    record({ subject: text });
    checkOwn(text);
    await lockPeople(context);
    // In one statement: whoever uses their link in between is in one of the two.
    const [holder] = await readRows(
      queries,
      holderSchema,
      sql`select name from staff where role = ${text} union
        select name from staff_invite where role = ${text} and ends_at > now() limit 1`,
    );
    if (holder) {
      throw new OperationRefused('conflict', messages.hasHolder(holder.name));
    }
    const [removed] = await queries.delete(staffRole).where(eq(staffRole.name, text)).returning();
    if (!removed) throw new OperationRefused('not_found', messages.noRole(text));
    record({ before: { scopes: removed.scopes } });
    return { name: text };
  },
});
