import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#tests/network/listen-locally.ts';
import { openStripeProvider } from './stripe-provider.ts';

/** A provider that takes these keys. */
async function provider(taken: string[], otherSecretKeys: string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    asked.push(`${key} ${request.headers['idempotency-key']}`);
    const isTaken = taken.includes(key);
    const error = { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired' };
    const answer = isTaken ? { object: 'payment_intent' } : { error };
    response.writeHead(isTaken ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  const { port, close } = await listenLocally(server);
  onTestFinished(close);
  const heard: boolean[] = [];
  const settings = {
    ...{ secretKey: 'sk_test_first', publishableKey: 'pk_test_1', otherSecretKeys },
    ...{ webhookSecrets: [], apiBase: `http://127.0.0.1:${port}` },
  };
  const { gateway } = openStripeProvider(settings, (isTaken) => heard.push(isTaken));
  const start = () =>
    gateway.createIntent({ payment: 'p1', shopper: 's1', amountCents: 100, currency: 'usd' });
  return { asked, heard, start };
}

test('a key that the provider takes is the only one that it sees', async () => {
  const { asked, heard, start } = await provider(['sk_test_first'], ['sk_test_other']);
  await start();
  expect(asked).toEqual(['sk_test_first p1']);
  expect(heard).toEqual([true]);
});

test('what the first key is refused for is asked again with the other, as the same payment', async () => {
  const { asked, heard, start } = await provider(['sk_test_other'], ['sk_test_other']);
  await start();
  expect(asked).toEqual(['sk_test_first p1', 'sk_test_other p1']);
  expect(heard).toEqual([false]);
});

test('with all keys refused the provider is not available, and none is asked twice', async () => {
  const { asked, heard, start } = await provider([], ['sk_test_other']);
  expect((await start()).kind).toBe('unavailable');
  expect(asked).toEqual(['sk_test_first p1', 'sk_test_other p1']);
  expect(heard).toEqual([false]);
});
