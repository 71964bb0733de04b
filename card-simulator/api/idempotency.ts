/**
 * Idempotency keys (https://docs.stripe.com/api/idempotent_requests): the first answer to a key is
 * stored in the transaction that does its work, and repeated for a day, refusals too. A request
 * that was refused before anything was done (bad parameters) leaves its key unused.
 */
import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Store } from '../payments/database.ts';
import { idempotencyKey } from '../schema.ts';
import { ApiError, invalidRequest } from '../wire/answer.ts';

/** How long a key repeats its first answer. */
const KEY_LIFETIME_IN_MS = 24 * 60 * 60 * 1000;

const MAX_KEY_LENGTH = 255;

/** An answer as it goes over the wire; `originalRequestId` names the call a replay repeats. */
export type SerializedAnswer = { status: number; body: string; originalRequestId?: string };

/** The key of a request, null without one. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && (key === '' || key.length > MAX_KEY_LENGTH)) {
    throw invalidRequest(`An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`);
  }
  return key;
}

/** What a key stands for: the same method, path and parameters. */
export function fingerprintOf(method: string, path: string, form: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, form]))
    .digest('hex');
}

/** A request that changes something; `key` is null without an Idempotency-Key. */
export type ChangeRequest = {
  key: string | null;
  fingerprint: string;
  requestId: string;
  now: Date;
};

type KeyedRequest = ChangeRequest & { key: string };

/** Does the work once for a key, in the given transaction; any later time repeats the answer. */
export async function answerOnce(
  store: Store,
  request: KeyedRequest,
  work: () => Promise<SerializedAnswer>,
): Promise<SerializedAnswer> {
  const { key, fingerprint, requestId, now } = request;
  await requireKeyLock(store, key);
  const stored = await readStoredAnswer(store, request);
  if (stored) return stored;
  const answer = await work();
  const values = {
    fingerprint,
    requestId,
    createdAt: now,
    status: answer.status,
    body: answer.body,
  };
  const inserted = await store
    .insert(idempotencyKey)
    .values({ key, ...values })
    .onConflictDoUpdate({
      target: idempotencyKey.key,
      set: values,
      setWhere: lte(idempotencyKey.createdAt, expiredAt(now)),
    })
    .returning({ key: idempotencyKey.key });
  // `insertIntent` takes no lock and has used this key meanwhile: the transaction is rolled back.
  if (inserted.length === 0) throw keyInUse(key);
  return answer;
}

/** The answer that a key repeats; null for a key that is new or has expired. */
export async function readStoredAnswer(
  store: Store,
  { key, fingerprint, now }: KeyedRequest,
): Promise<SerializedAnswer | null> {
  const [stored] = await store.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  if (!stored || stored.createdAt <= expiredAt(now)) return null;
  if (stored.fingerprint !== fingerprint) throw otherParameters(key);
  return { status: stored.status, body: stored.body, originalRequestId: stored.requestId };
}

/** Keys of this time and before have expired. */
function expiredAt(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_IN_MS);
}

/** Deletes keys that have expired. */
export async function deleteExpiredKeys(store: Store, now: Date): Promise<void> {
  await store.delete(idempotencyKey).where(lte(idempotencyKey.createdAt, expiredAt(now)));
}

/** 409: the first request with this key has no answer yet. */
export function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key (that probably ' +
      'means you submitted twice, and the other request is still going through): ' +
      `${key}. Please try again in a moment.`,
  });
}

/** Locks the key until the transaction ends, which it does even when the process is killed. */
async function requireKeyLock(store: Store, key: string): Promise<void> {
  const [lock] = await store
    .select({
      isHeld: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`card_simulator:${key}`}, 0))`,
    })
    .from(sql`(select) as one`);
  if (!lock?.isHeld) throw keyInUse(key);
}

function otherParameters(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
