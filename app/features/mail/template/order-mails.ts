/** The words of the mails about an order. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { sentToText } from '#app/features/delivery/address-lines.ts';
import { deliveryRemarks } from '#app/features/delivery/arrival.ts';
import { messages as deliveryMessages } from '#app/features/delivery/messages/messages.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { HIDDEN_SECRET, type MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { formatCode } from '#app/features/orders/link/order-code.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { failedCents, isOfCancellation, refundedCents } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { ShopLink } from '#app/shared/shop-link.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import {
  type MailBlock,
  type MailContent,
  type MailItem,
  type MailSetting,
  type OrderMailSetting,
  paragraph,
} from './mail-content.ts';

/** Null where none was given; what staff wrote is said as it is. */
export function refundReasonText(reason: string): string | null {
  if (reason === '') return null;
  return new Map(Object.entries(messages.refundReasons)).get(reason) ?? messages.why(reason);
}

/** An order without its events: a mail speaks of the one that its body has. */
export type MailedOrder = Omit<OrderDetails, 'events'>;

/** More would make the mail too long to read, and mail readers cut what is too large. */
const MAX_ITEMS = 15;
const MAX_TITLE_LETTERS = 100;
const MAX_SUBJECT_TITLE_LETTERS = 50;

function shortened(text: string, maxLetters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= maxLetters ? line : `${letters.slice(0, maxLetters - 1).join('')}…`;
}

/** Alike items become one, in the order in which they were bought. */
function groupItems(basket: readonly BasketItem[]): MailItem[] {
  const groups = new Map<string, MailItem>();
  for (const { variant, title, priceCents } of basket) {
    const key = `${priceCents} ${variant}`;
    const { count = 0, totalCents = 0 } = groups.get(key) ?? {};
    const name = shortened(title, MAX_TITLE_LETTERS);
    groups.set(key, { title: name, count: count + 1, totalCents: totalCents + priceCents });
  }
  return [...groups.values()];
}

function itemsOf({ basket, amount, terms }: MailedOrder): MailBlock {
  const items = groupItems(basket);
  const more = items.slice(MAX_ITEMS).reduce((sum, { count }) => sum + count, 0);
  const parts = chargeParts(basketTotalCents(basket), terms)
    .slice(1)
    .map(({ name, cents }) => [name, cents] as const);
  const taxes = chargeTaxes({ basket, terms }).map(
    ({ basisPoints, taxCents }) =>
      [orderMessages.includesTax(formatRate(basisPoints)), taxCents] as const,
  );
  return {
    kind: 'items',
    items: items.slice(0, MAX_ITEMS),
    more,
    parts,
    totalCents: amount,
    taxes,
  };
}

/** What was bought, in few words. */
export function summaryOf({ basket }: MailedOrder): string {
  const [first] = basket;
  if (!first) return messages.yourOrder;
  const title = shortened(first.title, MAX_SUBJECT_TITLE_LETTERS);
  const others = basket.length - 1;
  return others === 0 ? title : messages.titleAndMore(title, others);
}

/** Its number for people to say, and its id. */
export function orderFacts({ number, id }: MailedOrder): (readonly [string, string])[] {
  return [
    [orderMessages.order, number],
    [messages.orderId, id],
  ];
}

/** How it comes, and when. */
function deliveryFacts({ terms }: MailedOrder): (readonly [string, string])[] {
  if (!terms?.deliveryOption) return [];
  const remarks = [terms.deliveryOption.title, ...deliveryRemarks(terms.deliveryOption)];
  return [[deliveryMessages.delivery, remarks.join(' · ')]];
}

function orderButton({ orderLink }: OrderMailSetting): MailBlock[] {
  return orderLink ? [{ kind: 'button', label: messages.seeOrder, link: orderLink }] : [];
}

