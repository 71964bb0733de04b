/** Refunds a part of an order, or all that is left, by hand. */
import * as z from 'zod';
import {
  decideOrderRefund,
  disputeWarning,
  type RefundRefusal,
  type WantedRefund,
} from '#app/features/orders/actions/decide-order-refund.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { refundStateWord } from '#app/features/orders/staff/staff-order-messages.ts';
import { currencyWord, exampleAmount, formatCents } from '#app/shared/money/money.ts';
import { amountWord, cents, neededText, wholeNumber } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { actOn, findOrder, findOrderLocked, MOVED, orderField } from './find-order.server.ts';
import { orderSchema, toOutput } from './order-output.ts';

function refusalMessage(refusal: RefundRefusal): string {
  switch (refusal.code) {
    case 'changed':
      return `${formatCents(refusal.refundedCents)} of it went back already: look at what is left, then refund the rest if it is still due, with that amount as refunded so far.`;
    case 'nothing_left':
      return 'All of it went back already.';
    case 'disputed':
      return "The card's bank is deciding about this charge: a refund may pay the shopper twice, or be refused. Confirm that you are sure to do it all the same.";
    case 'too_much':
      return `Only ${formatCents(refusal.restCents)} is left to refund.`;
    case 'bad_amount':
      return `The amount has to be above zero, ${currencyWord() === 'dollars' ? 'in dollars and cents' : amountWord()}.`;
    case 'unknown_line':
      return `The order has no line ${refusal.line}.`;
    case 'line_refunded':
      return `Line ${refusal.line} went back already. For more, refund an amount.`;
  }
}

const input = z.object({
  order: orderField,
  what: z
    .enum(['rest', 'amount', 'lines'])
    .optional()
    .meta({ description: 'Which of the next two counts; what is given, when absent' }),
  amountCents: cents(
    () => `Amount in ${currencyWord()}`,
    () => `Such as ${exampleAmount(1_250)}.`,
  )
    .nullable()
    .default(null),
  lines: z
    .array(wholeNumber('A line'))
    .nullable()
    .default(null)
    .meta({ description: 'Whole lines, such as 12,13' }),
  refundedSoFarCents: cents(
    'What went back before, as the order shows it: needed for a second refund, so that none is made twice',
  ).default(0),
  reason: neededText('Reason of the refund'),
});

type Wanted = z.output<typeof input>;

function toWanted({ what, amountCents, lines, refundedSoFarCents }: Wanted): WantedRefund {
  const wanted = {
    cents: what === undefined || what === 'amount' ? amountCents : null,
    lines: what === undefined || what === 'lines' ? lines : null,
  };
  if (wanted.cents !== null && wanted.lines !== null) {
    throw new OperationRefused('bad_input', 'Refund an amount or lines, not both.');
  }
  if (what === 'amount' && amountCents === null) {
    throw new OperationRefused('bad_input', 'Nothing was done: write an amount.');
  }
  if (what === 'lines' && lines === null) {
    throw new OperationRefused('bad_input', 'Nothing was done: choose at least one item.');
  }
  // Whoever confirms has read whether a bank is deciding.
  return { ...wanted, seenCents: refundedSoFarCents, isSure: true };
}

export const refundOrder = defineChange({
  name: 'orders.refund',
  scope: 'orders:refund',
  does: 'Refunds a part of an order, or all that is left',
  button: 'Refund',
  done: 'Refunded',
  page: (id) => `/orders/${id}`,
  input,
  output: z.object({ no: z.int(), order: orderSchema }),
  message({ no, order }) {
    const made = order.refunds.find((one) => one.no === no);
    const { refundedCents, amountCents } = order;
    const amount = formatCents(made?.amountCents ?? 0);
    return `Refund ${no} of order ${order.number}, ${amount}: ${refundStateWord[made?.state ?? 'due'].toLowerCase()}. ${formatCents(refundedCents)} in all, ${formatCents(amountCents - refundedCents)} left.`;
  },
  async ask(context, wanted) {
    const order = await findOrderLocked(context, wanted.order);
    const verdict = decideOrderRefund(order, toWanted(wanted));
    // What is refused asks nothing.
    if (!verdict.ok) return null;
    const amount = formatCents(verdict.cents);
    const warning = disputeWarning(foldOrder(order));
    return {
      question: `Refund ${amount} of order ${order.number}? It goes back to the card, and cannot be undone.${warning}`,
      yes: `Refund ${amount}`,
      mustBeRead: warning !== '',
    };
  },
  async run(context, wanted) {
    const { order: id, ...request } = wanted;
    let no = 0;
    const order = await actOn(context, id, request, async ({ shopper }) => {
      const asked = { ...toWanted(wanted), reason: wanted.reason };
      const outcome = await context.orderActions.refundOrder(shopper, id, asked);
      if (outcome.kind === 'unknown') throw new OperationRefused('conflict', MOVED);
      if (outcome.kind === 'refused') {
        throw new OperationRefused('conflict', refusalMessage(outcome.refusal));
      }
      no = outcome.no;
    });
    return { no, order: toOutput(order) };
  },
  kept: z.object({ no: z.int(), order: z.object({ id: z.string() }) }),
  readAgain: async (context, { no, order }) => ({
    no,
    order: toOutput(await findOrder(context, order.id)),
  }),
});
