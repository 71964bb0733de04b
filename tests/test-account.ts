/** A shop's accounts below HTTP: registered by the provider's call, with the mails that they are sent. */
import { and, eq } from 'drizzle-orm';
import type { OwnSession } from '#app/features/account/session/own-session-store.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { mailedLink } from './mailed-link.ts';
import { cookieOf } from './test-auth.ts';
import type { TestServices } from './test-services.ts';
import { newEmail, PASSWORD } from './test-visitor.ts';

const ORIGIN = 'http://localhost';

export function testAccounts(shop: TestServices) {
  /** Posts to one of Better Auth's endpoints. */
  function post(endpoint: string, body: object, cookie = ''): Promise<Response> {
    const headers = {
      host: 'localhost',
      origin: ORIGIN,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(cookie && { cookie }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const request = new Request(`${ORIGIN}/api/auth/${endpoint}`, init);
    return shop.auth.handle(request, '192.0.2.1');
  }

  /** The session of this cookie; null when it has ended. */
  function sessionOf(cookie: string): Promise<OwnSession | null> {
    return shop.accounts.session(new Headers({ cookie }));
  }

  async function openSession(cookie: string): Promise<OwnSession> {
    const session = await sessionOf(cookie);
    if (!session) throw new Error('This cookie has no session');
    return session;
  }

  /** The bodies of the mails of this kind to an account, the newest last. */
  async function mailsTo(uid: string, kind: string) {
    return shop.queries
      .select({ recipient: mail.recipient, body: mail.body, dedupe: mail.dedupe })
      .from(mail)
      .where(and(eq(mail.shopper, uid), eq(mail.kind, kind)))
      .orderBy(mail.queuedAt);
  }

  return {
    post,
    sessionOf,
    openSession,
    mailsTo,
    /** A new account; its uid, e-mail, cookie and session. */
    async register(email = newEmail()) {
      const response = await post('sign-up/email', { email, password: PASSWORD });
      const { user }: { user: { id: string } } = await response.json();
      const cookie = cookieOf(response);
      return { uid: user.id, email, cookie, session: await openSession(cookie) };
    },
    /** Another sign-in of the account, as a browser with this cookie. */
    async signIn(email: string, { password = PASSWORD, cookie = '' } = {}): Promise<string> {
      const response = await post('sign-in/email', { email, password }, cookie);
      return response.ok ? cookieOf(response) : '';
    },
    /** The newest mailed link of this kind. */
    async linkTo(uid: string, kind: string): Promise<URL> {
      const last = (await mailsTo(uid, kind)).at(-1);
      return mailedLink(shop.queries, { shopper: uid, kind, body: last?.body });
    },
  };
}
