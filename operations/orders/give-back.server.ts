/** Staff has given back money of an order that was paid by hand. */
import * as z from 'zod';
import { type GiveBackRefusal, giveBack } from '#app/features/payment/by-hand/give-back.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { text, wholeNumber } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { actOn, findOrder, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';

const MAX_REFERENCE_LETTERS = 100;

const REFUSALS: Record<GiveBackRefusal['code'], () => string> = {
  by_card: () => messages.goesBackByCard,
  unknown: () => messages.noSuchRefund,
  given_back: () => messages.givenBackBefore,
  nothing_due: () => messages.nothingToGiveBack,
  which: () => messages.whichRefund,
};

export const giveBackRefund = defineChange({
  name: 'orders.give-back',
  scope: 'orders:refund',
  does: 'Says that a refund of an order that was paid by hand has been given back',
  button: 'Given back',
  done: 'Gave back money of',
  page: (id) => `/orders/${id}`,
  input: z.object({
    order: orderField,
    refund: wholeNumber('Number of the refund', 1)
      .optional()
      .meta({ hint: 'Needed where more than one is due.' }),
    reference: text('Reference', MAX_REFERENCE_LETTERS)
      .meta({ hint: 'Such as the number of the transfer.' })
      .default(''),
  }),
  output: z.object({ no: z.int(), order: orderSchema }),
  message({ no, order }) {
    const made = order.refunds.find((one) => one.no === no);
    return messages.wasGivenBack(formatCents(made?.amountCents ?? 0), order.number);
  },
  async run(context, { order: id, refund, reference }) {
    let no = 0;
    const order = await actOn(context, id, { refund, reference }, async ({ shopper }) => {
      const wanted = { no: refund ?? null, reference };
      const given = await giveBack(context.queries, { shopper, intent: id }, wanted);
      if (!given.ok) throw new OperationRefused('conflict', REFUSALS[given.refusal.code]());
      no = given.value.no;
      const fields = { paymentIntent: id, refund: no, amountCents: given.value.amountCents };
      context.afterCommit(async () =>
        context.shop.log.info(fields, 'A refund was given back by hand'),
      );
    });
    return { no, order: toOutput(order, context.actor) };
  },
  kept: z.object({ no: z.int(), order: z.object({ id: z.string() }) }),
  readAgain: async (context, { no, order }) => ({
    no,
    order: toOutput(await findOrder(context, order.id), context.actor),
  }),
});
