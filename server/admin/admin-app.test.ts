import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './admin-app.ts';

const app = new Hono().use(limitBody).all('*', async ({ req, text }) => {
  const { byteLength } = await req.arrayBuffer();
  return text(String(byteLength));
});

const large = new Uint8Array(1_000_001);

test.for(['/', '/products/book', '/bulk', '/import/0123', '/products/x/pictures/y'])(
  '%s takes a form of at most 1 MB',
  async (path) => {
    expect((await app.request(path, { method: 'POST', body: large })).status).toBe(413);
    const whole = await app.request(path, { method: 'POST', body: large.slice(1) });
    expect(await whole.text()).toBe('1000000');
  },
);

test('a body that does not say its length is counted', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(large);
      controller.close();
    },
  });
  const sent = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as object);
  expect((await app.request(sent)).status).toBe(413);
});

test.for(['/import', '/import.data', '/products/book/pictures', '/products/a%20b/pictures.data'])(
  '%s takes files, which it limits itself',
  async (path) => {
    const answer = await app.request(path, { method: 'POST', body: large });
    expect(await answer.text()).toBe('1000001');
  },
);
