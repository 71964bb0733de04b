/** POST /api/users/{uid}/orders/{intent}/cancel and …/return: what a shopper does to an order. */
import * as z from 'zod';
import { type ApiContext, fail, readJson } from '#app/api/api-response.server.ts';
import type { ActionOutcome } from '#app/features/orders/actions/order-actions.server.ts';
import { orderToWire } from '#app/features/orders/order-on-wire.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import type { Shop } from '#app/shop.server.ts';
import { failUnknown, isOwn } from './orders-api.server.ts';

const MAX_REASON_LENGTH = 500;

const bodySchema = z.object({
  reason: z.string().refine(isStorable).trim().max(MAX_REASON_LENGTH).default(''),
});

type Act = (shopper: string, intent: string, reason: string) => Promise<ActionOutcome>;

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
