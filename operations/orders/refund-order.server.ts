/** Refunds a part of an order, or all that is left, by hand. */
import * as z from 'zod';
import { openStoreCredit } from '#app/features/credits/credit-store.server.ts';
import {
  decideOrderRefund,
  type RefundRefusal,
  type WantedRefund,
} from '#app/features/orders/actions/decide-order-refund.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { refundStateMessage } from '#app/features/orders/staff/staff-order-messages.ts';
import { currencyWord, exampleAmount, formatCents, shopCurrency } from '#app/shared/money/money.ts';
import { messages as credits } from '#operations/credits/messages/messages.ts';
import { cents, neededText } from '#operations/fields.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { lineNumber } from './chosen-lines.ts';
import { disputeWarning } from './describe-order.ts';
import { actOn, findOrder, findOrderLocked, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';

/** Why nothing was refunded. */
export function refundRefusalMessage(refusal: RefundRefusal): string {
  switch (refusal.code) {
    case 'changed':
      return messages.alreadyBack(formatCents(refusal.refundedCents));
    case 'nothing_left':
      return messages.allBack;
    case 'disputed':
      return messages.confirmDisputed;
    case 'too_much':
      return messages.onlyLeft(formatCents(refusal.restCents));
    case 'bad_amount':
      return messages.aboveZero(shopCurrency().code);
    case 'paid_for_nothing':
      return messages.refundTheRest(formatCents(refusal.restCents));
    case 'unknown_line':
      return messages.noLine(refusal.line);
    case 'gift_card_spent':
      return messages.giftCardSpent(formatCents(refusal.leftCents));
    case 'line_refunded':
      return messages.lineBack(refusal.line);
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
    .optional(),
  lines: z
    .array(lineNumber())
    .nullable()
    .optional()
    .meta({ description: 'Whole lines, such as 12,13' }),
  refundedSoFarCents: cents(
    'What went back before, as the order shows it: needed for a second refund, so that none is made twice',
  ).default(0),
  reason: neededText('Reason of the refund'),
  to: z
    .enum(['paid-from', 'store-credit'])
    .default('paid-from')
    .meta({
      description: 'Where it goes',
      choices: [
        ['paid-from', 'Back to where it was paid from'],
        ['store-credit', 'To the store credit of the account'],
      ],
    }),
});

type Wanted = z.output<typeof input>;

/** The store credit that all of it goes to; null: back to where it was paid from. Throws OperationRefused. */
async function storeCreditOf(
  { queries, actor, shop }: OperationContext,
  { to }: Pick<Wanted, 'to'>,
  shopper: string,
): Promise<string | null> {
  if (to === 'paid-from') return null;
  if (!shop.settings.current().mode.credits) {
    throw new OperationRefused('conflict', credits.creditsOff);
  }
  const id = await openStoreCredit(queries, shopper, actor.id);
  if (id === null) throw new OperationRefused('conflict', credits.noAccount);
  return id;
}

function toWanted({ what, amountCents, lines, refundedSoFarCents }: Wanted): WantedRefund {
  const wanted = {
    cents: what === undefined || what === 'amount' ? (amountCents ?? null) : null,
    lines: what === undefined || what === 'lines' ? (lines ?? null) : null,
  };
  if (wanted.cents !== null && wanted.lines !== null) {
    throw new OperationRefused('bad_input', messages.notBoth);
  }
  // Null is what a program has whose sum is no number: it does not mean all that is left.
  const isNothing = what === undefined && wanted.lines === null && amountCents === null;
  if ((what === 'amount' && wanted.cents === null) || isNothing) {
    throw new OperationRefused('bad_input', messages.writeAmount);
  }
  if (what === 'lines' && wanted.lines === null) {
    throw new OperationRefused('bad_input', messages.chooseItem);
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
    const state = refundStateMessage(made?.state ?? 'due', order.byHand);
    const [all, left] = [formatCents(refundedCents), formatCents(amountCents - refundedCents)];
    return messages.refundMade(no, order.number, amount, state, all, left);
  },
  async ask(context, wanted) {
    const order = await findOrderLocked(context, wanted.order);
    const decision = decideOrderRefund(order, toWanted(wanted));
    // What is refused asks nothing.
    if (!decision.ok) return null;
    const amount = formatCents(decision.value.cents);
    const warning = disputeWarning(foldOrder(order));
    if (wanted.to === 'store-credit') {
      return {
        question: messages.refundToCredit(amount, order.number, warning),
        yes: messages.refundAmount(amount),
        mustBeRead: warning !== '',
      };
    }
    return {
      question: order.byHand
        ? messages.refundItByHand(amount, order.number)
        : messages.refundIt(amount, order.number, warning),
      yes: messages.refundAmount(amount),
      mustBeRead: warning !== '',
    };
  },
  async run(context, wanted) {
    const { order: id, ...request } = wanted;
    let no = 0;
    const order = await actOn(context, id, request, async ({ shopper }) => {
      const storeCredit = await storeCreditOf(context, wanted, shopper);
      const asked = { ...toWanted(wanted), reason: wanted.reason, storeCredit };
      const outcome = await context.orderActions.refundOrder(shopper, id, asked);
      if (outcome.kind === 'unknown') throw moved();
      if (outcome.kind === 'refused') {
        throw new OperationRefused('conflict', refundRefusalMessage(outcome.refusal));
      }
      no = outcome.no;
    });
    return { no, order: toOutput(order, context.actor) };
  },
  kept: z.object({ no: z.int(), order: z.object({ id: z.string() }) }),
  readAgain: async (context, { no, order }) => ({
    no,
    order: toOutput(await findOrder(context, order.id), context.actor),
  }),
});
