/** Adding a passkey to an account. */

import { messages } from '#app/features/account/messages/messages.ts';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import { deviceName } from '#app/features/account/session/device-name.ts';
import {
  type OwnSession,
  whileSignedIn,
} from '#app/features/account/session/own-session-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { createChallenges } from './challenge.server.ts';
import { registrationAnswerSchema } from './passkey-on-wire.ts';
import { insertPasskey, listPasskeys, MAX_PASSKEYS } from './passkey-store.server.ts';
import { verifyRegistration } from './verify-passkey.server.ts';

export type PasskeyProblem = { code: string; message: string };

/** Where the shop is open, and what it is called. */
type Place = { url: URL; shopName: string };

type Owner = Pick<OwnSession, 'id' | 'uid' | 'email'>;

const full = () =>
  refused({ code: 'TOO_MANY_PASSKEYS', message: messages.tooManyPasskeys(MAX_PASSKEYS) });

const failed = () => refused({ code: 'INVALID_PASSKEY', message: messages.passkeyNotAdded });

export type PasskeyRegistration = {
  /** What a browser needs to make a passkey for this account. */
  options(owner: Owner, place: Place): Promise<Result<object, PasskeyProblem>>;
  /** Stores the passkey that the browser has made; named after the device when it has no name. */
  register(
    owner: Owner,
    answer: { body: unknown; url: URL; userAgent: string | null },
  ): Promise<Result<null, PasskeyProblem>>;
};

export function createPasskeyRegistration(
  queries: Queries,
  secrets: AuthSecrets,
): PasskeyRegistration {
  const challenges = createChallenges(queries, secrets);
  const purposeOf = ({ uid }: Owner) => `register ${uid}`;

  return {
    async options(owner, { url, shopName }) {
      const known = await listPasskeys(queries, owner.uid);
      if (known.length >= MAX_PASSKEYS) return full();
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const options = await generateRegistrationOptions({
        rpName: shopName,
        rpID: url.hostname,
        userID: new TextEncoder().encode(owner.uid),
        userName: owner.email,
        userDisplayName: owner.email,
        challenge: Uint8Array.from(Buffer.from(challenges.make(purposeOf(owner)), 'base64url')),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return done(options);
    },
    async register(owner, { body, url, userAgent }) {
      const parsed = registrationAnswerSchema.safeParse(body);
      if (!parsed.success) return failed();
      const { name, credential } = parsed.data;
      const purpose = purposeOf(owner);
      const made = await verifyRegistration(credential, { url, challenges, purpose });
      if (!made) return failed();
      const { uid } = owner;
      const { transports } = credential.response;
      const added = { ...made, uid, name: name || deviceName(userAgent), transports };
      const written = await whileSignedIn(queries, owner, async (tx) => {
        if ((await listPasskeys(tx, uid)).length >= MAX_PASSKEYS) return full();
        return (await insertPasskey(tx, added)) ? done(null) : failed();
      });
      return written ?? failed();
    },
  };
}
