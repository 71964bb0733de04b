/** The session's cookie as Better Auth signs it: the token, a dot, its HMAC-SHA256 in base64. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

export type SessionCookie = {
  name: string;
  /** The session's token, or null without a valid signature. */
  read(headers: Headers): string | null;
};

export function createSessionCookie(isHttps: boolean, secret: string): SessionCookie {
  const name = isHttps ? '__Host-session' : 'session';

  function isSigned(token: string, signature: string): boolean {
    const expected = createHmac('sha256', secret).update(token).digest('base64');
    const [given, own] = [Buffer.from(signature), Buffer.from(expected)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  return {
    name,
    read(headers) {
      const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
      const dot = value.lastIndexOf('.');
      const token = value.slice(0, Math.max(dot, 0));
      return token !== '' && isSigned(token, value.slice(dot + 1)) ? token : null;
    },
  };
}
