import { cardFact } from '#app/features/credits/bought-card-words.ts';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import { requestsOf } from '#app/features/delivery/requests/order-requests.ts';
import { requestFacts } from '#app/features/delivery/requests/shown-requests.tsx';
import { howPaidText } from '#app/features/invoices/paid-by-hand.ts';
import { HIDDEN_SECRET, type MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { failedCents, isOfCancellation, refundedCents } from '#app/features/orders/order-refund.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import type { ShopLink } from '#app/shared/http/shop-link.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { formatCode } from '#app/shared/text/code-letters.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import {
  type MailBlock,
  type MailContent,
  type MailSetting,
  type OrderMailSetting,
  paragraph,
} from './mail-content.ts';
import { messages as handMessages } from './messages/messages.ts';
import {
  deliveryFacts,
  type MailedOrder,
  orderButton,
  orderFacts,
  summaryOf,
  summedItemsOf,
} from './order-mail-parts.ts';

/** Null where none was given; what staff wrote is said as it is. */
export function refundReasonText(reason: string): string | null {
  if (reason === '') return null;
  return new Map(Object.entries(messages.refundReasons)).get(reason) ?? messages.why(reason);
}

/** The instruction on withdrawal, where the shop has one (Directive 2011/83/EU Art. 8 (7)). */
function withdrawalTermsOf({ withdrawalTerms, shopUrl }: OrderMailSetting): MailBlock[] {
  if (!withdrawalTerms) return [];
  const [path, label] = withdrawalTerms;
  return [{ kind: 'link', label, address: `${shopUrl()}${path}` }];
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
      summedItemsOf(order),
      {
        kind: 'facts',
        facts: [
          ...orderFacts(order),
          ...(order.byHand ? [[messages.refund.payment, howPaidText(order.byHand)] as const] : []),
          ...(isCollected(order.terms) || order.giftCards?.length
            ? []
            : [[deliveredTo, sentToText(order)] as const]),
          ...deliveryFacts(order),
          ...requestFacts(requestsOf(order)),
          ...(order.giftCards ?? []).map((card) => cardFact(card, setting.timeZone)),
        ],
      },
      ...orderButton(setting),
      ...withdrawalTermsOf(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

/** `order` is null for a charge that never became one: there is nothing to look at then. */
export function orderRefunded(
  { order: id, amountCents, reason, creditCents = 0 }: MailBody<'order_refunded'>,
  order: MailedOrder | null,
  setting: OrderMailSetting,
  queuedSeconds: number,
): MailContent {
  const amount = formatCents(amountCents);
  const why = refundReasonText(reason);
  const { subject, preview, heading, goesBack, payment, date, seeOrders } = messages.refund;
  const isByHand = order !== null && order.byHand !== null;
  const isAllInCredit = creditCents === amountCents;
  const inCredit = isAllInCredit
    ? credits.allBackInCredit
    : credits.backInCredit(formatCents(creditCents));
  return {
    subject: subject(amount),
    preview: isAllInCredit ? inCredit : isByHand ? handMessages.givenBack(amount) : preview(amount),
    heading: heading(amount),
    blocks: [
      ...(why ? [paragraph(why)] : []),
      ...(isAllInCredit ? [] : [paragraph(isByHand ? handMessages.givenBack(amount) : goesBack)]),
      ...(creditCents > 0 ? [paragraph(inCredit)] : []),
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

export function orderCancelled(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const refunds = order.refunds.filter(isOfCancellation);
  const cents = refundedCents(refunds);
  const owedCents = failedCents(refunds);
  const amount = formatCents(cents);
  const { subject, preview, nothingSent, heading, goesBack, weOwe } = messages.cancelled;
  const back = order.byHand
    ? { preview: handMessages.givenBack(amount), text: handMessages.notSentGivenBack(amount) }
    : { preview: preview(amount), text: goesBack(amount) };
  return {
    subject: subject(summaryOf(order)),
    preview: cents > 0 ? back.preview : nothingSent,
    heading,
    blocks: [
      paragraph(cents > 0 ? back.text : nothingSent),
      ...(owedCents > 0 ? [paragraph(weOwe(formatCents(owedCents)))] : []),
      summedItemsOf(order),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderAddressChanged(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const { subject, preview, heading, sameAmount, goesTo, notYou } = messages.addressChanged;
  return {
    subject: subject(summaryOf(order)),
    ...{ preview, heading },
    blocks: [
      { kind: 'facts', facts: [...orderFacts(order), [goesTo, sentToText(order)]] },
      paragraph(sameAmount),
      ...orderButton(setting),
      paragraph(notYou),
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
