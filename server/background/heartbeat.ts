/**
 * Tells a service outside that all is well, which raises the alarm where it is told nothing for a while: it needs neither
 * this process nor the shop's mail to be heard.
 */
import type { Logger } from 'pino';
import type { Health } from '#app/features/health/health.server.ts';
import { sendRequest } from '#app/shared/outgoing/outgoing-request.server.ts';

const ANSWER_MS = 10_000;

type Parts = {
  /** The address of the service; null is none. */
  url: string | null;
  health: Pick<Health, 'read'>;
  log: Logger;
};

/** To be called after each round of background work that has done all of its work. Never rejects for the service. */
export function createHeartbeat({ url, health, log }: Parts): () => Promise<void> {
  return async () => {
    if (url === null) return;
    const { findings } = await health.read();
    const wrong = findings.filter(({ isWell }) => !isWell).map(({ subject }) => subject);
    if (wrong.length > 0) {
      log.warn({ subjects: wrong }, 'The heartbeat is left out: not all is well');
      return;
    }
    try {
      const answer = await sendRequest(new URL(url), {
        ...{ headers: {}, mayConnect: () => true },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      answer.destroy();
      const { statusCode: status = 0 } = answer;
      // A redirect comes from something else, such as a network that asks for a sign-in.
      if (status < 200 || status > 299) log.warn({ status }, 'The heartbeat was refused');
    } catch (error) {
      log.warn({ err: error }, 'The heartbeat has reached nobody');
    }
  };
}
