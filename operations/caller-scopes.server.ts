/** What whoever calls may do by now: they can be signed out, and their role or token can change, while they call. */
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { staff, staffRole, staffSession } from '#db/schema/staff-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { messages } from './messages/messages.ts';
import { type Actor, BY_COMMAND, BY_TOKEN, OperationRefused, ScopeMissing } from './operation.ts';
import { SCOPE_NAMES, SCOPES, type Scope, scopesOf, scopesOfToken } from './scopes.ts';
import { inShopWords } from './words/in-shop-words.ts';

async function scopesOfSession(queries: Queries, sessionHash: string): Promise<readonly Scope[]> {
  const [member] = await queries
    .select({ role: staff.role, own: staffRole.scopes })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staff))
    .leftJoin(staffRole, eq(staffRole.name, staff.role))
    .where(and(eq(staffSession.tokenHash, sessionHash), gt(staffSession.endsAt, sql`now()`)));
  if (member) return scopesOf(member.role, member.own);
  throw new OperationRefused('forbidden', messages.signedOut);
}

const tokenSchema = z.object({
  id: z.string(),
  madeBy: z.string(),
  scopes: z.array(z.string()),
  role: z.string().nullable(),
  ownScopes: z.array(z.string()).nullable(),
});

const readApiToken = sqlFunction<[secretHash: string], z.infer<typeof tokenSchema> | null>(
  'read_api_token',
  1,
  tokenSchema.nullable(),
);

/** Who calls by the token of this hash, which counts as its use; null where it has ended, or was none. */
export async function findTokenActor(queries: Queries, tokenHash: string): Promise<Actor | null> {
  const token = await readApiToken(queries, tokenHash);
  if (!token) return null;
  const { id, madeBy, scopes, role, ownScopes } = token;
  const ofMaker = madeBy.startsWith(BY_COMMAND) ? SCOPE_NAMES : scopesOf(role, ownScopes);
  return { id: `${BY_TOKEN}${id}`, scopes: scopesOfToken(scopes, ofMaker), tokenHash };
}

/** Throws OperationRefused for whoever lacks one of them. */
export function checkScopes(needed: readonly Scope[], actor: Pick<Actor, 'scopes'>): void {
  const missing = needed.find((scope) => !actor.scopes.includes(scope));
  if (missing === undefined) return;
  throw new ScopeMissing(missing, messages.mayNot(missing, inShopWords(SCOPES[missing])));
}

/** Asked at the end of what they do: a call may have been long on its way. Throws OperationRefused. */
export async function checkCaller(
  queries: Queries,
  actor: Actor,
  scopes: readonly Scope[],
): Promise<void> {
  const byNow = await scopesByNow(queries, actor);
  if (byNow) checkScopes(scopes, { scopes: byNow });
}

/** Null for a user of the system, whom nobody signs out. */
async function scopesByNow(
  queries: Queries,
  { sessionHash, tokenHash }: Actor,
): Promise<readonly Scope[] | null> {
  if (sessionHash !== undefined) return scopesOfSession(queries, sessionHash);
  if (tokenHash === undefined) return null;
  const actor = await findTokenActor(queries, tokenHash);
  if (actor) return actor.scopes;
  throw new OperationRefused('unknown_caller', messages.tokenEnded);
}
