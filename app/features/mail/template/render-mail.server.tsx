/** Makes a mail of its row: reads what it speaks of, and renders it as HTML and as plain text. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { readBasket } from '#app/features/basket/server/basket-store.server.ts';
import { readSold } from '#app/features/catalogue/product/variant-store.server.ts';
import { findCredit } from '#app/features/credits/credit-store.server.ts';
import { partText } from '#app/features/delivery/terms.ts';
import { draftLink } from '#app/features/drafts/draft-link.server.ts';
import { readDraft } from '#app/features/drafts/draft-store.server.ts';
import type { TakenMail } from '#app/features/mail/mail-attempt.ts';
import {
  HIDDEN_SECRET,
  type MailBody,
  type MailKind,
  mailBodies,
} from '#app/features/mail/mail-kinds.ts';
import type { ListedMail } from '#app/features/mail/mail-list.server.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import type { OrderEventKind } from '#app/features/orders/events/order-events.ts';
import type { SeenField } from '#app/features/orders/events/seen-events.ts';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { declarationLink } from '#app/features/withdrawal/declarations.server.ts';
import { shopAddress } from '#app/shared/http/shop-link.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import {
  accountDeleted,
  backInStock,
  confirmDeletion,
  confirmEmail,
  confirmStockWatch,
  emailChanged,
  newSignIn,
  passwordReset,
} from './account-mails.ts';
import { draftLinkMail } from './draft-mail.ts';
import { giftCardMail } from './gift-card-mail.ts';
import type { MailBlock, MailContent, MailSetting, OrderMailSetting } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { readNoticeFacts } from './notice-facts.server.ts';
import { staffNotice } from './notice-mail.ts';
import type { MailedOrder } from './order-mail-parts.ts';
import {
  orderAddressChanged,
  orderCancelled,
  orderClaimed,
  orderCode,
  orderPlaced,
  orderRefunded,
} from './order-mails.ts';
import { orderDelivered, orderShipped, orderTrackingAdded } from './parcel-mails.ts';
import { orderReturnAnswered } from './return-mail.ts';
import { reviewRequest } from './review-mail.ts';
import {
  staffBackupFailed,
  staffEndpointOff,
  staffFirstOrder,
  staffReconciliationFinding,
  staffRefundFailed,
  staffStuckMail,
} from './staff-mails.ts';
import { orderWithdrawn, withdrawalReceived } from './withdrawal-mails.ts';

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  /** The address that a POST of the mail program ends such mails at (RFC 8058); null where there is none. */
  stopAddress: string | null;
};

/** The parts of a row that the words depend on. */
type MailFacts = Pick<TakenMail, 'shopper' | 'kind' | 'body' | 'queuedSeconds'>;

/** `isShown`: to staff, who are no readers of it. */
type Context = { queries: Queries; setting: MailSetting; facts: MailFacts; isShown: boolean };

/** A link as it is in the mail; what opens its page is the reader's alone. */
function keyed<Link extends { query: { key?: string } }>(link: Link, { isShown }: Context): Link {
  if (!isShown || link.query.key === undefined) return link;
  return { ...link, query: { ...link.query, key: HIDDEN_SECRET } };
}

/** The order of a mail, and who reads of it. */
type OrderBody = { order: string; reader?: string | undefined };

/** The order that a mail is about: its fact is written with the mail, so that it is there. */
async function findOrder(context: Context, body: OrderBody): Promise<OrderDetails> {
  const order = await readOrder(context, body);
  if (!order) throw new Error(`Unable to find the order ${body.order} of a mail`);
  return order;
}

/** As findOrder; null for a charge that never became an order. An account is not told what is withheld from it. */
async function readOrder(
  { queries, facts }: Context,
  { order: id, reader }: OrderBody,
): Promise<OrderDetails | null> {
  const order = await readOrderDetails(queries, reader ?? facts.shopper, id);
  return order?.isWithheld && reader === undefined ? { ...order, address: null } : order;
}

