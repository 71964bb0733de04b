/** Whether a browser keeps cookies at all, asked before anybody signs in: without them nobody would stay signed in. */
import { serialize } from 'hono/utils/cookie';

const NAME = 'cookies_kept';

/** The Set-Cookie that a page with a form sends to a browser that came without any; null for all others. */
export function askForCookie(headers: Headers, { protocol }: URL): string | null {
  if (headers.has('cookie')) return null;
  return serialize(NAME, '1', {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax' },
    secure: protocol === 'https:',
  });
}

/** Programs have not had the page, and are not asked. */
export function isWithoutCookies(headers: Headers, cameFromPage: boolean): boolean {
  return cameFromPage && !headers.has('cookie');
}
