import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCardSimulator } from './load-card-simulator.ts';

/** A proxy on a bad day: it answers everything with a page of its own. */
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/card-simulator/`;
});
afterAll(() => {
  server.close();
});

describe('the stand-in for Stripe.js', () => {
  test("answers calls it does not have with Stripe's error shape", async () => {
    const stripe = await loadCardSimulator('pk_test_simulator', { base });
    const message = expect.stringContaining('has no createToken()');
    expect(await stripe.createToken('pii', { personal_id_number: '1' })).toEqual({
      error: { type: 'invalid_request_error', message },
    });
    const method = await stripe.createPaymentMethod({ type: 'card', card: { token: 'tok_1' } });
    expect(method.error?.type).toBe('invalid_request_error');
  });

  test('resolves to an error when there is no mounted card element to pay with', async () => {
    const stripe = await loadCardSimulator('pk_test_simulator', { base });
    expect((await stripe.confirmCardPayment('pi_1_secret_2')).error?.type).toBe(
      'invalid_request_error',
    );
  });

  test('resolves to an error for something that is no client secret', async () => {
    const stripe = await loadCardSimulator('pk_test_simulator', { base });
    const { error } = await stripe.retrievePaymentIntent('pi_1/../../orders');
    expect(error?.message).toContain('_secret_');
  });

  test('takes an answer that is not the provider’s for a lost connection', async () => {
    const stripe = await loadCardSimulator('pk_test_simulator', { base });
    const { error } = await stripe.retrievePaymentIntent('pi_1_secret_2');
    expect(error?.type).toBe('api_connection_error');
    expect(error?.message).toContain('issues connecting to our payments provider');
  });
});
