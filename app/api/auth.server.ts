/** /api/auth/*: Better Auth's own endpoints, in its own request and response shapes. */
import type { Shop } from '#app/shop.server.ts';
import type { ApiContext } from './api-response.server.ts';

export function handleAuth({ auth }: Shop) {
  return (context: ApiContext): Promise<Response> =>
    auth.handle(context.req.raw, context.var.requestSession.clientAddress);
}
