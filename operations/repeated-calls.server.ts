/** Calls that are repeated are done once: the key of each, with its answer, for a day (draft-ietf-httpapi-idempotency-key-header). */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { operationKey } from '#db/schema/staff-schema.ts';
import { OperationRefused } from './operation.ts';

/**
 * Takes the key in the transaction of the call; a second call waits for the first. The answer of the first, or null
 * where this is the first. Throws OperationRefused for a key of another call.
 */
export async function takeKey(
  tx: Queries,
  actor: string,
  key: string,
  callHash: string,
): Promise<{ answer: unknown } | null> {
  const [taken] = await tx
    .insert(operationKey)
    .values({ actor, key, callHash })
    .onConflictDoNothing()
    .returning({ key: operationKey.key });
  if (taken) return null;
  const [first] = await tx
    .select()
    .from(operationKey)
    .where(and(eq(operationKey.actor, actor), eq(operationKey.key, key)));
  if (first?.callHash === callHash && first.answer !== null) return { answer: first.answer };
  if (first?.callHash === callHash) {
    throw new OperationRefused('conflict', 'It is done already, and its answer was a secret.');
  }
  throw new OperationRefused(
    'bad_input',
    'This Idempotency-Key was of another call. Use a new one for each call.',
  );
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
