import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  createTestSimulator,
  credentials,
  keys,
} from './simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;
let secret = '';
let id = '';

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
  const intent = await shop.createIntent();
  id = intent.id;
  secret = credentials(intent).client_secret;
});

const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH');
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...['amount', 'currency', 'metadata[a]', 'metadata[__proto__]', 'metadata', 'expand[]'],
    ...['__proto__', 'constructor[prototype]', 'a[b][c][d][e][f][g]', 'created[gte]', 'limit'],
    ...['payment_method_data[type]', 'payment_method_data[card][number]', 'return_url', 'cvc'],
    ...['payment_method_data[card][exp_month]', 'payment_method_data[card][exp_year]', 'source'],
    ...[
      'evidence[uncategorized_text]',
      'submit',
      'payment_intent',
      'starting_after',
      'outcome',
      'number',
      'expiry',
      'back_url',
    ],
  ),
);
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '9'.repeat(30),
    'card',
    'usd',
    '4242424242424242',
    '/\u0000',
  ),
  fc.constantFrom('100', 'pass', '/', '12', '2040', '123', 'pi_x', 'true'),
);
const fields = fc.array(fc.tuple(names, values), { maxLength: 12 });

function request(base: string, verb: string, given: [string, string][]): Request {
  const form = new URLSearchParams(given).toString();
  return verb === 'GET' || verb === 'DELETE'
    ? new Request(`http://localhost${base}?${form}`, { method: verb })
    : new Request(`http://localhost${base}`, {
        method: verb,
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
}

function post(path: string, body: string, contentType = 'application/x-www-form-urlencoded') {
  return shop.simulator.api(`https://api.stripe.com${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': contentType },
  });
}

const documented = [200, 303, 400, 401, 402, 404, 409, 413];

describe('hostile input', () => {
  test('never gets a 500 from the API', async () => {
    const paths = fc.constantFrom(
      ...['payment_intents', 'payment_intents/pi_x', 'payment_intents/ID', 'refunds', 'account'],
      ...[
        'payment_intents/ID/cancel',
        'refunds/re_x',
        'disputes',
        'disputes/du_x',
        '',
        '../..',
        '%00',
        'a%2fb',
      ],
    );
    await fc.assert(
      fc.asyncProperty(paths, method, fields, async (path, verb, given) => {
        const call = request(`/v1/${path.replace('ID', id)}`, verb, given);
        call.headers.set('authorization', `Bearer ${keys.secretKey}`);
        const response = await shop.simulator.api(call);
        expect(documented).toContain(response.status);
        await response.json();
      }),
      { numRuns: 300 },
    );
    expect(shop.errors).toEqual([]);
  });

  test('never gets a 500 as the value of a parameter that is known', async () => {
    const known: Record<string, string[]> = {
      '/v1/payment_intents': ['amount', 'currency', 'metadata[a]', 'description', 'receipt_email'],
      [`/v1/payment_intents/${id}`]: ['metadata[a]', 'metadata[b]', 'description', 'amount'],
      '/v1/refunds': ['payment_intent', 'amount', 'metadata[a]', 'reason'],
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(known)),
        fc.constantFrom('GET', 'POST'),
        fc.array(values, { minLength: 5, maxLength: 5 }),
        async (path, verb, given) => {
          const form = (known[path] ?? []).map((name, index): [string, string] => [
            name,
            given[index] ?? '',
          ]);
          const valid: [string, string][] = [
            ['amount', '100'],
            ['currency', 'usd'],
          ];
          const call = request(path, verb, path === '/v1/refunds' ? form : [...form, ...valid]);
          call.headers.set('authorization', `Bearer ${keys.secretKey}`);
          const response = await shop.simulator.api(call);
          expect(documented).toContain(response.status);
        },
      ),
      { numRuns: 200 },
    );
    expect(shop.errors).toEqual([]);
  });

  test('never gets a 500 in the browser', async () => {
    const paths = fc.constantFrom(
      ...['', '/', '/v1/payment_intents/ID', '/v1/payment_intents/ID/confirm', '/v1', '/%00'],
      ...['/v1/payment_intents/ID/challenge', '/three-d-secure/ID', '/three-d-secure/pi_x'],
    );
    const withKey = fc.boolean();
    await fc.assert(
      fc.asyncProperty(paths, method, fields, withKey, async (path, verb, given, isClient) => {
        const proof: [string, string][] = [
          ['key', keys.publishableKey],
          ['client_secret', secret],
        ];
        const all = isClient ? [...given, ...proof] : given;
        const response = await shop.simulator.browser(
          request(`/card-simulator${path.replace('ID', id)}`, verb, all),
        );
        expect(documented).toContain(response.status);
      }),
      { numRuns: 300 },
    );
    expect(shop.errors).toEqual([]);
  });

  test.each([
    ['a body of JSON', '{"amount":1}', 'application/json', 400],
    ['a body of 10 MB', 'a'.repeat(10_000_000), 'application/x-www-form-urlencoded', 413],
    ['a NUL', 'amount=%00', 'application/x-www-form-urlencoded', 400],
    ['broken escapes', 'amount=%ff%zz&%', 'application/x-www-form-urlencoded', 400],
  ])('%s is refused', async (_, body, contentType, status) => {
    for (const path of ['/v1/payment_intents', `/v1/payment_intents/${id}/cancel`]) {
      const response = await post(path, body, contentType);
      expect(response.status).toBe(status);
    }
  });

  test.each([
    ['amount=100&currency=usd&amount=200', 'amount'],
    ['amount=100&currency=usd&currency=usd', 'currency'],
    ['amount=100&currency=usd&metadata[a]=1&metadata[a]=2', 'metadata[a]'],
    ['amount=100&currency=usd&metadata=&metadata[a]=2', 'metadata[a]'],
    ['amount=100&currency=usd&metadata[a]=2&metadata=', 'metadata'],
    ['amount=100&currency=usd&expand[0]=latest_charge&expand[0]=latest_charge', 'expand[0]'],
  ])('two values of one parameter are refused: %s', async (body, param) => {
    const response = await post('/v1/payment_intents', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', param },
    });
  });

  test.each(['expand', 'allowed_payment_method_types'])(
    'an object in the list %s is refused',
    async (name) => {
      const response = await post(
        '/v1/payment_intents',
        `amount=100&currency=usd&${name}[0][a]=card`,
      );
      expect(response.status).toBe(400);
      expect(shop.errors).toEqual([]);
    },
  );

  test('the names of an object’s own parts are only names, but for __proto__', async () => {
    const names = ['constructor', 'toString', '0', '7'];
    const metadata = [...names, '__proto__'].map((name) => `metadata[${name}]=x`).join('&');
    const response = await post('/v1/payment_intents', `amount=100&currency=usd&${metadata}`);
    const body = await response.json();
    expect(Object.entries(body.metadata).sort()).toEqual(names.map((name) => [name, 'x']).sort());
  });

  test('no card number is kept anywhere', async () => {
    const database = await createTestDatabase();
    const other = createTestSimulator(database.db);
    for (const number of ['4242424242424242', '4000000000000002', '4000002500003155']) {
      await other.confirm(await other.createIntent(), number);
    }
    const dump = await database.dump();
    expect(dump).toContain('4242');
    for (const number of ['4242424242424242', '4000000000000002', '4000002500003155']) {
      expect(dump).not.toContain(number);
    }
  });
});
