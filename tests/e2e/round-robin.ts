/**
 * A proxy as docs/nginx.conf has it, in small: every request goes to the next process, whoever sends
 * it; one that cannot be reached, or ends and takes no stream, is passed over.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type RoundRobin = {
  origin: string;
  /** Sends nobody there any more, as a reload of nginx without that process. */
  leaveOut(port: number): void;
  /** Sends people there again. */
  takeIn(port: number): void;
  close(): void;
};

export async function startRoundRobin(all: readonly number[]): Promise<RoundRobin> {
  let ports = all;
  let turn = 0;

  type Exchange = { asked: IncomingMessage; body: Buffer; answer: ServerResponse };

  function forward(exchange: Exchange, tries: number): void {
    const { asked, body, answer } = exchange;
    turn += 1;
    const port = ports[turn % ports.length];
    const { method, url, headers, socket } = asked;
    const upstream = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: {
          ...headers,
          'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
        },
        agent: false,
      },
      (answered) => {
        if (answered.statusCode === 503 && method === 'GET' && tries > 1) {
          answered.resume();
          forward(exchange, tries - 1);
          return;
        }
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
        answered.on('error', () => answer.destroy());
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) forward(exchange, tries - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => upstream.destroy());
    upstream.end(body);
  }

  const server = createServer(async (asked, answer) => {
    // Taken whole, so that it can be sent to another process.
    forward({ asked, body: await buffer(asked), answer }, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leaveOut(port) {
      ports = ports.filter((one) => one !== port);
    },
    takeIn(port) {
      ports = [...ports, port];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
