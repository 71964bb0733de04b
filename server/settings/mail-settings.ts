/** The settings of the mail: by whom it is sent, and from whom. */
import * as z from 'zod';
import type { MailAddress } from '#app/features/mail/send/mail-address.ts';
import type { SmtpSettings } from '#app/features/mail/send/smtp-transport.server.ts';
import { rule } from './setting-rule.ts';

export type MailSettings = {
  /** An SMTP server; null is the outbox in `dataDir`. */
  smtp: SmtpSettings | null;
  /** Its name is empty, and then that of the shop, unless MAIL_FROM has one. */
  from: MailAddress;
};

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Nobody has it: mails of the outbox go nowhere. */
const OUTBOX_ADDRESS = 'shop@localhost';

/** Null for malformed percent-encoding. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const smtpUrl = z.string().transform((text, context): SmtpSettings => {
  const url = URL.parse(text);
  const isTls = url?.protocol === 'smtps:';
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    context.addIssue('is no address of a server');
    return z.NEVER;
  }
  const [user, pass] = [url.username, url.password].map(decoded);
  if (user === null || pass === null) {
    context.addIssue('has a user or password that is not percent-encoded');
    return z.NEVER;
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? SMTPS_PORT : SMTP_PORT),
    isTls,
    credentials: user ? { user, pass: pass ?? '' } : null,
  };
});

/** `shop@example.com`, or `My shop <shop@example.com>`. */
const sender = z.string().transform((text, context): MailAddress => {
  const [, name = '', address = text.trim()] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (z.email().safeParse(address).success && !/["\r\n<>]/.test(name)) return { name, address };
  context.addIssue('is no sender');
  return z.NEVER;
});

/** One entry for each variable. */
export const mailVariables = {
  SMTP_URL: rule(
    smtpUrl,
    'is not the address of a mail server: use smtp://user:password@host:587, or smtps:// and port 465.',
  ),
  MAIL_FROM: rule(
    sender,
    'is not a sender: use an e-mail address, alone or as in My shop <shop@example.com>.',
  ),
};

export type MailValues = {
  [Name in keyof typeof mailVariables]?: z.infer<(typeof mailVariables)[Name]>;
};

/** What is wrong with the values together, or null. */
export function mailProblem({ SMTP_URL, MAIL_FROM }: MailValues): [string, string] | null {
  if (!SMTP_URL || MAIL_FROM) return null;
  return ['MAIL_FROM', 'is missing: SMTP_URL needs the address that mails come from.'];
}

export function toMailSettings({ SMTP_URL, MAIL_FROM }: MailValues): MailSettings {
  return { smtp: SMTP_URL ?? null, from: MAIL_FROM ?? { name: '', address: OUTBOX_ADDRESS } };
}
