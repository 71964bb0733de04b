/** The admin as one Hono app: its address, its sign-in, its files and its pages. */
import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  type AdminSignIn,
  nonceContext,
  pageErrorsContext,
  sessionContext,
  signInContext,
} from '#admin/operations/admin-context.server.ts';
import type { AdminParts } from '#admin/operations/admin-parts.server.ts';
import { createStaffPasskeys } from '#admin/sign-in/staff-passkeys.server.ts';
import {
  endSession,
  enterWithCode,
  findSession,
  isSessionOpen,
  type StaffMember,
  startSession,
} from '#admin/sign-in/staff-sessions.server.ts';
import { respondWithEvents, type StreamBindings } from '#app/features/live/server/event-stream.ts';
import type { ShopSettings } from '#app/features/settings/shop-settings.ts';
import {
  AUTH_LIMIT,
  hitRateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { createStaffApi } from '#operations/api/staff-api.server.ts';
import { hasStaff } from '#operations/staff/staff-invites.server.ts';
import { failedRequest } from '#server/http/failed-request.ts';
import { rejectMalformedPath } from '#server/http/limits/reject-malformed-path.ts';
import { importedPictures, staticFiles } from '#server/http/pages/static-files.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { ownAddressOnly, ownPagesOnly } from './admin-address.ts';
import { createAdminCookie } from './admin-cookie.ts';
import { openAdminStream } from './admin-live.ts';

/** `pictureHosts` are as in picture-hosts.ts. */
function adminContentSecurityPolicy(nonce: string, pictureHosts: readonly string[]): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", ...pictureHosts.map((host) => `https://${host}`), 'data:'],
    ['connect-src', "'self'"],
    // The preview of a mail, which is in a sandbox.
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** A form without files: the longest description takes a fifth of it. */
const MAX_FORM_BYTES = 1_000_000;

/** These take files, and limit each while they write it to the disk. */
const TAKES_FILES =
  /^\/(?:import|products\/[^/]+\/pictures|(?:collections|home)\/[^/]+\/picture|shop\/pictures\/[^/]+)(?:\.data)?$/;

const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (context) => context.text('This is more than a page of the admin sends.\n', 413),
});

/** Refuses what is too large before it is read. */
export const limitBody: MiddlewareHandler = async (context, next) =>
  TAKES_FILES.test(context.req.path) ? next() : limitForm(context, next);

export type AdminEnv = {
  Bindings: Partial<HttpBindings> & StreamBindings;
  Variables: { member: StaffMember | null; cookies: string[] };
};

/** What pages know of the shop, before anybody has signed in too. */
const pickAbout = ({ about, timeZone }: ShopSettings) => ({ about, timeZone });

type AdminContext = Context<AdminEnv>;

/** What whoever is not signed in can write. */
const OPEN_WRITES = ['/enter', '/passkey/sign-in-options', '/passkey/sign-in'];

const TOO_MANY = 'Too many attempts. Wait a minute, then try again.';

