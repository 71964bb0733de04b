/**
 * The cookie by which a browser is known to have signed in to an account before: a sign-in from any other
 * one is reported to its owner by mail. It opens nothing, and does not say which accounts they are.
 */
import { createHmac } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { AuthSecrets } from './auth-secrets.ts';

/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Of the accounts of one browser the last so many are known. */
const MAX_MARKS = 5;

const MARK = /^[\w-]{22}$/;

export type KnownDevice = {
  /** Whether the browser that sent these headers has signed in to this account before. */
  isKnown(headers: Headers, uid: string): boolean;
  /** Whether it has signed in to any. */
  isMarked(headers: Headers): boolean;
  /** The Set-Cookie that makes it known. */
  remember(headers: Headers, uid: string): string;
};

export function createKnownDevice(isHttps: boolean, secrets: AuthSecrets): KnownDevice {
  const name = isHttps ? '__Host-device' : 'device';
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const;

  function markOf(uid: string, secret: string = secrets[0]): string {
    return createHmac('sha256', secret).update(`device ${uid}`).digest('base64url').slice(0, 22);
  }

  function read(headers: Headers): string[] {
    const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
    return value.split('.').filter((mark) => MARK.test(mark));
  }

  return {
    isKnown(headers, uid) {
      const marks = read(headers);
      return secrets.some((secret) => marks.includes(markOf(uid, secret)));
    },
    isMarked: (headers) => read(headers).length > 0,
    remember(headers, uid) {
      const own = markOf(uid);
      const marks = [own, ...read(headers).filter((mark) => mark !== own)].slice(0, MAX_MARKS);
      return serialize(name, marks.join('.'), { ...attributes, maxAge: KEPT_SECONDS });
    },
  };
}
