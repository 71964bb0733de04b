/** The words of the mails about an order. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { sentToText } from '#app/features/delivery/address-lines.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { HIDDEN_SECRET, type MailBody } from '#app/features/mail/mail-kinds.ts';
import { formatCode } from '#app/features/orders/link/order-code.ts';
import { failedCents, isOfCancellation, refundedCents } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money.ts';
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
import { refundReasonText } from './refund-reasons.ts';

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
    ({ basisPoints, taxCents }) => [`Includes ${formatRate(basisPoints)} tax`, taxCents] as const,
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
function summaryOf({ basket }: MailedOrder): string {
  const [first] = basket;
  if (!first) return 'your order';
  const title = shortened(first.title, MAX_SUBJECT_TITLE_LETTERS);
  const others = basket.length - 1;
  return others === 0 ? title : `${title} and ${others} more`;
}

/** Its number for people to say, and its id. */
function orderFacts({ number, id }: MailedOrder): (readonly [string, string])[] {
  return [
    ['Order', number],
    ['Order id', id],
  ];
}

function orderButton({ orderLink }: OrderMailSetting): MailBlock[] {
  return orderLink ? [{ kind: 'button', label: 'See your order', link: orderLink }] : [];
}

function reasonOf({ shopName }: MailSetting): string {
  return `You receive this because of your order at ${shopName}.`;
}

export function orderPlaced(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const total = formatCents(order.amount);
  const placed = formatShopTime(order.created, setting.timeZone);
  return {
    subject: `Your order is confirmed: ${summaryOf(order)}`,
    preview: `Order ${order.number}: ${order.amount > 0 ? `you paid ${total}` : 'nothing to pay'}.`,
    heading: 'Thank you for your order',
    blocks: [
      paragraph(
        order.amount > 0
          ? `Order ${order.number}: you paid ${total} on ${placed}. This is your receipt.`
          : `Order ${order.number} of ${placed}: nothing was to pay. This is your receipt.`,
      ),
      itemsOf(order),
      {
        kind: 'facts',
        facts: [...orderFacts(order), ['Delivered to', sentToText(order)]],
      },
      ...orderButton(setting),
      ...(setting.deliveryNote ? [paragraph(setting.deliveryNote)] : []),
    ],
    reason: reasonOf(setting),
  };
}

/** `order` is null for a charge that never became one: there is nothing to look at then. */
export function orderRefunded(
  { order: id, cents, reason }: MailBody<'order_refunded'>,
  order: MailedOrder | null,
  setting: OrderMailSetting,
  queuedSeconds: number,
): MailContent {
  const amount = formatCents(cents);
  const why = refundReasonText(reason);
  return {
    subject: `Your refund of ${amount}`,
    preview: `${amount} goes back to the card that you paid with.`,
    heading: `We are refunding ${amount}`,
    blocks: [
      ...(why ? [paragraph(why)] : []),
      paragraph(
        `The money goes back to the card that you paid with. Most banks show it within 5 to 10 days.`,
      ),
      {
        kind: 'facts',
        facts: [
          ...(order ? orderFacts(order) : [['Payment', id] as const]),
          ['Refund', amount],
          ['Date', formatShopTime(queuedSeconds, setting.timeZone)],
        ],
      },
      ...(order
        ? orderButton(setting)
        : [
            {
              kind: 'button',
              label: 'See your orders and refunds',
              link: { page: '/orders' },
            } as const,
          ]),
    ],
    reason: order ? reasonOf(setting) : `You receive this because you paid at ${setting.shopName}.`,
  };
}

type Parcel = { carrier: string; tracking: string };

/** What is known of the parcel. */
function parcelFacts({ carrier, tracking }: Parcel): (readonly [string, string])[] {
  return [
    ...(carrier ? [['Carrier', carrier] as const] : []),
    ...(tracking ? [['Tracking number', tracking] as const] : []),
  ];
}

