/** The list of orders, and one of them. */
import * as z from 'zod';
import { ORDER_STATES } from '#app/features/orders/order-events.ts';
import { orderDetailsSchema } from '#app/features/orders/order-schemas.server.ts';
import {
  listOrders as readList,
  readStaffOrder,
} from '#app/features/orders/staff/list-orders.server.ts';
import { wholeNumber } from '#operations/fields.ts';
import { defineRead } from '#operations/operation.ts';
import { listLine, orderLines } from './describe-order.ts';
import { findOrder, orderField } from './find-order.server.ts';

/** An order as a line of a list. */
export const listedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  shopper: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  createdSeconds: z.number(),
  amountCents: z.number(),
  items: z.number(),
  state: z.enum(ORDER_STATES),
  sinceSeconds: z.number(),
  refundedCents: z.number(),
});

const MAX_LISTED = 1_000;

export const listOrders = defineRead({
  name: 'orders.list',
  scope: 'orders:read',
  does: 'Lists the newest orders, the newest last',
  input: z.object({
    toShip: z
      .boolean()
      .default(false)
      .meta({ description: 'Those that are not shipped yet, the longest waiting first' }),
    limit: wholeNumber('At most so many', 1).max(MAX_LISTED).default(50),
  }),
  output: z.object({ orders: z.array(listedOrderSchema) }),
  toLines: ({ orders }, timeZone) => orders.map((order) => listLine(order, timeZone)),
  async run({ queries }, { toShip, limit }) {
    const orders = await readList(queries, { toShip, limit });
    return { orders: toShip ? orders : orders.toReversed() };
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
          if (order) yield { orders: [order] };
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

export const showOrder = defineRead({
  name: 'orders.show',
  scope: 'orders:read',
  does: 'Shows an order with its items, its money and its history',
  input: z.object({ order: orderField }),
  output: orderDetailsSchema,
  toLines: orderLines,
  run: (context, { order }) => findOrder(context, order),
});
