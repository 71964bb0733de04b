/**
 * A small version of the proxy in docs/nginx.conf: round robin over the processes, regardless of the
 * client, on connections that are kept; skips a process that is unreachable, or that is shutting down
 * and refuses streams, and repeats what is safe to repeat.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '#tests/network/listen-locally.ts';

export type RoundRobin = {
  origin: string;
  close(): void;
};

/** `keepalive` and `keepalive_timeout` of the file. */
const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 64, timeout: 4_000 };

export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const agent = new Agent(KEEP_ALIVE);
  let turn = 0;

  /** `first` is the place of the process that it is sent to first. */
  type Exchange = {
    incoming: IncomingMessage;
    body: Buffer;
    answer: ServerResponse;
    first: number;
  };

  function forward(exchange: Exchange, tries: number): void {
    const { incoming, body, answer, first } = exchange;
    const port = ports[(first + tries) % ports.length];
    const { method, url, headers, socket } = incoming;
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
        agent,
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
      const isUnsent = error.code === 'ECONNREFUSED';
      const isRepeatable = method === 'GET' && !answer.headersSent;
      if ((isUnsent || isRepeatable) && tries > 1) forward(exchange, tries - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => upstream.destroy());
    upstream.end(body);
  }

  const server = createServer(async (incoming, answer) => {
    // Buffered, so that it can be retried on another process.
    turn += 1;
    const first = turn;
    forward({ incoming, body: await buffer(incoming), answer, first }, ports.length);
  });
  const { origin, close } = await listenLocally(server);
  return {
    origin,
    close() {
      close();
      agent.destroy();
    },
  };
}
