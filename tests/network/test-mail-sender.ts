/** The sender of mails of a test's shop, and how it hands them to a test's server. */
import { createMailSender, type MailSender } from '#app/features/mail/send/mail-sender.server.ts';
import type { MailTransport } from '#app/features/mail/send/mail-transport.ts';
import { createSmtpTransport } from '#app/features/mail/send/smtp-transport.server.ts';
import type { TestServices } from '#tests/shop/test-services.ts';
import type { TestMailServer } from './test-mail-server.ts';

/** Hands mails to the server, and waits so long for each answer. */
export function smtpTo({ port }: TestMailServer, answerMs = 5_000): MailTransport {
  const to = { host: '127.0.0.1', port, isTls: false, credentials: null };
  return createSmtpTransport(to, { connectMs: answerMs, answerMs, totalMs: 10_000 });
}

export function testMailSender(
  { queries, log }: Pick<TestServices, 'queries' | 'log'>,
  transport: MailTransport,
): MailSender {
  const shopUrl = () => 'https://shop.example.com';
  return createMailSender({
    ...{ queries, log, transport },
    from: () => ({ name: 'Basket', address: 'shop@example.com' }),
    ...{ staff: () => 'staff@example.com', member: async () => null },
    setting: () => ({ shopName: 'Basket', timeZone: 'UTC', shopUrl }),
  });
}
