/** No client shuts the others out by requests that it does not finish. */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createEarlyAnswers } from '#server/http/early-answers.ts';
import {
  bodyMs,
  type HttpServer,
  type HttpServerOptions,
  startHttpServer,
} from '#server/http/http-server.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';
import { testLog } from '#tests/shop/test-log.ts';

const { log, linesOf, takeLines } = testLog();
let server: HttpServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  takeLines();
});

/** A server that answers with the body, once it has come. */
async function start(options: Partial<HttpServerOptions> = {}): Promise<void> {
  server = await startHttpServer(
    (request, response) => {
      // What breaks off is answered by the server.
      request.on('error', () => {});
      request.resume().once('end', () => response.end('answered'));
    },
    {
      ...{ port: 0, host: '127.0.0.1', graceMs: 0, earlyAnswers: createEarlyAnswers([], log) },
      ...options,
    },
  );
}

/** What is answered to these bytes, sent from an address of the loopback. */
async function answerTo(bytes: string, localAddress = '127.0.0.1'): Promise<string> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

const WHOLE = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const HALF_A_HEAD = 'GET / HTTP/1.1\r\nHost: loc';
const HALF_A_BODY = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n\r\nhalf';
const OK = /^HTTP\/1\.1 200 OK.*answered/s;

describe.for<[what: string, bytes: string]>([
  ['half a head', HALF_A_HEAD],
  ['half a body', HALF_A_BODY],
  ['nothing', ''],
])('a client with 300 connections that bring %s', ([, bytes]) => {
  test('holds as many as one client may, and another is answered', async () => {
    await start({ limits: { connections: 200, perClient: 100 } });
    const held = Array.from({ length: 300 }, () => answerTo(bytes));
    let closed = 0;
    for (const one of held) void one.then(() => (closed += 1));
    // The last of them was accepted before this one.
    expect(await answerTo(WHOLE, '127.0.0.2')).toMatch(OK);
    expect(await answerTo(WHOLE)).toBe('');
    expect(closed).toBeLessThanOrEqual(200);
    expect(
      linesOf('A client has as many connections as one may have: new ones of it are closed'),
    ).toHaveLength(1);
  });
});

test('a client whose connections have ended is answered again', async () => {
  await start({ limits: { perClient: 2 } });
  for (let times = 0; times < 5; times += 1) expect(await answerTo(WHOLE)).toMatch(OK);
});

test('behind a trusted proxy its clients are counted, each by the address that it names', async () => {
  await start({ proxies: trustProxies(['127.0.0.1']), limits: { perClient: 5 } });
  const from = (client: string, bytes: string) =>
    answerTo(bytes.replace('Host', `X-Forwarded-For: ${client}\r\nHost`));
  const held = Array.from({ length: 8 }, () => from('192.0.2.1', HALF_A_BODY));
  const refused = await Promise.race(held);
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: 60/is);
  expect(await from('192.0.2.1', WHOLE)).toMatch(/^HTTP\/1\.1 429 /);
  expect(await from('192.0.2.2', WHOLE)).toMatch(OK);
});

describe('what is sent too slowly ends with 408, and is counted in the log', () => {
  test('as a head', async () => {
    await start({ limits: { headersMs: 20, checkMs: 10 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(HALF_A_HEAD)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(linesOf('A request was refused')).toMatchObject([{ status: 408 }]);
  });

  test('as a body', async () => {
    await start({ limits: { bodyGraceMs: 20, checkMs: 10 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(HALF_A_BODY)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(linesOf('A request was refused')).toMatchObject([{ status: 408 }]);
  });

  test('as a body that goes on coming, one byte at a time', async () => {
    await start({ limits: { bodyGraceMs: 20, checkMs: 10 } });
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(HALF_A_BODY);
    const dripping = setInterval(() => socket.write('x'), 5);
    // A client that goes on sending may lose the answer.
    await text(socket).catch(() => '');
    clearInterval(dripping);
    expect(linesOf('A request was refused')).toMatchObject([{ status: 408 }]);
  });

  test('and 1 MB has seconds', () => {
    expect(bodyMs(0)).toBe(10_000);
    expect(Math.round(bodyMs(1_000_000) / 1_000)).toBe(41);
  });
});
