/**
 * What is let through to Better Auth: the four calls that the shop opens, with the fields that they
 * take. The rest of its calls would write what nobody reads, and text that no database can hold.
 */
import * as z from 'zod';

/** The calls under /api/auth that there are. */
export const AUTH_ENDPOINTS = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/get-session': 'GET',
} as const;

export type AuthEndpoint = keyof typeof AUTH_ENDPOINTS;

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1). */
const MAX_EMAIL_LETTERS = 254;

/** Better Auth refuses what is longer than 128, in its own words. */
const MAX_PASSWORD_LETTERS = 1000;

const credentialsSchema = z.object({
  email: z
    .string('Email is missing')
    .max(MAX_EMAIL_LETTERS, 'Email too long')
    .pipe(z.email('Invalid email')),
  password: z.string('Password is missing').max(MAX_PASSWORD_LETTERS, 'Password too long'),
  rememberMe: z.boolean('rememberMe is true or false').optional(),
});

/** An error in Better Auth's shape. */
function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fields of a sign-in or registration, or why they are refused. */
async function readCredentials(request: Request): Promise<object | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const message = 'Send the fields as JSON, with the content type application/json.';
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', message);
  }
  const credentials = credentialsSchema.safeParse(await readJson(request));
  if (!credentials.success) {
    const [problem] = credentials.error.issues;
    return refuse(400, 'VALIDATION_ERROR', problem?.message ?? 'Send e-mail and password.');
  }
  return credentials.data;
}

/** The request as Better Auth is to see it, or the answer to one that it is not to see. */
export async function toAuthRequest(
  request: Request,
  basePath: string,
  headers: Headers,
): Promise<Request | Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(basePath.length);
  if (!isAuthEndpoint(path)) return refuse(404, 'NOT_FOUND', 'There is no such call.');
  const method = AUTH_ENDPOINTS[path];
  if (request.method !== method) return refuse(405, 'METHOD_NOT_ALLOWED', `Send it by ${method}.`);
  url.search = '';
  // Browsers send it with every write, and the host has refused another site's: who leaves it out is
  // a program, which need not.
  if (!headers.has('origin')) headers.set('origin', url.origin);
  if (path === '/get-session') return new Request(url, { headers });
  if (path === '/sign-out') return withBody(url, headers, {});
  const credentials = await readCredentials(request);
  if (credentials instanceof Response) return credentials;
  // Registering asks for no name (spec 2, Login page); Better Auth's table wants one.
  const unnamed = path === '/sign-up/email' ? { name: '' } : {};
  return withBody(url, headers, { ...credentials, ...unnamed });
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
