/**
 * The allowlist in front of Better Auth: the four endpoints that the shop opens, with their fields.
 * The other endpoints would write data that nobody reads, and text that no database can hold.
 */
import * as z from 'zod';

/** The open endpoints under /api/auth. */
export const AUTH_ENDPOINTS = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/get-session': 'GET',
} as const;

export type AuthEndpoint = keyof typeof AUTH_ENDPOINTS;

/** The maximum length of an e-mail address (RFC 5321, 4.5.3.1). */
const MAX_EMAIL_LETTERS = 254;

/** Better Auth refuses more than 128 with its own message. */
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

export type Credentials = z.infer<typeof credentialsSchema>;

/** The fields of a sign-in or registration, or why they are refused. */
async function readCredentials(request: Request): Promise<Credentials | Response> {
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

/** A request for Better Auth; a sign-in or registration has credentials. */
export type AuthRequest = {
  endpoint: AuthEndpoint;
  credentials: Credentials | null;
  request: Request;
};

/** The request to pass on to Better Auth, or the response that refuses it. */
export async function toAuthRequest(
  request: Request,
  basePath: string,
  headers: Headers,
): Promise<AuthRequest | Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(basePath.length);
  if (!isAuthEndpoint(path)) return refuse(404, 'NOT_FOUND', 'There is no such call.');
  const method = AUTH_ENDPOINTS[path];
  if (request.method !== method) return refuse(405, 'METHOD_NOT_ALLOWED', `Send it by ${method}.`);
  url.search = '';
  // Browsers send Origin with every write, and the host has refused other sites': without it the
  // client is a program, which needs none. Better Auth requires one.
  if (!headers.has('origin')) headers.set('origin', url.origin);
  if (path === '/get-session') {
    return { endpoint: path, credentials: null, request: new Request(url, { headers }) };
  }
  if (path === '/sign-out') {
    return { endpoint: path, credentials: null, request: withBody(url, headers, {}) };
  }
  const credentials = await readCredentials(request);
  if (credentials instanceof Response) return credentials;
  // Registration has no name field (spec 2, Login page); Better Auth's table requires a name.
  const unnamed = path === '/sign-up/email' ? { name: '' } : {};
  const own = withBody(url, headers, { ...credentials, ...unnamed });
  return { endpoint: path, credentials, request: own };
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