/** The setting of a mail about this order. Who has no account and is no guest has no page of it. */
async function settingOf(
  context: Context,
  { order, reader }: OrderBody,
): Promise<OrderMailSetting> {
  const { queries, setting, facts } = context;
  const link = await orderLink(queries, reader ?? facts.shopper, order);
  const opens = reader === undefined || 'key' in link.query;
  return { ...setting, orderLink: opens ? keyed(link, context) : null };
}

/** Writes a mail that speaks of the order alone. */
function ofOrder(write: (order: MailedOrder, setting: OrderMailSetting) => MailContent) {
  return async (body: OrderBody, context: Context) =>
    write(await findOrder(context, body), await settingOf(context, body));
}

/** What the words of a mail are made from; of an order's event only what its shopper may see. */
type Written<Kind extends MailKind> = Kind extends `order_${infer Event extends OrderEventKind}`
  ? Pick<MailBody<Kind>, keyof MailBody<Kind> & (keyof OrderBody | SeenField<Event>)>
  : MailBody<Kind>;

/** The words of each kind. */
const WRITERS: {
  [Kind in MailKind]: (body: Written<Kind>, context: Context) => MailContent | Promise<MailContent>;
} = {
  order_placed: ofOrder(orderPlaced),
  order_refunded: async (body, context) => {
    const order = await readOrder(context, body);
    return orderRefunded(body, order, await settingOf(context, body), context.facts.queuedSeconds);
  },
  order_shipped: async (body, context) =>
    orderShipped(body, await findOrder(context, body), await settingOf(context, body)),
  order_tracking_added: async (body, context) =>
    orderTrackingAdded(body, await findOrder(context, body), await settingOf(context, body)),
  order_address_changed: ofOrder(orderAddressChanged),
  order_delivered: async (body, context) =>
    orderDelivered(body, await findOrder(context, body), await settingOf(context, body)),
  order_cancelled: ofOrder(orderCancelled),
  order_return_answered: async (body, context) =>
    orderReturnAnswered(body, await findOrder(context, body), await settingOf(context, body)),
  order_withdrawn: async (body, context) =>
    orderWithdrawn(body, await findOrder(context, body), await settingOf(context, body)),
  withdrawal_received: async (body, context) => {
    const link = await declarationLink(context.queries, body.declaration);
    return withdrawalReceived(body, context.setting, keyed(link, context));
  },
  order_claimed: ofOrder(orderClaimed),
  order_code: async (body, context) => {
    const { queries, setting } = context;
    const { query, ...link } = keyed(await orderLink(queries, body.guest, body.order), context);
    const opened = { ...link, query: { ...query, code: body.secret } };
    return orderCode(body, { ...setting, orderLink: opened });
  },
  draft_link: async (body, context) => {
    const { queries, setting } = context;
    const link = keyed(await draftLink(queries, body.draft), context);
    const draft = await readDraft(queries, body.draft);
    // What an account that has taken it has in the basket is its own.
    const isItsOwn = draft !== null && !draft.isTaken;
    const items = isItsOwn ? (await readBasket(queries, draft.shopper)).items : [];
    return draftLinkMail(body, itemsForSale(items), setting, link);
  },
  gift_card: async (body, { queries, setting }) => {
    const credit = await findCredit(queries, body.credit);
    return giftCardMail(body, credit?.balanceCents ?? 0, setting);
  },
  password_reset: (body, { setting }) => passwordReset(body, setting),
  confirm_email: (body, { setting }) => confirmEmail(body, setting),
  email_changed: (body, { setting }) => emailChanged(body, setting),
  new_sign_in: (body, { setting }) => newSignIn(body, setting),
  confirm_deletion: (body, { setting }) => confirmDeletion(body, setting),
  account_deleted: (_body, { setting }) => accountDeleted(setting),
  confirm_stock_watch: (body, { setting }) => confirmStockWatch(body, setting),
  back_in_stock: async (body, { queries, setting }) => {
    const [sold] = await readSold(queries, [body.variant]);
    return backInStock(body, setting, sold?.image ?? '');
  },
  review_request: async (body, context) => {
    const order = await findOrder(context, body);
    return reviewRequest(body, order, await settingOf(context, body));
  },
  staff_first_order: (body, { setting }) => staffFirstOrder(body, setting),
  staff_refund_failed: (body) => staffRefundFailed(body),
  staff_reconciliation_finding: (body) => staffReconciliationFinding(body),
  staff_stuck_mail: (body) => staffStuckMail(body),
  staff_endpoint_off: (body) => staffEndpointOff(body),
  staff_notice: async (body, { queries, setting }) =>
    staffNotice(body, await readNoticeFacts(queries, body), setting),
  staff_backup_failed: (body) => staffBackupFailed(body),
};

