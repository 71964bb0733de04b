/** /api/auth/*: Better Auth's own endpoints, in its own request and response shapes. */

import type { ApiContext } from '#app/api/api-response.server.ts';
import type { Shop } from '#app/shop.server.ts';

export function handleAuth({ auth }: Shop) {
  return (context: ApiContext): Promise<Response> =>
    auth.handle(context.req.raw, context.var.requestSession.clientAddress);
}
