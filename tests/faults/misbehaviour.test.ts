import { expect, test } from 'vitest';
import { misbehave, type Rates } from './misbehaviour.ts';
import { createRandom } from './random.ts';

const GOOD_DAY: Rates = {
  failBefore: 0,
  failAfter: 0,
  hang: 0,
  slow: 0,
  badGateway: 0,
  omit: 0,
  outage: 0,
  refuse: 0,
  forgetKey: 0,
  overcharge: 0,
  lose: 0,
  fail: 0,
  repeat: 0,
  late: 0,
};

const URL_OF_ANY = 'http://localhost/any';

/** How a call or a delivery ends under one kind of failure, and how often the other side acted. */
async function endOf(rates: Partial<Rates>, half: 'api' | 'browser' | 'deliver', calm = false) {
  let acted = 0;
  const misbehaviour = misbehave(createRandom(1), { ...GOOD_DAY, ...rates });
  if (calm) misbehaviour.calm();
  const wrapped = misbehaviour[half](async () => {
    acted += 1;
    return new Response(null, { status: 201 });
  });
  const { status } = await wrapped(new Request(URL_OF_ANY, { method: 'POST', body: 'any' }));
  return { status, acted };
}

test.each(['api', 'browser'] as const)('the %s fails before it acts and after', async (half) => {
  expect(await endOf({ failBefore: 1 }, half)).toEqual({ status: 500, acted: 0 });
  expect(await endOf({ failAfter: 1 }, half)).toEqual({ status: 500, acted: 1 });
  expect(await endOf({ slow: 1 }, half)).toEqual({ status: 201, acted: 1 });
});

test('the api hangs until its caller gives up', async () => {
  const misbehaviour = misbehave(createRandom(1), { ...GOOD_DAY, hang: 1 });
  const giveUp = new AbortController();
  const call = misbehaviour.api(async () => new Response())(URL_OF_ANY, {
    signal: giveUp.signal,
  });
  giveUp.abort(new Error('given up'));
  await expect(call).rejects.toThrow('given up');
});

test('the api acts and answers 502 with JSON, or leaves out a field', async () => {
  expect(await endOf({ badGateway: 1 }, 'api')).toEqual({ status: 502, acted: 1 });
  const intent = { id: 'pi_1', status: 'succeeded', amount_received: 1, created: 1, other: 1 };
  const full = { ...intent, client_secret: 'secret', amount: 1, data: [] };
  const api = misbehave(createRandom(1), { ...GOOD_DAY, omit: 1 }).api(async () =>
    Response.json(full),
  );
  const answer = await (await api(URL_OF_ANY)).json();
  expect(Object.keys(answer)).toHaveLength(Object.keys(full).length - 1);
  expect(answer).toMatchObject({ other: 1 });
});

test('a dead provider answers no call for a while', async () => {
  const { api } = misbehave(createRandom(1), { ...GOOD_DAY, outage: 1 });
  const acted: string[] = [];
  const call = api(async () => {
    acted.push('call');
    return new Response();
  })(URL_OF_ANY, { signal: AbortSignal.timeout(50) });
  await expect(call).rejects.toThrow();
  expect(acted).toEqual([]);
});

test('a refund is refused for want of balance, and an intent made without its key', async () => {
  const misbehaviour = misbehave(createRandom(1), { ...GOOD_DAY, refuse: 1, forgetKey: 1 });
  const keys: (string | null)[] = [];
  const api = misbehaviour.api(async (input, init) => {
    keys.push(new Request(input, init).headers.get('idempotency-key'));
    return Response.json({});
  });
  const post = (path: string) =>
    api(`http://localhost/v1/${path}`, { method: 'POST', headers: { 'idempotency-key': 'k' } });
  const refused = await (await post('refunds')).json();
  expect(refused).toMatchObject({ error: { code: 'balance_insufficient' } });
  await post('payment_intents');
  await post('payment_intents/pi_1/cancel');
  expect(keys).toEqual([null, 'k']);
});

test('another amount than requested is charged', async () => {
  const misbehaviour = misbehave(createRandom(1), { ...GOOD_DAY, overcharge: 1 });
  const requests: string[] = [];
  const api = misbehaviour.api(async (input, init) => {
    const { url, method, body } = input instanceof Request ? input : { url: input, ...init };
    requests.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim());
    return Response.json({ id: 'pi_1', amount: 1196 });
  });
  await api('http://localhost/v1/payment_intents', { method: 'POST', body: 'amount=1196' });
  expect(requests).toEqual([
    'POST http://localhost/v1/payment_intents',
    'POST http://localhost/v1/payment_intents/pi_1 amount=1296',
  ]);
});

test('a webhook is lost, refused, or brought twice', async () => {
  expect(await endOf({ lose: 1 }, 'deliver')).toEqual({ status: 200, acted: 0 });
  expect(await endOf({ fail: 1 }, 'deliver')).toEqual({ status: 502, acted: 0 });
  expect(await endOf({ repeat: 1 }, 'deliver')).toEqual({ status: 201, acted: 2 });
});

test('a late webhook counts as delivered before it arrives', async () => {
  const { promise: arrival, resolve } = Promise.withResolvers<string>();
  const misbehaviour = misbehave(createRandom(1), { ...GOOD_DAY, late: 1 });
  const deliver = misbehaviour.deliver(async (request) => {
    resolve(await request.text());
    return new Response(null, { status: 201 });
  });
  const answer = await deliver(new Request(URL_OF_ANY, { method: 'POST', body: 'an event' }));
  expect(answer.status).toBe(200);
  expect(await arrival).toBe('an event');
});

test('all is well once it is calm', async () => {
  expect(await endOf({ failBefore: 1 }, 'api', true)).toEqual({ status: 201, acted: 1 });
  expect(await endOf({ lose: 1 }, 'deliver', true)).toEqual({ status: 201, acted: 1 });
});

test('a seed gives the same chances again', () => {
  const take = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.whole(1, 6));
  };
  expect(take('7/round 2')).toEqual(take('7/round 2'));
  expect(take('7/round 2')).not.toEqual(take('7/round 3'));
});
