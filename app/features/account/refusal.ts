/** Refusals in the shape of Better Auth's calls: `{code, message}`. */
import { messages } from '#app/features/account/messages/messages.ts';

export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** Better Auth's own 429 response. */
export function tooManyRequests(waitSeconds: number): Response {
  const headers = { 'x-retry-after': String(waitSeconds), 'retry-after': String(waitSeconds) };
  return Response.json({ message: messages.tooManyRequests }, { status: 429, headers });
}
