/** The network between the shop and its card provider, which a test can watch and break. */

/** An interceptor: may answer itself, pass the request on, or drop it or its answer. */
export type Exchange = (
  request: Request,
  forward: () => Promise<Response>,
) => Promise<Response> | Response;

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

type Rule = { pattern: RegExp; exchange: Exchange; isOnce: boolean };

export type TestNetwork = {
  /** Puts the network in front of a server. */
  inFrontOf(server: Fetch): Fetch;
  /** Intercepts the next request whose 'METHOD /path' matches. */
  next(pattern: RegExp, exchange: Exchange): void;
  /** Intercepts every such request until the returned function is called. */
  always(pattern: RegExp, exchange: Exchange): () => void;
  /** The requests since the last call, as 'METHOD /path'. */
  takeCalls(): string[];
  /** The idempotency keys of the creating requests since the last call. */
  takeKeys(): string[];
};

/** The requests to which the shop itself gives keys; the SDK generates one for every other. */
const CREATES = /^POST \/v1\/(payment_intents|refunds)$/;

export function testNetwork(): TestNetwork {
  const rules: Rule[] = [];
  const calls: string[] = [];
  const keys: string[] = [];

  function remove(rule: Rule): void {
    if (rules.includes(rule)) rules.splice(rules.indexOf(rule), 1);
  }

  return {
    inFrontOf: (server) => async (input, init) => {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      const key = request.headers.get('idempotency-key');
      if (key !== null && CREATES.test(call)) keys.push(key);
      const rule = rules.find(({ pattern }) => pattern.test(call));
      if (!rule) return server(request);
      if (rule.isOnce) remove(rule);
      return rule.exchange(request, () => server(request));
    },
    next: (pattern, exchange) => void rules.push({ pattern, exchange, isOnce: true }),
    always(pattern, exchange) {
      const rule = { pattern, exchange, isOnce: false };
      rules.push(rule);
      return () => remove(rule);
    },
    takeCalls: () => calls.splice(0),
    takeKeys: () => keys.splice(0),
  };
}

function error(status: number, type: string): Response {
  return Response.json({ error: { type, message: 'As the test has it.' } }, { status });
}

/** The request never arrives. */
export const lost: Exchange = () => Promise.reject(new TypeError('fetch failed'));

/** The provider acts, and its answer never arrives. */
export const answerLost: Exchange = async (_request, forward) => {
  await forward();
  throw new TypeError('fetch failed');
};

/** The provider fails before it acts. */
export const failing: Exchange = () => error(500, 'api_error');

/** The provider acts, and then answers with a failure. */
export const failingAfterActing: Exchange = async (_request, forward) => {
  await forward();
  return error(500, 'api_error');
};

/** A definite refusal. */
export const refusing: Exchange = () => error(400, 'invalid_request_error');

/** Runs a hook of the test before the request arrives. */
export function after(act: () => Promise<unknown>): Exchange {
  return async (_request, forward) => {
    await act();
    return forward();
  };
}

/** Changes what the provider answers. */
export function changing(change: (body: Record<string, unknown>) => object): Exchange {
  return async (_request, forward) => {
    const answer = await forward();
    return Response.json(change(await answer.json()), { status: answer.status });
  };
}
