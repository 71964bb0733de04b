/** The mails that acknowledge a withdrawal, with its content and time: a durable medium (Article 11a of Directive 2011/83/EU). */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages as mailMessages } from '#app/features/mail/messages/messages.ts';
import { moneyBackOf } from '#app/features/orders/actions/decide-withdrawal.ts';
import { refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { messages } from '#app/features/withdrawal/messages/messages.ts';
import { moneyBackWords } from '#app/features/withdrawal/money-back-words.ts';
import type { ShopLink } from '#app/shared/http/shop-link.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import {
  type MailContent,
  type MailSetting,
  type OrderMailSetting,
  paragraph,
} from './mail-content.ts';
import { itemsOf, orderFacts, pageButton } from './order-mail-parts.ts';

/** Of what was declared on the page of the order, or recorded by staff. */
export function orderWithdrawn(
  { lines, declaredSeconds, isLate }: MailBody<'order_withdrawn'>,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const time = formatShopTime(declaredSeconds, setting.timeZone);
  const next = moneyBackWords(
    moneyBackOf(order, { lines, isLate }),
    refundDueDay(declaredSeconds, setting.timeZone),
  );
  return {
    subject: messages.mail.subject(order.number),
    preview: messages.mail.preview(time),
    heading: messages.received,
    blocks: [
      paragraph(messages.iWithdraw(order.number)),
      itemsOf({ basket: order.basket.filter(({ line }) => lines.includes(line)) }),
      { kind: 'facts', facts: [...orderFacts(order), [messages.mail.declaredOn, time]] },
      ...next.map(paragraph),
      ...pageButton(setting),
    ],
    reason: mailMessages.becauseOfOrder(setting.shopName),
  };
}

/** Of what was declared by number and e-mail: the same words whether there is such an order. */
export function withdrawalReceived(
  { name, email, orderNumber, extent, declaredSeconds }: MailBody<'withdrawal_received'>,
  setting: MailSetting,
  link: ShopLink,
): MailContent {
  const time = formatShopTime(declaredSeconds, setting.timeZone);
  return {
    subject: messages.mail.subject(orderNumber),
    preview: messages.mail.preview(time),
    heading: messages.received,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [messages.mail.content, messages.declares[extent](orderNumber)],
          [messages.mail.declaredOn, time],
          [messages.name, name],
          [messages.email, email],
          [orderMessages.orderNumber, orderNumber],
        ],
      },
      paragraph(messages.mail.follow),
      { kind: 'button', label: messages.mail.isYou, link },
      paragraph(messages.mail.notYou),
    ],
    reason: messages.mail.reason(setting.shopName),
  };
}
