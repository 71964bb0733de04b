/** What came back of an order, which of it is sold again, and its refund: one step, once. */
import * as z from 'zod';
import {
  decideReceipt,
  type ReceiptRefusal,
  type WantedReceipt,
} from '#app/features/orders/actions/decide-return.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { cents } from '#operations/fields.ts';
import { defineChange, OperationRefused, WrongState } from '#operations/operation.ts';
import { lineNumber } from './chosen-lines.ts';
import { disputeWarning, takenBackNote } from './describe-order.ts';
import { actOn, findOrder, findOrderLocked, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';
import { refundRefusalMessage } from './refund-order.server.ts';

const input = z.object({
  order: orderField,
  lines: z
    .array(lineNumber())
    .default([])
    .meta({ description: 'What came back, by its lines, such as 12,13' }),
  unsaleable: z
    .array(lineNumber())
    .default([])
    .meta({ description: 'Of these, what does not go back on the shelf' }),
  refund: z
    .enum(['items', 'nothing'])
    .default('items')
    .meta({ description: 'What is refunded: what was paid for these items, or nothing' }),
  refundedSoFarCents: cents(
    'What went back before, as the order shows it: needed for a second refund, so that none is made twice',
  ).default(0),
});

type Wanted = z.output<typeof input>;

function toWanted({ lines, unsaleable, refund, refundedSoFarCents }: Wanted): WantedReceipt {
  // Whoever confirms has read whether a bank is deciding.
  const seen = { seenCents: refundedSoFarCents, isSure: true };
  return { lines, unsaleable, isRefunded: refund === 'items', ...seen };
}

/** Throws OperationRefused. */
function refuse(number: string, refusal: ReceiptRefusal): never {
  switch (refusal.code) {
    case 'too_late': {
      const { state } = refusal;
      const message = messages.cannotBe(number, staffWords.orderIs[state], messages.cannotComeBack);
      throw new WrongState(state, message);
    }
    case 'nothing_chosen':
      throw new OperationRefused('bad_input', messages.chooseItem);
    case 'line_back':
      throw new OperationRefused('conflict', messages.lineCameBack(refusal.line));
    case 'not_sent':
      throw new OperationRefused('conflict', messages.lineNotSent(refusal.line));
    case 'not_among':
      throw new OperationRefused('bad_input', messages.notAmong(refusal.line));
    default:
      throw new OperationRefused('conflict', refundRefusalMessage(refusal));
  }
}

export const receiveReturn = defineChange({
  name: 'orders.receive-return',
  scope: 'orders:refund',
  does: 'Items of an order have come back: they are refunded, and go back on the shelf',
  button: 'It has come back',
  done: 'Received what came back of',
  page: (id) => `/orders/${id}`,
  input,
  output: z.object({ refundCents: z.int(), order: orderSchema }),
  message: ({ refundCents, order }) =>
    messages.received(order.number, refundCents > 0 ? formatCents(refundCents) : null) +
    takenBackNote(order),
  async ask(context, wanted) {
    const order = await findOrderLocked(context, wanted.order);
    const decision = decideReceipt(order, toWanted(wanted));
    // What is refused, and what moves no money, asks nothing.
    if (!decision.ok || !decision.value.refund) return null;
    const amount = formatCents(decision.value.refund.cents);
    const warning = disputeWarning(foldOrder(order));
    return {
      question: order.byHand
        ? messages.refundItByHand(amount, order.number)
        : messages.receiveIt(amount, order.number, warning),
      yes: messages.receiveAndRefund(amount),
      mustBeRead: warning !== '',
    };
  },
  async run(context, wanted) {
    const { order: id, ...request } = wanted;
    let refundCents = 0;
    const order = await actOn(context, id, request, async ({ shopper, number }) => {
      const outcome = await context.orderActions.receiveReturn(shopper, id, toWanted(wanted));
      if (outcome.kind === 'unknown') throw moved();
      if (outcome.kind === 'refused') refuse(number, outcome.refusal);
      refundCents = outcome.cents;
    });
    return { refundCents, order: toOutput(order, context.actor) };
  },
  kept: z.object({ refundCents: z.int(), order: z.object({ id: z.string() }) }),
  readAgain: async (context, { refundCents, order }) => ({
    refundCents,
    order: toOutput(await findOrder(context, order.id), context.actor),
  }),
});
