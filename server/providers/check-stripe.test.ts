import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#tests/postgres/postgres-server.ts';
import { checkStripe } from './check-stripe.ts';

function settingsAt(port: number) {
  return {
    secretKey: 'sk_test_invented',
    publishableKey: 'pk_test_invented',
    webhookSecrets: [],
    apiBase: `http://127.0.0.1:${port}`,
  };
}

/** What is said of a provider that answers so; the requests that it got. */
async function checkWith(answer: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const outcome = await checkStripe(settingsAt(port));
  server.closeAllConnections();
  server.close();
  return { outcome, requests };
}

function answers(status: number, body: object): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

test('a key that is taken is checked by one call', async () => {
  const { outcome, requests } = await checkWith(answers(200, { object: 'list', data: [] }));
  expect(outcome).toEqual({ isTaken: true, says: 'it took STRIPE_SECRET_KEY' });
  expect(requests).toEqual(['GET /v1/payment_intents?limit=1 Bearer sk_test_invented']);
});

test('an invented key is reported, and not repeated', async () => {
  const error = { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_invented' };
  const { outcome } = await checkWith(answers(401, { error }));
  expect(outcome.says).toBe('it refused STRIPE_SECRET_KEY, and payments fail until that is right');
});

test('a key that lacks a right, and a provider that fails, are reported', async () => {
  const error = { type: 'invalid_request_error', message: 'no' };
  expect((await checkWith(answers(403, { error }))).outcome.says).toMatch(
    /^STRIPE_SECRET_KEY lacks/,
  );
  expect((await checkWith(answers(500, { error }))).outcome.says).toBe(
    'it answered with status 500',
  );
});

test('a provider that cannot be reached, or says nothing, is waited for two seconds', async () => {
  const startMs = performance.now();
  const late = {
    isTaken: false,
    says: 'it did not answer yet, and payments fail until it does',
  };
  expect(await checkStripe(settingsAt(await freePort()))).toEqual(late);
  expect((await checkWith(() => {})).outcome).toEqual(late);
  expect(performance.now() - startMs).toBeLessThan(4_000);
});
