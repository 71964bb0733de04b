/** Signing in with a passkey. */

import type { Logger } from 'pino';
import { messages } from '#app/features/account/messages/messages.ts';
import { refuse, tooManyRequests } from '#app/features/account/refusal.ts';
import type { AfterSignIn } from '#app/features/account/session/after-sign-in.server.ts';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import { CLIENT_ADDRESS_HEADER } from '#app/features/account/sign-in/better-auth.server.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { createChallenges } from './challenge.server.ts';
import { signInAnswerSchema } from './passkey-on-wire.ts';
import { findPasskey, markUsed, type StoredPasskey } from './passkey-store.server.ts';
import { verifySignIn } from './verify-passkey.server.ts';

const PURPOSE = 'sign-in';

export type PasskeySignIn = {
  /** What a browser needs to ask for a passkey of the shop at this address. */
  options(url: URL): { challenge: string; rpId: string; userVerification: 'required' };
  /** Verifies the browser's answer; a response of Better Auth's with the session's cookie, or a refusal. */
  signIn(request: Request, body: unknown, clientAddress: string): Promise<Response>;
};

type Parts = {
  queries: Queries;
  log: Logger;
  secrets: AuthSecrets;
  /** By address. */
  limit: RateLimit;
  afterSignIn: AfterSignIn;
  /** Better Auth's half: the session and its cookie; 401 if the passkey is no longer the account's. */
  startSession(passkey: StoredPasskey, headers: Headers): Promise<Response>;
};

export function createPasskeySignIn(parts: Parts): PasskeySignIn {
  const { queries, log, limit, afterSignIn, startSession } = parts;
  const challenges = createChallenges(queries, parts.secrets);

  async function findVerified(url: URL, body: unknown): Promise<StoredPasskey | null> {
    const answer = signInAnswerSchema.safeParse(body);
    const stored = answer.success ? await findPasskey(queries, answer.data.id) : null;
    if (!answer.success || !stored) return null;
    const counter = await verifySignIn(answer.data, stored, { url, challenges, purpose: PURPOSE });
    if (counter === null) return null;
    await markUsed(queries, stored.id, counter);
    return stored;
  }

  return {
    options: ({ hostname }) => ({
      challenge: challenges.make(PURPOSE),
      rpId: hostname,
      userVerification: 'required',
    }),
    async signIn(request, body, clientAddress) {
      const line = { event: 'passkey-sign-in', client: clientAddress };
      const key = rateLimitKey('passkey', clientAddress);
      const waitSeconds = await hitRateLimit(queries, key, limit);
      if (waitSeconds > 0) {
        log.warn({ ...line, outcome: 'limited' }, 'Too many attempts to sign in');
        return tooManyRequests(waitSeconds);
      }
      const found = await findVerified(new URL(request.url), body);
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
      const response = found && (await startSession(found, headers));
      if (!found || !response?.ok) {
        log.warn({ ...line, outcome: 'failed' }, 'An attempt to sign in failed');
        return refuse(401, 'INVALID_PASSKEY', messages.passkeyWrong);
      }
      const { uid, email } = found;
      return afterSignIn(request, response, {
        event: 'passkey-sign-in',
        uid,
        email,
        clientAddress,
      });
    },
  };
}
