/** Orders that staff makes for customers by telephone or mail: made, looked at, and what is said of them. */
import * as z from 'zod';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { codeText } from '#app/features/discounts/discount-code.ts';
import { draftState } from '#app/features/drafts/draft-state.ts';
import {
  changeDraft,
  makeDraft,
  readDrafts,
  takeBackLinks,
} from '#app/features/drafts/draft-store.server.ts';
import { mayExchange } from '#app/features/drafts/exchange.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { mendConfirmationEmail } from '#app/features/payment/start/confirmation-email.server.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { asTyped, text } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { findOrder, orderShell } from '#operations/orders/find-order.server.ts';
import { draftLine, draftLines } from './describe-draft.ts';
import { customerOf, takeAddress } from './draft-address.server.ts';
import {
  beforeCommit,
  draftSchema,
  keptDraft,
  listedDraftSchema,
  readWhole,
  toListed,
} from './draft-output.server.ts';
import { draftField, findDraft, lockDraft } from './find-draft.server.ts';
import { messages } from './messages/messages.ts';

const SCOPE = 'orders:sell';

const MAX_NOTE_LETTERS = 1_000;

export const pageOfDraft = (id: string) => `/drafts/${id}`;

export const listDrafts = defineRead({
  name: 'drafts.list',
  scope: SCOPE,
  does: 'Lists the orders that staff has made for customers, the newest first',
  input: z.object({ limit: limitField(100) }),
  output: z.object({ drafts: z.array(listedDraftSchema) }),
  toLines: ({ drafts }, zone) =>
    drafts.length > 0 ? drafts.map((one) => draftLine(one, zone)) : ['There are none.'],
  async run({ queries }, { limit }) {
    const nowSeconds = Date.now() / 1_000;
    const found = await readDrafts(queries, limit);
    const toOne = (one: (typeof found)[number]) =>
      toListed({ ...one, state: draftState(one, nowSeconds) });
    return { drafts: found.map(toOne) };
  },
});

export const showDraft = defineRead({
  name: 'drafts.show',
  scope: SCOPE,
  does: 'Shows an order that staff has made for a customer, with what it comes to now',
  input: z.object({ draft: draftField }),
  output: draftSchema,
  toLines: draftLines,
  run: (context, { draft }) => readWhole(context, draft),
});

/** An empty text is none. */
const email = text('E-mail of the customer', 254).meta({
  hint: 'The link and the confirmation go there. Empty: you hand on the link yourself.',
});
const note = text('Note for staff', MAX_NOTE_LETTERS);

/** Throws OperationRefused for what is no address. */
function readEmail(typed: string): string | null {
  const read = readEmailField(typed);
  if (read !== undefined) return read;
  throw new OperationRefused('bad_input', messages.noEmail, { email: messages.isNoEmail });
}

/** Throws OperationRefused where there is no such order, or nothing to exchange. */
async function beginExchange(context: OperationContext, order: string): Promise<string | null> {
  const details = await findOrder(context, order);
  if (!mayExchange(foldOrder(details))) {
    throw new OperationRefused('conflict', messages.nothingBack(details.number));
  }
  if (!context.actor.scopes.includes('orders:read')) return null;
  return (await customerOf(context.queries, order)).email;
}

export const makeDraftOrder = defineChange({
  name: 'drafts.make',
  scope: SCOPE,
  does: 'Begins an order for a customer, who pays by a link',
  button: 'New order',
  done: 'Began the order',
  page: pageOfDraft,
  input: z.object({
    email: email.default(''),
    note: note.default(''),
    exchangeFor: text('In exchange for order')
      .meta({
        hint: 'Something of it comes back: e-mail and address are as there.',
        shell: orderShell,
      })
      .default(''),
  }),
  output: draftSchema,
  message: () => messages.begun,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  async run(context, { email: typed, note: words, exchangeFor: order }) {
    const { queries, actor, record } = context;
    const exchangeFor = order === '' ? null : order;
    const known = exchangeFor === null ? null : await beginExchange(context, exchangeFor);
    const made = { email: readEmail(typed) ?? known, note: words, madeBy: actor.id, exchangeFor };
    const draft = await makeDraft(queries, made);
    record({ subject: draft, ...(exchangeFor !== null && { after: { exchangeFor } }) });
    await takeAddress(context, await findDraft(queries, draft), { to: made.email });
    return beforeCommit(context, draft);
  },
});

export const changeDraftOrder = defineChange({
  name: 'drafts.change',
  scope: SCOPE,
  does: 'Changes what is said of an order that is made for a customer: what is absent stays',
  button: 'Save',
  done: 'Changed the order',
  page: pageOfDraft,
  input: z.object({
    draft: draftField,
    email: email.meta({ read: asTyped }).optional(),
    note: note.meta({ read: asTyped }).optional(),
    code: text('Discount code', 50).meta({ text: 'capitals', read: asTyped }).optional(),
    delivery: text('Way of delivery', 200)
      .meta({ hint: 'The id of one of those that are offered.' })
      .optional(),
  }),
  output: draftSchema,
  message: () => messages.saved,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  // Before the transaction: a plugin may be asked what is offered.
  async prepare(context, input) {
    const { draft, delivery = '' } = input;
    if (delivery === '') return input;
    const offered = (await readWhole(context, draft)).deliveries.map(({ id }) => id);
    if (offered.includes(delivery)) return input;
    throw new OperationRefused('bad_input', messages.noDelivery(delivery, offered), {
      delivery: messages.isNotOffered,
    });
  },
  async run(context, { draft: id, email: typed, note: words, code, delivery }) {
    const { queries, shop } = context;
    const draft = await lockDraft(context, id);
    const to = typed === undefined ? draft.email : readEmail(typed);
    await changeDraft(queries, draft, { email: to, note: words ?? draft.note });
    await takeAddress(context, draft, { from: draft.email, to });
    if (to !== draft.email) {
      await mendConfirmationEmail(queries, draft.shopper, { said: draft.email, says: to });
      await takeBackLinks(queries, draft.shopper);
    }
    const choices = createCheckoutChoices(queries);
    if (code !== undefined && !shop.settings.current().mode.codes && code !== '') {
      throw new OperationRefused('conflict', messages.codesAreOff);
    }
    if (code !== undefined) {
      const name = codeText(code);
      await choices.saveCode(draft.shopper, name === '' ? null : name);
    }
    if (delivery !== undefined) await choices.saveDeliveryOption(draft.shopper, delivery);
    return beforeCommit(context, id);
  },
});
