/** The HTTP server, with a graceful shutdown: every request that it has received is answered. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { EarlyAnswers } from './early-answers.ts';
import { type TrustedProxies, trustProxies } from './limits/client-address.ts';
import { createClientLimits, MAX_PER_CLIENT } from './limits/client-limits.ts';

const BODY_GRACE_MS = 10_000;
const LEAST_BYTES_PER_SECOND = 32_000;

type SlowBodies = {
  watch(request: IncomingMessage): void;
  /** Calls `onSlow` with each request whose client has sent less than it should have. */
  check(): void;
};

export type HttpServer = {
  port: number;
  /**
   * Accepts no new connection, and answers `Connection: close` on those that exist, which a proxy may
   * go on using for `lingerMs`; resolves when every request that was received has been answered.
   */
  close(lingerMs?: number): Promise<void>;
};

export type HttpServerOptions = {
  port: number;
  host: string;
  /** How long requests under way may take once the server closes. */
  graceMs: number;
  /** What is answered ahead of the listener. */
  earlyAnswers: Pick<EarlyAnswers, 'refuseIncoming' | 'onClientError' | 'onFull'>;
  /** Their connections bring the requests of many clients; none when absent. */
  proxies?: TrustedProxies;
  limits?: Partial<typeof HTTP_LIMITS>;
  /** Called first: sends the whole response synchronously, or gives false with nothing sent. */
  sendCached?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Told of each request once it is over, but of live streams; 499 is one that its client has given up. */
  onAnswered?: OnAnswered | undefined;
};

/** The URL as it was sent, the status, and how many seconds it took. */
export type OnAnswered = (url: string, status: number, seconds: number) => void;

/** Longer than the keep-alive of proxies, so that it is they who close an idle connection. */
const KEEP_ALIVE_MS = 75_000;

/** One connection is accepted a turn of the event loop: after so many without any, none waits. */
const QUIET_TURNS = 3;
const MAX_ACCEPTING_MS = 500;

export const HTTP_LIMITS = {
  /** The live streams of a process (stream-slots.ts), and as many again as proxies and pages need. */
  connections: 16_000,
  perClient: MAX_PER_CLIENT,
  /** How long a client may take to send a request without its body. */
  headersMs: 10_000,
  /** How long a body may take beside the time that its bytes have. */
  bodyGraceMs: BODY_GRACE_MS,
  /** How often clients that are slow to send are looked for. */
  checkMs: 2_000,
};

/** How long a new connection may take to send its first request once the server closes. */
const FIRST_REQUEST_MS = 1_000;

/** As Node's own error of a request that takes too long. */
class SlowBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** As nginx calls it. */
const GIVEN_UP = 499;

/** Tells of each request that `handle` is done with it. */
function timed(handle: RequestListener, onAnswered: OnAnswered): RequestListener {
  return (request, response) => {
    const startMs = performance.now();
    const tell = () => {
      const status = response.headersSent ? response.statusCode : GIVEN_UP;
      onAnswered(request.url ?? '', status, (performance.now() - startMs) / 1_000);
    };
    handle(request, response);
    // A page of the response cache is sent by now.
    if (response.writableEnded) tell();
    // A live stream ends with its reader.
    else if (!request.headers.accept?.includes('text/event-stream')) response.on('close', tell);
  };
}

