/**
 * Tells a service outside that all is well, which raises the alarm where it is told nothing for a while: it needs neither
 * this process nor the shop's mail to be heard.
 */
import type { Logger } from 'pino';
import { LONGEST_MAIL_SECONDS } from '#app/features/health/decide-health.ts';
import { isMailWaiting } from '#app/features/mail/mail-store.server.ts';
import type { Queries } from '#db/database.ts';

const ANSWER_MS = 10_000;

type Parts = {
  /** The address of the service; null is none. */
  url: string | null;
  queries: Queries;
  log: Logger;
};

/** To be called after each round of background work that has done all of its work. Never rejects for the service. */
export function createHeartbeat({ url, queries, log }: Parts): () => Promise<void> {
  return async () => {
    if (url === null) return;
    if (await isMailWaiting(queries, LONGEST_MAIL_SECONDS)) {
      log.warn('The heartbeat is left out: a mail has waited for more than an hour');
      return;
    }
    try {
      const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
      if (!ok) log.warn({ status }, 'The heartbeat was refused');
    } catch (error) {
      log.warn({ err: error }, 'The heartbeat has reached nobody');
    }
  };
}
