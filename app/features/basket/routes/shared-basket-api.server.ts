/** GET /api/shared/{token}/live: the server-sent events of a shared basket. */
import { type ApiContext, fail } from '#app/api/api-response.server.ts';
import type { OpenStream } from '#app/api/live-stream.server.ts';
import { sharedToWire } from '#app/features/basket/shared/shared-on-wire.ts';
import { noUpdates } from '#app/features/live/server/pending-updates.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { Shop } from '#app/shop.server.ts';

export function getSharedLive(shop: Shop, openStream: OpenStream) {
  const { sharedBaskets, basket } = shop;
  return async (context: ApiContext): Promise<Response> => {
    const token = context.req.param('token') ?? '';
    const opened = await sharedBaskets.find(token);
    if (opened === null) {
      const message = 'Nothing is shared by this link, or not any more.';
      return fail(context, 404, { code: 'not_shared', message });
    }
    const { requestSession } = context.var;
    const { shopper } = await requestSession.visitor();
    return openStream(context, {
      shopper: opened.shopper,
      reader: `${shopper ?? clientNetwork(requestSession.clientAddress)} shared`,
      snapshot: { ...noUpdates, basket: 'newest' },
      async read(updates) {
        const shared = updates.basket === null ? null : await sharedBaskets.find(token);
        if (!shared) return [];
        const now = await basket.read(shared.shopper);
        return [{ name: 'basket', data: sharedToWire(now, shared.mayAdd) }];
      },
      isStillSame: async () => (await sharedBaskets.find(token))?.shopper === opened.shopper,
    });
  };
}
