/** The cookie of the admin's session. It is not the shop's, whatever the port. */
import { parse, serialize } from 'hono/utils/cookie';

/** Longer than a session: the database says when that ends. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

export type AdminCookie = {
  /** The token in a Cookie header; null where there is none. */
  read(header: string | undefined): string | null;
  /** The Set-Cookie of a session that begins. */
  set(token: string): string;
  /** The Set-Cookie of a session that ends. */
  clear(): string;
};

export function createAdminCookie(isHttps: boolean): AdminCookie {
  const name = isHttps ? '__Host-admin' : 'admin';
  const attributes = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' } as const;
  return {
    read: (header) => parse(header ?? '', name)[name] || null,
    set: (token) => serialize(name, token, { ...attributes, maxAge: COOKIE_SECONDS }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}
