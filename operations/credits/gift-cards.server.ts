/** Gift cards: made, sent, corrected and ended by staff. */
import * as z from 'zod';
import { MAX_CREDIT_CENTS, MAX_GIVER_LETTERS } from '#app/features/credits/credit.ts';
import {
  changeBalance,
  creditEntrySchema,
  creditSchema,
  findCredit,
  issueGiftCard,
  type ListedCredit,
  readCredits,
  readLedger,
  sendGiftCard,
  voidCredit,
} from '#app/features/credits/credit-store.server.ts';
import { MAX_GIFT_LETTERS } from '#app/features/delivery/requests/order-requests.ts';
import { currencyWord, exampleAmount, formatCents } from '#app/shared/money/money.ts';
import { formatCode } from '#app/shared/text/code-letters.ts';
import { dayStartSeconds, toZonedDay, toZonedMinute } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { cents, day, emailField, neededText, text } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { creditLine } from './describe-credit.ts';
import { messages } from './messages/messages.ts';

const giftCard = neededText('Its id').meta({ positional: true });

/** Throws OperationRefused. */
async function find(queries: Queries, id: string): Promise<ListedCredit> {
  const found = await findCredit(queries, id);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noSuchCredit(id));
}

/** What is recorded of it: never its code. */
function summaryOf({ balanceCents, email, ending, isVoided }: ListedCredit) {
  return { balanceCents, email, ending, isVoided };
}

/** `code` is the whole code, in the one answer to who hands the card over; null where it is mailed. */
const issuedSchema = creditSchema.extend({ code: z.string().nullable() });

const page = (id: string) => `/gift-cards/${id}`;

export const listGiftCards = defineRead({
  name: 'gift-cards.list',
  scope: 'credits:read',
  does: 'Lists gift cards and store credit, the newest first',
  input: z.object({
    ending: text('The last four letters of a code').nullable().default(null),
    after: text('Those made before the one of this id').nullable().default(null),
    limit: limitField(100),
  }),
  output: z.object({ credits: z.array(creditSchema), next: z.string().nullable() }),
  toLines: ({ credits }, timeZone) =>
    credits.length > 0
      ? credits.map((one) => creditLine(one, timeZone))
      : ['There are no gift cards, and no store credit.'],
  async run({ queries }, { limit, ending, after }) {
    const wanted = ending?.toUpperCase() || null;
    const found = await readCredits(queries, { ending: wanted, after, limit: limit + 1 });
    const credits = found.slice(0, limit);
    return { credits, next: found.length > limit ? (credits.at(-1)?.id ?? null) : null };
  },
});

export const showGiftCard = defineRead({
  name: 'gift-cards.show',
  scope: 'credits:read',
  does: 'Shows a gift card or store credit, with all that has moved its balance',
  input: z.object({ giftCard }),
  output: z.object({
    credit: creditSchema,
    entries: z.array(creditEntrySchema),
  }),
  toLines: ({ credit, entries }, timeZone) => [
    creditLine(credit, timeZone),
    ...entries.map(({ fact, cents: moved, atSeconds, order }) =>
      [toZonedMinute(atSeconds, timeZone), fact, formatCents(moved), order ?? '']
        .join('  ')
        .trimEnd(),
    ),
  ],
  async run({ queries }, { giftCard: id }) {
    return { credit: await find(queries, id), entries: await readLedger(queries, id) };
  },
});

