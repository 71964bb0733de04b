/** A small browser: stores cookies, sends Origin, and has a shopper's actions. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { EventStream, StreamBindings } from '#app/features/live/server/event-stream.ts';
import type { RunningShop } from '#server/run-shop.ts';
import { CARDS, confirmRequest } from '#tests/network/test-provider.ts';

type Init = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

export type BasketAnswer = {
  items: { line: number; variant: string; id: string; price: number }[];
  count: number;
  total: number;
};

export type TestVisitor = ReturnType<typeof createVisitor>;

export const PASSWORD = 'correct horse battery';

let accounts = 0;

/** An address that no other test registers. */
export function newEmail(): string {
  accounts += 1;
  return `shopper-${process.pid}-${accounts}@example.com`;
}

/** The response with the stream as its body, which the host of a shop writes to a socket. */
function withBody({ status, headers }: Response, stream: EventStream): Response {
  const socket = new PassThrough();
  stream(socket);
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = socket[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      socket.destroy();
      await once(socket, 'close');
    },
  });
  return new Response(body, { status, headers });
}

/** `origin` is where the shop is opened, `address` where the connection comes from. */
export function createVisitor(
  fetch: RunningShop['fetch'],
  { origin, address }: { origin: string; address: string },
) {
  const cookies = new Map<string, string>();

  function takeCookies(answer: Response): void {
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/max-age=0/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  function headersFor(method: string, { body, headers }: Init): Headers {
    const all = new Headers({ host: new URL(origin).host });
    if (cookies.size > 0) {
      all.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (method !== 'GET') {
      all.set('origin', origin);
      all.set('sec-fetch-site', 'same-origin');
    }
    if (body !== undefined && typeof body !== 'string') all.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
    return all;
  }

  async function request(method: string, path: string, init: Init = {}): Promise<Response> {
    const { body, signal } = init;
    const isReady = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const text = isReady ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body);
    const request = new Request(`${origin}${path}`, {
      method,
      headers: headersFor(method, init),
      ...(text === undefined ? {} : { body: text }),
      ...(signal ? { signal } : {}),
    });
    const incoming = { socket: { remoteAddress: address } };
    const env: StreamBindings & { incoming: object } = { incoming };
    const answer = await fetch(request, env);
    takeCookies(answer);
    return env.eventStream ? withBody(answer, env.eventStream) : answer;
  }

  const get = (path: string, init?: Init) => request('GET', path, init);
  const post = (path: string, body?: unknown, init?: Init) =>
    request('POST', path, { ...init, body });
  const put = (path: string, init?: Init) => request('PUT', path, init);

  async function basket(): Promise<BasketAnswer> {
    return (await get('/api/basket')).json();
  }

  /** Starts a payment of the current basket, which must succeed. */
  async function startPayment(): Promise<{ intent: string; clientSecret: string }> {
    const { total } = await basket();
    const answer = await post(`/api/payments/create?total=${total}`);
    if (!answer.ok) throw new Error(`Unable to start a payment: ${await answer.text()}`);
    return answer.json();
  }

  async function confirm(clientSecret: string, card: string = CARDS.success): Promise<void> {
    await fetch(confirmRequest(clientSecret, card));
  }

  return {
    cookies,
    request,
    get,
    post,
    put,
    basket,
    startPayment,
    confirm,
    async add(...variants: string[]): Promise<void> {
      for (const variant of variants) {
        await post('/api/basket', { type: 'ADD_TO_BASKET', variant });
      }
    },
    /** Starts a payment and confirms it with a card that works; returns the intent. */
    async pay(): Promise<string> {
      const { intent, clientSecret } = await startPayment();
      await confirm(clientSecret);
      return intent;
    },
    /** Registers, which signs in; returns the uid. */
    async register(email = newEmail()): Promise<string> {
      const answer = await post('/api/auth/sign-up/email', { email, password: PASSWORD });
      const { user }: { user: { id: string } } = await answer.json();
      return user.id;
    },
    signIn: (email: string, password = PASSWORD) =>
      post('/api/auth/sign-in/email', { email, password }),
    signOut: () => post('/api/auth/sign-out', {}),
  };
}
