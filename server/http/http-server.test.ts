import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { testLog } from '#tests/shop/test-log.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';

const HEADERS = [['x-content-type-options', 'nosniff']] as const;
const { log, linesOf, takeLines } = testLog();
const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server that answers `/now` at once, and all else when it is released. */
async function startTestServer(graceMs = 10_000, maxConnections = 100) {
  const answers: (() => void)[] = [];
  const server = await startHttpServer(
    (asked, answer) => {
      if (asked.url === '/now') answer.end('now');
      else if (asked.url === '/begun') {
        answer.write('begun');
        answers.push(() => answer.end(' and ended'));
      } else answers.push(() => answer.end('later'));
    },
    {
      port: 0,
      host: '127.0.0.1',
      graceMs,
      limits: { connections: maxConnections },
      earlyAnswers: createEarlyAnswers(HEADERS, log),
    },
  );
  servers.push(server);
  const agent = new Agent({ keepAlive: true });
  return {
    server,
    answerAll: () => {
      for (const answer of answers.splice(0)) answer();
    },
    arrived: async (count: number) => {
      while (answers.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
    async get(path: string): Promise<IncomingMessage> {
      const asked = request({ port: server.port, path, agent }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return answer;
    },
  };
}

/** Resolves once no new connection is accepted. */
async function refusal(port: number): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const socket = connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    await pause(5);
  }
}

test('a connection is kept for the next request, longer than proxies keep it', async () => {
  const { get } = await startTestServer();
  const answer = await get('/now');
  expect(answer.headers.connection).toBe('keep-alive');
  expect(answer.headers['keep-alive']).toBe('timeout=75');
  await text(answer);
});

test('while it lingers, whoever has a connection is answered and asked to come elsewhere next time', async () => {
  const { server, get, arrived, answerAll } = await startTestServer();
  const early = get('/later');
  await text(await get('/now'));
  await arrived(1);
  const closed = server.close(10_000);
  await refusal(server.port);
  const answer = await get('/now');
  expect(answer.headers.connection).toBe('close');
  expect(await text(answer)).toBe('now');
  await expect(get('/now')).rejects.toThrow('ECONNREFUSED');
  answerAll();
  const late = await early;
  expect(late.headers.connection).toBe('close');
  await text(late);
  await closed;
});

test('a connection that nobody uses is left to the proxy while it lingers, and no longer', async () => {
  const { server, get } = await startTestServer();
  await text(await get('/now'));
  const startMs = performance.now();
  await server.close(300);
  expect(performance.now() - startMs).toBeGreaterThan(290);
  expect(performance.now() - startMs).toBeLessThan(2_000);
});

test('all connections that wait to be accepted are answered when it closes', async () => {
  const { server } = await startTestServer();
  const sockets = Array.from({ length: 50 }, () => connect(server.port, '127.0.0.1'));
  for (const socket of sockets) socket.write('POST /now HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = server.close();
  const answers = await Promise.all(sockets.map((socket) => text(socket).catch(() => 'reset')));
  expect(new Set(answers.map((answer) => answer.slice(0, 15)))).toEqual(
    new Set(['HTTP/1.1 200 OK']),
  );
  await closed;
});

test('closing waits for what is under way, and for nothing else', async () => {
  const { server, get, arrived, answerAll } = await startTestServer();
  await text(await get('/now'));
  const later = get('/later');
  const begun = await get('/begun');
  await arrived(2);
  const closed = server.close();
  await refusal(server.port);
  await expect(get('/now')).rejects.toThrow('ECONNREFUSED');
  answerAll();
  expect(await text(await later)).toBe('later');
  expect(await text(begun)).toBe('begun and ended');
  await closed;
});

test('a request that comes by a connection made before the closing is answered', async () => {
  const { server } = await startTestServer();
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = server.close();
  socket.write('GET /now HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*now/is);
  await closed;
});

test('a connection that brings no request is not waited for', async () => {
  const { server } = await startTestServer(60_000);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const cut = once(socket, 'close');
  await server.close();
  await cut;
});

test('what takes longer than the grace is cut', async () => {
  const { server, get, arrived } = await startTestServer(50);
  const never = get('/later');
  await arrived(1);
  const [, outcome] = await Promise.allSettled([server.close(), never]);
  expect(outcome.status).toBe('rejected');
});

/** Sends these very bytes and reads all that is answered. */
async function answerTo(server: HttpServer, bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['no HTTP', 'HELO shop\r\n\r\n', 400],
  ['a header too many', `GET /now HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no Host', 'GET /now HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts', 'GET /now HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: a\r\n\r\n', 400],
  [
    'another expectation',
    'GET /now HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n',
    417,
  ],
])(
  'what Node answers by itself has the security headers and one line of the log: %s',
  async (_what, bytes, status) => {
    const { server } = await startTestServer();
    takeLines();
    const answer = await answerTo(server, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
    expect(answer.toLowerCase()).toContain('connection: close\r\n');
    expect(linesOf('A request was refused')).toMatchObject([{ status }]);
  },
);

test('rubbish behind a response that has begun is not answered into it', async () => {
  const { server, arrived } = await startTestServer();
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /begun HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived(1);
  socket.write('rubbish\r\n\r\n');
  expect(await text(socket).catch(() => '')).not.toContain('400');
});

test('connections are bounded: one too many is closed, and a line says it, not one for each', async () => {
  const { server } = await startTestServer(1_000, 2);
  takeLines();
  const held = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  expect(await answerTo(server, 'GET /now HTTP/1.1\r\nHost: a\r\n\r\n').catch(() => '')).toBe('');
  expect(await answerTo(server, 'GET /now HTTP/1.1\r\nHost: a\r\n\r\n').catch(() => '')).toBe('');
  expect(takeLines()).toHaveLength(1);
  for (const socket of held) socket.destroy();
});
