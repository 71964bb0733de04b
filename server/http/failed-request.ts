/** The response and the log line of a request that failed on the server's side. */
import type { Logger } from 'pino';
import {
  isSearchesFull,
  SEARCH_RETRY_SECONDS,
} from '#app/features/catalogue/search/search-queue.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { describeRefusedBuild } from '#db/schema-version.ts';

export const RETRY_AFTER_SECONDS = '5';

export type FailedRequest = {
  status: 500 | 503;
  error: { code: string; message: string };
  headers: Record<string, string>;
};

/** `path` is null where it is not known. */
export function failedRequest(error: unknown, path: string | null, log: Logger): FailedRequest {
  if (isDatabaseUnavailable(error)) {
    const reason = describeRefusedBuild(error) ?? 'the database does not answer';
    log.warn({ path }, `A request failed: ${reason}`);
    const message = 'The shop cannot be reached for a moment. Nothing was lost; try again soon.';
    const headers = { 'retry-after': RETRY_AFTER_SECONDS };
    return { status: 503, error: { code: 'unavailable', message }, headers };
  }
  if (isSearchesFull(error)) {
    const message = 'Too many are searching at this moment. Try again in a few seconds.';
    const headers = { 'retry-after': String(SEARCH_RETRY_SECONDS) };
    return { status: 503, error: { code: 'unavailable', message }, headers };
  }
  log.error({ err: error, path }, 'A request failed');
  const message = 'Something went wrong on our side. Nothing was lost; try again in a moment.';
  return { status: 500, error: { code: 'internal', message }, headers: {} };
}