/** Rejects when it cannot listen. */
export async function startHttpServer(
  listener: RequestListener,
  options: HttpServerOptions,
): Promise<HttpServer> {
  const { port, host, graceMs, earlyAnswers, sendCached = () => false } = options;
  const limits = { ...HTTP_LIMITS, ...options.limits };
  const clients = createClientLimits(options.proxies ?? trustProxies([]), limits.perClient);
  const unused = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let accepted = 0;
  let isClosing = false;
  let isLingering = false;

  // Node's own refusal of a request without a Host has no security headers.
  const rules = {
    requireHostHeader: false,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    // One time for a form and for an upload would be too long or too short.
    requestTimeout: 0,
  };
  // Of every open connection and response: one function for all, and `on`, as `once` keeps three objects for each.
  function leaveUnused(this: Socket): void {
    unused.delete(this);
  }
  function leaveUnderWay(this: ServerResponse): void {
    underWay.delete(this);
    // A response that began before the closing did not send `Connection: close`.
    if (isClosing && !isLingering) setImmediate(() => server.closeIdleConnections());
  }
  function handle(request: IncomingMessage, response: ServerResponse): void {
    unused.delete(request.socket);
    if (request.headers.host === undefined && request.httpVersionMinor > 0) {
      earlyAnswers.refuseIncoming(request, response, 400);
      return;
    }
    if (!isClosing && sendCached(request, response)) return;
    if (!clients.takeRequest(request, response)) {
      earlyAnswers.refuseIncoming(request, response, 429);
      return;
    }
    slowBodies.watch(request);
    underWay.add(response);
    response.on('close', leaveUnderWay);
    if (isClosing) response.setHeader('connection', 'close');
    listener(request, response);
  }
  const { onAnswered } = options;
  const server = createServer(rules, onAnswered ? timed(handle, onAnswered) : handle);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = limits.connections;
  server.on('drop', () => earlyAnswers.onFull('process'));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    earlyAnswers.refuseIncoming(request, response, 417),
  );
  function onClientError(error: Error, socket: Socket): void {
    const isAnswering = [...underWay].some((one) => one.socket === socket && one.headersSent);
    earlyAnswers.onClientError(error, socket, isAnswering);
  }
  server.on('clientError', onClientError);
  const slowBodies = createSlowBodies(
    ({ socket }) => onClientError(new SlowBody(), socket),
    limits.bodyGraceMs,
  );
  const checking = setInterval(slowBodies.check, limits.checkMs);
  server.once('close', () => clearInterval(checking));
  server.on('connection', (socket) => {
    accepted += 1;
    if (!clients.takeConnection(socket)) {
      earlyAnswers.onFull('client');
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.on('close', leaveUnused);
  });

  /** Takes the connections that the system has made already: closing would reset them. */
  async function acceptWaiting(): Promise<void> {
    const untilMs = performance.now() + MAX_ACCEPTING_MS;
    for (let quietTurns = 0; quietTurns < QUIET_TURNS && performance.now() < untilMs; ) {
      const before = accepted;
      await turn();
      quietTurns = accepted === before ? quietTurns + 1 : 0;
    }
  }

  function endKeepAlive(): void {
    isClosing = true;
    for (const response of underWay) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  }

  /** Ends the listening alone: the method of an HTTP server would reset unused connections too. */
  function stopListening(): Promise<void> {
    return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close(lingerMs = 0) {
      isLingering = lingerMs > 0;
      // A proxy that is asked to come elsewhere connects anew: not while this still listens.
      if (!isLingering) endKeepAlive();
      await acceptWaiting();
      const closed = stopListening();
      if (isLingering) endKeepAlive();
      const first = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, FIRST_REQUEST_MS);
      const grace = setTimeout(() => server.closeAllConnections(), lingerMs + graceMs);
      await Promise.race([closed, pause(lingerMs, undefined, { ref: false })]);
      isLingering = false;
      // With nothing left to listen on this only ends what is idle, and the checks of its timeouts.
      server.closeIdleConnections();
      await closed;
      clearTimeout(first);
      clearTimeout(grace);
    },
  };
}

/** How long so many bytes may take: 10 seconds those of a form, 41 those of 1 MB, hours those of an upload. */
export function bodyMs(bytes: number, graceMs = BODY_GRACE_MS): number {
  return graceMs + (bytes / LEAST_BYTES_PER_SECOND) * 1_000;
}

/** Cuts requests whose body does not come. */
function createSlowBodies(onSlow: (request: IncomingMessage) => void, graceMs: number): SlowBodies {
  const now = () => performance.now();
  const bodies = new Map<IncomingMessage, { startMs: number; startBytes: number }>();
  return {
    watch(request) {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
      if (length === '0' && encoding === undefined) return;
      bodies.set(request, { startMs: now(), startBytes: request.socket.bytesRead });
    },
    check() {
      for (const [request, body] of bodies) {
        const { socket, complete, readableLength, readableHighWaterMark } = request;
        if (complete || socket.destroyed) {
          bodies.delete(request);
        } else if (readableLength >= readableHighWaterMark) {
          // The shop is slow to read, and not the client to send.
          Object.assign(body, { startMs: now(), startBytes: socket.bytesRead });
        } else if (now() - body.startMs > bodyMs(socket.bytesRead - body.startBytes, graceMs)) {
          bodies.delete(request);
          onSlow(request);
        }
      }
    },
  };
}