export function orderShipped(
  parcel: MailBody<'order_shipped'>,
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  const { carrier } = parcel;
  const where = sentToText(order);
  return {
    subject: `On its way: ${summaryOf(order)}`,
    preview: `Order ${order.number}: ${carrier ? `${carrier} has your parcel` : 'your parcel has left the shop'}.`,
    heading: 'Your order is on its way',
    blocks: [
      paragraph(
        carrier
          ? `${carrier} has your parcel and brings it to ${where}.`
          : `Your parcel has left the shop and goes to ${where}.`,
      ),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...orderButton(setting),
    ],
    reason: reasonOf(setting),
  };
}

export function orderTrackingAdded(
  parcel: MailBody<'order_tracking_added'>,
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  const { carrier, tracking } = parcel;
  return {
    subject: `Where your parcel is: ${summaryOf(order)}`,
    preview: `Order ${order.number}: ${tracking ? 'your parcel has a tracking number' : `${carrier} has your parcel`}.`,
    heading: 'Follow your parcel',
    blocks: [
      paragraph(`Your order is on its way${carrier ? ` with ${carrier}` : ''}.`),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...orderButton(setting),
    ],
    reason: reasonOf(setting),
  };
}

export function orderDelivered(order: MailedOrder, setting: OrderMailSetting): MailContent {
  return {
    subject: `Delivered: ${summaryOf(order)}`,
    preview: `Order ${order.number}: your parcel has arrived.`,
    heading: 'Your order was delivered',
    blocks: [
      paragraph(
        `It was delivered to ${sentToText(order)}. If you cannot find it, or something is wrong with it, answer this mail.`,
      ),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: reasonOf(setting),
  };
}

export function orderCancelled(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const refunds = order.refunds.filter(isOfCancellation);
  const cents = refundedCents(refunds);
  const owedCents = failedCents(refunds);
  const amount = formatCents(cents);
  return {
    subject: `Cancelled: ${summaryOf(order)}`,
    preview: cents > 0 ? `${amount} goes back to your card.` : 'Nothing will be sent.',
    heading: 'Your order is cancelled',
    blocks: [
      paragraph(
        cents > 0
          ? `Nothing will be sent, and ${amount} goes back to the card that you paid with. Most banks show it within 5 to 10 days.`
          : 'Nothing will be sent.',
      ),
      ...(owedCents > 0
        ? [
            paragraph(
              `We owe you ${formatCents(owedCents)}, which your bank has not taken back so far. We look into it; answer this mail if you do not hear from us.`,
            ),
          ]
        : []),
      itemsOf(order),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: reasonOf(setting),
  };
}

export function orderClaimed(order: MailedOrder, setting: OrderMailSetting): MailContent {
  return {
    subject: `In an account now: ${summaryOf(order)}`,
    preview: 'You still get our mails about it.',
    heading: 'Your order is in an account now',
    blocks: [
      paragraph(
        `Somebody opened the link of our mail and took this order into an account at ${setting.shopName}, which sees what was bought and where it goes. You still get our mails about it, and the link below still opens it.`,
      ),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
      paragraph('If it was neither you nor somebody whom you gave our mail to, answer this mail.'),
    ],
    reason: reasonOf(setting),
  };
}

export function orderCode(
  { secret }: MailBody<'order_code'>,
  setting: MailSetting & { orderLink: ShopLink },
): MailContent {
  return {
    subject: 'The code that opens your order',
    preview: 'It can be used once, for 15 minutes.',
    heading: 'Open your order',
    blocks: [
      paragraph('Where your order goes is shown to whoever has this code.'),
      { kind: 'facts', facts: [['Code', secret === HIDDEN_SECRET ? secret : formatCode(secret)]] },
      { kind: 'button', label: 'Open your order', link: setting.orderLink },
      paragraph(
        'It can be used once, for 15 minutes. If it was not you who asked for it, do nothing, and give it to nobody.',
      ),
    ],
    reason: reasonOf(setting),
  };
}
