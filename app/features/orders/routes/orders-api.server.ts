/** GET /api/users/{uid}/orders and PUT /api/users/{uid}/orders/{paymentIntentId} (spec 7) */
import * as z from 'zod';
import {
  type ApiContext,
  fail,
  failForNow,
  readJson,
  readQuery,
} from '#app/api/api-response.server.ts';
import type { StreamLive } from '#app/api/live.server.ts';
import { pageQuerySchema } from '#app/api/page-query.server.ts';
import type { ActionOutcome } from '#app/features/orders/actions/order-actions.server.ts';
import { orderPageToWire, orderToWire } from '#app/features/orders/order-on-wire.ts';
import {
  MAX_ORDERS_PER_PAGE,
  noOrders,
  ORDERS_PER_PAGE,
  parseOrderCursor,
} from '#app/features/orders/order-page.ts';
import { settlementCookies } from '#app/features/payment/start/settlement-cookies.server.ts';
import { GUEST_UID, type Visitor } from '#app/features/shopper/visitor.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Shop } from '#app/shop.server.ts';

const MAX_REASON_LENGTH = 500;

const bodySchema = z.object({
  reason: z.string().refine(isStorable).trim().max(MAX_REASON_LENGTH).default(''),
});

type Act = (shopper: string, intent: string, reason: string) => Promise<ActionOutcome>;

const limits = { usual: ORDERS_PER_PAGE, max: MAX_ORDERS_PER_PAGE };
const querySchema = pageQuerySchema(parseOrderCursor, limits);

/** Whether the path's uid is the visitor's own; `guest` stands for any visitor without an account. */
export function isOwn(uid: string | undefined, visitor: Visitor): boolean {
  return uid === GUEST_UID || (visitor.account !== null && uid === visitor.account.uid);
}

export function failUnknown(context: ApiContext): Response {
  const message = 'There is no such order of yours. Sign in with the account that it belongs to.';
  return fail(context, 404, { code: 'not_found', message });
}

export function getOrders(shop: Shop, streamLive: StreamLive) {
  return async (context: ApiContext): Promise<Response> => {
    const visitor = await context.var.requestSession.visitor();
    if (!isOwn(context.req.param('uid'), visitor)) return failUnknown(context);
    if (context.req.header('accept')?.includes('text/event-stream')) {
      return streamLive(context, ['orders']);
    }
    const query = querySchema.safeParse(readQuery(context));
    if (!query.success) {
      return fail(context, 400, { code: 'bad_query', message: z.prettifyError(query.error) });
    }
    const { after, limit } = query.data;
    if (visitor.account === null) return context.json(noOrders);
    return context.json(
      orderPageToWire(await shop.orders.page(visitor.account.uid, after ?? null, limit)),
    );
  };
}

/** Settles the intent by reading it from the provider; the body is ignored. */
export function putOrder({ paymentReturn }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const intent = context.req.param('intent') ?? '';
    const visitor = await context.var.requestSession.orderVisitor(intent);
    if (!isOwn(context.req.param('uid'), visitor) || visitor.shopper === null) {
      return failUnknown(context);
    }
    const settlement = await paymentReturn(visitor.shopper, intent);
    for (const cookie of settlementCookies(new URL(context.req.url), settlement, intent)) {
      context.var.requestSession.setCookie(cookie);
    }
    switch (settlement.kind) {
      case 'ordered':
        return context.json(orderToWire(settlement.order));
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

/** Does it to an order of the visitor, and answers with the order as it is then. */
function postAction({ orders }: Shop, act: Act, tooLate: string) {
  return async (context: ApiContext): Promise<Response> => {
    const intent = context.req.param('intent') ?? '';
    const visitor = await context.var.requestSession.orderVisitor(intent);
    const { shopper } = visitor;
    if (!isOwn(context.req.param('uid'), visitor) || shopper === null) return failUnknown(context);
    const body = bodySchema.safeParse((await readJson(context)) ?? {});
    if (!body.success) {
      const message = `Send {"reason": …}, a text of at most ${MAX_REASON_LENGTH} letters, or {}.`;
      return fail(context, 400, { code: 'bad_reason', message });
    }
    const outcome = await act(shopper, intent, body.data.reason);
    if (outcome.kind === 'too_late') {
      return fail(context, 409, { code: 'too_late', message: tooLate, state: outcome.state });
    }
    const order = outcome.kind === 'done' ? await orders.find(shopper, intent) : null;
    return order ? context.json(orderToWire(order)) : failUnknown(context);
  };
}

/** POST /api/users/{uid}/orders/{intent}/cancel and …/return: what a shopper does to an order. */
export function postCancel(shop: Shop) {
  const { orderActions } = shop;
  return postAction(
    shop,
    (shopper, intent, reason) => orderActions.cancelOrder(shopper, intent, reason, 'shopper'),
    'Only an order that is not packed yet can be cancelled. Ask for a return once it has arrived.',
  );
}

export function postReturn(shop: Shop) {
  const { orderActions } = shop;
  return postAction(
    shop,
    (shopper, intent, reason) => orderActions.requestReturn(shopper, intent, reason),
    'Only an order that was shipped can be returned, and only one return is asked for at a time.',
  );
}
