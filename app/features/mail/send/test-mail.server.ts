/** Sends one mail at once, past the outbox: whoever has set the mail server learns what it answers. */
import { randomUUID } from 'node:crypto';
import { messages } from '#app/features/mail/messages/messages.ts';
import type { MailSetting } from '#app/features/mail/template/mail-content.ts';
import { renderContent } from '#app/features/mail/template/render-mail.server.tsx';
import { testMail } from '#app/features/mail/template/staff-mails.ts';
import { composeMail } from './compose-mail.server.ts';
import { hostOfAddress, type MailAddress } from './mail-address.ts';
import type { MailTransport } from './mail-transport.ts';
import { describeSmtpProblem, smtpServer } from './smtp-problem.ts';
import { checkSmtp, type SmtpSettings } from './smtp-transport.server.ts';

export type TestMailParts = {
  transport: MailTransport;
  /** Null of the outbox. */
  smtp: SmtpSettings | null;
  /** Where files of the outbox are. */
  folder: string;
  from: () => MailAddress;
  setting: () => MailSetting;
};

export type TestMail = {
  /** The server, or the folder, that mails go to. */
  place: string;
  /** Where a mail to this address then is, a sentence. */
  where(to: string): string;
  /** Null once it is sent; else what to mend, a sentence. */
  send(to: string): Promise<string | null>;
};

export function createTestMail(parts: TestMailParts): TestMail {
  const { transport, smtp, folder, from, setting } = parts;
  const place = smtp === null ? folder : smtpServer(smtp);

  async function deliver(to: string): Promise<string | null> {
    const messageId = `<${randomUUID()}@${hostOfAddress(from().address)}>`;
    const composed = await composeMail({
      mail: { kind: 'test', messageId, queuedSeconds: Math.floor(Date.now() / 1_000) },
      rendered: renderContent(testMail(setting()), setting()),
      ...{ from: from(), to },
    });
    const { kind, reply } = await transport.deliver(composed, async () => true);
    return kind === 'sent' ? null : messages.smtp.other(place, reply);
  }

  return {
    place,
    where: (to) => messages.smtp[smtp === null ? 'written' : 'taken'](place, to),
    async send(to) {
      if (smtp === null) return deliver(to);
      // How the sign-in fails tells more than what becomes of a mail.
      const problem = await checkSmtp(smtp).then(
        () => null,
        (error) => describeSmtpProblem(smtp, error),
      );
      return problem ?? deliver(to);
    },
  };
}
