/** The mails that a member of the staff has chosen: what happened, the facts, and the page of the admin to look at. */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages as mailMessages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { countedTitles, returnLines } from '#app/features/orders/order-messages.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { stockText } from '#app/features/stock/stock-level.ts';
import type { AdminLink } from '#app/shared/http/shop-link.ts';
import { formatCents } from '#app/shared/money/money.ts';
import {
  adminButton,
  type MailBlock,
  type MailContent,
  type MailSetting,
  paragraph,
} from './mail-content.ts';
import { messages } from './messages/messages.ts';
import type { NoticeFact } from './notice-facts.server.ts';
import { orderFacts, summaryOf, summedItemsOf } from './order-mail-parts.ts';
import { parcelLink } from './parcel-mails.ts';

type OrderFact = Extract<NoticeFact, { kind: 'order' }>;
type RefundFact = Extract<NoticeFact, { kind: 'refund' }>;

/** What it is about, in few words: the end of a subject, and of a line among others. */
function nameOf(fact: NoticeFact): string {
  switch (fact.kind) {
    case 'order':
      return `${fact.order.number}, ${formatCents(fact.order.amount)}`;
    case 'stock':
      return `${fact.title}: ${stockText(fact.level)}`;
    case 'withdrawal':
      return fact.orderNumber;
    case 'refund':
      return formatCents(fact.amountCents);
  }
}

function lineOf(fact: NoticeFact): string {
  if (fact.kind === 'order') return `${nameOf(fact)}: ${summaryOf(fact.order)}`;
  if (fact.kind === 'withdrawal') return `${nameOf(fact)}: ${fact.name}`;
  return fact.kind === 'refund' ? `${nameOf(fact)}: ${fact.payment}` : nameOf(fact);
}

function orderBlocks({ order, event }: OrderFact): MailBlock[] {
  const facts: MailBlock = { kind: 'facts', facts: orderFacts(order) };
  switch (event?.kind) {
    case undefined:
      return [summedItemsOf(order), facts];
    case 'cancelled': {
      const { reason } = event.body;
      const by = event.by === 'shopper' ? messages.byShopper : messages.byStaff;
      return [
        ...[paragraph(by), ...(reason === '' ? [] : [paragraph(mailMessages.why(reason))])],
        ...[summedItemsOf(order), facts],
      ];
    }
    case 'return_requested':
      return [
        { kind: 'list', lines: returnLines(event.body.items, order.basket) },
        ...[facts, ...foldOrder(order).parcels.flatMap(parcelLink)],
      ];
    case 'withdrawn': {
      const { lines, isLate } = event.body;
      return [
        ...(isLate ? [paragraph(messages.isLate)] : []),
        { kind: 'list', lines: countedTitles(lines, order.basket) },
        ...[facts, ...foldOrder(order).parcels.flatMap(parcelLink)],
      ];
    }
    default:
      return [facts];
  }
}

function refundBlocks({ payment, order, amountCents, reason }: RefundFact): MailBlock[] {
  return [
    {
      kind: 'facts',
      facts: [
        ...(order
          ? [[orderMessages.order, order.number] as const]
          : [[mailMessages.refund.payment, payment] as const]),
        [mailMessages.amount, formatCents(amountCents)],
        ...(reason ? [[mailMessages.refundFailed.reason, reason] as const] : []),
      ],
    },
  ];
}

/** What is said of one fact alone. */
function blocksOf(fact: NoticeFact): MailBlock[] {
  switch (fact.kind) {
    case 'order':
      return orderBlocks(fact);
    case 'refund':
      return refundBlocks(fact);
    case 'stock':
    case 'withdrawal':
      return [{ kind: 'list', lines: [lineOf(fact)] }];
  }
}

/** Its label, and where it is seen to. */
function linkOf(fact: NoticeFact): [string, AdminLink] {
  if (fact.kind === 'stock') {
    const { variant } = fact;
    return [messages.openProduct, { page: '/products/:variant', params: { variant } }];
  }
  if (fact.kind === 'withdrawal') return [messages.openAdmin, { page: '/withdrawals' }];
  if (fact.order === null) return [messages.openAdmin, { page: '/' }];
  return [messages.openOrder, { page: '/orders/:id', params: { id: fact.order.id } }];
}

export function staffNotice(
  { notice, more }: MailBody<'staff_notice'>,
  facts: readonly NoticeFact[],
  setting: MailSetting,
): MailContent {
  const { one, many, says, saysOfMany } = messages.notices[notice];
  const [first, ...others] = facts;
  const isOne = first !== undefined && others.length === 0 && more === 0;
  const subject = isOne ? one(nameOf(first)) : many(facts.length + more);
  const lines = [...facts.map(lineOf), ...(more > 0 ? [mailMessages.andMore(more)] : [])];
  const [label, link] = isOne ? linkOf(first) : ([messages.openAdmin, { page: '/' }] as const);
  return {
    subject,
    preview: isOne ? says : saysOfMany,
    heading: subject,
    blocks: [
      paragraph(isOne ? says : saysOfMany),
      ...(isOne ? blocksOf(first) : [{ kind: 'list', lines } as const]),
      ...adminButton(setting, label, link),
    ],
    reason: messages.youChose(setting.shopName),
  };
}
