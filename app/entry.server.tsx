/** Renders a page (architecture, 'Pages'): whole, and with the same markup for everybody but for its gaps. */
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ServedVisitorContext } from '#app/features/basket/browser/use-shop-state.ts';
import { mainRenderer, withMainGap } from '#app/own-main.server.tsx';
import {
  pageBytesContext,
  pageErrorsContext,
  pageForAllContext,
  preloadsContext,
  servedVisitorContext,
  shopContext,
} from '#app/page-context.server.ts';
import { completeHead } from '#app/page-head.server.ts';
import { INLINE_STYLES, LINKED_STYLES, STYLE_TEXT } from '#app/page-styles.server.ts';
import {
  audienceOf,
  DATA_GAP,
  fillPage,
  inertScript,
  readTemplate,
  renderedVisitors,
  visitGap,
} from '#app/page-template.server.ts';
import { TIME_ZONE_SCRIPT } from '#app/shared/time/time-zone-script.ts';
import { PAGE_END_ID } from '#app/ui/navigation/route-announcer.tsx';
import { SlotFailureContext } from '#app/ui/page/plugin-slot.tsx';
import { LOOK_ID } from '#app/ui/page/shop-look.ts';
import { RenderedVisitorsContext } from '#app/ui/page/visitor-part.tsx';
import { contentSecurityPolicy, trustInline } from './content-security-policy.server.ts';
import { encodePage } from './encode-page.server.ts';

const STYLES_OF_ALL = visitGap(INLINE_STYLES, LINKED_STYLES);

const PAGE_DATA_ID = 'page-data';

/** Hands the loaders' data to the router, which would have it streamed by a script with the data in it. */
const HAND_OVER = `(function(c){c.enqueue(document.getElementById("${PAGE_DATA_ID}").textContent);c.close()})(window.__reactRouterContext.streamController)`;

/** A page for all has the markup of each audience, and a page of this request that of its own. */
function markupFor(request: Request, host: RouterContextProvider) {
  if (host.get(pageForAllContext)) return { styles: STYLES_OF_ALL, visitors: renderedVisitors };
  const [guest, account] = renderedVisitors;
  return {
    styles: request.headers.has('cookie') ? LINKED_STYLES : INLINE_STYLES,
    visitors: [host.get(servedVisitorContext)?.account ? account : guest],
  };
}

/** The router prepares, and matches anew, every route that it is given, for each page: here only those of this one. */
function ofMatchedRoutes({ manifest, staticHandlerContext }: EntryContext): typeof manifest {
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route ? [[id, route]] : [];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** The parts of the page's markup, in turn, and what `trustInline` reads of it. */
async function renderTemplate(
  request: Request,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<{ parts: string[]; end: string }> {
  // React Router types the stream but does not document that it may be taken. A page needs its data before anything
  // can be rendered, so streaming would gain nothing and cost a stream a page. It is one line of JSON: no loader
  // sends anything later.
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await text(serverHandoffStream) : null;
  const { styles, visitors } = markupFor(request, host);
  const { log, settings } = host.get(shopContext);
  const { style, about, typeface } = settings.current();
  const onSlotFailure = (plugin: string, place: string) =>
    log.error({ plugin, place }, 'A plugin has shown nothing on a page');
  const forAll = host.get(pageForAllContext);
  if (forAll?.hasOwnMain) forAll.renderMain = mainRenderer(rest, onSlotFailure);
  const shown = forAll?.hasOwnMain ? withMainGap(rest) : rest;
  const html = renderToString(
    <ServedVisitorContext value={host.get(servedVisitorContext)}>
      <RenderedVisitorsContext value={visitors}>
        <SlotFailureContext value={onSlotFailure}>
          <ServerRouter
            context={{ ...shown, manifest: ofMatchedRoutes(context) }}
            url={request.url}
          />
        </SlotFailureContext>
      </RenderedVisitorsContext>
    </ServedVisitorContext>,
  );
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const handOver =
    data === null ? '' : `${inertScript(PAGE_DATA_ID, data)}<script>${HAND_OVER}</script>`;
  // The visitor's data comes before any script can run: the router's do not wait for the end of the page.
  const preloads = host.get(preloadsContext);
  const ofPage = { icon: about.icon, preloads, hasTypeface: typeface === 'figtree' };
  const head = `${completeHead(html.slice(0, headEnd), ofPage)}${styles}${style && `<style id="${LOOK_ID}">${style}</style>`}${DATA_GAP}`;
  return {
    parts: [head, html.slice(headEnd, bodyEnd), handOver, html.slice(bodyEnd)],
    // The router's scripts come after the last element of the page's own.
    end: html.slice(html.lastIndexOf(`id="${PAGE_END_ID}"`)),
  };
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<Response> {
  const { provider, pictureHosts, settings } = host.get(shopContext);
  const { parts, end } = await renderTemplate(request, context, host);
  // What the shop and the router run.
  const trust = trustInline([TIME_ZONE_SCRIPT, HAND_OVER], end, [
    STYLE_TEXT,
    settings.current().style,
  ]);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(trust, provider.sources, pictureHosts),
  );
  // The router looks at the body of an answer, which makes a stream of it.
  host.set(pageBytesContext, finish(parts, request, headers, host));
  return new Response(null, { status, headers });
}

/** As a template for the response cache, or filled for who asks. */
function finish(
  parts: readonly string[],
  request: Request,
  headers: Headers,
  host: RouterContextProvider,
): Uint8Array<ArrayBuffer> {
  if (host.get(pageForAllContext)) {
    headers.set('content-type', 'text/html; charset=utf-8');
    return Buffer.from(parts.join(''));
  }
  const visitor = host.get(servedVisitorContext);
  const audience = audienceOf(visitor, request.headers.has('cookie'));
  const page = fillPage(readTemplate(parts, audience), visitor);
  return encodePage(page, headers, request.headers.get('accept-encoding'));
}

/** Collects errors for the host, which logs them and answers 503 if the database is unavailable. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageErrorsContext).push(error);
}
