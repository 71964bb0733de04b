/**
 * The response cache, in memory and ahead of the app: public responses, which are the home page of a
 * visitor with neither basket nor session and the first page of the catalogue. The app itself makes
 * them; they are invalidated when the catalogue changes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding } from '#app/accept-encoding.server.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';

export type ResponseCache = {
  /** Sends a cached response synchronously; false if there is none, and nothing was sent. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Middleware that sends cacheable responses, making them first; other requests go on to `app`. */
  before(app: RequestListener): RequestListener;
  /** Drops all responses; each is made again at its next request. */
  invalidate(): void;
};

export type ResponseCacheParts = {
  /** The app's response to a request without cookies. */
  fetch: (request: Request) => Promise<Response>;
  /** The configured public origin; null takes the origin from the Host header. */
  origin: string | null;
  /** Whether a Host header names this shop. */
  isOwnHost: (host: string) => boolean;
  onError: (error: unknown) => void;
};

/** The cached paths, each with the request headers that its response varies by beside the encoding. */
const PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', ['Cookie']],
  ['/api/products', []],
]);

/** The names of a visitor's cookies, with any prefix: who it is, and what the next page says. */
const VISITOR_COOKIES = /(?:guest|session|notice)=/;

/** Each name of the loopback has entries of its own; this bounds their number. */
const MAX_ENTRIES = 16;

/** Changes made in the database itself, past the shop, show after this long at the latest. */
const REVALIDATE_AFTER_MS = 60_000;

export function createResponseCache({
  fetch,
  origin,
  isOwnHost,
  onError,
}: ResponseCacheParts): ResponseCache {
  let entries = new Map<string, CachedResponse>();
  let inFlight = new Map<string, Promise<CachedResponse | null>>();

  /** The cache key of a request; null if its response is not public. */
  function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
    const vary = PATHS.get(url);
    if (vary === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
    const { cookie, host } = headers;
    if (vary.length > 0 && cookie !== undefined && VISITOR_COOKIES.test(cookie)) return null;
    if (origin !== null) return `${origin}${url}`;
    return host !== undefined && isOwnHost(host) ? `http://${host}${url}` : null;
  }

  async function make(key: string, vary: readonly string[]): Promise<CachedResponse | null> {
    const startedIn = entries;
    const answer = await fetch(new Request(key));
    const isPublic = answer.status === 200 && !answer.headers.has('set-cookie');
    if (!isPublic) return null;
    const cached = await cacheResponse(answer, vary);
    // After an invalidation it may be made from old data: it is sent once and not stored.
    if (startedIn !== entries) return cached;
    const earlier = entries.get(key);
    if (earlier?.digest === cached.digest) {
      earlier.madeAt = cached.madeAt;
      return earlier;
    }
    entries.set(key, cached);
    return cached;
  }

  function makeOnce(key: string, url: string): Promise<CachedResponse | null> {
    const underWay = inFlight.get(key);
    if (underWay) return underWay;
    const startedIn = inFlight;
    const made = make(key, PATHS.get(url) ?? [])
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .finally(() => startedIn.delete(key));
    startedIn.set(key, made);
    return made;
  }

  async function sendMade(key: string, request: IncomingMessage, response: ServerResponse) {
    const cached = entries.get(key) ?? (await makeOnce(key, request.url ?? ''));
    if (!cached) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!cached.send(request, response, encoding)) {
      await cached.encode(encoding);
      cached.send(request, response, encoding);
    }
    return true;
  }

  return {
    sendCached(request, response) {
      const key = keyOf(request);
      const cached = key === null ? undefined : entries.get(key);
      if (key === null || !cached) return false;
      if (Date.now() - cached.madeAt > REVALIDATE_AFTER_MS) void makeOnce(key, request.url ?? '');
      return cached.send(request, response, chooseEncoding(request.headers['accept-encoding']));
    },
    before: (app) => (request, response) => {
      const key = keyOf(request);
      if (key === null || (!entries.has(key) && entries.size >= MAX_ENTRIES)) {
        app(request, response);
        return;
      }
      sendMade(key, request, response)
        .then((isSent) => isSent || app(request, response))
        .catch(onError);
    },
    invalidate() {
      entries = new Map();
      inFlight = new Map();
    },
  };
}
