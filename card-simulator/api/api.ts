/** The half of Stripe's API that the shop's server speaks, with its secret key. */
import type { Call } from '../payments/call.ts';
import type { Database } from '../payments/database.ts';
import { newId } from '../payments/ids.ts';
import { API_VERSION } from '../webhooks/record-event.ts';
import {
  type Answer,
  ApiError,
  errorAnswer,
  internalError,
  invalidRequest,
} from '../wire/answer.ts';
import { decodeForm, readForm } from '../wire/form.ts';
import { paymentIntentObject } from '../wire/payment-intent-object.ts';
import { findRoute } from '../wire/route.ts';
import { accountRoutes } from './account.ts';
import type { ApiRoute, Making } from './api-route.ts';
import {
  answerOnce,
  fingerprintOf,
  firstAnswer,
  forgetOldKeys,
  keyInUse,
  readIdempotencyKey,
  type SerialisedAnswer,
} from './idempotency.ts';
import { insertIntent } from './make-intent.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { refundRoutes } from './refunds.ts';
import { requireSecretKey } from './secret-key.ts';

const routes: readonly ApiRoute[] = [...paymentIntentRoutes, ...refundRoutes, ...accountRoutes];

export type ApiDeps = {
  db: Database;
  secretKey: string;
  enabledEvents: readonly string[] | null;
  now: () => Date;
  /** Told that events were recorded, which are to be delivered. */
  onEvents: () => void;
  /** Told of whatever answered 500. */
  onError: (error: unknown) => void;
};

/** Makes the API: any request gets an answer in Stripe's shape. */
export function createApi(deps: ApiDeps): (request: Request) => Promise<Response> {
  const keysInFlight = new Set<string>();

  async function answer(request: Request, requestId: string): Promise<SerialisedAnswer> {
    requireSecretKey(request.headers, deps.secretKey);
    requireVersion(request.headers);
    const url = new URL(request.url);
    const { route, id } = findRoute(routes, request.method, url.pathname);
    if (route.method === 'GET') {
      return serialise(await route.parse(decodeForm(url.search.slice(1)), id)(deps.db));
    }
    const form = await readForm(request);
    const work = route.parse(form, id);
    const key = readIdempotencyKey(request.headers);
    const { enabledEvents } = deps;
    const change = {
      now: deps.now(),
      requestId,
      idempotencyKey: key,
      enabledEvents,
      events: [],
      fingerprint: fingerprintOf(request.method, url.pathname, form),
      work,
    };
    const answered = await runAlone(key, change);
    if (change.events.length > 0) deps.onEvents();
    return answered;
  }

  async function runAlone(key: string | null, change: Change): Promise<SerialisedAnswer> {
    if (key === null) return run(change);
    if (keysInFlight.has(key)) throw keyInUse(key);
    keysInFlight.add(key);
    try {
      return await run(change);
    } finally {
      keysInFlight.delete(key);
    }
  }

  function run(change: Change): Promise<SerialisedAnswer> {
    const { work, fingerprint, ...call } = change;
    if ('make' in work) return makeOnce(work, call, fingerprint);
    return deps.db.transaction((store) => {
      const once = () => settled(work({ ...call, store }));
      const { requestId, now, idempotencyKey: key } = call;
      return key === null ? once() : answerOnce(store, { key, fingerprint, requestId, now }, once);
    });
  }

  async function makeOnce(
    { make }: Making,
    call: Omit<Call, 'store'>,
    fingerprint: string,
  ): Promise<SerialisedAnswer> {
    const { requestId, now, idempotencyKey: key } = call;
    const made = make({ ...call, store: deps.db });
    const answer = serialise({ status: 200, body: paymentIntentObject(made.row) });
    const request = { key, fingerprint, requestId, now };
    if (await insertIntent(deps.db, made, request, answer)) return answer;
    if (key === null) throw new Error('Unable to make an intent without a key');
    const first = await firstAnswer(deps.db, { ...request, key });
    if (first) return first;
    // It is there and forgotten: gone with the next try.
    await forgetOldKeys(deps.db, now);
    return makeOnce({ make }, call, fingerprint);
  }

  return async function api(request) {
    const requestId = newId('req');
    try {
      return respond(await answer(request, requestId), requestId, request);
    } catch (error) {
      if (!(error instanceof ApiError)) deps.onError(error);
      return respond(serialise(refusalOf(error)), requestId, request);
    }
  };
}

type Change = Omit<Call, 'store'> & {
  fingerprint: string;
  work: Making | ((call: Call) => Promise<Answer>);
};

/** A refusal is an answer like any other: it is kept with its key. A bug or an outage is not. */
async function settled(work: Promise<Answer>): Promise<SerialisedAnswer> {
  try {
    return serialise(await work);
  } catch (error) {
    if (error instanceof ApiError) return serialise(errorAnswer(error.status, error.body));
    throw error;
  }
}

function refusalOf(error: unknown): Answer {
  return error instanceof ApiError ? errorAnswer(error.status, error.body) : internalError();
}

function requireVersion(headers: Headers): void {
  const version = headers.get('stripe-version');
  if (version === null || version === API_VERSION) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${version.slice(0, 40)}. The card simulator speaks ${API_VERSION}.`,
  );
}

function serialise({ status, body }: Answer): SerialisedAnswer {
  return { status, body: JSON.stringify(body, null, 2) };
}

function respond(answer: SerialisedAnswer, requestId: string, request: Request): Response {
  const headers = new Headers({
    'cache-control': 'no-cache, no-store',
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
  });
  const key = request.headers.get('idempotency-key');
  if (key) headers.set('idempotency-key', key);
  if (answer.originalRequestId) {
    headers.set('idempotent-replayed', 'true');
    headers.set('original-request', answer.originalRequestId);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
