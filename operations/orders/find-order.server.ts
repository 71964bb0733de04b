/** The one order that an operation is about. */
import { sql } from 'drizzle-orm';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { findById, findOrders } from '#app/features/orders/staff/find-orders.server.ts';
import type { Queries } from '#db/database.ts';
import { neededText, type ShellField } from '#operations/fields.ts';
import { type OperationContext, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** The id of the one order whose number or id begins so. Throws OperationRefused. */
async function completeOrder(queries: Queries, text: string): Promise<string> {
  const found = await findOrders(queries, text);
  const [one, ...others] = found;
  if (!one) throw new OperationRefused('not_found', messages.noOrder(text));
  if (others.length === 0) return one.id;
  const ids = found.map(({ number, id }) => `${number} (${id})`).join(', ');
  throw new OperationRefused('bad_input', messages.severalBegin(text, ids));
}

/** How an order is named at a shell. */
export const orderShell: ShellField = {
  description: 'Its number or id, or as much of it as is unique',
  complete: completeOrder,
};

/** The field by which it is named. */
export const orderField = neededText('Its whole id').meta({ positional: true, shell: orderShell });

export const moved = () => new OperationRefused('conflict', messages.moved);

/** The order of this id. Throws OperationRefused. */
export async function findOrder(
  { queries }: Pick<OperationContext, 'queries'>,
  id: string,
): Promise<OrderDetails> {
  const found = await findById(queries, id);
  if (!found) throw new OperationRefused('not_found', messages.noSuchId(id));
  const details = await readOrderDetails(queries, found.shopper, id);
  if (!details) throw moved();
  return details;
}

/** As findOrder, of a question: nothing happens to the order before the end of the transaction that asks. */
export async function findOrderLocked(
  context: Pick<OperationContext, 'queries'>,
  id: string,
): Promise<OrderDetails> {
  const { shopper } = await findOrder(context, id);
  await context.queries.execute(sql`select lock_shopper(${shopper})`);
  return findOrder(context, id);
}

/** What is recorded of an order before and after an act. */
function summaryOf(details: OrderDetails) {
  const { state, refundedCents } = foldOrder(details);
  return { state, refundedCents };
}

/** Does something to the order, and records how it was and is; `request` is what was asked for. */
export async function actOn(
  context: OperationContext,
  id: string,
  request: object,
  act: (order: OrderDetails) => Promise<unknown>,
): Promise<OrderDetails> {
  const order = await findOrder(context, id);
  context.record({ subject: id, before: summaryOf(order) });
  await act(order);
  const after = await findOrder(context, id);
  context.record({ after: { ...summaryOf(after), request } });
  return after;
}
