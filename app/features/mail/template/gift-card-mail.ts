/** The words of the mail that has a gift card. */

import { maskedCode } from '#app/features/credits/gift-card-code.ts';
import { messages } from '#app/features/credits/messages/messages.ts';
import { HIDDEN_SECRET, type MailBody } from '#app/features/mail/mail-kinds.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { formatCode } from '#app/shared/text/code-letters.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';

export function giftCardMail(
  { giver, message, ending, secret = HIDDEN_SECRET }: MailBody<'gift_card'>,
  balanceCents: number,
  { shopName }: MailSetting,
): MailContent {
  const { subject, subjectFrom, preview, heading, worth, how, button, keep, ...words } =
    messages.mail;
  const amount = formatCents(balanceCents);
  // To staff it is shown without its code.
  const code = secret === HIDDEN_SECRET ? maskedCode(ending) : formatCode(secret);
  return {
    subject: giver === '' ? subject(shopName) : subjectFrom(giver, shopName),
    preview: preview(amount),
    heading: heading(amount),
    blocks: [
      ...message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(paragraph),
      {
        kind: 'facts',
        facts: [
          [words.code, code],
          [worth, amount],
        ],
      },
      paragraph(how),
      { kind: 'button', label: button, link: { page: '/' } },
      paragraph(keep),
    ],
    reason: words.reason(shopName),
  };
}
