/** Refusals in the shape of Better Auth's calls: `{code, message}`. */

export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** Better Auth's own 429 response. */
export function tooManyRequests(waitSeconds: number): Response {
  const message = 'Too many requests. Please try again later.';
  const headers = { 'x-retry-after': String(waitSeconds), 'retry-after': String(waitSeconds) };
  return Response.json({ message }, { status: 429, headers });
}
