/** The link by which a customer pays for an order that staff has made: sent, and ended. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { removeLines } from '#app/features/basket/server/basket-store.server.ts';
import { readDraftCheckout } from '#app/features/drafts/draft-checkout.server.ts';
import { LINK_DAYS, linkEnd, MAX_LINK_DAYS, mayChange } from '#app/features/drafts/draft-state.ts';
import { changeDraft, takeBackLinks } from '#app/features/drafts/draft-store.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { hitRateLimit, MAIL_LIMIT } from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { checkout, savedAddress } from '#db/schema/delivery-schema.ts';
import { wholeNumber } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { beforeCommit, draftSchema, keptDraft, readWhole } from './draft-output.server.ts';
import { pageOfDraft } from './drafts.server.ts';
import { draftField, findDraft, lockDraft } from './find-draft.server.ts';
import { messages } from './messages/messages.ts';
import { draftRefusalMessage, mayBePaidLater } from './refusal-message.ts';

/** Of all staff: whoever has a token sends no flood of mails to strangers in the shop's name. */
const LINKS_LIMIT = { windowSeconds: 3_600, max: 200 };

/** Throws OperationRefused where enough was sent within the hour, of this draft or of all. */
async function countMail(queries: Queries, draft: string): Promise<void> {
  const ofIt = await hitRateLimit(queries, `draft link ${draft}`, MAIL_LIMIT);
  const ofAll = await hitRateLimit(queries, 'draft links', LINKS_LIMIT);
  if (ofIt > 0 || ofAll > 0) throw new OperationRefused('unavailable', messages.tooManyLinks);
}

export const sendDraft = defineChange({
  name: 'drafts.send',
  scope: 'orders:sell',
  does: 'Makes the link by which the customer pays, and mails it: nothing is reserved by it',
  button: 'Send the link to pay',
  done: 'Sent the link of the order',
  page: pageOfDraft,
  input: z.object({
    draft: draftField,
    days: wholeNumber('Days that the link works', 1).max(MAX_LINK_DAYS).default(LINK_DAYS),
  }),
  output: draftSchema,
  message: ({ email }) => (email === null ? messages.linkMade : messages.linkSent(email)),
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  // Before the transaction: a plugin may be asked what delivery costs.
  async prepare({ queries, shop }, input) {
    const { state, shopper } = await findDraft(queries, input.draft);
    if (!mayChange(state)) return input;
    const { refusal } = await readDraftCheckout(shop, shopper);
    if (refusal === null || mayBePaidLater(refusal)) return input;
    throw new OperationRefused('conflict', draftRefusalMessage(refusal));
  },
  async run(context, { draft: id, days }) {
    const { queries, record } = context;
    const { shopper, email, draft } = await lockDraft(context, id);
    const untilSeconds = linkEnd(days, Math.floor(Date.now() / 1_000));
    record({ after: { days } });
    await changeDraft(queries, { shopper, draft }, { linkUntilSeconds: untilSeconds });
    if (email !== null) {
      await countMail(queries, id);
      await queueMail(queries, {
        ...{ shopperId: shopper, dedupe: `draft_link:${randomUUID()}`, kind: 'draft_link' },
        ...{ recipient: email, body: { draft: id, untilSeconds } },
      });
    }
    return beforeCommit(context, id);
  },
});

export const endDraft = defineChange({
  name: 'drafts.end',
  scope: 'orders:sell',
  does: 'Ends an order that is made for a customer: its link pays for nothing any more',
  button: 'End it',
  done: 'Ended the order',
  page: pageOfDraft,
  input: z.object({ draft: draftField }),
  output: draftSchema,
  message: () => messages.ended,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  ask: async () => ({ question: messages.endIt, yes: messages.yesEnd }),
  async run(context, { draft: id }) {
    const { queries, shop, afterCommit } = context;
    const draft = await lockDraft(context, id);
    const { shopper } = draft;
    await changeDraft(queries, draft, { isEnded: true });
    await takeBackLinks(queries, shopper);
    // Also of who has opened its link before: that browser is the draft's guest.
    const emptied = await removeLines(queries, shopper, null);
    await queries.delete(checkout).where(eq(checkout.shopper, shopper));
    await queries.delete(savedAddress).where(eq(savedAddress.shopper, shopper));
    const version = 'basket' in emptied ? (emptied.basket?.version ?? 0) : 0;
    await publishWith(queries, { kind: 'basket', shopper, version });
    // A card may be confirmed at this moment: then it is an order, and the draft says so.
    afterCommit(() => shop.payments.endUnpaid(shopper));
    return beforeCommit(context, id);
  },
});
