/** Renders a page whole (architecture, 'Pages'), under a Content-Security-Policy of its own. */
import { randomBytes } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { TIME_ZONE_SCRIPT } from '#app/features/orders/time-zone-script.ts';
import {
  isPublicContext,
  pageErrorsContext,
  pageHtmlContext,
  shopContext,
} from '#app/page-context.server.ts';
import { pageStyles } from '#app/page-styles.server.ts';
import { FragmentCacheContext } from '#app/ui/cached-fragment.tsx';
import {
  contentSecurityPolicy,
  trustByHash,
  trustByNonce,
} from './content-security-policy.server.ts';
import { openFragmentCache } from './fragment-cache.server.ts';

/** As React Router escapes what it puts between script tags. */
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

/** What a script or style of the page carries so that the policy trusts it: nothing where hashes do. */
type Nonce = { nonce?: string };

function attributesOf({ nonce }: Nonce): string {
  return nonce ? ` nonce="${nonce}"` : '';
}

function script(own: Nonce, text: string): string {
  return `<script${attributesOf(own)}>${text}</script>`;
}

/** As `new Response(stream).text()`, at half the price. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** The script that hands the loaders' data to the browser, which React Router would stream. */
async function readHandoff(stream: ReadableStream<Uint8Array>, own: Nonce): Promise<string> {
  const data = toScriptText(await readText(stream));
  const controller = 'window.__reactRouterContext.streamController';
  return script(own, `${controller}.enqueue(${data});${controller}.close();`);
}

/** The page is whole without its scripts: what it shows is loaded before them. */
const MODULE_PRELOAD = '<link rel="modulepreload"';

function cut(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at)];
}

async function renderWhole(
  request: Request,
  context: EntryContext,
  own: Nonce,
): Promise<Buffer<ArrayBuffer>> {
  // React Router types the stream but does not document that it may be taken: see
  // docs/decisions/002-pages-are-rendered-whole.md.
  const { serverHandoffStream, ...rest } = context;
  const handoff = serverHandoffStream ? await readHandoff(serverHandoffStream, own) : '';
  const markup = openFragmentCache();
  const rendered = renderToString(
    <FragmentCacheContext value={markup.ask}>
      <ServerRouter context={rest} url={request.url} {...own} />
    </FragmentCacheContext>,
  );
  const html = rendered.replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);
  const [beforeHead, afterHead] = cut(html, html.indexOf('<head>') + '<head>'.length);
  const [inHead, body] = cut(afterHead, afterHead.indexOf('</head>'));
  const [beforeEnd, end] = cut(body, body.lastIndexOf('</body>'));
  // React leaves nodes alone that it did not put into the head.
  const timeZone = script(own, TIME_ZONE_SCRIPT);
  const head = `${beforeHead}${timeZone}${inHead}${pageStyles(request, attributesOf(own))}`;
  return markup.fill(`<!DOCTYPE html>${head}${beforeEnd}${handoff}${end}`);
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { sources } = host.get(shopContext).provider;
  if (host.get(isPublicContext)) {
    const html = await renderWhole(request, context, {});
    headers.set('content-security-policy', contentSecurityPolicy(trustByHash(`${html}`), sources));
    host.set(pageHtmlContext, html);
    return new Response(null, { status, headers });
  }
  const nonce = randomBytes(16).toString('base64');
  headers.set('content-security-policy', contentSecurityPolicy(trustByNonce(nonce), sources));
  if (request.method !== 'HEAD') {
    host.set(pageHtmlContext, await renderWhole(request, context, { nonce }));
  }
  return new Response(null, { status, headers });
}

/** Hands what went wrong to the host, which logs it and knows an outage when it sees one. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageErrorsContext).push(error);
}