export function orderPlaced(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const total = formatCents(order.amount);
  const date = formatShopTime(order.created, setting.timeZone);
  const isPaid = order.amount > 0;
  const { subject, youPaid, nothingToPay, heading, receipt, freeReceipt, deliveredTo } =
    messages.placed;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(order.number, isPaid ? youPaid(total) : nothingToPay),
    heading,
    blocks: [
      paragraph(isPaid ? receipt(order.number, total, date) : freeReceipt(order.number, date)),
      itemsOf(order),
      {
        kind: 'facts',
        facts: [...orderFacts(order), [deliveredTo, sentToText(order)], ...deliveryFacts(order)],
      },
      ...orderButton(setting),
      ...(setting.deliveryNote ? [paragraph(setting.deliveryNote)] : []),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

/** `order` is null for a charge that never became one: there is nothing to look at then. */
export function orderRefunded(
  { order: id, amountCents, reason }: MailBody<'order_refunded'>,
  order: MailedOrder | null,
  setting: OrderMailSetting,
  queuedSeconds: number,
): MailContent {
  const amount = formatCents(amountCents);
  const why = refundReasonText(reason);
  const { subject, preview, heading, goesBack, payment, date, seeOrders } = messages.refund;
  return {
    subject: subject(amount),
    preview: preview(amount),
    heading: heading(amount),
    blocks: [
      ...(why ? [paragraph(why)] : []),
      paragraph(goesBack),
      {
        kind: 'facts',
        facts: [
          ...(order ? orderFacts(order) : [[payment, id] as const]),
          [orderMessages.refund, amount],
          [date, formatShopTime(queuedSeconds, setting.timeZone)],
        ],
      },
      ...(order
        ? orderButton(setting)
        : [
            {
              kind: 'button',
              label: seeOrders,
              link: { page: '/orders' },
            } as const,
          ]),
    ],
    reason: order
      ? messages.becauseOfOrder(setting.shopName)
      : messages.becausePaid(setting.shopName),
  };
}

type Parcel = { carrier: string; tracking: string };

/** What is known of the parcel. */
function parcelFacts({ carrier, tracking }: Parcel): (readonly [string, string])[] {
  return [
    ...(carrier ? [[orderMessages.carrier, carrier] as const] : []),
    ...(tracking ? [[orderMessages.trackingNumber, tracking] as const] : []),
  ];
}

export function orderShipped(
  parcel: MailBody<'order_shipped'>,
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  const { carrier } = parcel;
  const where = sentToText(order);
  const { subject, hasLeft, heading, brings, goesTo } = messages.shipped;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(
      order.number,
      carrier ? orderMessages.carrierHasIt(carrier) : hasLeft,
    ),
    heading,
    blocks: [
      paragraph(carrier ? brings(carrier, where) : goesTo(where)),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderTrackingAdded(
  parcel: MailBody<'order_tracking_added'>,
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  const { carrier, tracking } = parcel;
  const { subject, hasNumber, heading, onItsWay, onItsWayWith } = messages.tracking;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(
      order.number,
      tracking ? hasNumber : orderMessages.carrierHasIt(carrier),
    ),
    heading,
    blocks: [
      paragraph(carrier ? onItsWayWith(carrier) : onItsWay),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderDelivered(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const { subject, arrived, heading, whereItIs } = messages.delivered;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(order.number, arrived),
    heading,
    blocks: [
      paragraph(whereItIs(sentToText(order))),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderCancelled(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const refunds = order.refunds.filter(isOfCancellation);
  const cents = refundedCents(refunds);
  const owedCents = failedCents(refunds);
  const amount = formatCents(cents);
  const { subject, preview, nothingSent, heading, goesBack, weOwe } = messages.cancelled;
  return {
    subject: subject(summaryOf(order)),
    preview: cents > 0 ? preview(amount) : nothingSent,
    heading,
    blocks: [
      paragraph(cents > 0 ? goesBack(amount) : nothingSent),
      ...(owedCents > 0 ? [paragraph(weOwe(formatCents(owedCents)))] : []),
      itemsOf(order),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderClaimed(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const { subject, preview, heading, whoSees, notYou } = messages.claimed;
  return {
    subject: subject(summaryOf(order)),
    ...{ preview, heading },
    blocks: [
      paragraph(whoSees(setting.shopName)),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
      paragraph(notYou),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderCode(
  { secret }: MailBody<'order_code'>,
  setting: MailSetting & { orderLink: ShopLink },
): MailContent {
  const { subject, preview, heading, whatItShows, notYou } = messages.orderCode;
  const code = secret === HIDDEN_SECRET ? secret : formatCode(secret);
  return {
    ...{ subject, preview, heading },
    blocks: [
      paragraph(whatItShows),
      { kind: 'facts', facts: [[orderMessages.code, code]] },
      { kind: 'button', label: heading, link: setting.orderLink },
      paragraph(notYou),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}
