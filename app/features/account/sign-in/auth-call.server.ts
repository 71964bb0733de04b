/** What happens inside one call of Better Auth that its response does not say. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PasswordTurn } from '#app/features/account/password/password-turns.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/** A hash of an earlier release that was right, and what replaces it. */
export type ReplacedHash = { old: string; fresh: string };

/** What was verified of somebody who signs in: the password of this hash, or the passkey of this id. */
export type Proof = { hash: string } | { passkey: string };

/** What was made ahead for who registers: inside of its transaction it would take too long, or another connection. */
export type Newcomer = { id: string; hash: string };

/** Whose password it is, or the passkey that was verified ahead. */
type Given = { turn?: PasswordTurn; newcomer?: Newcomer | null; proof?: Proof };

/** `isOutrun`: what was verified is no longer the account's, and no session has begun. */
type CallOutcome<Value> = { value: Value; replacedHash: ReplacedHash | null; isOutrun: boolean };

type AuthCall = {
  failures: unknown[];
  turn: PasswordTurn | null;
  newcomer: Newcomer | null;
  proof: Proof | null;
  replacedHash: ReplacedHash | null;
  isOutrun: boolean;
};

const running = new AsyncLocalStorage<AuthCall>();

/** Records what Better Auth has logged; true outside of a call. */
export function recordFailures(details: unknown[]): boolean {
  const call = running.getStore();
  call?.failures.push(...details);
  return call === undefined;
}

/** Who registers by this call; null when it is no registration. */
export function readNewcomer(): Newcomer | null {
  return running.getStore()?.newcomer ?? null;
}

/** In whose turn the password of this call is hashed. */
export function readTurn(): PasswordTurn {
  const turn = running.getStore()?.turn;
  if (!turn) throw new Error('Unable to hash a password of nobody: the call has no turn');
  return turn;
}

/** A password was right. */
export function recordProof(proof: Proof): void {
  const call = running.getStore();
  if (call) call.proof = proof;
}

/** By what this call signs in; null when nothing was verified. */
export function readProof(): Proof | null {
  return running.getStore()?.proof ?? null;
}

export function recordOutrun(): void {
  const call = running.getStore();
  if (call) call.isOutrun = true;
}

export function recordReplacedHash(replaced: ReplacedHash): void {
  const call = running.getStore();
  if (call) call.replacedHash = replaced;
}

/** Better Auth hides the cause of a failure: rethrows an unavailable database as such. */
export async function callAuth<Value>(
  work: () => Promise<Value>,
  { turn, newcomer = null, proof }: Given = {},
): Promise<CallOutcome<Value>> {
  const call: AuthCall = {
    failures: [],
    turn: turn ?? null,
    newcomer,
    proof: proof ?? null,
    replacedHash: null,
    isOutrun: false,
  };
  const [outcome] = await Promise.allSettled([running.run(call, work)]);
  const outage = call.failures.find(isDatabaseUnavailable);
  if (outage) throw outage;
  if (outcome.status === 'rejected') throw outcome.reason;
  const { replacedHash, isOutrun } = call;
  return { value: outcome.value, replacedHash, isOutrun };
}
