/** What a form does that cannot reach the shop: every route with an action exports it. */
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import { connection, isConnectionError } from '#app/ui/feedback/connection.ts';

/** Of what stands before a shop that does not answer. */
const GATEWAY_STATUSES = [502, 503, 504];

function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return GATEWAY_STATUSES.includes(error.status);
  return isConnectionError(error);
}

/**
 * Posts the form; its page stays, with what was typed, where that does not reach the shop, and the notice of the shop's
 * frame says so. The answer is `undefined` then, which no action gives.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreached(error)) throw error;
    connection.lose();
    // With this status the router loads nothing anew.
    return data(undefined, 503);
  }
}
