/** The words of the mails about an account, and of a variant that is back in stock. */
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { productLink } from '#app/features/catalogue/product/product-path.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';

function reasonOf({ shopName }: MailSetting): string {
  return `You receive this because of your account at ${shopName}.`;
}

export function passwordReset(
  { secret }: MailBody<'password_reset'>,
  setting: MailSetting,
): MailContent {
  return {
    subject: 'Choose a new password',
    preview: 'The link works once, for one hour.',
    heading: 'Choose a new password',
    blocks: [
      paragraph(`A new password was asked for, for your account at ${setting.shopName}.`),
      {
        kind: 'button',
        label: 'Choose a new password',
        link: { page: '/reset-password', query: { token: secret } },
      },
      paragraph(
        'The link works once, for one hour. If it was not you who asked, do nothing: your password stays as it is.',
      ),
    ],
    reason: reasonOf(setting),
  };
}

export function confirmEmail(
  { secret }: MailBody<'confirm_email'>,
  setting: MailSetting,
): MailContent {
  return {
    subject: 'Confirm your e-mail address',
    preview: 'One click, and we know that our mails reach you.',
    heading: 'Is this your address?',
    blocks: [
      paragraph(
        `This address was given for an account at ${setting.shopName}. Confirm it, so that we know that our mails reach you.`,
      ),
      {
        kind: 'button',
        label: 'Confirm this address',
        link: { page: '/account/confirm', query: { email: secret } },
      },
      paragraph('The link works for one day. If the account is not yours, do nothing.'),
    ],
    reason: `You receive this because somebody gave this address at ${setting.shopName}.`,
  };
}

export function emailChanged(
  { oldEmail, newEmail }: MailBody<'email_changed'>,
  setting: MailSetting,
): MailContent {
  return {
    subject: 'Your e-mail address was changed',
    preview: `Your account now has the address ${newEmail}.`,
    heading: 'Your e-mail address was changed',
    blocks: [
      paragraph(
        `You now sign in at ${setting.shopName} with the new address, and our mails go there.`,
      ),
      {
        kind: 'facts',
        facts: [
          ['Until now', oldEmail],
          ['From now on', newEmail],
        ],
      },
      paragraph('If it was not you who changed it, answer this mail at once.'),
    ],
    reason: reasonOf(setting),
  };
}

export function newSignIn(
  { device, at }: MailBody<'new_sign_in'>,
  setting: MailSetting,
): MailContent {
  return {
    subject: 'A new sign-in to your account',
    preview: `From ${device}.`,
    heading: 'A new sign-in to your account',
    blocks: [
      paragraph('Your account was signed in to from a device that we have not seen before.'),
      {
        kind: 'facts',
        facts: [
          ['Device', device],
          ['Time', formatShopTime(Math.floor(Date.parse(at) / 1_000), setting.timeZone)],
        ],
      },
      paragraph(
        'If it was you, there is nothing to do. If not, end that session and change your password.',
      ),
      { kind: 'button', label: 'Open your account', link: { page: '/account' } },
    ],
    reason: reasonOf(setting),
  };
}

export function confirmDeletion(
  { secret }: MailBody<'confirm_deletion'>,
  setting: MailSetting,
): MailContent {
  return {
    subject: 'Confirm that your account is to be deleted',
    preview: 'The link works once, for one hour.',
    heading: 'Delete your account?',
    blocks: [
      paragraph(
        `The deletion of your account at ${setting.shopName} was asked for. It cannot be undone.`,
      ),
      {
        kind: 'button',
        label: 'Go on to the deletion',
        link: { page: '/account/confirm', query: { deletion: secret } },
      },
      paragraph(
        'The link works once, for one hour. If it was not you who asked, do nothing, and change your password.',
      ),
    ],
    reason: reasonOf(setting),
  };
}

export function accountDeleted(setting: MailSetting): MailContent {
  return {
    subject: 'Your account is deleted',
    preview: 'Thank you for having shopped with us.',
    heading: 'Your account is deleted',
    blocks: [
      paragraph(
        `Your account at ${setting.shopName} is deleted, with your basket and your sessions. Our books still have what was bought and paid, without your name; only invoices keep the name and address that stand on them.`,
      ),
      paragraph(
        'If an order is still on its way, our staff know whom it is for until it has arrived or was refunded, and we write to you about it. Else this is our last mail to you. Thank you for having shopped with us.',
      ),
    ],
    reason: `You receive this because you had an account at ${setting.shopName}.`,
  };
}

export function backInStock(
  { productId, variant, ...product }: MailBody<'back_in_stock'>,
  setting: MailSetting,
): MailContent {
  const title = lineTitle(product);
  return {
    subject: `Back in stock: ${title}`,
    preview: 'You asked us to tell you.',
    heading: 'It is back in stock',
    blocks: [
      paragraph(`${title} can be bought again. We cannot put one aside for you.`),
      { kind: 'button', label: 'See it', link: productLink({ id: productId, variant }) },
    ],
    reason: `You receive this once, because you asked for it at ${setting.shopName}.`,
  };
}
