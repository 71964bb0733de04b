/**
 * Slows guesses at one account's password down, from however many addresses they come. Its owner is not
 * locked out: a network that has signed in to the account is counted by itself (docs/decisions/039).
 */
import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';

/** So many attempts at once, then one each `secondsEach`; an attempt waits for its turn so long at most. */
export type GuessLimit = { burst: number; secondsEach: number; maxWaitSeconds: number };

/** At most 4,320 guesses a day, of which an attacker can use up nothing that the owner has. */
export const GUESS_LIMIT: GuessLimit = { burst: 20, secondsEach: 20, maxWaitSeconds: 20 };

/** How long a network is known to be the owner's, from the last sign-in. */
const KNOWN_DAYS = 30;

/** `key` is null when the attempt is refused; `waitMs` is then the time to the next one. */
const reservedSchema = z.object({ key: z.string().nullable(), waitMs: z.number() });

const reserve = sqlFunction<
  [account: string, place: string, burst: number, secondsEach: number, maxWaitSeconds: number],
  z.infer<typeof reservedSchema>
>('reserve_sign_in', 5, reservedSchema);

const confirm = sqlFunction<
  [key: string | null, place: string, secondsEach: number, knownDays: number],
  void
>('confirm_sign_in', 4, nothing);

export type Attempt =
  /** After `waitMs` it may be tried; `succeeded` is called when it was right. `isKnown`: of a network of the account. */
  | { ok: true; waitMs: number; isKnown: boolean; succeeded(): Promise<void> }
  | { ok: false; waitSeconds: number };

export type GuessLimiter = {
  /** Stands for an e-mail address in logs and keys: it cannot be computed without the shop's secret. */
  emailHash(email: string): string;
  /** Counts an attempt to sign in with this e-mail, whether or not it has an account. */
  attempt(email: string, clientAddress: string): Promise<Attempt>;
  /**
   * What requests about this e-mail count together with: those of the same network, if it is known to be of the
   * account; else those of all others.
   */
  placeOf(email: string, clientAddress: string): Promise<string>;
  /** From now on this client's network is known to be of the account with this e-mail. */
  remember(email: string, clientAddress: string): Promise<void>;
};

export function createGuessLimiter(
  queries: Queries,
  secret: string,
  limit: GuessLimit,
): GuessLimiter {
  const { burst, secondsEach, maxWaitSeconds } = limit;

  function hash(kind: string, text: string): string {
    const hmac = createHmac('sha256', secret).update(`${kind} ${text}`);
    return hmac.digest('base64url').slice(0, 22);
  }

  function emailHash(email: string): string {
    return hash('e-mail', email.toLowerCase());
  }

  function keysOf(email: string, clientAddress: string): { account: string; place: string } {
    const account = `guess ${emailHash(email)}`;
    return { account, place: `${account} ${hash('network', clientNetwork(clientAddress))}` };
  }

  return {
    emailHash,
    async placeOf(email, clientAddress) {
      const { place } = keysOf(email, clientAddress);
      const isKnown = and(
        eq(rateLimit.key, `known ${place}`),
        gt(rateLimit.windowEndsAt, sql`now()`),
      );
      return (await queries.$count(rateLimit, isKnown)) > 0
        ? hash('network', clientNetwork(clientAddress))
        : 'elsewhere';
    },
    remember(email, clientAddress) {
      return confirm(queries, null, keysOf(email, clientAddress).place, secondsEach, KNOWN_DAYS);
    },
    async attempt(email, clientAddress) {
      const { account, place } = keysOf(email, clientAddress);
      const { key, waitMs } = await reserve(
        queries,
        account,
        place,
        burst,
        secondsEach,
        maxWaitSeconds,
      );
      if (key === null) return { ok: false, waitSeconds: Math.ceil(waitMs / 1_000) };
      const succeeded = () => confirm(queries, key, place, secondsEach, KNOWN_DAYS);
      return { ok: true, waitMs, isKnown: key === place, succeeded };
    },
  };
}