/** `folder` is the admin's client build; null where only its answers are asked. */
export function createAdminApp(
  parts: AdminParts,
  pages: ServerBuild,
  folder: string | null,
): Hono<AdminEnv> {
  const { shop, origin, warnings, environment, shopUrl } = parts;
  const { log } = shop;
  const { current } = shop.settings;
  const { queries, searches } = shop.database;
  const cookie = createAdminCookie(origin.startsWith('https:'));
  const passkeys = createStaffPasskeys({
    queries,
    secrets: parts.authSecrets,
    origin,
    name: () => `${current().about.name} admin`,
  });
  const renderPage = createRequestHandler(pages, 'production');
  const app = new Hono<AdminEnv>();

  /** Counts an attempt to get in; the seconds to wait where there were too many, else 0. */
  function limitOf({ env, req }: AdminContext): Promise<number> {
    const remote = env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const address = parts.clientAddress(remote, req.header('x-forwarded-for') ?? '');
    return hitRateLimit(queries, rateLimitKey('admin', address), AUTH_LIMIT);
  }

  function signInOf(context: AdminContext): AdminSignIn {
    const { member, cookies } = context.var;
    const userAgent = context.req.header('user-agent') ?? null;
    return {
      ...pickAbout(current()),
      member,
      isUnused: async () => !(await hasStaff(queries)),
      async enter(code) {
        const waitSeconds = await limitOf(context);
        if (waitSeconds > 0) {
          log.warn({ outcome: 'limited' }, 'An admin link was used');
          return { kind: 'limited', waitSeconds };
        }
        const token = await enterWithCode(queries, { code, userAgent });
        log[token ? 'info' : 'warn'](
          { outcome: token ? 'done' : 'failed' },
          'An admin link was used',
        );
        if (token === null) return { kind: 'refused' };
        cookies.push(cookie.set(token));
        return { kind: 'entered' };
      },
      async signOut() {
        const token = cookie.read(context.req.header('cookie'));
        if (token !== null) await endSession(queries, token);
        cookies.push(cookie.clear());
      },
    };
  }

  app.use((_, next) => withRequestId(null, next));
  app.use(securityHeaders(origin.startsWith('https:') ? 'host' : 'none'));
  // Its callers have a token and no cookie: what protects browsers is not for them.
  const answerStaffApi = createStaffApi(shop);
  app.all('/api/v1/*', ({ req }) => answerStaffApi(req.raw));
  app.use(rejectMalformedPath);
  if (!parts.isBehindProxy) app.use(ownAddressOnly(origin));
  app.use(ownPagesOnly(origin));
  app.use(limitBody);
  app.route('/', importedPictures(shop.dataDir));
  if (folder !== null) app.route('/', staticFiles(folder, ['/assets']));
  if (parts.shopFolder !== null) {
    app.route('/', staticFiles(parts.shopFolder, ['/pictures', '/brand']));
  }
  const withStaff: MiddlewareHandler<AdminEnv> = async (context, next) => {
    const token = cookie.read(context.req.header('cookie'));
    context.set('member', token === null ? null : await findSession(queries, token));
    context.set('cookies', []);
    const { path, method } = context.req;
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (isWrite && !context.var.member && !OPEN_WRITES.includes(path.replace(/\.data$/, ''))) {
      return context.text('You are signed out. Open the admin again.\n', 403);
    }
    await next();
    for (const line of context.var.cookies) context.res.headers.append('set-cookie', line);
    return undefined;
  };
  app.use(withStaff);

  app.get('/live', (context) => {
    const token = cookie.read(context.req.header('cookie')) ?? '';
    const { member } = context.var;
    if (!member) return context.body(null, 403);
    if (shop.live.isClosed()) return context.body(null, 503);
    // HEAD gets no body: the stream would never be read or closed.
    if (context.req.raw.method === 'HEAD') return context.body(null, 200);
    const stream = openAdminStream({
      live: shop.live,
      member,
      isStillOpen: () => isSessionOpen(queries, token),
      log,
    });
    return respondWithEvents(context, stream);
  });
  app.post('/passkey/sign-in-options', (context) => context.json(passkeys.signInOptions()));
  app.post('/passkey/sign-in', async (context) => {
    const waitSeconds = await limitOf(context);
    if (waitSeconds > 0) {
      return context.json({ message: TOO_MANY }, 429, { 'retry-after': String(waitSeconds) });
    }
    const verified = await passkeys.signIn(await context.req.json().catch(() => null));
    const userAgent = context.req.header('user-agent') ?? null;
    const token = verified && (await startSession(queries, verified, userAgent));
    if (token === null) {
      return context.json({ message: 'This passkey did not work. Ask for a new link.' }, 401);
    }
    context.var.cookies.push(cookie.set(token));
    return context.json({});
  });
  app.post('/passkey/register-options', async (context) => {
    const { member } = context.var;
    return member ? context.json(await passkeys.registerOptions(member)) : context.body(null, 403);
  });
  app.post('/passkey/register', async (context) => {
    const { member } = context.var;
    const body = await context.req.json().catch(() => null);
    const userAgent = context.req.header('user-agent') ?? null;
    if (member && (await passkeys.register(member, body, userAgent))) return context.json({});
    return context.json({ message: 'This passkey could not be added. Try again.' }, 400);
  });

  app.all('*', async (context) => {
    const errors: unknown[] = [];
    const nonce = randomBytes(16).toString('base64');
    const host = new RouterContextProvider();
    const { member } = context.var;
    host.set(signInContext, signInOf(context));
    if (member) {
      host.set(sessionContext, {
        ...{ ...shop, queries, searches, member },
        ...pickAbout(current()),
        ...{ origin, shopUrl, warnings, environment, adminOrigin: () => origin },
      });
    }
    host.set(nonceContext, nonce);
    host.set(pageErrorsContext, errors);
    const page = await renderPage(context.req.raw, host);
    const isOwnPage = !page.headers.has('content-security-policy');
    if (isOwnPage && page.headers.get('content-type')?.startsWith('text/html')) {
      page.headers.set(
        'content-security-policy',
        adminContentSecurityPolicy(nonce, shop.pictureHosts),
      );
    }
    if (errors.length > 0) {
      const level = errors.every(isDatabaseUnavailable) ? 'warn' : 'error';
      log[level]({ err: errors[0], path: context.req.path }, 'A page of the admin failed');
    }
    return page;
  });
  app.onError((thrown, context) => {
    const { status, error, headers } = failedRequest(thrown, context.req.path, log);
    return context.json({ error }, status, headers);
  });
  return app;
}
