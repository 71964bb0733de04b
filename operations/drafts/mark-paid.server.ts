/** An order that staff has made for a customer, and has seen paid without a card. */
import * as z from 'zod';
import { mayChange } from '#app/features/drafts/draft-state.ts';
import { HAND_METHODS, type PaidByHand } from '#app/features/invoices/paid-by-hand.ts';
import type { HandRefusal, SaleByHand } from '#app/features/payment/by-hand/sell-by-hand.server.ts';
import { holdRefusalMessage, isCodeUsedUp } from '#app/features/payment/hold/hold-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { recordAct } from '#operations/change.server.ts';
import { cents, day, text } from '#operations/fields.ts';
import { definePlanned, OperationRefused, WrongState } from '#operations/operation.ts';
import { beforeCommit, draftSchema, keptDraft, readWhole } from './draft-output.server.ts';
import { pageOfDraft } from './drafts.server.ts';
import { draftField, type FoundDraft, findDraft } from './find-draft.server.ts';
import { messages } from './messages/messages.ts';
import { draftRefusalMessage } from './refusal-message.ts';

const MAX_REFERENCE_LETTERS = 100;

/** Undoes the transaction: something is not as it was read, and it is planned again. */
class ChangedMeanwhile extends Error {}

/** Throws OperationRefused. */
function refuse(refusal: HandRefusal, draft: FoundDraft): never {
  switch (refusal.code) {
    case 'total_changed':
      throw new OperationRefused('changed', messages.costsNow(formatCents(refusal.totalCents)));
    case 'being_paid':
      throw new OperationRefused('conflict', messages.beingPaid);
    case 'shopper_merged':
      throw new WrongState(draft.state, messages.cannotChange.taken);
    default:
      throw new OperationRefused('conflict', draftRefusalMessage(refusal));
  }
}

/** Sells it with its record, or nothing of both; null where something is not as it was read. */
async function sell(
  queries: Queries,
  sale: SaleByHand,
  byHand: PaidByHand,
  record: string,
): Promise<{ order: string; entry: number } | null> {
  try {
    return await queries.transaction(async (tx) => {
      const sold = await sale.write(tx, byHand);
      if (sold && !sold.ok) {
        const said = isCodeUsedUp(sold.refusal)
          ? holdRefusalMessage(sold.refusal)
          : messages.soldOut;
        throw new OperationRefused('conflict', said);
      }
      const entry = sold && (await recordAct(tx, record));
      if (!sold || entry === null) throw new ChangedMeanwhile();
      return { order: sold.value.id, entry };
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return null;
    throw error;
  }
}

export const markDraftPaid = definePlanned({
  name: 'drafts.mark-paid',
  scope: 'orders:sell',
  does: 'Makes the order of a customer who has paid in cash, by transfer or otherwise: no card is charged, and what goes back is given back by hand',
  button: 'Mark as paid',
  done: 'Marked as paid',
  page: pageOfDraft,
  input: z.object({
    draft: draftField,
    totalCents: cents('What was paid').meta({
      hint: 'All that it costs, as it is shown: else nothing is done.',
    }),
    how: z.enum(HAND_METHODS).meta({
      description: 'How it was paid',
      choices: [
        ['cash', 'In cash'],
        ['transfer', 'By bank transfer'],
        ['other', 'Otherwise'],
      ],
    }),
    reference: text('Reference', MAX_REFERENCE_LETTERS)
      .meta({ hint: 'Such as the number of the transfer. The customer reads it.' })
      .default(''),
    paidOn: day('Day on which it was paid').optional().meta({ hint: 'Empty: today.' }),
  }),
  output: draftSchema,
  message: () => messages.markedPaid,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  async plan(context, { draft: id, totalCents, how, reference, paidOn }) {
    const { queries, shop, actor, record, afterCommit } = context;
    const draft = await findDraft(queries, id);
    const today = toZonedDay(Date.now() / 1_000, shop.settings.current().timeZone);
    const byHand = { how, reference, paidOn: paidOn ?? today, by: actor.id };
    record({ subject: id, after: { totalCents, how, reference, paidOn: byHand.paidOn } });
    if (!mayChange(draft.state)) {
      throw new WrongState(
        draft.state,
        messages.cannotChange[draft.state as 'taken' | 'ordered' | 'ended'],
      );
    }
    if (byHand.paidOn > today) {
      throw new OperationRefused('bad_input', messages.notPaidYet, { paidOn: messages.isToCome });
    }
    if (totalCents === 0) throw new OperationRefused('conflict', messages.nothingToPay);
    const sale = await shop.sellByHand(draft.shopper, totalCents);
    if (!sale.ok) refuse(sale.refusal, draft);
    return {
      output: await beforeCommit(context, id),
      async write(act) {
        const sold = await sell(queries, sale.value, byHand, act);
        if (sold === null) return null;
        const fields = { draft: id, paymentIntent: sold.order, amountCents: totalCents, how };
        afterCommit(async () => shop.log.info(fields, 'An order was placed: it is paid by hand'));
        return sold.entry;
      },
    };
  },
});
