import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { streamListener } from './stream-listener.ts';

test('a stream has the head that the app has made, and hears that its reader has gone', async () => {
  const gone = Promise.withResolvers<void>();
  const listener = streamListener(async (_request, env) => {
    env.eventStream = (outgoing) => {
      outgoing.write('event: first\n\n');
      outgoing.on('close', gone.resolve);
    };
    const cookies: [string, string][] = [
      ['set-cookie', 'one=1'],
      ['set-cookie', 'two=2'],
    ];
    return new Response(null, { headers: [['x-content-type-options', 'nosniff'], ...cookies] });
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('event: first\n\n');
  await reader?.cancel();
  await gone.promise;
  server.close();
});

/** What a client is given of this answer, and whether it is told that this is the whole of it. */
async function read(answer: Response): Promise<{ status: number; text: string; isWhole: boolean }> {
  const server = createServer(streamListener(async () => answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const request = get({ host: '127.0.0.1', port });
    const [response]: IncomingMessage[] = await once(request, 'response');
    let text = '';
    response?.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    response?.on('error', () => {});
    if (response) await once(response, 'close');
    return { status: response?.statusCode ?? 0, text, isWhole: response?.complete ?? false };
  } catch {
    return { status: 0, text: '', isWhole: false };
  } finally {
    server.close();
  }
}

describe('an answer whose stream fails is cut, and says nothing of the error', () => {
  // The adapter says there what has failed.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  /** More than a socket takes without a pause, and less than the system does. */
  const PIECE = 'x'.repeat(128_000);

  test('while its client has not taken all of it', async () => {
    const pieces = [PIECE];
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.pop();
        if (piece === undefined) throw new Error('The secret of the shop');
        controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    const { text, isWhole } = await read(new Response(body));
    expect(isWhole).toBe(false);
    expect(text).not.toContain('secret');
  });

  test('before its first piece', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('The secret of the shop');
      },
    });
    const answer = new Response(body);
    // The adapter writes the head of an answer that somebody has looked into after its first pieces.
    expect(answer.body).not.toBeNull();
    expect(await read(answer)).toEqual({ status: 0, text: '', isWhole: false });
  });

  test('and one that comes to its end is whole', async () => {
    const body = new Blob([PIECE, PIECE]).stream();
    expect(await read(new Response(body))).toEqual({
      ...{ status: 200, text: PIECE + PIECE, isWhole: true },
    });
    expect(await read(new Response('short'))).toEqual({
      status: 200,
      text: 'short',
      isWhole: true,
    });
  });
});
