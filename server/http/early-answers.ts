/**
 * Answers that are given ahead of the app, by the sockets, the HTTP parser or the adapter: they have the
 * security headers of all others, and a line of the log.
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { createCountedLines } from '#server/log/counted-lines.ts';
import { failedRequest } from './failed-request.ts';
import type { HeaderLine } from './security-headers.ts';

export type EarlyAnswers = {
  /** Refuses what the app shall not see. */
  refuse(status: 400 | 405 | 421, code: string, message: string): Response;
  /** Answers an error of the adapter: a request that it cannot read, or a failure that nobody caught. */
  onAdapterError(error: unknown): Response;
  /** Refuses a request of Node's, such as one without a Host. */
  refuseIncoming(request: IncomingMessage, response: ServerResponse, status: 400 | 417 | 429): void;
  /** Answers bytes that are no HTTP, unless a response is under way, and closes the connection. */
  onClientError(error: Error, socket: Socket, isAnswering: boolean): void;
  /** A connection too many, of the process or of one client, was closed unanswered. */
  onFull(what: 'process' | 'client'): void;
};

const REFUSED = 'A request was refused';

const UNREADABLE =
  'This request cannot be read: its address, its host or its headers are malformed.';

/** A client that holds too many requests has ended some by then, or they were cut. */
const RETRY_SECONDS = '60';

const FULL = {
  process: 'This process has as many connections as it takes: new ones are closed',
  client: 'A client has as many connections as one may have: new ones of it are closed',
};

/** By the code of Node's parser; any other is 400. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

export function createEarlyAnswers(headers: readonly HeaderLine[], log: Logger): EarlyAnswers {
  const common = Object.fromEntries(headers);
  const writeCounted = createCountedLines(log);

  function refuse(status: number, code: string, message: string): Response {
    log.info({ status, code }, REFUSED);
    return Response.json({ error: { code, message } }, { status, headers: common });
  }

  return {
    refuse,
    onAdapterError(error) {
      if (error instanceof RequestError) return refuse(400, 'bad_request', UNREADABLE);
      const { status, error: body, headers: own } = failedRequest(error, null, log);
      return Response.json({ error: body }, { status, headers: { ...common, ...own } });
    },
    refuseIncoming({ url }, response, status) {
      log.info({ status, path: url }, REFUSED);
      const retry = status === 429 ? { 'retry-after': RETRY_SECONDS } : {};
      response.writeHead(status, { ...common, ...retry, connection: 'close' }).end();
    },
    onClientError(error, socket, isAnswering) {
      const code = codeOf(error);
      // A client that has gone is nobody to answer.
      if (code !== 'ECONNRESET' && socket.writable && !isAnswering) {
        const status = STATUS_OF_CODE[code] ?? 400;
        writeCounted({ level: 'info', fields: { status, code }, message: REFUSED });
        const lines = [...headers, ['connection', 'close'], ['content-length', '0']].map(
          ([name, value]) => `${name}: ${value}\r\n`,
        );
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
      }
      socket.destroy();
    },
    onFull: (what) => writeCounted({ level: 'warn', fields: {}, message: FULL[what] }),
  };
}
