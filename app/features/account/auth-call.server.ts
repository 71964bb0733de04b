/** What happens inside one call of Better Auth that its response does not say. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/** A hash of an earlier release that was right, and what replaces it. */
export type ReplacedHash = { old: string; fresh: string };

type AuthCall = {
  failures: unknown[];
  /** The hash of the password that is registered, made before the call. */
  preparedHash: string | null;
  replacedHash: ReplacedHash | null;
};

const running = new AsyncLocalStorage<AuthCall>();

/** Records what Better Auth has logged; true outside of a call. */
export function recordFailures(details: unknown[]): boolean {
  const call = running.getStore();
  call?.failures.push(...details);
  return call === undefined;
}

/** The hash that this call was given; null when it was given none. */
export function takePreparedHash(): string | null {
  return running.getStore()?.preparedHash ?? null;
}

export function recordReplacedHash(replaced: ReplacedHash): void {
  const call = running.getStore();
  if (call) call.replacedHash = replaced;
}

/** Better Auth hides the cause of a failure: rethrows an unavailable database as such. */
export async function callAuth<Value>(
  work: () => Promise<Value>,
  preparedHash: string | null = null,
): Promise<{ value: Value; replacedHash: ReplacedHash | null }> {
  const call: AuthCall = { failures: [], preparedHash, replacedHash: null };
  const [outcome] = await Promise.allSettled([running.run(call, work)]);
  const outage = call.failures.find(isDatabaseUnavailable);
  if (outage) throw outage;
  if (outcome.status === 'rejected') throw outcome.reason;
  return { value: outcome.value, replacedHash: call.replacedHash };
}
