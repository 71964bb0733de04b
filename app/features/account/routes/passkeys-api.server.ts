/** /api/auth/passkey/*: signing in with a passkey and adding one, in the shapes of Better Auth's calls. */

import { type ApiContext, readJson } from '#app/api/api-response.server.ts';
import { messages } from '#app/features/account/messages/messages.ts';
import { refuse, tooManyRequests } from '#app/features/account/refusal.ts';
import type { OwnSession } from '#app/features/account/session/own-session-store.server.ts';
import type { Shop } from '#app/shop.server.ts';

export function postSignInOptions({ auth }: Shop) {
  return (context: ApiContext): Response =>
    context.json(auth.passkeys.options(new URL(context.req.url)));
}

export function postPasskeySignIn({ auth }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { clientAddress } = context.var.requestSession;
    const body = await readJson(context);
    return auth.passkeys.signIn(context.req.raw, body, clientAddress);
  };
}

/** The session of who may add a passkey now, or why not. */
async function readRecentSession(
  { accounts }: Shop,
  headers: Headers,
): Promise<OwnSession | Response> {
  const session = await accounts.session(headers);
  if (!session) return refuse(401, 'UNAUTHORIZED', messages.signInFirst);
  if (!session.isRecent) {
    return refuse(403, 'SESSION_NOT_FRESH', messages.enterPasswordFirst);
  }
  const waitSeconds = await accounts.changeRate(session);
  return waitSeconds > 0 ? tooManyRequests(waitSeconds) : session;
}

export function postRegisterOptions(shop: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const session = await readRecentSession(shop, context.req.raw.headers);
    if (session instanceof Response) return session;
    const url = new URL(context.req.url);
    const place = { url, shopName: shop.settings.current().about.name };
    const options = await shop.accounts.passkeys.options(session, place);
    if (options.ok) return context.json(options.value);
    return refuse(409, options.refusal.code, options.refusal.message);
  };
}

export function postPasskey(shop: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { headers } = context.req.raw;
    const session = await readRecentSession(shop, headers);
    if (session instanceof Response) return session;
    const added = await shop.accounts.passkeys.register(session, {
      body: await readJson(context),
      url: new URL(context.req.url),
      userAgent: headers.get('user-agent'),
    });
    if (added.ok) return context.json({ status: true });
    return refuse(400, added.refusal.code, added.refusal.message);
  };
}

/** /api/auth/*: Better Auth's own endpoints, in its own request and response shapes. */
export function handleAuth({ auth }: Shop) {
  return (context: ApiContext): Promise<Response> =>
    auth.handle(context.req.raw, context.var.requestSession.clientAddress);
}
