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
import type { ReturnRefusal } from '#app/features/orders/actions/decide-return.ts';
import type { OrderState } from '#app/features/orders/events/order-events.ts';
import { orderPageToWire, orderToWire } from '#app/features/orders/order-on-wire.ts';
import {
  MAX_ORDERS_PER_PAGE,
  noOrders,
  ORDERS_PER_PAGE,
  parseOrderCursor,
} from '#app/features/orders/order-page.ts';
import { MAX_REASON_LENGTH } from '#app/features/orders/page/reason-length.ts';
import { RETURN_REASONS } from '#app/features/orders/return-reasons.ts';
import { settlementCookies } from '#app/features/payment/start/settlement-cookies.server.ts';
import { GUEST_UID, type Visitor } from '#app/features/shopper/visitor.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Shop } from '#app/shop.server.ts';

const words = z.string().refine(isStorable).trim().max(MAX_REASON_LENGTH);
const cancelSchema = z.object({ reason: words.default('') });
const returnSchema = z.object({
  items: z.array(
    z.object({
      lines: z.array(z.int()).min(1),
      reason: z.enum(RETURN_REASONS),
      words: words.default(''),
    }),
  ),
});

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

/** What a shopper does to an order, and why it was not done: the code, and what to do instead. */
type Act<Body> = {
  body: z.ZodType<Body>;
  /** How the body looks, for who has sent another. */
  wanted: string;
  run(
    shop: Shop,
    order: { shopper: string; intent: string },
    body: Body,
  ): Promise<'done' | 'unknown' | { code: string; message: string; state?: OrderState }>;
};

/** Answers with the order as it is then. */
function postAction<Body>(shop: Shop, { body: schema, wanted, run }: Act<Body>) {
  return async (context: ApiContext): Promise<Response> => {
    const intent = context.req.param('intent') ?? '';
    const visitor = await context.var.requestSession.orderVisitor(intent);
    const { shopper } = visitor;
    if (!isOwn(context.req.param('uid'), visitor) || shopper === null) return failUnknown(context);
    const body = schema.safeParse((await readJson(context)) ?? {});
    if (!body.success) return fail(context, 400, { code: 'bad_body', message: wanted });
    const outcome = await run(shop, { shopper, intent }, body.data);
    if (typeof outcome === 'object') return fail(context, 409, outcome);
    const order = outcome === 'done' ? await shop.orders.find(shopper, intent) : null;
    return order ? context.json(orderToWire(order)) : failUnknown(context);
  };
}

/** POST /api/users/{uid}/orders/{intent}/cancel */
export function postCancel(shop: Shop) {
  return postAction(shop, {
    body: cancelSchema,
    wanted: `Send {"reason": …}, a text of at most ${MAX_REASON_LENGTH} letters, or {}.`,
    async run({ orderActions }, { shopper, intent }, { reason }) {
      const outcome = await orderActions.cancelOrder(shopper, intent, reason, 'shopper');
      if (outcome.kind !== 'too_late') return outcome.kind;
      const message =
        'Only an order that is not packed yet can be cancelled. Ask for a return once it has arrived.';
      return { code: 'too_late', message, state: outcome.state };
    },
  });
}

function returnMessage(refusal: ReturnRefusal): string {
  switch (refusal.code) {
    case 'too_late':
      return 'Only an order that was shipped can be returned, and only one return is asked for at a time.';
    case 'nothing_chosen':
      return 'Name at least one line.';
    case 'words_missing':
      return 'The reason "other" needs words.';
    case 'not_returnable':
      return `Line ${refusal.line} cannot go back: it is not of this order, is named twice, or went back before.`;
  }
}

/** POST /api/users/{uid}/orders/{intent}/return */
export function postReturn(shop: Shop) {
  const reasons = RETURN_REASONS.join(', ');
  return postAction(shop, {
    body: returnSchema,
    wanted: `Send {"items": [{"lines": [1], "reason": …, "words": …}]}, with a reason of ${reasons}, and words of at most ${MAX_REASON_LENGTH} letters.`,
    async run({ orderActions }, { shopper, intent }, { items }) {
      const outcome = await orderActions.requestReturn(shopper, intent, items);
      if (outcome.kind !== 'refused') return outcome.kind;
      return { ...outcome.refusal, message: returnMessage(outcome.refusal) };
    },
  });
}
