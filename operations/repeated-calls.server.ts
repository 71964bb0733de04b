/** Calls that are repeated are done once: the key of each, with its answer, for a day (draft-ietf-httpapi-idempotency-key-header). */
import { and, eq, lt, sql } from 'drizzle-orm';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { operationKey } from '#db/schema/staff-schema.ts';
import { OperationRefused } from './operation.ts';

/** What was answered, as it is stored. */
export type Answer = { answer: unknown };

const MAX_KEY_LETTERS = 200;

/** Throws OperationRefused for a key that cannot be kept. */
export function checkKey(key: string): void {
  if (key !== '' && key.length <= MAX_KEY_LETTERS && isStorable(key)) return;
  const message = `An Idempotency-Key has 1 to ${MAX_KEY_LETTERS} letters, none of which is half a one or NUL.`;
  throw new OperationRefused('bad_input', message);
}

/** The answer of the first call with this key; null where there was none. Throws OperationRefused as takeKey. */
export async function findAnswer(
  queries: Queries,
  actor: string,
  key: string,
  callHash: string,
): Promise<Answer | null> {
  const [first] = await queries
    .select()
    .from(operationKey)
    .where(and(eq(operationKey.actor, actor), eq(operationKey.key, key)));
  if (!first) return null;
  if (first.callHash !== callHash) {
    throw new OperationRefused(
      'bad_input',
      'This Idempotency-Key was of another call. Use a new one for each call.',
    );
  }
  if (first.answer !== null) return { answer: first.answer };
  throw new OperationRefused('conflict', 'It is done already, and its answer was a secret.');
}

/**
 * Takes the key in the transaction of the call; a second call waits for the first. The answer of the first, or null
 * where this is the first. Throws OperationRefused for a key of another call.
 */
export async function takeKey(
  tx: Queries,
  actor: string,
  key: string,
  callHash: string,
): Promise<Answer | null> {
  const [taken] = await tx
    .insert(operationKey)
    .values({ actor, key, callHash })
    .onConflictDoNothing()
    .returning({ key: operationKey.key });
  return taken ? null : findAnswer(tx, actor, key, callHash);
}

export async function keepAnswer(tx: Queries, actor: string, key: string, answer: unknown) {
  await tx
    .update(operationKey)
    .set({ answer })
    .where(and(eq(operationKey.actor, actor), eq(operationKey.key, key)));
}

/** Forgets the keys of more than a day ago. */
export async function deleteOldKeys(queries: Queries): Promise<void> {
  await queries.delete(operationKey).where(lt(operationKey.at, sql`now() - interval '1 day'`));
}
