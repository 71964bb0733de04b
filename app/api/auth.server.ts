/** /api/auth/*: Better Auth's own calls, in its own shapes. */
import type { Shop } from '#app/shop.server.ts';
import type { CallContext } from './api-response.server.ts';

export function authCall({ auth, live }: Shop) {
  return async (context: CallContext): Promise<Response> => {
    const { visit } = context.var;
    const isSignOut = context.req.path.endsWith('/sign-out');
    const account = isSignOut ? (await visit.visitor()).account : null;
    const answer = await auth.handle(context.req.raw, visit.clientAddress);
    if (account) live.publish({ kind: 'signed-out', shopper: account.uid });
    return answer;
  };
}
