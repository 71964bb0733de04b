/** What all calls share: the visitor of the request, and one shape for every error. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestSession } from '#app/features/account/request-session.server.ts';

export type ApiEnv = { Variables: { requestSession: RequestSession } };

export type ApiContext = Context<ApiEnv>;

/** What a call says, as JSON, whoever sends it. */
export type ApiAnswer = { status: ContentfulStatusCode; body: object };

/** `{error: {code, message}}`; the message says what to do. `more` stands beside them. */
export function fail(
  context: ApiContext,
  status: ContentfulStatusCode,
  error: { code: string; message: string } & Record<string, unknown>,
): Response {
  return context.json({ error }, status);
}

/** 503 for a caller who should try again after a while. */
export function failForNow(context: ApiContext, message: string): Response {
  context.header('retry-after', '5');
  return fail(context, 503, { code: 'unavailable', message });
}

/** The parsed JSON body, or undefined for what is no JSON. */
export async function readJson(context: ApiContext): Promise<unknown> {
  return parseJson(await context.req.text());
}

/** What a body says, or undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A SyntaxError is the runtime's way to say no.
    return undefined;
  }
}
