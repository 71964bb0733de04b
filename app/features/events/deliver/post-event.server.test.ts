import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { type TestReceiver, testReceiver, verify } from '#tests/network/test-receiver.ts';
import { postEvent } from './post-event.server.ts';

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await testReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(() => 204);
});
afterAll(() => receiver.close());

const secret = makeSecret();
const body = JSON.stringify({ type: 'order.placed', timestamp: 'now', data: { name: 'Zoë ✓' } });

function post(
  address = receiver.url,
  { secrets = [secret], ownHosts = [receiver.host], maxMs = 10_000 } = {},
) {
  const { signal } = new AbortController();
  return postEvent({ id: 'evt_1', address, secrets, body }, { ownHosts, signal, maxMs });
}

const theOne = () => {
  const [one, ...others] = receiver.received;
  if (!one || others.length > 0) throw new Error(`${receiver.received.length} have come`);
  return one;
};

test('the published package verifies what is posted', async () => {
  expect(await post(`${receiver.url}/hook?a=1`)).toEqual({
    isTaken: true,
    status: 204,
    answer: '',
  });
  expect(theOne()).toMatchObject({ id: 'evt_1', path: '/hook?a=1', body });
  expect(verify(theOne(), secret)).toEqual(JSON.parse(body));
  expect(() => verify(theOne(), makeSecret())).toThrow();
  expect(() => verify({ ...theOne(), body: `${body} ` }, secret)).toThrow();
});

test('while a secret is replaced both sign', async () => {
  const other = makeSecret();
  await post(receiver.url, { secrets: [other, secret] });
  expect(verify(theOne(), secret)).toEqual(verify(theOne(), other));
});

test('any other answer than 2xx is not taken, and a redirect is not followed', async () => {
  receiver.answer((_one, response) => {
    response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end('over there');
    return null;
  });
  expect(await post()).toEqual({ isTaken: false, status: 302, answer: 'over there' });
  expect(receiver.received).toHaveLength(1);
});

test('of an endless answer the beginning is read', async () => {
  receiver.answer((_one, response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write('x\0'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
    return null;
  });
  const { isTaken, answer } = await post();
  expect(isTaken).toBe(true);
  expect(answer).toMatch(/^x{300}$/);
});

test('who does not answer in time is given up', async () => {
  receiver.answer(() => null);
  expect(await post(receiver.url, { maxMs: 50 })).toEqual({
    ...{ isTaken: false, status: null },
    answer: 'It did not answer within 0.05 s.',
  });
});

test('who has taken it with a status but does not end its answer has taken it', async () => {
  receiver.answer((_one, response) => {
    response.writeHead(200).write('so');
    return null;
  });
  expect(await post(receiver.url, { maxMs: 200 })).toMatchObject({ isTaken: true, status: 200 });
});

test('who answers in another protocol has not taken it', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  const other = createServer((socket) => socket.once('data', () => socket.write(upgrade)));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(other.address());
  const host = `127.0.0.1:${port}`;
  expect(await post(`http://${host}/`, { ownHosts: [host] })).toEqual({
    ...{ isTaken: false, status: null },
    answer: 'It could not be reached.',
  });
  other.close();
});

test('nobody there, and a name that leads into a private network, are failures', async () => {
  const elsewhere = { ownHosts: [] };
  expect((await post('http://127.0.0.1:1', { ownHosts: ['127.0.0.1:1'] })).answer).toContain(
    'ECONNREFUSED',
  );
  expect((await post('https://localhost/', elsewhere)).answer).toBe(
    'The address leads to a private network, to which the shop does not connect.',
  );
  expect((await post(receiver.url, elsewhere)).answer).toContain('is not encrypted');
});
