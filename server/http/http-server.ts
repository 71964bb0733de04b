/** The HTTP server, with a graceful shutdown: every request that it has received is answered. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { EarlyAnswers } from './early-answers.ts';

export type HttpServer = {
  port: number;
  /** Sends `Connection: close` with every response from now on; new connections are still accepted. */
  drain(): void;
  /** Accepts no new connection; resolves when the requests under way have been answered. */
  close(): Promise<void>;
};

export type HttpServerOptions = {
  port: number;
  host: string;
  /** How long requests under way may take once the server closes. */
  graceMs: number;
  /** What is answered ahead of the listener. */
  earlyAnswers: Pick<EarlyAnswers, 'refuseIncoming' | 'onClientError' | 'onFull'>;
  maxConnections?: number;
  /** Called first: sends the whole response synchronously, or gives false with nothing sent. */
  sendCached?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Longer than the keep-alive of proxies, so that it is they who close an idle connection. */
const KEEP_ALIVE_MS = 75_000;

/** The live streams of a process (stream-slots.ts), and as many again as proxies and pages need. */
const MAX_CONNECTIONS = 16_000;

/** How long a new connection may take to send its first request once the server closes. */
const FIRST_REQUEST_MS = 1_000;

/** Rejects when it cannot listen. */
export async function startHttpServer(
  listener: RequestListener,
  options: HttpServerOptions,
): Promise<HttpServer> {
  const { port, host, graceMs, earlyAnswers, sendCached = () => false } = options;
  const unused = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  // Node's own refusal of a request without a Host has no security headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    unused.delete(request.socket);
    if (request.headers.host === undefined && request.httpVersionMinor > 0) {
      earlyAnswers.refuseIncoming(request, response, 400);
      return;
    }
    if (!isDraining && sendCached(request, response)) return;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // A response that began before the draining did not send `Connection: close`.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (isDraining) response.setHeader('connection', 'close');
    listener(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = options.maxConnections ?? MAX_CONNECTIONS;
  server.on('drop', earlyAnswers.onFull);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    earlyAnswers.refuseIncoming(request, response, 417),
  );
  server.on('clientError', (error, socket: Socket) => {
    const isAnswering = [...underWay].some((one) => one.socket === socket && one.headersSent);
    earlyAnswers.onClientError(error, socket, isAnswering);
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });

  function drain(): void {
    isDraining = true;
    for (const response of underWay) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain,
    async close() {
      drain();
      // Right after connections were accepted, so that none waits that nobody takes any more.
      await new Promise((resolve) => setImmediate(resolve));
      const closed = new Promise((resolve) => server.close(resolve));
      const first = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, FIRST_REQUEST_MS);
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(first);
      clearTimeout(grace);
    },
  };
}
