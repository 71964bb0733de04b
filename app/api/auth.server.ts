/** /api/auth/*: Better Auth's own endpoints, in its own request and response shapes. */
import type { Shop } from '#app/shop.server.ts';
import type { ApiContext } from './api-response.server.ts';

export function handleAuth({ auth, live }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { requestSession } = context.var;
    const isSignOut = context.req.path.endsWith('/sign-out');
    const account = isSignOut ? (await requestSession.visitor()).account : null;
    const answer = await auth.handle(context.req.raw, requestSession.clientAddress);
    if (account) live.publish({ kind: 'signed-out', shopper: account.uid });
    return answer;
  };
}
