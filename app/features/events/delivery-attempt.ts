/** What becomes of a delivery after an attempt: every rule of delivering. */
import { messages } from '#app/features/mail/messages/messages.ts';

/** Deliveries and their events are kept so long, whatever has become of them. */
export const RETENTION_DAYS = 30;

/** How an attempt has ended: what has answered, with its HTTP status where it has one. */
export type Attempt = { isTaken: boolean; status: number | null; answer: string };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Between ten attempts within three days. */
export const PAUSES_SECONDS = [
  ...[10, MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR],
  ...[12 * HOUR, 22 * HOUR, 24 * HOUR],
];

/** HTTP: what was here will not be here again. */
const GONE = 410;

export type AfterAttempt = {
  state: 'due' | 'delivered';
  pauseSeconds: number;
  /** Why the endpoint is switched off, a sentence; null: it stays on. */
  offBecause: string | null;
};

/** `tries`: with this one. What was not taken stays due for when the endpoint is switched on again. */
export function afterAttempt(tries: number, { isTaken, status, answer }: Attempt): AfterAttempt {
  if (isTaken) return { state: 'delivered', pauseSeconds: 0, offBecause: null };
  if (status === GONE) {
    return { state: 'due', pauseSeconds: 0, offBecause: messages.endpointOff.isGone };
  }
  const pauseSeconds = PAUSES_SECONDS[tries - 1];
  if (pauseSeconds !== undefined) return { state: 'due', pauseSeconds, offBecause: null };
  // Its own words may repeat what was sent, and this goes into a mail.
  const offBecause = messages.endpointOff.triesFailed(tries, status ?? answer);
  return { state: 'due', pauseSeconds: 0, offBecause };
}
