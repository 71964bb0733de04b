/** The port `mail`: where the shop's mails go. The embedded outbox or an SMTP server. */
import type { Delivery } from '#app/features/mail/mail-attempt.ts';

/** A mail as it is sent: RFC 5322, with its envelope. */
export type ComposedMail = {
  /** Of the envelope: addresses alone. */
  from: string;
  to: string;
  /** The same in every attempt, with its angle brackets. */
  messageId: string;
  /** Names its file in the outbox: when and what. */
  queuedSeconds: number;
  kind: string;
  text: Buffer;
};

export type MailTransport = {
  kind: 'outbox' | 'smtp';
  /**
   * Sends it; never throws. Where a mail could come twice, `onTransmit` is awaited when the server is ready
   * for the text, and before any of it leaves: without its consent (false) nothing does.
   */
  deliver(mail: ComposedMail, onTransmit: () => Promise<boolean>): Promise<Delivery>;
  /** Deletes what was sent more than so many days ago. */
  deleteOld(keptDays: number): Promise<void>;
};
