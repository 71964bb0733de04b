/** What staff does to an order beside a refund: an operation a row of `staffActs`, whose words and fields it has. */
import * as z from 'zod';
import type { ActionOutcome } from '#app/features/orders/actions/order-actions.server.ts';
import { recordedEventSchema } from '#app/features/orders/order-events.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { isCollected, shownState } from '#app/features/orders/shown-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import {
  STAFF_ACTS,
  type StaffActKind,
  staffActs,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { neededText, text } from '#operations/fields.ts';
import { defineChange, type OperationContext, WrongState } from '#operations/operation.ts';
import { disputeWarning } from './describe-order.ts';
import { actOn, findOrder, findOrderLocked, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { type OrderOutput, orderSchema, toOutput } from './order-output.ts';

/** The fields of an act: how many have to be filled in is a column of the table. */
function inputOf(kind: StaffActKind): z.ZodObject<Record<string, z.ZodType<string>>> {
  const { needs, fields } = staffActs[kind];
  const own = Object.entries(fields).map(([name, { label, hint, isLong, isPositional }]) => {
    const meta = {
      hint,
      ...(isLong && { text: 'long' }),
      ...(isPositional && { positional: true }),
    };
    const schema =
      needs === 'all' ? neededText(label).meta(meta) : text(label).meta(meta).default('');
    return [name, schema];
  });
  const shape: Record<string, z.ZodType<string>> = {
    order: orderField,
    ...Object.fromEntries(own),
  };
  const input = z.object(shape);
  if (needs !== 'one') return input;
  const names = Object.keys(fields);
  return input.refine((all) => names.some((name) => all[name] !== ''), {
    error: () => messages.orMissing(names.slice(1).join(', ')),
    path: [names[0] ?? ''],
  });
}

/** Throws OperationRefused unless it was done. */
function check({ number, terms }: OrderDetails, kind: StaffActKind, outcome: ActionOutcome): void {
  if (outcome.kind === 'done') return;
  if (outcome.kind === 'unknown') throw moved();
  const { state } = outcome;
  const is = staffWords.orderIs[shownState(state, isCollected(terms))];
  const message = messages.cannotBe(number, is, staffWords.instead[kind]);
  throw new WrongState(state, message);
}

/** The order as a line of what was done. */
function stateLine(order: OrderOutput): string {
  const { number, state } = order;
  return messages.orderIs(number, staffWords.orderIs[shownState(state, isCollected(order))]);
}

async function askToCancel(context: OperationContext, id: string) {
  const order = await findOrderLocked(context, id);
  const folded = foldOrder(order);
  // What is refused asks nothing.
  if (!folded.canCancel) return null;
  const { restCents } = folded;
  const rest = restCents > 0 ? formatCents(restCents) : null;
  const warning = disputeWarning(folded);
  return {
    question: messages.cancelIt(order.number, rest, warning),
    yes: rest ? messages.cancelAndRefund(rest) : messages.cancelOrder,
    mustBeRead: warning !== '',
  };
}

function perform(
  { orderActions }: OperationContext,
  order: OrderDetails,
  kind: StaffActKind,
  body: object,
) {
  const { shopper, id } = order;
  if (kind === 'cancelled') {
    const { reason } = z.object({ reason: z.string() }).parse(body);
    return orderActions.cancelOrder(shopper, id, reason, 'staff');
  }
  return orderActions.record(shopper, id, recordedEventSchema.parse({ kind, body }));
}

/** All fields of an act are texts. */
const textsSchema = z.record(z.string(), z.string());

export const orderActs = STAFF_ACTS.map((kind) => {
  const { command, button, done } = staffActs[kind];
  return defineChange({
    name: `orders.${command.name}`,
    scope: kind === 'cancelled' ? 'orders:refund' : 'orders:ship',
    does: command.description,
    ...{ button, done },
    page: (id) => `/orders/${id}`,
    input: inputOf(kind),
    output: orderSchema,
    message: stateLine,
    kept: z.object({ id: z.string() }),
    readAgain: async (context, { id }) => toOutput(await findOrder(context, id), context.actor),
    ...(kind === 'cancelled' && {
      ask: (context, { order }) => askToCancel(context, String(order)),
    }),
    async run(context, input) {
      const { order: id = '', ...body } = textsSchema.parse(input);
      const after = await actOn(context, id, body, async (order) =>
        check(order, kind, await perform(context, order, kind, body)),
      );
      return toOutput(after, context.actor);
    },
  });
});
