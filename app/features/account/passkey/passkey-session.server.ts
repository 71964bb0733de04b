/** Better Auth's half of signing in with a passkey: the session and its cookie. */
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** A plugin with one call, for the server alone: it signs in to the account of a verified passkey. */
export function passkeySession() {
  return {
    id: 'passkey-session',
    endpoints: {
      startPasskeySession: createAuthEndpoint(
        '/passkey-session',
        { method: 'POST', body: z.object({ uid: z.string() }), metadata: { scope: 'server' } },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.uid);
          const session = user && (await internalAdapter.createSession(user.id));
          if (!user || !session) throw new Error('Unable to sign in with a passkey');
          await setSessionCookie(context, { session, user }, false);
          return context.json({ user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
