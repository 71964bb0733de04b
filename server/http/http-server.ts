/** The listening socket. A request that has reached it is answered, however the process ends. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type HttpServer = {
  port: number;
  /** From now on each answer asks for another connection next time; all are still taken. */
  drain(): void;
  /** Takes no new connection, and resolves when what is under way has been answered. */
  close(): Promise<void>;
};

export type HttpServerOptions = {
  port: number;
  host: string;
  /** Requests that still run when the server closes get this long. */
  graceMs: number;
  /** Asked first: what it sends, whole and within its turn, needs no watching. False: nothing sent. */
  sendCached?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Longer than proxies keep a connection that is not used, so that they are the ones who close it. */
const KEEP_ALIVE_MS = 75_000;

/** A connection that was made gets this long to bring its first request. */
const FIRST_REQUEST_MS = 1_000;

/** Rejects when it cannot listen. */
export async function startHttpServer(
  listener: RequestListener,
  { port, host, graceMs, sendCached = () => false }: HttpServerOptions,
): Promise<HttpServer> {
  const unused = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  const server = createServer((request, response) => {
    unused.delete(request.socket);
    if (!isDraining && sendCached(request, response)) return;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // A connection whose answer began before the draining stays open after it.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (isDraining) response.setHeader('connection', 'close');
    listener(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
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
