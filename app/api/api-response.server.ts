/** What all API handlers share: the request's session, and one shape for every error. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import type { StreamBindings } from '#app/features/live/server/event-stream.ts';

export type ApiEnv = {
  Bindings: StreamBindings;
  Variables: { requestSession: RequestSession };
};

export type ApiContext = Context<ApiEnv>;

/** The result of an API handler, sent as JSON. */
export type ApiAnswer = {
  status: ContentfulStatusCode;
  body: object;
  headers?: Record<string, string>;
};

/** Responds `{error: {code, message, …}}`; the message says what to do. */
export function fail(
  context: ApiContext,
  status: ContentfulStatusCode,
  error: { code: string; message: string } & Record<string, unknown>,
): Response {
  return context.json({ error }, status);
}

/** Responds 503 with Retry-After. */
export function failForNow(context: ApiContext, message: string): Response {
  context.header('retry-after', '5');
  return fail(context, 503, { code: 'unavailable', message });
}

/** The parameters of the query, or null if one has two values: which of them is meant, nobody can say. */
export function readQuery(context: ApiContext): Record<string, string> | null {
  const entries = Object.entries(context.req.queries());
  if (entries.some(([, values]) => values.length !== 1)) return null;
  return Object.fromEntries(entries.map(([name, values]) => [name, values[0] ?? '']));
}

/** The parsed JSON body, or undefined if it is not JSON. */
export async function readJson(context: ApiContext): Promise<unknown> {
  return parseJson(await context.req.text());
}

/** The parsed JSON, or undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Throws a SyntaxError for malformed input.
    return undefined;
  }
}
