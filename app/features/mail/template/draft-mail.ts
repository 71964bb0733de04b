/** The mail with the link to pay of an order that staff has made for a customer. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { messages } from '#app/features/drafts/messages/messages.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import type { ShopLink } from '#app/shared/http/shop-link.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';
import { itemsOf } from './order-mail-parts.ts';

export function draftLinkMail(
  { untilSeconds }: MailBody<'draft_link'>,
  basket: readonly BasketItem[],
  { shopName, timeZone }: MailSetting,
  link: ShopLink,
): MailContent {
  const time = formatShopTime(untilSeconds, timeZone);
  return {
    subject: messages.mail.subject(shopName),
    preview: messages.mail.preview(time),
    heading: messages.title,
    blocks: [
      paragraph(messages.madeForYou(shopName)),
      ...(basket.length > 0 ? [itemsOf({ basket })] : []),
      { kind: 'button', label: messages.goToPayment, link },
      paragraph(`${messages.until(time)} ${messages.nothingHeld}`),
      paragraph(messages.mail.notYou),
    ],
    reason: messages.mail.reason(shopName),
  };
}
