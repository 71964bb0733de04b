/**
 * Idempotency keys (https://docs.stripe.com/api/idempotent_requests): the first answer to a key is
 * stored with the change that it answers, and repeated for a day, refusals too. A request that was refused before anything was done (bad parameters) leaves its key unused.
 */
import { createHash } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { type Store, sqlFunction, toRecord } from '../payments/database.ts';
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

/**
 * An answer and the write of its change: false, with nothing written, if the database has changed or
 * the key was used since. `record` is the answer as it is stored, null without a key.
 */
export type Attempt = {
  answer: SerializedAnswer;
  write: (record: object | null) => Promise<boolean>;
};

const record = sqlFunction<[answer: object | null, events: object]>('simulator_record', 2);

/** Stores an answer by itself: that of a refusal, which changes nothing else. */
export const storeAnswer = (store: Store, answer: object | null) => record(store, answer, []);

/** Attempts until one is written, once for a key; any later time repeats the answer. */
export async function answerOnce(
  store: Store,
  request: ChangeRequest,
  attempt: () => Promise<Attempt>,
): Promise<SerializedAnswer> {
  const stored = await readStoredAnswer(store, request);
  if (stored) return stored;
  for (;;) {
    const { answer, write } = await attempt();
    if (await write(answerRecord(request, answer))) return answer;
    await freeKey(store, request);
  }
}

/** The answer as it is stored with the key; null without one. */
export function answerRecord(
  { key, now, fingerprint, requestId }: ChangeRequest,
  { status, body }: SerializedAnswer,
): object | null {
  if (key === null) return null;
  return toRecord(idempotencyKey, { key, fingerprint, requestId, status, body, createdAt: now });
}

/** The answer that a key repeats; null without a key, and for one that is new or has expired. */
export async function readStoredAnswer(
  store: Store,
  { key, fingerprint, now }: ChangeRequest,
): Promise<SerializedAnswer | null> {
  if (key === null) return null;
  const stored = await findKey(store, key);
  if (!stored || stored.createdAt <= expiredAt(now)) return null;
  if (stored.fingerprint !== fingerprint) throw otherParameters(key);
  return { status: stored.status, body: stored.body, originalRequestId: stored.requestId };
}

async function findKey(store: Store, key: string) {
  const [stored] = await store.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  return stored;
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

/** 409 if another request has used the key since this one began; an expired key is deleted. */
async function freeKey(store: Store, { key, now }: ChangeRequest): Promise<void> {
  const stored = key === null ? undefined : await findKey(store, key);
  if (!stored) return;
  if (stored.createdAt > expiredAt(now)) throw keyInUse(stored.key);
  await deleteExpiredKeys(store, now);
}

function otherParameters(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
