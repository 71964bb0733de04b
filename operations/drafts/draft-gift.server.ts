/** Staff says for whom the gift cards of an order are that is made for a customer. */
import * as z from 'zod';
import { TO_BUYER } from '#app/features/credits/bought-cards.ts';
import { MAX_GIVER_LETTERS } from '#app/features/credits/credit.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import {
  GIFT_TO_FIELDS,
  readGiftTo,
  typedGiftTo,
} from '#app/features/delivery/requests/gift-to.ts';
import { MAX_GIFT_LETTERS } from '#app/features/delivery/requests/order-requests.ts';
import { dayStartSeconds, toZonedDay } from '#app/shared/time/zoned-time.ts';
import { asTyped, emailField, text } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { beforeCommit, draftSchema, keptDraft, readWhole } from './draft-output.server.ts';
import { pageOfDraft } from './drafts.server.ts';
import { draftField, lockDraft } from './find-draft.server.ts';
import { messages } from './messages/messages.ts';

export const setDraftGift = defineChange({
  name: 'drafts.set-gift',
  scope: 'orders:sell',
  does: 'Says for whom the gift cards are of an order that is made for a customer, and when they are mailed: what is absent stays',
  button: 'Save for whom it is',
  done: 'Said for whom the gift cards are of the order',
  page: pageOfDraft,
  input: z.object({
    draft: draftField,
    email: emailField('E-mail of whom it is for')
      .meta({ hint: 'Empty: the customer’s own.', read: asTyped })
      .optional(),
    giver: text('Who gives it', MAX_GIVER_LETTERS).meta({ read: asTyped }).optional(),
    words: text('Words for the mail', MAX_GIFT_LETTERS)
      .meta({ text: 'long', read: asTyped })
      .optional(),
    sendOn: text('Day on which it is mailed')
      .meta({ text: 'day', hint: 'Empty: once it is paid.', read: asTyped })
      .optional(),
  }),
  output: draftSchema,
  message: () => messages.saved,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  async run(context, { draft: id, sendOn, ...said }) {
    const { timeZone, mode } = context.shop.settings.current();
    if (!mode.credits) throw new OperationRefused('conflict', messages.sellsNoGiftCards);
    const { shopper } = await lockDraft(context, id);
    const choices = createCheckoutChoices(context.queries);
    const { giftTo } = await choices.readChoices(shopper);
    const before = typedGiftTo(giftTo ?? TO_BUYER);
    const fields = {
      [GIFT_TO_FIELDS.email]: said.email ?? before.email,
      [GIFT_TO_FIELDS.giver]: said.giver ?? before.giver,
      [GIFT_TO_FIELDS.words]: said.words ?? before.words,
      [GIFT_TO_FIELDS.day]: sendOn ?? before.day,
    };
    const today = toZonedDay(Math.floor(Date.now() / 1_000), timeZone);
    const read = readGiftTo(fields, { today, startOf: (one) => dayStartSeconds(one, timeZone) });
    if (!read.ok) {
      const { day: sendOnProblem, ...others } = read.problems;
      const problems = { ...others, ...(sendOnProblem && { sendOn: sendOnProblem }) };
      throw new OperationRefused('bad_input', Object.values(problems).join(' '), problems);
    }
    await choices.saveGiftTo(shopper, read.to);
    return beforeCommit(context, id);
  },
});
