/**
 * The response cache, in memory and ahead of the app: the public responses of public-pages.ts. The app itself
 * makes them, without any visitor; who it is comes from the request at hand alone. They are invalidated when the
 * catalogue changes, and the least recently used ones are dropped when they need too much memory.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding } from '#app/accept-encoding.server.ts';
import { wantsMarkdown } from '#app/features/agents/wants-markdown.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import type { PageForAll } from '#app/page-context.server.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';
import { cookieVisitor, type PublicPage, publicAddress } from './public-pages.ts';

export type ResponseCache = {
  /** Sends a cached response synchronously; false if there is none, and nothing was sent. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Middleware that sends cacheable responses, making them first; other requests go on to `app`. */
  before(app: RequestListener): RequestListener;
  /** Drops all responses; each is made again at its next request. */
  invalidate(): void;
};

export type ResponseCacheParts = {
  /** The app's response to a request without cookies; a page as a template (page-template.server.ts). */
  fetch: (request: Request, page: PageForAll) => Promise<Response>;
  /** Who sends a request with these cookies, as the page at this path is told. */
  readVisitor: (cookie: string, path: string) => Promise<VisitorData>;
  /** The configured public origin; null takes the origin from the Host header. */
  origin: string | null;
  /** Whether a Host header names this shop. */
  isOwnHost: (host: string) => boolean;
  onError: (error: unknown) => void;
  /** How much the responses may need, with their compressed copies; 32 MB when absent. */
  maxBytes?: number;
};

const MAX_BYTES = 32_000_000;

/** A change made in the database itself, past the shop, shows after this, and after the minute that its data is cached. */
const REVALIDATE_AFTER_MS = 60_000;

/** The page of a request, and the URL of its response, which is the cache key. */
type Place = { page: PublicPage; key: string };

/** Whom a page is made for: in a request without cookies there is nobody to look up. */
const NO_COOKIES = '';

export function createResponseCache({
  fetch,
  readVisitor,
  origin,
  isOwnHost,
  onError,
  maxBytes = MAX_BYTES,
}: ResponseCacheParts): ResponseCache {
  /** From the least recently used one to the most recently used. */
  let entries = new Map<string, CachedResponse>();
  let bytes = 0;
  let inFlight = new Map<string, Promise<CachedResponse | null>>();

  /** The place of a request; null if its response is not public. */
  function placeOf({ method, url = '', headers }: IncomingMessage): Place | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const address = publicAddress(url);
    if (address === null) return null;
    const { page, target } = address;
    const { cookie, host, accept } = headers;
    // The app answers it with another form of the page.
    if (page.showsVisitor && wantsMarkdown(accept)) return null;
    const visitor = cookieVisitor(cookie);
    if (page.showsVisitor && visitor === 'told') return null;
    // Without a basket it shows what one could be filled with.
    if (page.hasOwnMain && visitor === 'nobody') return null;
    if (origin !== null) return { page, key: `${origin}${target}` };
    return host !== undefined && isOwnHost(host) ? { page, key: `http://${host}${target}` } : null;
  }

  function drop(key: string): void {
    bytes -= entries.get(key)?.maxBytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, cached: CachedResponse): void {
    drop(key);
    entries.set(key, cached);
    bytes += cached.maxBytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  /** The cached response, which is now the most recently used one. */
  function use(key: string): CachedResponse | undefined {
    const cached = entries.get(key);
    if (cached === undefined) return undefined;
    entries.delete(key);
    entries.set(key, cached);
    return cached;
  }

  async function make({ page, key }: Place): Promise<CachedResponse | null> {
    const startedIn = entries;
    const forAll: PageForAll = { hasOwnMain: page.hasOwnMain, renderMain: null };
    const answer = await fetch(new Request(key), forAll);
    // What failed or is for one visitor is left to the app.
    if (answer.status >= 500 || answer.headers.has('set-cookie')) return null;
    const newcomer = await readVisitor(NO_COOKIES, new URL(key).pathname);
    const cached = await cacheResponse(answer, { page, newcomer, renderMain: forAll.renderMain });
    // After an invalidation it may be made from old data: it is sent once and not stored.
    if (startedIn !== entries || cached.status !== 200) return cached;
    const earlier = entries.get(key);
    if (earlier?.digest === cached.digest) {
      earlier.madeAt = cached.madeAt;
      return earlier;
    }
    store(key, cached);
    return cached;
  }

  function makeOnce(place: Place): Promise<CachedResponse | null> {
    const underWay = inFlight.get(place.key);
    if (underWay) return underWay;
    const startedIn = inFlight;
    const made = make(place)
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .finally(() => startedIn.delete(place.key));
    startedIn.set(place.key, made);
    return made;
  }

  /** The response, made if there is none; one that is old is sent while it is made again. */
  function findOrMake(place: Place): CachedResponse | Promise<CachedResponse | null> {
    const cached = use(place.key);
    if (!cached) return makeOnce(place);
    if (Date.now() - cached.madeAt > REVALIDATE_AFTER_MS) void makeOnce(place);
    return cached;
  }

  async function sendToNewcomer(place: Place, request: IncomingMessage, response: ServerResponse) {
    const cached = await findOrMake(place);
    if (!cached) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    await cached.encode(encoding);
    return cached.send(request, response, encoding);
  }

  async function sendToVisitor(place: Place, request: IncomingMessage, response: ServerResponse) {
    const [cached, visitor] = await Promise.all([
      findOrMake(place),
      readVisitor(request.headers.cookie ?? NO_COOKIES, new URL(place.key).pathname),
    ]);
    if (place.page.hasOwnMain && visitor.basket.items.length === 0) return false;
    await cached?.sendFilled(request, response, visitor);
    return cached !== null;
  }

  const isForNewcomer = ({ page }: Place, { headers }: IncomingMessage) =>
    !page.showsVisitor || cookieVisitor(headers.cookie) === 'nobody';

  return {
    sendCached(request, response) {
      const place = placeOf(request);
      if (place === null || !isForNewcomer(place, request)) return false;
      if (!entries.has(place.key)) return false;
      const cached = findOrMake(place);
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      return !(cached instanceof Promise) && cached.send(request, response, encoding);
    },
    before: (app) => (request, response) => {
      const place = placeOf(request);
      if (place === null) {
        app(request, response);
        return;
      }
      const send = isForNewcomer(place, request) ? sendToNewcomer : sendToVisitor;
      send(place, request, response)
        .catch((error: unknown) => {
          onError(error);
          return response.headersSent;
        })
        .then((isSent) => isSent || app(request, response))
        .catch(onError);
    },
    invalidate() {
      entries = new Map();
      bytes = 0;
      inFlight = new Map();
    },
  };
}
