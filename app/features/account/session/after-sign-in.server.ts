/** What follows from every sign-in and registration, by whichever way: cookies, mails, the line in the log. */
import type { Logger } from 'pino';
import { sendConfirmation } from '#app/features/account/email/account-links.server.ts';
import type { GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { hitRateLimit, MAIL_LIMIT } from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { deviceName } from './device-name.ts';
import type { KnownDevice } from './known-device.server.ts';
import { endSession } from './session-store.server.ts';

type Parts = {
  queries: Queries;
  log: Logger;
  knownDevice: KnownDevice;
  emailHash: GuessLimiter['emailHash'];
  /** The token of the session cookie in these headers, or null. */
  readToken(headers: Headers): string | null;
};

export type SignedIn = {
  event: 'sign-in' | 'registration' | 'passkey-sign-in';
  uid: string;
  email: string;
  clientAddress: string;
};

/** The provider's response to this request, which signed in, with the cookie of a known device added. */
export type AfterSignIn = (
  request: Request,
  response: Response,
  signedIn: SignedIn,
) => Promise<Response>;

/** An account is told of new devices at most once in each ten minutes. */
const TOLD_EACH_MS = 10 * 60 * 1_000;

export function createAfterSignIn(parts: Parts): AfterSignIn {
  const { queries, log, knownDevice, readToken } = parts;

  /** A browser has one session: the one that it had before ends. */
  async function endFormerSession(headers: Headers): Promise<void> {
    const token = readToken(headers);
    if (token !== null) await endSession(queries, token);
  }

  /** Anybody may register any address: past the limit its owner asks for the mail on the account's page. */
  async function askToConfirm({ uid, email }: SignedIn): Promise<void> {
    const key = `mail ${parts.emailHash(email)}`;
    const waitSeconds = await hitRateLimit(queries, key, MAIL_LIMIT);
    if (waitSeconds === 0) await sendConfirmation(queries, { uid, email });
  }

  async function tellOfDevice(headers: Headers, { uid, email }: SignedIn): Promise<void> {
    if (knownDevice.isKnown(headers, uid)) return;
    const now = new Date();
    const at = now.toISOString();
    await queueMail(queries, {
      shopperId: uid,
      // One mail says enough: whoever signs in again and again floods nobody.
      dedupe: `new_sign_in:${Math.floor(now.getTime() / TOLD_EACH_MS)}`,
      kind: 'new_sign_in',
      recipient: email,
      body: { device: deviceName(headers.get('user-agent')), at },
    });
  }

  return async function afterSignIn({ headers }, response, signedIn) {
    const { event, uid, clientAddress } = signedIn;
    await endFormerSession(headers);
    if (event === 'registration') await askToConfirm(signedIn);
    else await tellOfDevice(headers, signedIn);
    log.info({ event, outcome: 'succeeded', client: clientAddress, account: uid }, 'Signed in');
    const answer = new Response(response.body, response);
    answer.headers.append('set-cookie', knownDevice.remember(headers, uid));
    return answer;
  };
}