export const issueCard = defineChange({
  name: 'gift-cards.issue',
  scope: 'credits:write',
  does: 'Makes a gift card, and mails it on a day of your choice',
  button: 'Make the gift card',
  done: 'Made a gift card',
  page,
  // Without an e-mail the answer has the code.
  isSecret: true,
  input: z.object({
    amountCents: cents(
      () => `Amount in ${currencyWord()}`,
      () => `Such as ${exampleAmount(2_500)}.`,
    ),
    email: emailField('E-mail of whom it is for')
      .meta({ hint: 'Empty: you are shown the code, once, to hand it over.' })
      .default(''),
    giver: text('Who gives it', MAX_GIVER_LETTERS).default(''),
    words: text('Words for the mail', MAX_GIFT_LETTERS).meta({ text: 'long' }).default(''),
    sendOn: day('Day on which it is mailed').optional().meta({ hint: 'Empty: today.' }),
  }),
  output: issuedSchema,
  message: ({ balanceCents, email, code, sendSeconds, sentSeconds }) => {
    const amount = formatCents(balanceCents);
    if (code !== null) return messages.madeWithCode(amount, formatCode(code));
    const to = email ?? '';
    return sentSeconds === null && sendSeconds !== null
      ? messages.madeForLater(amount, to)
      : messages.madeAndSent(amount, to);
  },
  async run({ queries, shop, actor, record }, { amountCents, email, giver, words, sendOn }) {
    const { timeZone } = shop.settings.current();
    const nowSeconds = Math.floor(Date.now() / 1_000);
    if (amountCents === 0 || amountCents > MAX_CREDIT_CENTS) {
      const most = formatCents(MAX_CREDIT_CENTS);
      throw new OperationRefused('bad_input', messages.noWorth(most));
    }
    if (sendOn && sendOn < toZonedDay(nowSeconds, timeZone)) {
      throw new OperationRefused('bad_input', messages.dayIsOver);
    }
    const sendSeconds = sendOn ? dayStartSeconds(sendOn, timeZone) : nowSeconds;
    const id = await issueGiftCard(queries, {
      ...{ cents: amountCents, email: email || null, giver, message: words },
      ...{ sendSeconds, by: actor.id },
    });
    const code = sendSeconds <= nowSeconds || !email ? await sendGiftCard(queries, id, true) : null;
    const made = await find(queries, id);
    record({ subject: id, after: summaryOf(made) });
    return { ...made, code: email ? null : code };
  },
});

export const sendCardAgain = defineChange({
  name: 'gift-cards.send-again',
  scope: 'credits:write',
  does: 'Gives a gift card another code, and mails that: the one before ends',
  button: 'Send another code',
  done: 'Gave another code to the gift card',
  page,
  isSecret: true,
  input: z.object({ giftCard }),
  output: issuedSchema,
  message: ({ email, code }) =>
    code === null ? messages.sentAgain(email ?? '') : messages.newCode(formatCode(code)),
  async run({ queries, record }, { giftCard: id }) {
    const before = await find(queries, id);
    record({ subject: id, before: summaryOf(before) });
    const code = await sendGiftCard(queries, id, before.sentSeconds === null);
    if (code === null) throw new OperationRefused('conflict', messages.hasNoCode);
    const after = await find(queries, id);
    record({ after: summaryOf(after) });
    return { ...after, code: after.email === null ? code : null };
  },
});

export const changeCardBalance = defineChange({
  name: 'gift-cards.change-balance',
  scope: 'credits:write',
  does: 'Corrects what is on a gift card or store credit',
  button: 'Change the balance',
  done: 'Changed the balance of the gift card',
  page,
  input: z.object({
    giftCard,
    balanceCents: cents('What is to be on it'),
    seenCents: cents('What is on it now, as it is shown: else nothing is done'),
  }),
  output: creditSchema,
  message: ({ balanceCents }) => messages.hasNow(formatCents(balanceCents)),
  async run({ queries, record }, { giftCard: id, balanceCents, seenCents }) {
    const before = await find(queries, id);
    record({ subject: id, before: summaryOf(before) });
    if (before.isVoided) throw new OperationRefused('conflict', messages.isVoided);
    if (before.balanceCents !== seenCents) {
      const now = formatCents(before.balanceCents);
      throw new OperationRefused('changed', messages.otherBalance(now));
    }
    const moved = balanceCents - seenCents;
    if (moved !== 0 && !(await changeBalance(queries, id, moved))) {
      const most = formatCents(MAX_CREDIT_CENTS);
      throw new OperationRefused(
        'conflict',
        messages.cannotHave(formatCents(before.heldCents), most),
      );
    }
    const after = await find(queries, id);
    record({ after: summaryOf(after) });
    return after;
  },
});

export const voidCard = defineChange({
  name: 'gift-cards.void',
  scope: 'credits:write',
  does: 'Ends a gift card or store credit, with all that is on it; what a payment holds of it is still spent',
  button: 'End it',
  done: 'Ended the gift card',
  page,
  input: z.object({ giftCard }),
  output: creditSchema,
  message: () => messages.voided,
  async ask({ queries }, { giftCard: id }) {
    const { balanceCents, isVoided } = await find(queries, id);
    if (isVoided) return null;
    return { question: messages.voidIt(formatCents(balanceCents)), yes: messages.voidYes };
  },
  async run({ queries, record }, { giftCard: id }) {
    record({ subject: id, before: summaryOf(await find(queries, id)) });
    await voidCredit(queries, id);
    const after = await find(queries, id);
    record({ after: summaryOf(after) });
    return after;
  },
});
