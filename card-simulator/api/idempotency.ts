/**
 * Idempotency keys (https://docs.stripe.com/api/idempotent_requests): the first answer to a key is
 * kept in the transaction that does its work, and repeated for a day, refusals too. A request
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
export type SerialisedAnswer = { status: number; body: string; originalRequestId?: string };

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

/** A request with a key. */
export type KeyedRequest = { key: string; fingerprint: string; requestId: string; now: Date };

/** Does the work once for a key, in the given transaction; any later time repeats the answer. */
export async function answerOnce(
  store: Store,
  request: KeyedRequest,
  work: () => Promise<SerialisedAnswer>,
): Promise<SerialisedAnswer> {
  const { key, fingerprint, requestId, now } = request;
  await requireKeyLock(store, key);
  const first = await firstAnswer(store, request);
  if (first) return first;
  const answer = await work();
  const kept = { fingerprint, requestId, createdAt: now, status: answer.status, body: answer.body };
  const keeping = await store
    .insert(idempotencyKey)
    .values({ key, ...kept })
    .onConflictDoUpdate({
      target: idempotencyKey.key,
      set: kept,
      setWhere: lte(idempotencyKey.createdAt, oldestRepeated(now)),
    })
    .returning({ key: idempotencyKey.key });
  // Something else was made with this key meanwhile, which takes no lock: all of this is undone.
  if (keeping.length === 0) throw keyInUse(key);
  return answer;
}

/** The answer that a key repeats; null for one that is new, or forgotten after a day. */
export async function firstAnswer(
  store: Store,
  { key, fingerprint, now }: KeyedRequest,
): Promise<SerialisedAnswer | null> {
  const [first] = await store.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  if (!first || first.createdAt <= oldestRepeated(now)) return null;
  if (first.fingerprint !== fingerprint) throw otherParameters(key);
  return { status: first.status, body: first.body, originalRequestId: first.requestId };
}

/** Keys of this time and before are no longer repeated. */
function oldestRepeated(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_IN_MS);
}

/** Forgets keys that are no longer repeated. */
export async function forgetOldKeys(store: Store, now: Date): Promise<void> {
  await store.delete(idempotencyKey).where(lte(idempotencyKey.createdAt, oldestRepeated(now)));
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

/** Holds the key until the transaction ends, so that a killed process leaves nothing behind. */
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
