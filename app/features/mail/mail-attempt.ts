/** What becomes of a mail before and after an attempt to send it: every rule of sending. */
import { type MailKind, SECRET_SECONDS } from './mail-kinds.ts';
import type { MailState } from './mail-state.ts';

/** Mails that have ended are stored so long, with whom they were sent to; so are the files of the outbox. */
export const RETENTION_DAYS = 30;

/** A mail that this process has taken. */
export type TakenMail = {
  shopper: string;
  dedupe: string;
  kind: MailKind;
  recipient: string;
  body: unknown;
  /** As it was before it was taken. */
  state: MailState;
  /** This attempt included. */
  tries: number;
  messageId: string;
  /** When it was queued, in unix time, and how long ago that is. */
  queuedSeconds: number;
  ageSeconds: number;
};

/**
 * How an attempt has ended. `unwritten`: there is no text, because the row is not what its kind reads.
 * `refused`: the server will not have this mail, ever. `failed`: it may pass.
 * `isReached`: the server has answered something at all. `isInDoubt`: the text was handed over, and
 * whether the server has taken it is not known.
 */
export type Delivery =
  | { kind: 'sent'; reply: string }
  | { kind: 'unwritten'; reply: string }
  | { kind: 'refused'; reply: string }
  | { kind: 'failed'; reply: string; isReached: boolean; isInDoubt: boolean };

/** How a mail stands after an attempt, and in how many seconds it is due again. */
export type AfterAttempt = { state: MailState; pauseSeconds: number };

/** So long a mail is tried. */
const GIVE_UP_SECONDS = 5 * 24 * 60 * 60;

/** So long one that cannot be rendered: a newer version of the shop may be able to. */
const UNWRITTEN_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

const FIRST_PAUSE_SECONDS = 30;
const MAX_PAUSE_SECONDS = 60 * 60;

/** Half a minute after the first attempt, then twice as long each time, up to an hour. */
function retryPauseSeconds(tries: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), MAX_PAUSE_SECONDS);
}

/** The end of a mail that is not to be sent any more; null for one that is. */
export function endBeforeAttempt(
  mail: Pick<TakenMail, 'kind' | 'state' | 'ageSeconds'>,
): MailState | null {
  // Its sender has ended in the middle.
  if (mail.state === 'transmitting') return 'in_doubt';
  const usefulSeconds = SECRET_SECONDS[mail.kind];
  if (usefulSeconds !== undefined && mail.ageSeconds >= usefulSeconds) return 'expired';
  const triedSeconds = mail.state === 'unwritten' ? UNWRITTEN_SECONDS : GIVE_UP_SECONDS;
  return mail.ageSeconds >= triedSeconds ? 'given_up' : null;
}

/** Whether a second copy would be wrong: a secret that ends soon can be asked for again. */
export function isSentAtMostOnce(kind: MailKind): boolean {
  return SECRET_SECONDS[kind] !== undefined;
}

/** On doubt a receipt is sent again and a secret is not. */
export function afterAttempt(
  mail: Pick<TakenMail, 'kind' | 'tries'>,
  delivery: Delivery,
): AfterAttempt {
  if (delivery.kind === 'unwritten') {
    return { state: 'unwritten', pauseSeconds: retryPauseSeconds(mail.tries) };
  }
  if (delivery.kind !== 'failed') return { state: delivery.kind, pauseSeconds: 0 };
  if (delivery.isInDoubt && isSentAtMostOnce(mail.kind)) {
    return { state: 'in_doubt', pauseSeconds: 0 };
  }
  return { state: 'queued', pauseSeconds: retryPauseSeconds(mail.tries) };
}
