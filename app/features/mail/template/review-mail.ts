/** The words of the mail that asks for reviews. */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { type MailContent, type OrderMailSetting, paragraph } from './mail-content.ts';
import { itemsOf, type MailedOrder, orderFacts, summaryOf } from './order-mail-parts.ts';

export function reviewRequest(
  { code }: MailBody<'review_request'>,
  order: MailedOrder,
  { shopName, orderLink }: OrderMailSetting,
): MailContent {
  const { subject, preview, heading, arrived, button, reason, stop } = messages.reviewRequest;
  const what = summaryOf(order);
  const link = orderLink && ({ ...orderLink, page: '/orders/:id/review' } as const);
  return {
    subject: subject(what),
    ...{ preview, heading },
    blocks: [
      paragraph(arrived(what)),
      itemsOf(order),
      ...(link ? [{ kind: 'button', label: button, link } as const] : []),
      { kind: 'facts', facts: orderFacts(order) },
    ],
    reason: reason(shopName),
    stop: { label: stop, link: { page: '/reviews/stop', query: { code } } },
  };
}
