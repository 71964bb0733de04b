/** What a shopper's browser reaches under /card-simulator: Stripe.js's calls and the plain pages. */

import type { Call } from '../payments/call.ts';
import type { Database } from '../payments/database.ts';
import { newId } from '../payments/ids.ts';
import { type Answer, ApiError, errorAnswer, internalError } from '../wire/answer.ts';
import { decodeForm, readForm } from '../wire/form.ts';
import { findRoute, pathPattern } from '../wire/route.ts';
import { browserRoutes } from './browser-calls.ts';
import { answerChallenge, payByForm, showChallenge } from './card-form.ts';
import { refusalPage } from './pages.ts';

export type BrowserDeps = {
  db: Database;
  publishableKey: string;
  enabledEvents: readonly string[] | null;
  now: () => Date;
  /** Told that events were recorded, which are to be delivered. */
  onEvents: () => void;
  /** Told of whatever answered 500. */
  onError: (error: unknown) => void;
};

const formPath = /^\/card-simulator\/?$/;
const challengePattern = pathPattern('/card-simulator/three-d-secure/{id}');

/** Makes the browser-facing half: calls are answered in Stripe's shape, pages as HTML. */
export function createBrowser(deps: BrowserDeps): (request: Request) => Promise<Response> {
  const routes = browserRoutes(deps.publishableKey);

  /** Needs no transaction: whatever a browser changes, it changes by one statement. */
  async function inCall<Result>(work: (call: Call) => Promise<Result>): Promise<Result> {
    const call: Call = {
      store: deps.db,
      now: deps.now(),
      requestId: newId('req'),
      idempotencyKey: null,
      enabledEvents: deps.enabledEvents,
      events: [],
    };
    const result = await work(call);
    if (call.events.length > 0) deps.onEvents();
    return result;
  }

  async function answerCall(request: Request, url: URL): Promise<Response> {
    try {
      const { route, id } = findRoute(routes, request.method, url.pathname);
      if (route.method === 'GET') {
        return json(await route.parse(decodeForm(url.search.slice(1)), id)(deps.db));
      }
      return json(await inCall(route.parse(await readForm(request), id)));
    } catch (error) {
      if (error instanceof ApiError) return json(errorAnswer(error.status, error.body));
      deps.onError(error);
      return json(internalError());
    }
  }

  async function answerPage(request: Request, url: URL): Promise<Response> {
    try {
      const id = challengePattern.exec(url.pathname)?.[1];
      if (id !== undefined && request.method === 'GET') {
        return await showChallenge(deps.db, id, decodeForm(url.search.slice(1)));
      }
      const form = await readForm(request);
      if (id !== undefined) return await inCall((call) => answerChallenge(call, id, form));
      return await inCall((call) => payByForm(call, form, deps.publishableKey));
    } catch (error) {
      if (error instanceof ApiError) return refusalPage(error.status, error.message, null);
      deps.onError(error);
      return refusalPage(500, 'The card simulator is out of order. Try again in a moment.', null);
    }
  }

  return function browser(request) {
    const url = new URL(request.url);
    const isPage =
      (request.method === 'POST' && formPath.test(url.pathname)) ||
      (['GET', 'POST'].includes(request.method) && challengePattern.test(url.pathname));
    return isPage ? answerPage(request, url) : answerCall(request, url);
  };
}

function json({ status, body }: Answer): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  });
}
