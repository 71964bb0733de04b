import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { listenLocally } from '#tests/network/listen-locally.ts';
import { freePort } from '#tests/postgres/postgres-server.ts';
import { checkStripe } from './check-stripe.ts';

function settingsAt(port: number, otherSecretKeys: string[] = []) {
  return {
    secretKey: 'sk_test_invented',
    publishableKey: 'pk_test_invented',
    ...{ otherSecretKeys, webhookSecrets: [] },
    apiBase: `http://127.0.0.1:${port}`,
  };
}

/** What is said of a provider that answers so; the requests that it got. */
async function checkWith(answer: RequestListener, otherKeys: string[] = []) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(request, response);
  });
  const { port, close } = await listenLocally(server);
  const outcome = await checkStripe(settingsAt(port, otherKeys));
  close();
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

test('of two keys it is said that the first one was refused and the other taken', async () => {
  const error = { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired' };
  const { outcome, requests } = await checkWith(
    (request, response) => {
      const isNext = request.headers.authorization === 'Bearer sk_test_next';
      const answer = isNext ? answers(200, { object: 'list', data: [] }) : answers(401, { error });
      answer(request, response);
    },
    ['sk_test_next'],
  );
  expect(outcome).toEqual({
    isTaken: false,
    says: 'it refused the first key of STRIPE_SECRET_KEY and took another: drop the first',
  });
  expect(requests).toHaveLength(2);
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
