/** Tokens, by which programs call the API as far as who made them may: made, listed and ended. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { apiToken, staff } from '#db/schema/staff-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { memberName } from '#operations/actor-name.server.ts';
import { messages as anyMessages } from '#operations/messages/messages.ts';
import { defineChange, defineRead, OperationRefused, ScopeMissing } from '#operations/operation.ts';
import { SCOPES, TOKEN_SCOPES } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';
import { hashSecret, nameField } from './staff-invites.server.ts';

/** By this, programs that look for leaked secrets know one. */
export const TOKEN_PREFIX = 'basket_';

const TOKEN_BYTES = 32;

const isOpen = isNull(apiToken.endedAt);

const shownSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()).readonly(),
  /** Who made it. */
  by: z.string(),
  madeSeconds: z.int(),
  /** When it was used last, to a minute. */
  seenSeconds: z.int().nullable(),
});

export type ShownToken = z.output<typeof shownSchema>;

/** Those that have not ended, by name. */
export function readTokens(queries: Queries): Promise<ShownToken[]> {
  return queries
    .select({
      id: apiToken.id,
      name: apiToken.name,
      scopes: apiToken.scopes,
      by: sql<string>`coalesce(${memberName(staff.name)}, ${apiToken.madeBy})`,
      madeSeconds: wholeSeconds(apiToken.madeAt),
      seenSeconds: wholeSeconds(apiToken.seenAt),
    })
    .from(apiToken)
    .leftJoin(staff, eq(staff.id, apiToken.madeBy))
    .where(isOpen)
    .orderBy(asc(apiToken.name));
}

/** Ends the tokens that a member of the staff has made. */
export async function endTokensOf(queries: Queries, madeBy: string): Promise<void> {
  await queries
    .update(apiToken)
    .set({ endedAt: sql`now()` })
    .where(and(eq(apiToken.madeBy, madeBy), isOpen));
}

function tokenLine({ id, name, scopes, by, seenSeconds }: ShownToken, timeZone: string): string {
  const seen = seenSeconds === null ? 'never used' : `used ${toZonedMinute(seenSeconds, timeZone)}`;
  return `${name}  ${id}  of ${by}, ${seen}  ${scopes.join(' ')}`;
}

export const listTokens = defineRead({
  name: 'tokens.list',
  scope: 'tokens:write',
  does: 'Lists the tokens by which programs call the API',
  input: z.object({}),
  output: z.object({ tokens: z.array(shownSchema) }),
  toLines: ({ tokens }, timeZone) =>
    tokens.length > 0
      ? tokens.map((token) => tokenLine(token, timeZone))
      : ['There are no tokens.'],
  run: async ({ queries }) => ({ tokens: await readTokens(queries) }),
});

const scopeField = z.enum(TOKEN_SCOPES, {
  error: ({ input }) => messages.noTokenScope(String(input)),
});

export const makeToken = defineChange({
  name: 'tokens.make',
  scope: 'tokens:write',
  does: 'Makes a token, by which a program calls the API: docs/extending.md',
  button: 'Make the token',
  done: 'Made the token',
  input: z.object({
    name: nameField('Name').meta({
      hint: 'What uses it, such as Warehouse: what it does is listed under this name.',
      positional: true,
    }),
    scopes: z
      .array(scopeField, { error: () => anyMessages.isMissing })
      .min(1, { error: () => anyMessages.isMissing })
      .meta({
        description: 'It may',
        choices: TOKEN_SCOPES.map((scope) => [scope, SCOPES[scope]]),
      }),
  }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    token: z.string(),
  }),
  isSecret: true,
  message: ({ name, token }) => messages.tokenMade(name, token),
  async run({ queries, record, actor }, { name, scopes: wanted }) {
    record({ subject: name });
    const missing = wanted.find((scope) => !actor.scopes.includes(scope));
    if (missing !== undefined) {
      throw new ScopeMissing(missing, messages.mayNotGive(missing));
    }
    // Whoever ends their access, and so their tokens, waits, or has ended their session.
    await queries.select().from(staff).where(eq(staff.id, actor.id)).for('no key update');
    const scopes = TOKEN_SCOPES.filter((scope) => wanted.includes(scope));
    record({ after: { scopes } });
    const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const [made] = await queries
      .insert(apiToken)
      .values({ id: randomUUID(), name, scopes, tokenHash: hashSecret(token), madeBy: actor.id })
      .onConflictDoNothing()
      .returning({ id: apiToken.id });
    if (made) return { id: made.id, name, scopes, token };
    throw new OperationRefused('conflict', messages.tokenThere(name), {
      name: messages.isOtherToken,
    });
  },
});

export const endToken = defineChange({
  name: 'tokens.end',
  scope: 'tokens:write',
  does: 'Ends a token: no program calls by it from now on',
  button: 'End the token',
  done: 'Ended the token',
  input: z.object({ token: nameField('Its name or id').meta({ positional: true }) }),
  output: z.object({ name: z.string() }),
  message: ({ name }) => messages.tokenEnded(name),
  async run({ queries, record }, { token: text }) {
    record({ subject: text });
    // A name may be the id of another.
    const [found] = await queries
      .select({ id: apiToken.id })
      .from(apiToken)
      .where(and(or(eq(apiToken.id, text), eq(apiToken.name, text)), isOpen))
      .orderBy(desc(eq(apiToken.id, text)))
      .limit(1);
    const [ended] = await queries
      .update(apiToken)
      .set({ endedAt: sql`now()` })
      .where(and(eq(apiToken.id, found?.id ?? ''), isOpen))
      .returning({ name: apiToken.name, scopes: apiToken.scopes });
    if (!ended) {
      throw new OperationRefused('not_found', messages.noToken(text));
    }
    record({ subject: ended.name, before: { scopes: ended.scopes } });
    return { name: ended.name };
  },
});
