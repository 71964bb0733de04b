/** The words of the mails about an account, and of a variant that is back in stock. */
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { productLink } from '#app/features/catalogue/product/product-path.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';

export function passwordReset(
  { secret }: MailBody<'password_reset'>,
  { shopName }: MailSetting,
): MailContent {
  const { subject, askedFor, notYou } = messages.reset;
  return {
    subject,
    preview: messages.worksOnce,
    heading: subject,
    blocks: [
      paragraph(askedFor(shopName)),
      {
        kind: 'button',
        label: subject,
        link: { page: '/reset-password', query: { token: secret } },
      },
      paragraph(notYou),
    ],
    reason: messages.becauseOfAccount(shopName),
  };
}

export function confirmEmail(
  { secret }: MailBody<'confirm_email'>,
  { shopName }: MailSetting,
): MailContent {
  const { subject, preview, heading, given, button, notYours, reason } = messages.confirmEmail;
  return {
    ...{ subject, preview, heading },
    blocks: [
      paragraph(given(shopName)),
      {
        kind: 'button',
        label: button,
        link: { page: '/account/confirm', query: { email: secret } },
      },
      paragraph(notYours),
    ],
    reason: reason(shopName),
  };
}

export function emailChanged(
  { oldEmail, newEmail }: MailBody<'email_changed'>,
  { shopName }: MailSetting,
): MailContent {
  const { subject, preview, signIn, untilNow, fromNow, notYou } = messages.emailChanged;
  return {
    subject,
    preview: preview(newEmail),
    heading: subject,
    blocks: [
      paragraph(signIn(shopName)),
      {
        kind: 'facts',
        facts: [
          [untilNow, oldEmail],
          [fromNow, newEmail],
        ],
      },
      paragraph(notYou),
    ],
    reason: messages.becauseOfAccount(shopName),
  };
}

export function newSignIn(
  { device, at }: MailBody<'new_sign_in'>,
  { shopName, timeZone }: MailSetting,
): MailContent {
  const { subject, preview, notSeenBefore, notYou, button, ...names } = messages.newSignIn;
  return {
    subject,
    preview: preview(device),
    heading: subject,
    blocks: [
      paragraph(notSeenBefore),
      {
        kind: 'facts',
        facts: [
          [names.device, device],
          [names.time, formatShopTime(Math.floor(Date.parse(at) / 1_000), timeZone)],
        ],
      },
      paragraph(notYou),
      { kind: 'button', label: button, link: { page: '/account' } },
    ],
    reason: messages.becauseOfAccount(shopName),
  };
}

export function confirmDeletion(
  { secret }: MailBody<'confirm_deletion'>,
  { shopName }: MailSetting,
): MailContent {
  const { subject, heading, askedFor, button, notYou } = messages.deletion;
  return {
    ...{ subject, preview: messages.worksOnce, heading },
    blocks: [
      paragraph(askedFor(shopName)),
      {
        kind: 'button',
        label: button,
        link: { page: '/account/confirm', query: { deletion: secret } },
      },
      paragraph(notYou),
    ],
    reason: messages.becauseOfAccount(shopName),
  };
}

export function accountDeleted({ shopName }: MailSetting): MailContent {
  const { subject, preview, whatStays, lastMail, reason } = messages.deleted;
  return {
    ...{ subject, preview, heading: subject },
    blocks: [paragraph(whatStays(shopName)), paragraph(lastMail)],
    reason: reason(shopName),
  };
}

export function confirmStockWatch(
  { variant, secret, ...product }: MailBody<'confirm_stock_watch'>,
  { shopName }: MailSetting,
): MailContent {
  const title = lineTitle(product);
  const { subject, preview, heading, asked, button, notYou } = messages.confirmStockWatch;
  return {
    subject: subject(title),
    ...{ preview, heading },
    blocks: [
      paragraph(asked(title)),
      {
        kind: 'button',
        label: button,
        link: { page: '/stock-mails/confirm', query: { code: secret, variant } },
      },
      paragraph(notYou),
    ],
    reason: messages.confirmEmail.reason(shopName),
  };
}

export function backInStock(
  { productId, variant, code, ...product }: MailBody<'back_in_stock'>,
  { shopName }: MailSetting,
  image: string,
): MailContent {
  const title = lineTitle(product);
  const { subject, preview, heading, canBeBought, button, reason, stop } = messages.backInStock;
  return {
    subject: subject(title),
    ...{ preview, heading },
    blocks: [
      paragraph(canBeBought(title)),
      { kind: 'items', items: [{ title, image, count: 1, totalCents: 0 }], more: 0, sum: null },
      { kind: 'button', label: button, link: productLink({ id: productId, variant }) },
    ],
    reason: reason(shopName),
    stop: { label: stop, link: { page: '/stock-mails/stop', query: { code } } },
  };
}
