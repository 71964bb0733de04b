/** Renders a page whole (architecture, 'Pages'), under a Content-Security-Policy of its own. */
import { randomBytes } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { contentSecurityPolicy } from '#app/content-security-policy.ts';
import { TIME_ZONE_SCRIPT } from '#app/features/orders/time-zone-script.ts';
import { pageErrorsContext, shopContext } from '#app/page-context.server.ts';

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

/** The scripts that hand the loaders' data to the browser, which React Router would stream. */
async function readHandoff(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = toScriptText(await new Response(stream).text());
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`;
}

function cut(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at)];
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = randomBytes(16).toString('base64');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, host.get(shopContext).provider),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  // React Router types the stream but does not document that it may be taken: see
  // docs/decisions/002-pages-are-rendered-whole.md.
  const { serverHandoffStream, ...rest } = context;
  const handoff = serverHandoffStream ? await readHandoff(serverHandoffStream, nonce) : '';
  const html = renderToString(<ServerRouter context={rest} url={request.url} nonce={nonce} />);
  const [beforeHead, afterHead] = cut(html, html.indexOf('<head>') + '<head>'.length);
  const [beforeEnd, end] = cut(afterHead, afterHead.lastIndexOf('</body>'));
  // React leaves nodes alone that it did not put into the head.
  const timeZoneScript = `<script nonce="${nonce}">${TIME_ZONE_SCRIPT}</script>`;
  const body = `<!DOCTYPE html>${beforeHead}${timeZoneScript}${beforeEnd}${handoff}${end}`;
  return new Response(body, { status, headers });
}

/** Hands what went wrong to the host, which logs it and knows an outage when it sees one. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageErrorsContext).push(error);
}
