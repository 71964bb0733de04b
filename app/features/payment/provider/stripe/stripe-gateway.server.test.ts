import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { answerLost, changing, failing, lost, refusing } from '#tests/network/test-network.ts';
import { WEBHOOK_SECRET } from '#tests/network/test-provider.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { createStripeGateway } from './stripe-gateway.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { gateway, network } = shop;

const newRefund = (intent: string) => ({
  intent,
  shopper: 's',
  no: 1,
  cents: 1999,
  key: `${intent}-1`,
});

const newIntent = (amountCents = 1999) => ({
  payment: randomUUID(),
  shopper: 'guest_of_the_test',
  amountCents,
  currency: 'usd',
});

async function create(amountCents?: number) {
  const answer = await gateway.createIntent(newIntent(amountCents));
  if (answer.kind !== 'answer') throw new Error(`Unable to create: ${answer.message}`);
  const { id, clientSecret } = answer.value;
  return { id, clientSecret: clientSecret ?? '' };
}

describe('an intent', () => {
  test('carries the shopper and the payment, and is read as it was made', async () => {
    const asked = newIntent();
    const created = await gateway.createIntent(asked);
    expect(created).toMatchObject({
      kind: 'answer',
      value: {
        status: 'payable',
        currency: 'usd',
        amountReceivedCents: 0,
        shopper: asked.shopper,
        payment: asked.payment,
      },
    });
    if (created.kind !== 'answer') return;
    expect(await gateway.retrieveIntent(created.value.id)).toEqual(created);
  });

  test('is created once a payment, however often it is asked for', async () => {
    const asked = newIntent();
    network.next(/^POST \/v1\/payment_intents$/, answerLost);
    expect(await gateway.createIntent(asked)).toMatchObject({ kind: 'unavailable' });
    const first = await gateway.createIntent(asked);
    expect(await gateway.createIntent(asked)).toEqual(first);
    const { data } = await shop.stripe().paymentIntents.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.payment === asked.payment)).toHaveLength(1);
  });

  test('that is paid says what was received', async () => {
    const { id, clientSecret } = await create();
    await shop.confirm(clientSecret);
    expect(await gateway.retrieveIntent(id)).toMatchObject({
      value: { status: 'succeeded', amountReceivedCents: 1999 },
    });
  });

  test('is cancelled; one that is paid or cancelled already is answered as it is', async () => {
    const open = await create();
    expect(await gateway.cancelIntent(open.id)).toMatchObject({ value: { status: 'canceled' } });
    expect(await gateway.cancelIntent(open.id)).toMatchObject({ value: { status: 'canceled' } });
    const paid = await create();
    await shop.confirm(paid.clientSecret);
    expect(await gateway.cancelIntent(paid.id)).toMatchObject({ value: { status: 'succeeded' } });
  });

  test('that the provider does not know or does not make is refused', async () => {
    expect(await gateway.retrieveIntent('pi_nowhere')).toMatchObject({ kind: 'refused' });
    expect(await gateway.cancelIntent('pi_nowhere')).toMatchObject({ kind: 'refused' });
    expect(await gateway.createIntent(newIntent(1))).toMatchObject({ kind: 'refused' });
  });
});

describe('an answer', () => {
  test('is definite only when the provider says no in so many words', async () => {
    const { id } = await create();
    const fault = (status: number) => () =>
      Response.json({ error: { type: 'invalid_request_error', message: 'no' } }, { status });
    for (const status of [400, 402, 404]) {
      network.next(/^GET/, fault(status));
      expect(await gateway.retrieveIntent(id)).toMatchObject({ kind: 'refused' });
    }
    for (const status of [401, 403, 409, 429, 500, 502, 503]) {
      network.next(/^GET/, fault(status));
      expect(await gateway.retrieveIntent(id)).toMatchObject({ kind: 'unavailable' });
    }
    for (const exchange of [lost, failing, answerLost]) {
      network.next(/^GET/, exchange);
      expect(await gateway.retrieveIntent(id)).toMatchObject({ kind: 'unavailable' });
    }
  });

  test('that is no JSON is no answer', async () => {
    network.next(/^GET/, () => new Response('<html>proxy error</html>', { status: 200 }));
    expect(await gateway.retrieveIntent('pi_any')).toMatchObject({ kind: 'unavailable' });
  });
});

