/** Makes the text of a mail as it goes over the wire (RFC 5322). */
import type { RenderedMail } from '#app/features/mail/template/render-mail.server.tsx';
import type { MailAddress } from './mail-address.ts';
import type { ComposedMail } from './mail-transport.ts';

type Parts = {
  mail: Pick<ComposedMail, 'kind' | 'messageId' | 'queuedSeconds'>;
  rendered: RenderedMail;
  from: MailAddress;
  /** One address. */
  to: string;
};

/** Loads nodemailer with the first mail. Every attempt gives the same headers. */
export async function composeMail({ mail, rendered, from, to }: Parts): Promise<ComposedMail> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject: rendered.subject.replace(/\s+/g, ' '),
    text: rendered.text,
    html: rendered.html,
    textEncoding: 'quoted-printable',
    messageId: mail.messageId,
    date: new Date(mail.queuedSeconds * 1_000),
    // RFC 3834: no answering machine answers it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(rendered.stopAddress !== null && {
        'List-Unsubscribe': `<${rendered.stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const text = await composer.compile().build();
  const { kind, messageId, queuedSeconds } = mail;
  return { from: from.address, to, messageId, queuedSeconds, kind, text };
}
