/** How a mail stands. */

/** These are still to be sent: the index `mail_due` has them. */
export const UNSENT_STATES = ['queued', 'unwritten', 'sending', 'transmitting'] as const;

/**
 * queued → sending → sent, and back to queued after a failure that may pass. `unwritten` could not be
 * rendered, which is a fault of the shop: staff sees it at once, and it is tried again. `transmitting` is a mail with
 * a secret whose text may have reached the server. The others are ends: `refused` by the server for good,
 * `given_up` after days of trying, `in_doubt` when nobody knows whether a secret has arrived, `expired`
 * when the secret is of no use any more, or whom it was for is not told of such any more.
 */
export type MailState =
  | (typeof UNSENT_STATES)[number]
  | 'sent'
  | 'refused'
  | 'given_up'
  | 'in_doubt'
  | 'expired';