describe('an answer that cannot be read is no answer', () => {
  const answering =
    (body: unknown, status = 200) =>
    () =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      });
  const unavailable = expect.objectContaining({ kind: 'unavailable' });
  /** One field of the answer is gone, or has another value. */
  const withField = (field: string, value?: unknown) =>
    changing((body) => ({ ...body, [field]: value }));

  test.each([
    ['502 with JSON', answering({ message: 'Bad gateway' }, 502)],
    ['200 with other JSON', answering({ message: 'Hello' })],
    ['404 without an error', answering({ id: 'pi_1' }, 404)],
    ['null', answering(null)],
    ['a number', answering(7)],
    ['a list', answering([])],
    ['an error that is true', answering({ error: true }, 400)],
    ['an error that is a text', answering({ error: 'no' }, 200)],
  ] as const)('%s, whatever is asked', async (_what, exchange) => {
    const restore = network.always(/./, exchange);
    const fresh = createStripeGateway({
      stripe: shop.brokenStripe(),
      webhookSecrets: [WEBHOOK_SECRET],
      isLive: false,
    });
    expect(await fresh.account()).toEqual(unavailable);
    expect(await gateway.createIntent(newIntent())).toEqual(unavailable);
    expect(await gateway.retrieveIntent('pi_1')).toEqual(unavailable);
    expect(await gateway.inspectIntent('pi_1')).toEqual(unavailable);
    expect(await gateway.cancelIntent('pi_1')).toEqual(unavailable);
    expect(await gateway.listIntents(null)).toEqual(unavailable);
    expect(await gateway.listRefunds('pi_1')).toEqual(unavailable);
    expect(await gateway.createRefund(newRefund('pi_1'))).toEqual(unavailable);
    restore();
  });

  test.each([
    ['id', undefined],
    ['id', ''],
    ['id', 'pi_another'],
    ['id', '../charges'],
    ['status', undefined],
    ['status', 'paid'],
    ['amount_received', undefined],
    ['amount_received', '1999'],
    ['amount_received', -1],
    ['currency', null],
    ['created', undefined],
    ['metadata', 'none'],
  ])('an intent whose %s is %j', async (field, value) => {
    const { id } = await create();
    network.next(/^GET/, withField(field, value));
    expect(await gateway.retrieveIntent(id)).toEqual(unavailable);
  });

  test.each([undefined, null, ''])('but a secret that is %j is none', async (secret) => {
    const { id } = await create();
    network.next(/^GET/, withField('client_secret', secret));
    expect(await gateway.retrieveIntent(id)).toMatchObject({ value: { clientSecret: null } });
  });

  test.each([
    ['amount', undefined],
    ['status', undefined],
    ['payment_intent', undefined],
    ['payment_intent', 'pi_another'],
    ['id', undefined],
  ])('a refund whose %s is %j', async (field, value) => {
    const { id, clientSecret } = await create();
    await shop.confirm(clientSecret);
    network.next(/^POST .*refunds$/, withField(field, value));
    expect(await gateway.createRefund(newRefund(id))).toEqual(unavailable);
  });
});

describe('a refund', () => {
  test('gives a part of the charge back once a key, and keeps its number', async () => {
    const { id, clientSecret } = await create();
    await shop.confirm(clientSecret);
    expect(await gateway.listRefunds(id)).toEqual({ kind: 'answer', value: [] });
    const first = await gateway.createRefund({ ...newRefund(id), no: 7, cents: 500 });
    expect(first).toMatchObject({ value: { amountCents: 500, no: 7 } });
    const again = { ...newRefund(id), no: 8, cents: 1499, key: `${id}-2` };
    const second = await gateway.createRefund(again);
    expect(await gateway.createRefund(again)).toEqual(second);
    expect(await gateway.listRefunds(id)).toMatchObject({
      value: [
        { amountCents: 1499, no: 8, state: 'succeeded' },
        { amountCents: 500, no: 7, state: 'succeeded' },
      ],
    });
  });

  test('of more than is left of the charge is refused', async () => {
    const { id, clientSecret } = await create();
    await shop.confirm(clientSecret);
    await shop.stripe().refunds.create({ payment_intent: id, amount: 1 });
    const refused = { kind: 'refused', isFinal: false };
    expect(await gateway.createRefund(newRefund(id))).toMatchObject(refused);
    expect(await gateway.listRefunds(id)).toMatchObject({ value: [{ amountCents: 1, no: null }] });
  });

  test('of an unpaid intent is refused', async () => {
    const { id } = await create();
    expect(await gateway.createRefund(newRefund(id))).toMatchObject({ kind: 'refused' });
    network.next(/refunds$/, refusing);
    expect(await gateway.listRefunds(id)).toMatchObject({ kind: 'refused' });
  });
});

describe("the provider's account", () => {
  test('is asked for until it is known, and then never again', async () => {
    network.takeCalls();
    network.next(/^GET \/v1\/account$/, lost);
    expect(await gateway.account()).toMatchObject({ kind: 'unavailable' });
    const known = await gateway.account();
    expect(known).toMatchObject({ value: expect.stringMatching(/^acct_\w+:test$/) });
    expect(await gateway.account()).toEqual(known);
    expect(network.takeCalls()).toHaveLength(2);
  });

  test('is distinguished by its mode', async () => {
    const access = { stripe: shop.stripe(), webhookSecrets: [WEBHOOK_SECRET], isLive: true };
    expect(await createStripeGateway(access).account()).toMatchObject({
      value: expect.stringMatching(/^acct_\w+:live$/),
    });
  });
});
