/** Renders a page whole (architecture, 'Pages'), under a Content-Security-Policy of its own. */
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  isPublicContext,
  pageBytesContext,
  pageErrorsContext,
  shopContext,
} from '#app/page-context.server.ts';
import { pageStyles } from '#app/page-styles.server.ts';
import { TIME_ZONE_SCRIPT } from '#app/shared/time/time-zone-script.ts';
import { FragmentCacheContext } from '#app/ui/cached-fragment.tsx';
import {
  contentSecurityPolicy,
  trustByHash,
  trustByNonce,
} from './content-security-policy.server.ts';
import { encodePage } from './encode-page.server.ts';
import { openFragmentCache } from './fragment-cache.server.ts';

/** Escapes as React Router does between script tags. */
function toScriptText(value: string): string {
  const escapes: Record<string, string> = {
    '&': '\\u0026',
    '>': '\\u003e',
    '<': '\\u003c',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (match) => escapes[match] ?? match);
}

/** The attribute by which the policy trusts an inline script or style; absent where it names hashes. */
type Nonce = { nonce?: string };

function attributesOf({ nonce }: Nonce): string {
  return nonce ? ` nonce="${nonce}"` : '';
}

function script(own: Nonce, code: string): string {
  return `<script${attributesOf(own)}>${code}</script>`;
}

/** The script that hands the loaders' data to the browser, which React Router would stream. */
async function readHandoff(stream: ReadableStream<Uint8Array>, own: Nonce): Promise<string> {
  const data = toScriptText(await text(stream));
  const controller = 'window.__reactRouterContext.streamController';
  return script(own, `${controller}.enqueue(${data});${controller}.close();`);
}

/** Low priority: the page is complete without scripts, so what it shows is loaded first. */
const MODULE_PRELOAD = '<link rel="modulepreload"';

/** The head as the server sends it: React leaves nodes in it alone that it did not render. */
function completeHead(head: string, own: Nonce): string {
  const start = head.indexOf('<head>') + '<head>'.length;
  const links = head
    .slice(start)
    .replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);
  return `<!DOCTYPE html>${head.slice(0, start)}${script(own, TIME_ZONE_SCRIPT)}${links}`;
}

async function renderWhole(
  request: Request,
  context: EntryContext,
  own: Nonce,
): Promise<Buffer<ArrayBuffer>> {
  // React Router types the stream but does not document that it may be taken. A page needs its data before anything
  // can be rendered, so streaming would gain nothing and cost a stream a page.
  const { serverHandoffStream, ...rest } = context;
  const handoff = serverHandoffStream ? await readHandoff(serverHandoffStream, own) : '';
  const fragments = openFragmentCache();
  const html = renderToString(
    <FragmentCacheContext value={fragments.lookUp}>
      <ServerRouter context={rest} url={request.url} {...own} />
    </FragmentCacheContext>,
  );
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return Buffer.concat([
    Buffer.from(completeHead(html.slice(0, headEnd), own)),
    ...pageStyles(request, attributesOf(own)),
    ...fragments.fill(html.slice(headEnd, bodyEnd)),
    Buffer.from(handoff + html.slice(bodyEnd)),
  ]);
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<Response> {
  const { provider, pictureHosts } = host.get(shopContext);
  const isPublic = host.get(isPublicContext);
  const nonce = randomBytes(16).toString('base64');
  const html = await renderWhole(request, context, isPublic ? {} : { nonce });
  const trust = isPublic ? trustByHash(`${html}`) : trustByNonce(nonce);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(trust, provider.sources, pictureHosts),
  );
  // The router looks at the body of an answer, which makes a stream of it.
  host.set(pageBytesContext, encodePage(html, headers, request.headers.get('accept-encoding')));
  return new Response(null, { status, headers });
}

/** Collects errors for the host, which logs them and answers 503 if the database is unavailable. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageErrorsContext).push(error);
}