async function writeContent<Kind extends MailKind>(
  kind: Kind,
  context: Context,
): Promise<MailContent> {
  const body = z.parse(mailBodies[kind], context.facts.body) as Written<Kind>;
  return WRITERS[kind](body, context);
}

/** Throws when the row does not have the shape of its kind, or its order is not there. */
export async function renderMail(
  queries: Queries,
  facts: MailFacts,
  setting: MailSetting,
): Promise<RenderedMail> {
  const context = { queries, setting, facts, isShown: false };
  return renderContent(await writeContent(facts.kind, context), setting);
}

/** The words of a mail as it is sent. */
export function renderContent(content: MailContent, setting: MailSetting): RenderedMail {
  const page = renderToStaticMarkup(<MailLayout content={content} setting={setting} />);
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${page}`,
    text: mailText(content, setting),
    stopAddress: content.stop ? shopAddress(setting.shopUrl(), content.stop.link) : null,
  };
}

/** How a mail looks, without what opens the pages that it leads to. */
export async function previewMail(
  queries: Queries,
  { shopper, kind, body, queuedAt }: ListedMail & { body: unknown },
  setting: MailSetting,
): Promise<RenderedMail> {
  const secrets = { secret: HIDDEN_SECRET, code: HIDDEN_SECRET };
  const hidden = { ...z.record(z.string(), z.unknown()).parse(body), ...secrets };
  const queuedSeconds = Math.floor(Date.parse(queuedAt) / 1_000);
  const facts = { shopper, kind, body: hidden, queuedSeconds };
  return renderContent(
    await writeContent(kind, { queries, setting, facts, isShown: true }),
    setting,
  );
}

function toText(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${shopAddress(shopUrl, block.link)}`;
    case 'admin':
    case 'link':
      return `${block.label}:\n${block.address}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'list':
    case 'commands':
      return block.lines.map((line) => `- ${line}`).join('\n');
    case 'items':
      return itemLines(block).join('\n');
  }
}

function itemLines({ items, more, sum }: Extract<MailBlock, { kind: 'items' }>): string[] {
  const names = items.map(({ title, count, totalCents }) => {
    const name = `${count > 1 ? `${count} × ` : ''}${title}`;
    return sum ? `${name}: ${formatCents(totalCents)}` : name;
  });
  const left = more > 0 ? [messages.andMore(more)] : [];
  if (!sum) return [...names, ...left];
  return [
    ...names,
    ...left,
    ...sum.parts.map(([name, cents]) => `${name}: ${partText(cents)}`),
    `${messages.total}: ${formatCents(sum.totalCents)}`,
    ...sum.taxes.map(([name, cents]) => `${name}: ${formatCents(cents)}`),
  ];
}

/** The plain text part of a mail. */
function mailText(
  { heading, blocks, reason, stop }: MailContent,
  { shopName, shopUrl }: Pick<MailSetting, 'shopName' | 'shopUrl'>,
): string {
  const origin = shopUrl();
  const home = shopAddress(origin, { page: '/' });
  const words = blocks.map((block) => toText(block, origin));
  const end = stop ? `\n${stop.label}: ${shopAddress(origin, stop.link)}` : '';
  const parts = [heading, ...words, `--\n${shopName}, ${home}\n${reason}${end}`];
  return `${parts.join('\n\n')}\n`;
}
