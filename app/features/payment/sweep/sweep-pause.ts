const MINUTE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 6 * 60 * MINUTE_SECONDS;

/** Until a payment is due again after it was looked at this many times: a minute, doubled each time. */
export function sweepPauseSeconds(tries: number): number {
  return Math.min(MINUTE_SECONDS * 2 ** tries, MAX_PAUSE_SECONDS);
}
