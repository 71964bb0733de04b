/** What happens to a form that cannot reach the shop. */
import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { connection, isConnectionError } from '#app/ui/feedback/connection.ts';

function isUnreached(result: unknown): boolean {
  // 502 and more: of what stands before a shop that does not answer.
  if (isRouteErrorResponse(result)) return result.status > 501;
  // The router has the error of an action in `data()`.
  return result instanceof Object && 'data' in result && isConnectionError(result.data);
}

/**
 * Middleware in the browser, for all forms: of one that does not reach the shop the page stays, with what was typed, and
 * the notice of the shop's frame says so. Its answer is `undefined` then, which no action gives.
 */
export async function keepUnreached(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<void> {
  const results = await next();
  if (request.method === 'GET') return;
  for (const result of Object.values(results)) {
    if (!isUnreached(result.result)) continue;
    connection.lose();
    result.type = 'data';
    // With this status the router loads nothing anew.
    result.result = data(undefined, 503);
  }
}
