/**
 * Answers that are the same for everybody, kept in memory and sent ahead of the app: the home page
 * of a visitor with neither basket nor session, and the first products of the catalogue. They are
 * made by the app itself, and made anew when the catalogue changes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding } from '#app/accept-encoding.server.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';

export type ResponseCache = {
  /** Sends what is in memory, before anything else is done; false: nothing was sent. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends what can be cached, making it first; all other requests go on to `app`. */
  before(app: RequestListener): RequestListener;
  /** Makes all of them anew when they are next asked for. */
  forget(): void;
};

export type ResponseCacheParts = {
  /** The app's own answer to somebody without cookies. */
  ask: (request: Request) => Promise<Response>;
  /** The configured public origin; null takes the origin from the Host header. */
  origin: string | null;
  /** Whether a Host header names this shop. */
  isOwnHost: (host: string) => boolean;
  onError: (error: unknown) => void;
};

/** Which answers are cached, and what else but the encoding they depend on. */
const PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', ['Cookie']],
  ['/api/products', []],
]);

/** What a visitor's own cookies are called, with any prefix. */
const VISITOR_COOKIES = /(?:guest|session)=/;

/** Names of the loopback that one shop is asked under; it has many, and memory is short. */
const MAX_KEPT = 16;

/** What was changed past the shop, in the database itself, shows after this long at the latest. */
const RENEW_AFTER_MS = 60_000;

export function createResponseCache({
  ask,
  origin,
  isOwnHost,
  onError,
}: ResponseCacheParts): ResponseCache {
  let answers = new Map<string, CachedResponse>();
  let making = new Map<string, Promise<CachedResponse | null>>();

  /** What the request's answer is cached under; null for one that is not for everybody. */
  function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
    const vary = PATHS.get(url);
    if (vary === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
    const { cookie, host } = headers;
    if (vary.length > 0 && cookie !== undefined && VISITOR_COOKIES.test(cookie)) return null;
    if (origin !== null) return `${origin}${url}`;
    return host !== undefined && isOwnHost(host) ? `http://${host}${url}` : null;
  }

  async function make(key: string, vary: readonly string[]): Promise<CachedResponse | null> {
    const cachedIn = answers;
    const answer = await ask(new Request(key));
    const isPublic = answer.status === 200 && !answer.headers.has('set-cookie');
    if (!isPublic) return null;
    const cached = await cacheResponse(answer, vary);
    // It may be made from what has changed meanwhile if the answers were forgotten.
    if (cachedIn !== answers) return cached;
    const earlier = answers.get(key);
    if (earlier?.digest === cached.digest) {
      earlier.madeAt = cached.madeAt;
      return earlier;
    }
    answers.set(key, cached);
    return cached;
  }

  function makeOnce(key: string, url: string): Promise<CachedResponse | null> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const makingIn = making;
    const made = make(key, PATHS.get(url) ?? [])
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .finally(() => makingIn.delete(key));
    makingIn.set(key, made);
    return made;
  }

  async function sendMade(key: string, request: IncomingMessage, response: ServerResponse) {
    const cached = answers.get(key) ?? (await makeOnce(key, request.url ?? ''));
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
      const cached = key === null ? undefined : answers.get(key);
      if (key === null || !cached) return false;
      if (Date.now() - cached.madeAt > RENEW_AFTER_MS) void makeOnce(key, request.url ?? '');
      return cached.send(request, response, chooseEncoding(request.headers['accept-encoding']));
    },
    before: (app) => (request, response) => {
      const key = keyOf(request);
      if (key === null || (!answers.has(key) && answers.size >= MAX_KEPT)) {
        app(request, response);
        return;
      }
      sendMade(key, request, response)
        .then((isSent) => isSent || app(request, response))
        .catch(onError);
    },
    forget() {
      answers = new Map();
      making = new Map();
    },
  };
}
