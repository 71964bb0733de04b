/** Signing in, registering, signing out and resets from a page's form, through Better Auth's own endpoints. */

import * as z from 'zod';
import { messages } from '#app/features/account/messages/messages.ts';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import type { Auth } from './auth.server.ts';
import { AUTH_PATH } from './better-auth.server.ts';

export type Credentials = { email: string; password: string };

const CALLS = { 'sign-in': 'sign-in/email', register: 'sign-up/email' } as const;

export type SignInIntent = keyof typeof CALLS;

type Parts = { auth: Auth; requestSession: RequestSession; request: Request; url: URL };

function call({ auth, requestSession, request, url }: Parts, name: string, body: object) {
  const headers = new Headers({ 'content-type': 'application/json', origin: url.origin });
  for (const header of ['cookie', 'user-agent']) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const authRequest = new Request(new URL(`${AUTH_PATH}/${name}`, url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return auth.handle(authRequest, requestSession.clientAddress);
}

function takeCookies(requestSession: RequestSession, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) requestSession.setCookie(cookie);
}

/** Better Auth's own refusals are in English; the shop's have its language already. */
const refusalSchema = z
  .object({ code: z.string().optional(), message: z.string().optional() })
  .catch({});

function isKnownRefusal(code = ''): code is keyof typeof messages.refusals {
  return Object.hasOwn(messages.refusals, code);
}

async function readMessage(answer: Response): Promise<string> {
  const { code, message } = refusalSchema.parse(await answer.json());
  return isKnownRefusal(code) ? messages.refusals[code] : (message ?? messages.didNotWork);
}

/** The message for the shopper, and the status of its answer. */
export type AuthFailure = { message: string; status: number };

async function post(parts: Parts, name: string, body: object): Promise<AuthFailure | null> {
  const answer = await call(parts, name, body);
  if (!answer.ok) return { message: await readMessage(answer), status: answer.status };
  takeCookies(parts.requestSession, answer);
  return null;
}

/** Null on success, with the session cookie set. */
export function signIn(
  parts: Parts,
  intent: SignInIntent,
  credentials: Credentials,
): Promise<AuthFailure | null> {
  return post(parts, CALLS[intent], credentials);
}

/** Null whether or not there is such an account: a mail is queued if there is. */
export function requestPasswordReset(parts: Parts, email: string): Promise<AuthFailure | null> {
  return post(parts, 'request-password-reset', { email });
}

/** Null once the password is set and all sessions have ended. */
export function resetPassword(
  parts: Parts,
  input: { token: string; newPassword: string },
): Promise<AuthFailure | null> {
  return post(parts, 'reset-password', input);
}

/** Ends the session; the account keeps its basket. */
export async function signOut(parts: Parts): Promise<void> {
  takeCookies(parts.requestSession, await call(parts, 'sign-out', {}));
}
