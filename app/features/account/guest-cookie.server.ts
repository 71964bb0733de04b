/** The guest's cookie: it holds a secret, never the shopper's id. */
import { parse, serialize } from 'hono/utils/cookie';
import { GUEST_SECRET } from '#app/features/shopper/guest-secret-header.ts';

export type GuestCookie = {
  /** The secret that the browser sent, or null. */
  read(headers: Headers): string | null;
  /** The Set-Cookie that stores the secret for a year. */
  keep(secret: string): string;
  /** The Set-Cookie that deletes it. */
  clear(): string;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function createGuestCookie(isHttps: boolean): GuestCookie {
  // The prefix makes browsers refuse it from a sub-domain or without TLS (RFC 6265bis 4.1.3.2).
  const name = isHttps ? '__Host-guest' : 'guest';
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const;
  return {
    read(headers) {
      const secret = parse(headers.get('cookie') ?? '', name)[name];
      return secret !== undefined && GUEST_SECRET.test(secret) ? secret : null;
    },
    keep: (secret) => serialize(name, secret, { ...attributes, maxAge: YEAR_SECONDS }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}
