/**
 * Verifies what a browser answers about a passkey, which stands for a password: its device has to have asked for
 * the finger, face or PIN of its owner. The library is loaded with the first one.
 */
import type * as z from 'zod';
import type { Challenges } from './challenge.server.ts';
import type { registrationAnswerSchema, SignInAnswer } from './passkey-on-wire.ts';

/** Where the page is open, and what the challenge was made for. */
type Expected = { url: URL; challenges: Challenges; purpose: string };

/** As it is stored; `publicKey` is base64url. */
export type PasskeyKey = { id: string; publicKey: string; counter: number };

type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>['credential'];

function challengeOf({ response }: SignInAnswer): string {
  const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return challenge;
}

/** The new signature counter, the challenge used up; null if the answer is not from this passkey. */
export async function verifySignIn(
  response: SignInAnswer,
  { id, publicKey, counter }: PasskeyKey,
  { url, challenges, purpose }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const decision = await verifyAuthenticationResponse({
    response,
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    expectedOrigin: url.origin,
    expectedRPID: url.hostname,
    expectedChallenge: (challenge) => challenges.isOpen(purpose, challenge),
    requireUserVerification: true,
    // The library throws for whatever does not hold: challenge, origin, counter, malformed data.
  }).catch(() => null);
  if (!decision?.verified || !(await challenges.spend(challengeOf(response)))) return null;
  return decision.authenticationInfo.newCounter;
}

/** The passkey that the browser has made, the challenge used up; null if the answer does not hold. */
export async function verifyRegistration(
  response: RegistrationAnswer,
  { url, challenges, purpose }: Expected,
): Promise<PasskeyKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const spent: string[] = [];
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: url.origin,
    expectedRPID: url.hostname,
    expectedChallenge(challenge) {
      spent.push(challenge);
      return challenges.isOpen(purpose, challenge);
    },
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo || !(await challenges.spend(spent.join()))) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}
