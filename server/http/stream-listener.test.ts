import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
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
