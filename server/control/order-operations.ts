/** What staff sees of orders and does to them, in a running shop or on what is opened for it. */
import * as z from 'zod';
import type { OrderActKind } from '#admin/audit-log/staff-act-kind.ts';
import { recordOrderAct } from '#admin/orders/order-desk.server.ts';
import type { ActionOutcome } from '#app/features/orders/actions/order-actions.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { ORDER_STATES, recordedEventSchema } from '#app/features/orders/order-events.ts';
import { orderDetailsSchema } from '#app/features/orders/order-schemas.server.ts';
import { type FoundOrder, findOrders } from '#app/features/orders/staff/find-orders.server.ts';
import {
  listOrders,
  readStaffOrder,
  type StaffOrder,
} from '#app/features/orders/staff/list-orders.server.ts';
import type { StaffActKind } from '#app/features/orders/staff/staff-order-messages.ts';
import { CommandError } from '#server/command-error.ts';
import { collectLines, defineOperation, type ShopAccess } from './operation.ts';
import { describeRefusal, describeTooLate } from './order-refusals.ts';

/** What these operations need of a shop. */
export type OrderDesk = Pick<ShopAccess, 'queries' | 'orderActions' | 'live' | 'by'>;

const staffOrderSchema = z.object({
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

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The list; with `follow` then each order that is new or has changed, until the caller ends it. */
export const listOrdersOperation = defineOperation({
  name: 'list-orders',
  request: z.object({ toShip: flag, follow: flag, limit: z.coerce.number().int() }),
  input: z.never(),
  line: z.object({ order: staffOrderSchema }),
  run: ({ queries, live }: OrderDesk, { toShip, follow, limit }) =>
    collectLines<{ order: z.infer<typeof staffOrderSchema> }>(async (emit) => {
      const changed: ({ shopper: string; id: string } | null)[] = [];
      const shown = new Map<string, string>();
      let wake = () => {};
      async function show(orders: readonly StaffOrder[]): Promise<void> {
        for (const order of orders) {
          const text = JSON.stringify(order);
          if (shown.get(order.id) === text) continue;
          shown.set(order.id, text);
          await emit({ order });
        }
      }
      const readList = async () => {
        const orders = await listOrders(queries, { toShip, limit });
        return toShip ? orders : orders.toReversed();
      };
      // From before the list is read, so that nothing is missed in between.
      const stop = live.onOrderChange((order) => {
        changed.push(order);
        wake();
      });
      try {
        await show(await readList());
        while (follow) {
          const next = changed.shift();
          if (next === undefined) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          } else if (next === null) await show(await readList());
          else {
            const order = await readStaffOrder(queries, next.shopper, next.id);
            await show(order ? [order] : []);
          }
        }
      } finally {
        stop();
      }
    }),
});

/** The one order of this number or id, or of the beginning of either. Throws CommandError. */
async function findOne({ queries }: OrderDesk, text: string): Promise<FoundOrder> {
  const found = await findOrders(queries, text);
  const [one, ...others] = found;
  if (!one) throw new CommandError(`There is no order ${text}: npm run orders -- list shows them.`);
  if (others.length === 0) return one;
  const ids = found.map(({ number, id }) => `${number} (${id})`).join(', ');
  throw new CommandError(`More than one order begins with ${text}: write more of ${ids}.`);
}

async function readOne(desk: OrderDesk, text: string) {
  const { shopper, id } = await findOne(desk, text);
  const details = await readOrderDetails(desk.queries, shopper, id);
  if (!details)
    throw new CommandError(`Order ${text} has just moved to another shopper. Try again.`);
  return { details };
}

export const showOrderOperation = defineOperation({
  name: 'show-order',
  request: z.object({ order: z.string() }),
  input: z.never(),
  line: z.object({ details: orderDetailsSchema }),
  async *run(desk: OrderDesk, { order }) {
    yield await readOne(desk, order);
  },
});

async function report(
  desk: OrderDesk,
  found: FoundOrder,
  what: StaffActKind,
  outcome: ActionOutcome,
) {
  if (outcome.kind === 'unknown') {
    throw new CommandError(`Order ${found.number} has just moved to another shopper. Try again.`);
  }
  if (outcome.kind === 'too_late')
    throw new CommandError(describeTooLate(found.number, what, outcome.state));
  return readOne(desk, found.id);
}

/** Does it to the one order of this number or id, and records it. */
async function act<Outcome extends { kind: string }>(
  desk: OrderDesk,
  found: FoundOrder,
  recorded: { act: OrderActKind; request: object },
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const { details } = await readOne(desk, found.id);
  const by = { ...recorded, staff: desk.by };
  const { outcome } = await recordOrderAct(desk.queries, details, by, async () => {
    const outcome = await perform();
    return { isDone: outcome.kind === 'done', outcome };
  });
  return outcome;
}

/** Writes what staff has done; gives the order as it is then. */
export const recordOrderOperation = defineOperation({
  name: 'record-order',
  // A request travels as text.
  request: z.object({ order: z.string(), event: z.string() }),
  input: z.never(),
  line: z.object({ details: orderDetailsSchema }),
  async *run(desk: OrderDesk, { order, event: text }) {
    const event = recordedEventSchema.parse(JSON.parse(text));
    const found = await findOne(desk, order);
    const recorded = { act: `order_${event.kind}`, request: event.body } as const;
    const outcome = await act(desk, found, recorded, () =>
      desk.orderActions.record(found.shopper, found.id, event),
    );
    yield await report(desk, found, event.kind, outcome);
  },
});

export const cancelOrderOperation = defineOperation({
  name: 'cancel-order',
  request: z.object({ order: z.string(), reason: z.string() }),
  input: z.never(),
  line: z.object({ details: orderDetailsSchema }),
  async *run(desk: OrderDesk, { order, reason }) {
    const found = await findOne(desk, order);
    const { shopper, id } = found;
    const outcome = await act(desk, found, { act: 'order_cancel', request: { reason } }, () =>
      desk.orderActions.cancelOrder(shopper, id, reason, 'staff'),
    );
    yield await report(desk, found, 'cancelled', outcome);
  },
});

const cents = z.coerce.number().int();

export const refundOrderOperation = defineOperation({
  name: 'refund-order',
  request: z.object({
    order: z.string(),
    cents: cents.nullable().default(null),
    lines: z
      .string()
      .transform((text) => text.split(',').map(Number))
      .nullable()
      .default(null),
    seenCents: cents,
    reason: z.string(),
    sure: flag.or(z.boolean()).default(false),
  }),
  input: z.never(),
  line: z.object({ no: z.number(), details: orderDetailsSchema }),
  async *run(desk: OrderDesk, { order, sure: isSure, ...rest }) {
    const wanted = { ...rest, isSure };
    const found = await findOne(desk, order);
    const { shopper, id, number } = found;
    const outcome = await act(desk, found, { act: 'order_refund', request: wanted }, () =>
      desk.orderActions.refundOrder(shopper, id, wanted),
    );
    if (outcome.kind === 'refused')
      throw new CommandError(describeRefusal(number, outcome.refusal));
    if (outcome.kind === 'unknown') {
      throw new CommandError(`Order ${number} has just moved to another shopper. Try again.`);
    }
    yield { no: outcome.no, ...(await readOne(desk, id)) };
  },
});
