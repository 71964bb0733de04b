/** How the settings have mails sent. */
import { join } from 'node:path';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { createSmtpTransport } from '#app/features/mail/send/smtp-transport.server.ts';
import { createTestMail, type TestMail } from '#app/features/mail/send/test-mail.server.ts';
import { mailSetting } from '#app/features/mail/template/mail-content.ts';
import type { CurrentSettings } from '#app/features/settings/current-settings.server.ts';
import type { MailParts } from '#server/background/mail-work.ts';
import type { Settings } from '#server/settings/settings.ts';

/** The outbox of a shop. */
export function outboxFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** `shopUrl` is what links in mails begin with. */
export function openMail(
  settings: Pick<Settings, 'mail' | 'dataDir'>,
  shopUrl: () => string,
): MailParts {
  const { smtp, from } = settings.mail;
  const transport =
    smtp === null ? createOutboxTransport(outboxFolder(settings)) : createSmtpTransport(smtp);
  return { transport, from, shopUrl };
}

/** Sends one mail as the settings have all of them sent. */
export function openTestMail(
  settings: Pick<Settings, 'mail' | 'dataDir'>,
  current: CurrentSettings['current'],
  shopUrl: () => string,
): TestMail {
  const { transport, from } = openMail(settings, shopUrl);
  return createTestMail({
    ...{ transport, smtp: settings.mail.smtp, folder: outboxFolder(settings) },
    from: () => ({ ...from, name: from.name || current().about.name }),
    setting: () => mailSetting(current(), { shopUrl }),
  });
}
