/**
 * The allowlist in front of Better Auth: the endpoints that the shop opens, with their fields. The other
 * endpoints would write data that nobody reads, and text that no database can hold.
 */

import * as z from 'zod';
import { messages } from '#app/features/account/messages/messages.ts';
import { refuse } from '#app/features/account/refusal.ts';

/** The open endpoints under /api/auth. */
export const AUTH_ENDPOINTS = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/request-password-reset': 'POST',
  '/reset-password': 'POST',
  '/sign-out': 'POST',
  '/get-session': 'GET',
} as const;

type AuthEndpoint = keyof typeof AUTH_ENDPOINTS;

/** The maximum length of an e-mail address (RFC 5321, 4.5.3.1). */
const MAX_EMAIL_LETTERS = 254;

/** More than 128 are refused with a message of their own. */
const MAX_PASSWORD_LETTERS = 1000;

export const emailSchema = z
  .string({ error: () => messages.emailMissing })
  .max(MAX_EMAIL_LETTERS, { error: () => messages.emailTooLong })
  .pipe(z.email({ error: () => messages.refusals.INVALID_EMAIL }));

export const passwordSchema = z
  .string({ error: () => messages.passwordMissing })
  .max(MAX_PASSWORD_LETTERS, { error: () => messages.refusals.PASSWORD_TOO_LONG });

const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: z.boolean('rememberMe is true or false').optional(),
});

/** Names no page: Better Auth's `redirectTo`, and every other field, goes no further than this. */
const resetRequestSchema = z.object({ email: emailSchema });

const newPasswordSchema = z.object({
  newPassword: passwordSchema,
  token: z.string('Token is missing'),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type ResetRequest = z.infer<typeof resetRequestSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;

/** A request for Better Auth, with what its body says. */
export type AuthRequest = { request: Request } & (
  | { endpoint: '/sign-up/email' | '/sign-in/email'; body: Credentials }
  | { endpoint: '/request-password-reset'; body: ResetRequest }
  | { endpoint: '/reset-password'; body: NewPassword }
  | { endpoint: '/sign-out' | '/get-session' }
);

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fields of a body, or why they are refused. */
async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const message = 'Send the fields as JSON, with the content type application/json.';
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', message);
  }
  const body = schema.safeParse(await readJson(request));
  if (body.success) return body.data;
  const [problem] = body.error.issues;
  return refuse(400, 'VALIDATION_ERROR', problem?.message ?? 'Send the fields of this call.');
}

/** The request to pass on to Better Auth, or the response that refuses it. */
export async function toAuthRequest(
  request: Request,
  basePath: string,
  headers: Headers,
): Promise<AuthRequest | Response> {
  const url = new URL(request.url);
  const endpoint = url.pathname.slice(basePath.length);
  if (!isAuthEndpoint(endpoint)) return refuse(404, 'NOT_FOUND', 'There is no such call.');
  const method = AUTH_ENDPOINTS[endpoint];
  if (request.method !== method) return refuse(405, 'METHOD_NOT_ALLOWED', `Send it by ${method}.`);
  url.search = '';
  // Browsers send Origin with every write, and the host has refused other sites': without it the
  // client is a program, which needs none. Better Auth requires one.
  if (!headers.has('origin')) headers.set('origin', url.origin);
  switch (endpoint) {
    case '/get-session':
      return { endpoint, request: new Request(url, { headers }) };
    case '/sign-out':
      return { endpoint, request: withBody(url, headers, {}) };
    case '/request-password-reset': {
      const body = await readBody(request, resetRequestSchema);
      if (body instanceof Response) return body;
      return { endpoint, body, request: withBody(url, headers, body) };
    }
    case '/reset-password': {
      const body = await readBody(request, newPasswordSchema);
      if (body instanceof Response) return body;
      return { endpoint, body, request: withBody(url, headers, body) };
    }
    case '/sign-in/email':
    case '/sign-up/email': {
      const body = await readBody(request, credentialsSchema);
      if (body instanceof Response) return body;
      // Registration has no name field (spec 2, Login page); Better Auth's table requires a name.
      const unnamed = endpoint === '/sign-up/email' ? { name: '' } : {};
      return { endpoint, body, request: withBody(url, headers, { ...body, ...unnamed }) };
    }
  }
}

function isAuthEndpoint(path: string): path is AuthEndpoint {
  return Object.hasOwn(AUTH_ENDPOINTS, path);
}

function withBody(url: URL, headers: Headers, body: object): Request {
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  own.delete('content-length');
  return new Request(url, { method: 'POST', headers: own, body: JSON.stringify(body) });
}
