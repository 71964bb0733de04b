/**
 * Wraps the card provider from outside to inject failures: it fails before or after acting, hangs, is
 * slow or dead for a while, answers what cannot be read, forgets idempotency keys, refuses refunds, and
 * loses, repeats, delays and reorders its webhooks.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
type Handler = (request: Request) => Promise<Response>;

/** The probability of each, from 0 to 1; the rest succeeds. */
export type Rates = {
  /** Of calls. */
  failBefore: number;
  failAfter: number;
  hang: number;
  slow: number;
  /** Acts, and answers 502 with JSON that has no `error`. */
  badGateway: number;
  /** Acts, and leaves out what its answer should say. */
  omit: number;
  /** Begins a while in which no call is answered. */
  outage: number;
  /** Of refunds: refused for want of balance. */
  refuse: number;
  /** Of new intents: the idempotency key is ignored. */
  forgetKey: number;
  /** Of new intents: the charged amount differs from the requested one. */
  overcharge: number;
  /** Of deliveries: `lose` and `late` answer 200 immediately, so the provider does not retry. */
  lose: number;
  fail: number;
  repeat: number;
  late: number;
};

const BAD_DAY: Rates = {
  failBefore: 0.05,
  failAfter: 0.06,
  hang: 0.03,
  slow: 0.2,
  badGateway: 0.04,
  omit: 0.04,
  outage: 0.01,
  refuse: 0.5,
  forgetKey: 0.5,
  overcharge: 0.06,
  lose: 0.15,
  fail: 0.15,
  repeat: 0.15,
  late: 0.25,
};

/** Stripe's own request that creates an intent. */
const INTENTS_PATH = '/v1/payment_intents';
const REFUNDS_PATH = '/v1/refunds';
const OVERCHARGED_CENTS = 100;

/** What the shop reads of an intent, of a refund and of a list. */
const FIELDS: readonly [string, ...string[]] = [
  'id',
  'client_secret',
  'status',
  'amount_received',
  'created',
  'amount',
  'data',
];

export type Misbehaviour = {
  /** Around `simulator.api`. */
  api(fetch: Fetch): Fetch;
  /** Around `simulator.browser`. */
  browser(handler: Handler): Handler;
  /** Around the shop's own handler of webhooks. */
  deliver(handler: Handler): Handler;
  /** Stops all misbehaviour. */
  calm(): void;
};

const SLOW_MS = 400;
const LATE_MS = 3_000;
const OUTAGE_MS = 1_500;
/** A hanging call lasts until its caller gives up, and at most this long. */
const HANG_MS = 4_000;

/** Stripe's own answer to an internal error. https://docs.stripe.com/api/errors */
function apiError(): Response {
  const error = { type: 'api_error', message: 'An unknown error occurred.' };
  return Response.json({ error }, { status: 500 });
}

/** A gateway's in front of the provider: not the provider's own shape of an error. */
function badGateway(): Response {
  return Response.json({ message: 'Bad gateway' }, { status: 502 });
}

function balanceInsufficient(): Response {
  const type = 'invalid_request_error';
  const error = { type, code: 'balance_insufficient', message: 'Insufficient funds.' };
  return Response.json({ error }, { status: 400 });
}

async function omit(answer: Response, field: string): Promise<Response> {
  const { [field]: _omitted, ...rest } = await answer.json();
  return Response.json(rest, { status: answer.status });
}

/** Whether the request makes one of these. */
function creates(request: Request, path: string): boolean {
  return request.method === 'POST' && new URL(request.url).pathname === path;
}

function withoutKey(request: Request): Request {
  const forgetful = new Request(request);
  forgetful.headers.delete('idempotency-key');
  return forgetful;
}

async function hang(signal: AbortSignal | undefined): Promise<never> {
  await pause(HANG_MS, undefined, signal ? { signal } : {}).catch(() => {});
  throw signal?.aborted ? signal.reason : new TypeError('fetch failed');
}

export function misbehave(random: Random, rates: Rates = BAD_DAY): Misbehaviour {
  let isCalm = false;
  let outageEndsMs = 0;

  /** Picks at most one of them, by their probabilities. */
  function pick<Name extends keyof Rates>(names: readonly Name[]): Name | null {
    let point = random.number();
    if (isCalm) return null;
    for (const name of names) {
      point -= rates[name];
      if (point < 0) return name;
    }
    return null;
  }

  async function call(forward: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
    const fault = pick(['failBefore', 'failAfter', 'hang', 'slow', 'badGateway', 'omit', 'outage']);
    if (fault === 'outage') outageEndsMs = Date.now() + OUTAGE_MS;
    if (!isCalm && Date.now() < outageEndsMs) return hang(signal);
    switch (fault) {
      case 'failBefore':
        return apiError();
      case 'failAfter':
        await forward();
        return apiError();
      case 'hang':
        if (random.chance(0.5)) await forward();
        return hang(signal);
      case 'slow':
        await pause(random.whole(1, SLOW_MS));
        return forward();
      case 'badGateway':
        await forward();
        return badGateway();
      case 'omit':
        return omit(await forward(), random.pick(FIELDS));
      default:
        return forward();
    }
  }

  /** As the provider alone would answer, refunds and keys aside. */
  function answerApi(fetch: Fetch, request: Request): Promise<Response> {
    if (creates(request, REFUNDS_PATH) && pick(['refuse'])) {
      return Promise.resolve(balanceInsufficient());
    }
    const isForgotten = creates(request, INTENTS_PATH) && pick(['forgetKey']);
    return forwardAndOvercharge(fetch, isForgotten ? withoutKey(request) : request);
  }

  /** Lets the request through and, if it created an intent, may raise its amount. */
  async function forwardAndOvercharge(fetch: Fetch, request: Request): Promise<Response> {
    const answer = await fetch(request);
    const makesIntent = creates(request, INTENTS_PATH) && answer.ok;
    if (!makesIntent || pick(['overcharge']) === null) return answer;
    const made: { id: string; amount: number } = await answer.clone().json();
    await fetch(`${request.url}/${made.id}`, {
      method: 'POST',
      headers: {
        authorization: request.headers.get('authorization') ?? '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `amount=${made.amount + OVERCHARGED_CENTS}`,
    });
    return answer;
  }

  return {
    api: (fetch) => (input, init) => {
      const request = new Request(input, init);
      return call(() => answerApi(fetch, request), request.signal);
    },
    browser: (handler) => (request) =>
      call(() => handler(request), request.signal).catch((error: unknown) => {
        if (error instanceof TypeError) return apiError();
        throw error;
      }),
    deliver: (handler) => async (request) => {
      switch (pick(['lose', 'fail', 'repeat', 'late'])) {
        case 'lose':
          return new Response();
        case 'fail':
          return new Response(null, { status: 502 });
        case 'repeat': {
          const [answer] = await Promise.all([handler(request.clone()), handler(request)]);
          return answer;
        }
        case 'late':
          pause(random.whole(1, LATE_MS))
            .then(() => handler(request))
            .catch(() => {
              // The caller has given up: the shop may have been stopped meanwhile.
            });
          return new Response();
        case null:
          return handler(request);
      }
    },
    calm() {
      isCalm = true;
    },
  };
}
