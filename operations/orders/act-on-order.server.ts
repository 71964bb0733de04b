/** What staff does to an order beside a refund: an operation a row of `staffActions`, whose words and fields it has. */
import * as z from 'zod';
import { type ParcelRefusal, toRecordedAct } from '#app/features/orders/actions/decide-parcel.ts';
import type {
  ActionOutcome,
  RecordOutcome,
} from '#app/features/orders/actions/order-actions.server.ts';
import type { OrderState } from '#app/features/orders/events/order-events.ts';
import { canHappenTo, foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { isCollected, shownState } from '#app/features/orders/shown-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import {
  STAFF_ACTIONS,
  type StaffActionKind,
  staffActions,
} from '#app/features/orders/staff/staff-actions.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { neededText, text, wholeNumber } from '#operations/fields.ts';
import {
  defineChange,
  type OperationContext,
  OperationRefused,
  type Question,
  WrongState,
} from '#operations/operation.ts';
import { chosenLines, linesFields } from './chosen-lines.ts';
import { disputeWarning } from './describe-order.ts';
import { actOn, findOrder, findOrderLocked, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { type OrderOutput, orderSchema, toOutput } from './order-output.ts';

const parcel = wholeNumber('A number', 1)
  .nullable()
  .default(null)
  .meta({ description: 'Its number in the order, where there are several parcels' });

/** The fields that are no texts. */
const GOODS_FIELDS: { [Kind in StaffActionKind]?: Record<string, z.ZodType> } = {
  shipped: linesFields,
  lines_dropped: linesFields,
  tracking_added: { parcel },
  delivered: { parcel },
};

/** What is not given stays as it is where something is mended, and is empty elsewhere. */
function textOf(kind: StaffActionKind, label: string): z.ZodType {
  if (staffActions[kind].needs === 'all') return neededText(label);
  return kind === 'tracking_added' ? text(label).optional() : text(label).default('');
}

/** The fields of an act: how many of its texts have to be filled in is a column of the table. */
function inputOf(kind: StaffActionKind): z.ZodObject<Record<string, z.ZodType>> {
  const { needs, fields } = staffActions[kind];
  const own = Object.entries(fields).map(([name, { label, hint, isLong, isPositional }]) => {
    const meta = {
      hint,
      ...(isLong && { text: 'long' }),
      ...(isPositional && { positional: true }),
    };
    return [name, textOf(kind, label).meta(meta)];
  });
  const shape: Record<string, z.ZodType> = {
    order: orderField,
    ...Object.fromEntries(own),
    ...GOODS_FIELDS[kind],
  };
  const input = z.object(shape);
  if (needs !== 'one') return input;
  const names = Object.keys(fields);
  return input.refine((all) => names.some((name) => (all[name] ?? '') !== ''), {
    error: () => messages.orMissing(names.slice(1).join(', ')),
    path: [names[0] ?? ''],
  });
}

/** Throws OperationRefused. */
function refuse(order: OrderDetails, kind: StaffActionKind, refusal: ParcelRefusal): never {
  switch (refusal.code) {
    case 'too_late':
      return refuseState(order, kind, refusal.state);
    case 'held':
      throw new OperationRefused(
        'wrong_state',
        messages.cannotBe(order.number, staffWords.isHeld, messages.releaseFirst),
      );
    case 'nothing_chosen':
      throw new OperationRefused('bad_input', messages.chooseItem);
    case 'not_to_send':
      throw new OperationRefused('conflict', messages.notToSend(refusal.line));
    case 'paid_for_nothing':
      throw new OperationRefused(
        'conflict',
        messages.paidForNothing(formatCents(refusal.restCents)),
      );
    case 'no_parcel': {
      const { parcel: wanted, underWay } = refusal;
      throw new OperationRefused('conflict', messages.noParcel(wanted, underWay.join(', ')));
    }
    case 'which_parcel':
      throw new OperationRefused('bad_input', messages.whichParcel(refusal.underWay.join(', ')));
  }
}

/** Throws OperationRefused unless it was done. */
function check(
  order: OrderDetails,
  kind: StaffActionKind,
  outcome: ActionOutcome | RecordOutcome,
): void {
  if (outcome.kind === 'unknown') throw moved();
  if (outcome.kind === 'too_late') refuseState(order, kind, outcome.state);
  if (outcome.kind === 'refused') refuse(order, kind, outcome.refusal);
}

function refuseState(
  { number, terms }: OrderDetails,
  kind: StaffActionKind,
  state: OrderState,
): never {
  const is = staffWords.orderIs[shownState(state, isCollected(terms))];
  const message = messages.cannotBe(number, is, staffWords.instead[kind]);
  throw new WrongState(state, message);
}

/** The order as a line of what was done. */
function stateLine(order: OrderOutput): string {
  const { number, state, isHeld } = order;
  if (isHeld) return messages.orderIs(number, staffWords.isHeld);
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

/** Nothing goes back with it: whoever keeps money for what is not sent has read so. */
async function askToDrop(context: OperationContext, id: string) {
  const { restCents, ...status } = foldOrder(await findOrderLocked(context, id));
  if (restCents === 0 || !canHappenTo('lines_dropped', status)) return null;
  return { question: messages.dropLines(formatCents(restCents)), yes: messages.doNotSend };
}

const ASKS: {
  [Kind in StaffActionKind]?: (context: OperationContext, id: string) => Promise<Question | null>;
} = { cancelled: askToCancel, lines_dropped: askToDrop };

function perform(
  { orderActions }: OperationContext,
  order: OrderDetails,
  kind: StaffActionKind,
  body: object,
) {
  const { shopper, id } = order;
  if (kind === 'cancelled') {
    const { reason } = z.object({ reason: z.string() }).parse(body);
    return orderActions.cancelOrder(shopper, id, reason, 'staff');
  }
  return orderActions.record(shopper, id, toRecordedAct(kind, body));
}

/** What every act has, and which lines a parcel is to have; the rest is the body of the act. */
const inputSchema = z.looseObject({
  order: z.string(),
  what: z.enum(['all', 'lines']).optional(),
  lines: z.array(z.int()).optional(),
});

export const orderActs = STAFF_ACTIONS.map((kind) => {
  const { command, button, done } = staffActions[kind];
  const { [kind]: asks } = ASKS;
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
    ...(asks && { ask: (context, { order }) => asks(context, String(order)) }),
    async run(context, input) {
      const parsed = inputSchema.parse(input);
      const { order: id, what: _what, lines: _lines, ...texts } = parsed;
      const isOfLines = kind === 'shipped' || kind === 'lines_dropped';
      const body = isOfLines ? { ...texts, lines: chosenLines(parsed) } : texts;
      const after = await actOn(context, id, body, async (order) =>
        check(order, kind, await perform(context, order, kind, body)),
      );
      return toOutput(after, context.actor);
    },
  });
});
