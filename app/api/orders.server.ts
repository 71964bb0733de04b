/** GET /api/users/{uid}/orders and PUT /api/users/{uid}/orders/{paymentIntentId} (spec 7) */
import * as z from 'zod';
import type { OrderPage } from '#app/features/orders/order.ts';
import { parseOrderCursor } from '#app/features/orders/order-cursor.ts';
import { GUEST_UID, type Visitor } from '#app/features/shopper/visitor.ts';
import type { Shop } from '#app/shop.server.ts';
import { type CallContext, fail, failForNow } from './api-response.server.ts';
import type { StreamLive } from './live.server.ts';

const MOST_ORDERS = 100;

const querySchema = z.object({
  after: z
    .string()
    .optional()
    .transform((text) => (text ? parseOrderCursor(text) : undefined))
    .refine((cursor) => cursor !== null, 'after must be the next of an earlier answer'),
  limit: z.coerce
    .number({ error: `limit must be a whole number from 1 to ${MOST_ORDERS}` })
    .int()
    .min(1)
    .max(MOST_ORDERS)
    .default(20),
});

/** Whether the path's uid is the visitor's own; `guest` is anybody's own word for themselves. */
function isOwn(uid: string | undefined, visitor: Visitor): boolean {
  return uid === GUEST_UID || (visitor.account !== null && uid === visitor.account.uid);
}

function failUnknown(context: CallContext): Response {
  const message = 'There is no such order of yours. Sign in with the account that it belongs to.';
  return fail(context, 404, { code: 'not_found', message });
}

const NO_ORDERS: OrderPage = { orders: [], refunds: [], next: null };

export function readOrdersCall(shop: Shop, streamLive: StreamLive) {
  return async (context: CallContext): Promise<Response> => {
    const visitor = await context.var.visit.visitor();
    if (!isOwn(context.req.param('uid'), visitor)) return failUnknown(context);
    if (context.req.header('accept')?.includes('text/event-stream')) {
      return streamLive(context, ['orders']);
    }
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) {
      return fail(context, 400, { code: 'bad_query', message: z.prettifyError(query.error) });
    }
    const { after, limit } = query.data;
    if (visitor.account === null) return context.json(NO_ORDERS);
    return context.json(await shop.orders.page(visitor.account.uid, after ?? null, limit));
  };
}

/** Settles the intent by asking the provider; the body is ignored. */
export function putOrderCall({ paymentReturn }: Shop) {
  return async (context: CallContext): Promise<Response> => {
    const visitor = await context.var.visit.visitor();
    if (!isOwn(context.req.param('uid'), visitor) || visitor.shopper === null) {
      return failUnknown(context);
    }
    const settlement = await paymentReturn(visitor.shopper, context.req.param('intent') ?? '');
    switch (settlement.kind) {
      case 'ordered':
        return context.json(settlement.order);
      case 'processing':
        return context.json({ status: 'processing' }, 202);
      case 'refunded':
        return fail(context, 409, {
          code: 'refunded',
          message: 'This charge could not become an order and goes back to your card in full.',
        });
      case 'unpaid':
      case 'cancelled':
        return fail(context, 409, {
          code: 'unpaid',
          message: 'This payment is not paid. Confirm it with a card first.',
        });
      case 'unknown':
        return failUnknown(context);
      case 'unavailable':
        return failForNow(context, 'The card provider does not answer right now. Try again.');
    }
  };
}
