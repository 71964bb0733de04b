/** The list of orders, and one of them. */
import * as z from 'zod';
import { readExchanges } from '#app/features/drafts/draft-store.server.ts';
import { splitExchanges } from '#app/features/drafts/exchange.ts';
import { ORDER_STATES, TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { readStaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { formatOrderCursor, readOrderCursor } from '#app/features/orders/staff/order-cursor.ts';
import { pageOfOrders, searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { neededText, wholeNumber } from '#operations/fields.ts';
import { afterField, limitField } from '#operations/list-fields.ts';
import { defineRead, OperationRefused } from '#operations/operation.ts';
import { listLine, orderLines } from './describe-order.ts';
import { findOrder, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';
import { countryField, leastTotalField } from './saved-views.server.ts';

/** An order as a line of a list. */
export const listedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  shopper: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  createdSeconds: z.int(),
  amountCents: z.int(),
  itemCount: z.int(),
  state: z.enum(ORDER_STATES),
  isHeld: z.boolean(),
  isCollected: z.boolean(),
  sinceSeconds: z.int(),
  refundedCents: z.int(),
});

/** As many as the admin's search shows. */
const MAX_FOUND = 100;

export const listOrders = defineRead({
  name: 'orders.list',
  scope: 'orders:read',
  does: 'Lists orders, the newest first, those in a state, or those to ship',
  input: z.object({
    toShip: z
      .boolean()
      .default(false)
      .meta({ description: 'Those that are not shipped yet, the longest waiting first' }),
    state: z
      .enum(ORDER_STATES)
      .nullable()
      .default(null)
      .meta({ description: 'Those in this state, the last to come into it first' }),
    fromSeconds: wholeNumber('Not those placed, or come into that state, before this Unix time')
      .nullable()
      .default(null),
    country: countryField,
    leastTotalCents: leastTotalField,
    after: afterField(readOrderCursor),
    limit: limitField(50),
  }),
  output: z.object({ orders: z.array(listedOrderSchema), next: z.string().nullable() }),
  toLines: ({ orders }, timeZone) => orders.map((order) => listLine(order, timeZone)),
  async run({ queries }, { toShip, state, country, leastTotalCents, ...place }) {
    const wanted = { ...place, country: country || null, leastCents: leastTotalCents };
    if (toShip && (state !== null || place.fromSeconds !== null)) {
      const problems = { toShip: messages.isNotForState };
      throw new OperationRefused('bad_input', messages.notForState, problems);
    }
    const states = toShip ? TO_SHIP : state && [state];
    const { orders, next } = await pageOfOrders(queries, {
      ...wanted,
      states,
      isOldestFirst: toShip,
    });
    return { orders, next: next && formatOrderCursor(next) };
  },
  async *follow({ queries, shop }) {
    const changed: ({ shopper: string; id: string } | null)[] = [];
    let wake = () => {};
    const stop = shop.live.onOrderChange((order) => {
      changed.push(order);
      wake();
    });
    try {
      for (;;) {
        const next = changed.shift();
        if (next) {
          const order = await readStaffOrder(queries, next.shopper, next.id);
          if (order) yield { orders: [order], next: null };
        } else if (next === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      stop();
    }
  },
});

export const findOrders = defineRead({
  name: 'orders.find',
  scope: 'orders:read',
  does: 'Finds orders by the beginning of a number or an id, by an e-mail, by whom they go to, or by what was bought',
  input: z.object({
    text: neededText('What is known of it').meta({ positional: true }),
    limit: wholeNumber('At most so many', 1).max(MAX_FOUND).default(50),
  }),
  output: z.object({ orders: z.array(listedOrderSchema) }),
  toLines: ({ orders }, timeZone) =>
    orders.length > 0
      ? orders.map((order) => listLine(order, timeZone))
      : ['No order is known by that.'],
  run: async ({ queries }, { text, limit }) => ({
    orders: await searchOrders(queries, text, limit),
  }),
});

export const showOrder = defineRead({
  name: 'orders.show',
  scope: 'orders:read',
  does: 'Shows an order with its items, its money and its history',
  input: z.object({ order: orderField }),
  output: orderSchema.extend({
    /** The order that it is in exchange for, and those that went out for what came back of it. */
    exchangeFor: z.string().nullable(),
    exchangedBy: z.array(z.string()),
  }),
  toLines: (order, timeZone) => [
    ...orderLines(order, timeZone),
    ...(order.exchangeFor === null ? [] : [`in exchange for ${order.exchangeFor}`]),
    ...order.exchangedBy.map((id) => `exchanged by ${id}`),
  ],
  async run(context, { order }) {
    const output = toOutput(await findOrder(context, order), context.actor);
    const { made, exchanges } = splitExchanges(order, await readExchanges(context.queries, order));
    return {
      ...output,
      exchangeFor: made?.exchangeFor ?? null,
      exchangedBy: exchanges.flatMap((one) => one.order ?? []),
    };
  },
});
