/** The shop over HTTP: one Hono app, whatever the sockets. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import { createApi } from '#app/api.server.ts';
import { serveMarkdownPages } from '#app/features/agents/routes/markdown-pages-api.server.ts';
import {
  type PageForAll,
  pageBytesContext,
  pageErrorsContext,
  pageForAllContext,
  requestSessionContext,
  shopContext,
} from '#app/page-context.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { describeRefusedBuild } from '#db/schema-version.ts';
import { bookDownloads } from '#server/http/book-downloads.ts';
import { failedRequest, RETRY_AFTER_SECONDS } from '#server/http/failed-request.ts';
import type { TrustedProxies } from '#server/http/limits/client-address.ts';
import { rejectMalformedPath } from '#server/http/limits/reject-malformed-path.ts';
import { sameOriginOnly } from '#server/http/limits/same-origin.ts';
import { cachePrefetchedData } from '#server/http/pages/prefetch-caching.ts';
import { securityTxt } from '#server/http/pages/security-txt.ts';
import { sharePictures } from '#server/http/pages/share-pictures.ts';
import { importedPictures, staticFiles } from '#server/http/pages/static-files.ts';
import { webManifest } from '#server/http/pages/web-manifest.ts';
import { type Hsts, securityHeaders } from '#server/http/security-headers.ts';
import { withRequestId } from '#server/log/request-id.ts';

export type AppParts = {
  shop: Shop;
  /** React Router's build of the pages. */
  pages: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the client build; null where only calls are asked. */
  clientFolder: string | null;
  hsts: Hsts;
  origin: string | null;
  /** The URI that security.txt names; null where there is no such file. */
  securityContact: string | null;
  /** The proxies whose X-Forwarded-For is trusted. */
  proxies: TrustedProxies;
};

/** What is passed to the app beside a request: Node's objects, or that the response is cached. */
export type AppBindings = Partial<HttpBindings> & {
  /** Set where the page is made for all visitors, as a template. */
  forAll?: PageForAll;
};

/** Where the connection came from; in a test that opens none, the loopback. */
function remoteAddress(context: Context<ApiEnv>): string {
  const { incoming } = (context.env ?? {}) as AppBindings;
  return incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/**
 * Whether the client has gone in the middle of its body. Reading it then fails as a lost connection to the
 * database does.
 */
function isCutOff(context: Context<ApiEnv>): boolean {
  const { incoming } = (context.env ?? {}) as AppBindings;
  return incoming?.destroyed === true && !incoming.complete;
}

/** Nobody reads it any more. */
const CUT_OFF = {
  code: 'cut_off',
  message: 'The body of this request was cut off. Send it again.',
};

/** The same page with 503, and when to come back. */
function comeBack({ body, headers }: Response): Response {
  return new Response(body, {
    status: 503,
    headers: [...headers, ['retry-after', RETRY_AFTER_SECONDS]],
  });
}

/** The answer with the page that was rendered for it: as bytes, which are sent at once, and not as a stream. */
function withPage(answer: Response, bytes: Uint8Array<ArrayBuffer> | null): Response {
  if (bytes === null) return answer;
  return new Response(bytes, { status: answer.status, headers: answer.headers });
}

/** Whoever asks it knows the process by an address of its own, so under any Host. */
export const UP_PATH = '/up';

const WEBHOOK_PATH = '/api/payments/webhook';

export function createApp(parts: AppParts): Hono<ApiEnv> {
  const { shop, pages, clientFolder, hsts, proxies } = parts;
  const { simulator, log } = shop;
  const app = new Hono<ApiEnv>();
  const renderPage = createRequestHandler(pages, 'production');

  app.use((context, next) =>
    // A proxy's own id leads from its log to the shop's.
    withRequestId(proxies.exist ? (context.req.header('x-request-id') ?? null) : null, next),
  );
  app.use(securityHeaders(hsts));
  app.get(UP_PATH, (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    if (shop.live.isClosed()) {
      const message = 'This process ends. Ask another one.';
      return context.json({ error: { code: 'stopping', message } }, 503);
    }
    try {
      await shop.checkDatabase();
      return context.json({ status: 'ready' });
    } catch (error) {
      const refused = describeRefusedBuild(error);
      const reason = isDatabaseUnavailable(error)
        ? 'The database does not answer.'
        : 'A statement of the shop fails.';
      log.warn({ err: error }, `Not ready. ${refused ?? reason}`);
      const message = refused ?? `${reason} Try again in a moment.`;
      return context.json({ error: { code: 'not_ready', message } }, 503);
    }
  });

  app.use(rejectMalformedPath, sameOriginOnly([WEBHOOK_PATH]));
  if (parts.securityContact !== null) {
    app.route('/', securityTxt(parts.securityContact, parts.origin));
  }
  app.route(
    '/',
    webManifest(() => shop.settings.current().about),
  );
  const shownFolders = clientFolder === null ? [] : [clientFolder];
  app.route('/', sharePictures([shop.dataDir, ...shownFolders]));
  app.route('/', importedPictures(shop.dataDir));
  if (clientFolder !== null) app.route('/', staticFiles(clientFolder));
  app.use(cachePrefetchedData);
  app.use(async function withRequestSession(context, next) {
    const { headers } = context.req.raw;
    const address = proxies.clientAddress(
      remoteAddress(context),
      headers.get('x-forwarded-for') ?? '',
    );
    context.set('requestSession', shop.openRequestSession(headers, address));
    await next();
    // Not `context.header`, which makes another Response of one that is there.
    const { headers: answered } = context.res;
    for (const cookie of context.var.requestSession.cookies()) {
      answered.append('set-cookie', cookie);
    }
  });

  app.route('/', bookDownloads(shop));
  app.route('/', createApi(shop));
  if (simulator) {
    app.all('/card-simulator', (context) => simulator.browser(context.req.raw));
    app.all('/card-simulator/*', (context) => simulator.browser(context.req.raw));
  }
  app.use(serveMarkdownPages(shop));
  app.all('*', async (context) => {
    const errors: unknown[] = [];
    const host = new RouterContextProvider();
    host.set(shopContext, shop);
    host.set(requestSessionContext, context.var.requestSession);
    host.set(pageErrorsContext, errors);
    host.set(pageForAllContext, (context.env as AppBindings)?.forAll ?? null);
    const answer = await renderPage(context.req.raw, host);
    const page = withPage(answer, host.get(pageBytesContext));
    if (errors.length === 0) return page.status === 503 ? comeBack(page) : page;
    const path = context.req.path;
    if (!errors.every(isDatabaseUnavailable)) {
      log.error(
        { err: errors.find((error) => !isDatabaseUnavailable(error)), path },
        'A page failed',
      );
      return page;
    }
    const refused = errors.map(describeRefusedBuild).find((reason) => reason !== null);
    log.warn({ path }, `A page failed: ${refused ?? 'the database does not answer'}`);
    return comeBack(page);
  });

  app.onError((thrown, context) => {
    if (isCutOff(context)) return context.json({ error: CUT_OFF }, 400);
    const { status, error, headers } = failedRequest(thrown, context.req.path, log);
    return context.json({ error }, status, headers);
  });
  return app;
}
