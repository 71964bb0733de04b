/**
 * One keep-alive HTTP/1.1 connection on a bare socket: a client that costs a tenth of Node's own, so that
 * a benchmark measures the server.
 */
import { connect } from 'node:net';

export type HttpRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type HttpAnswer = {
  status: number;
  /** Status line and headers, in latin1. */
  head: string;
  /** Empty unless the connection reads bodies. */
  body: Buffer;
};

export type HttpConnection = {
  /** Sends one request; the next one may follow when its answer has come. */
  send(request: string): void;
  close(): void;
};

export type HttpConnectionOptions = {
  port: number;
  /** Bodies with a length are passed on, uncompressed or as they came; others are read and dropped. */
  readsBodies: boolean;
  /** Called when an answer is complete. */
  onAnswer(answer: HttpAnswer): void;
  onError(error: Error): void;
};

const BUFFER_BYTES = 65_536;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const EMPTY = Buffer.alloc(0);

/** The bytes of a request, of which all characters are below 256. */
export function formatRequest(port: number, request: HttpRequest): string {
  const { method, path, headers, body = '' } = request;
  const own = method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers, ...own }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Connects at once; what is sent before waits. */
export function openHttpConnection(options: HttpConnectionOptions): HttpConnection {
  const { port, readsBodies, onAnswer, onError } = options;
  let head = '';
  /** Of the body; null while the head is read, NaN for a body in chunks. */
  let bytesLeft: number | null = null;
  let chunks: Buffer[] = [];
  let tail = '';

  function complete(): void {
    const answer = {
      status: Number(head.slice(9, 12)),
      head,
      body: readsBodies ? Buffer.concat(chunks) : EMPTY,
    };
    head = '';
    bytesLeft = null;
    chunks = [];
    tail = '';
    onAnswer(answer);
  }

  function readHead(bytes: Buffer): Buffer | null {
    const known = head.length;
    head += bytes.toString('latin1');
    const end = head.indexOf(HEAD_END);
    if (end === -1) return null;
    head = head.slice(0, end);
    bytesLeft = Number(LENGTH.exec(head)?.[1] ?? Number.NaN);
    // The end of the head is that of a chunk for a body that has none, as a redirect's.
    tail = '\r\n';
    if (head.startsWith('HTTP/1.1 304') || head.startsWith('HTTP/1.1 204')) bytesLeft = 0;
    return bytes.subarray(end + HEAD_END.length - known);
  }

  function read(bytes: Buffer): void {
    const body = bytesLeft === null ? readHead(bytes) : bytes;
    if (body === null || bytesLeft === null) return;
    if (Number.isNaN(bytesLeft)) {
      tail = `${tail}${body.toString('latin1', Math.max(0, body.length - LAST_CHUNK.length))}`;
      tail = tail.slice(-LAST_CHUNK.length);
      if (tail === LAST_CHUNK) complete();
      return;
    }
    // The socket's buffer is used again.
    if (readsBodies) chunks.push(Buffer.from(body));
    bytesLeft -= body.length;
    if (bytesLeft <= 0) complete();
  }

  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback(count) {
        read(buffer.subarray(0, count));
        return true;
      },
    },
  });
  socket.on('error', onError);
  socket.on('end', () => onError(new Error(`The server on port ${port} has closed a connection`)));
  return {
    send: (request) => void socket.write(request, 'latin1'),
    close: () => void socket.destroy(),
  };
}

/**
 * The same for one request after the other: resolves to each answer, its body included. A connection that
 * the server has closed between two requests is opened again, as a browser does.
 */
export function openHttpClient(port: number): {
  send(request: HttpRequest): Promise<HttpAnswer>;
  close(): void;
} {
  let pending: PromiseWithResolvers<HttpAnswer> | null = null;
  let connection: HttpConnection | null = null;

  function open(): HttpConnection {
    return openHttpConnection({
      port,
      readsBodies: true,
      onAnswer: (answer) => pending?.resolve(answer),
      onError(error) {
        connection?.close();
        connection = null;
        pending?.reject(error);
      },
    });
  }

  return {
    async send(request) {
      pending = Promise.withResolvers<HttpAnswer>();
      connection ??= open();
      connection.send(formatRequest(port, request));
      try {
        return await pending.promise;
      } finally {
        pending = null;
      }
    },
    close: () => connection?.close(),
  };
}
