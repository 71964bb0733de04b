import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStripe, createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

describe('creating', () => {
  test('gives an intent that can be paid', async () => {
    const intent = await shop.createIntent({
      allowed_payment_method_types: ['card'],
      metadata: { shopper: 'u1', payment: 'p1' },
      description: 'One basket',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1999,
      currency: 'usd',
      status: 'requires_payment_method',
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
      metadata: { shopper: 'u1', payment: 'p1' },
      description: 'One basket',
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 0 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: -5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 'many' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: '' }, 'parameter_invalid_empty', 'amount'],
    [{ amount: undefined }, 'parameter_missing', 'amount'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
    [{ surprise: { nested: 1 } }, 'parameter_unknown', 'surprise'],
  ])('refuses %o with %s', async (params, code, param) => {
    const creation = shop.createIntent(params);
    await expect(creation).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  test.each<[Record<string, unknown>, RegExp]>([
    [{ currency: 'xyz' }, /Invalid currency: xyz/],
    [{ allowed_payment_method_types: ['card', 'ideal'] }, /cards? only \(ideal\)|type card only/],
    [{ capture_method: 'manual' }, /Invalid capture_method/],
    [{ expand: ['customer'] }, /cannot be expanded \(customer\)/],
    [{ metadata: { long: 'x'.repeat(501) } }, /500 characters/],
  ])('refuses %o', async (params, message) => {
    await expect(shop.createIntent(params)).rejects.toThrow(message);
  });

  test('takes amounts from 50 to 99999999', async () => {
    expect(await shop.createIntent({ amount: 50 })).toMatchObject({ amount: 50 });
    expect(await shop.createIntent({ amount: 99_999_999 })).toMatchObject({ amount: 99_999_999 });
  });
});

describe('updating', () => {
  test('changes amount and metadata while the intent can be paid', async () => {
    const intent = await shop.createIntent({ metadata: { kept: '1', removed: '2' } });
    const updated = await shop.stripe.paymentIntents.update(intent.id, {
      amount: 2500,
      metadata: { removed: '', added: '3' },
    });
    expect(updated).toMatchObject({ amount: 2500, metadata: { kept: '1', added: '3' } });
    expect(updated.metadata).not.toHaveProperty('removed');
  });

  test('changes no amount once it is paid, but metadata still', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent);
    await expect(
      shop.stripe.paymentIntents.update(intent.id, { amount: 2500 }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(
      await shop.stripe.paymentIntents.update(intent.id, { metadata: { order: '7' } }),
    ).toMatchObject({ amount: 1999, metadata: { order: '7' } });
  });
});

describe('canceling', () => {
  test('ends an intent that was not paid', async () => {
    const intent = await shop.createIntent();
    const canceled = await shop.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThanOrEqual(intent.created);
  });

  test('ends a challenge that waits', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent, '4000002500003155');
    expect(await shop.stripe.paymentIntents.cancel(intent.id)).toMatchObject({
      status: 'canceled',
      next_action: null,
    });
    expect(await shop.challenge(intent, 'pass')).toMatchObject({ status: 400 });
  });

  test('is refused when the intent is paid or canceled already', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent);
    await expect(shop.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
    const other = await shop.createIntent();
    await shop.stripe.paymentIntents.cancel(other.id);
    await expect(shop.stripe.paymentIntents.cancel(other.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test('races with a confirmation, and exactly one of them wins', async () => {
    const intent = await shop.createIntent();
    const [confirmed, canceled] = await Promise.allSettled([
      shop.confirm(intent),
      shop.stripe.paymentIntents.cancel(intent.id),
    ]);
    const isPaid = confirmed.status === 'fulfilled' && confirmed.value.status === 200;
    expect(isPaid).toBe(canceled.status === 'rejected');
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect(after.status).toBe(isPaid ? 'succeeded' : 'canceled');
  });
});

describe('variant', () => {
  test('goes through all intents, newest first, each once', async () => {
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.unshift((await shop.createIntent()).id);
    const listed: Stripe.PaymentIntent[] = [];
    for await (const intent of shop.stripe.paymentIntents.list({ limit: 3 })) listed.push(intent);
    const ids = listed.map((intent) => intent.id);
    expect(ids.slice(0, 7)).toEqual(made);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps to the time that is asked for, charges expanded', async () => {
    shop.passTime(60_000);
    const intent = await shop.createIntent();
    await shop.confirm(intent);
    const { created } = intent;
    const expand = ['data.latest_charge'];
    const since = await shop.stripe.paymentIntents.list({ created: { gte: created }, expand });
    expect(since.data).toMatchObject([{ id: intent.id, latest_charge: { object: 'charge' } }]);
    const before = await shop.stripe.paymentIntents.list({ created: { lt: created } });
    expect(before.data.map((other) => other.id)).not.toContain(intent.id);
    expect((await shop.stripe.paymentIntents.list({ created })).data).toHaveLength(1);
  });

  test('refuses a limit beyond 100 and a cursor that is no intent', async () => {
    await expect(shop.stripe.paymentIntents.list({ limit: 101 })).rejects.toThrow('Invalid limit');
    await expect(
      shop.stripe.paymentIntents.list({ starting_after: 'pi_none' }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'starting_after' });
  });
});

describe('who may call', () => {
  test('a wrong key is answered 401', async () => {
    const stranger = createStripe(shop.simulator.api, 'sk_test_wrong_wrong');
    await expect(stranger.paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    const browser = createStripe(shop.simulator.api, 'pk_test_simulator');
    await expect(browser.paymentIntents.list()).rejects.toMatchObject({
      code: 'secret_key_required',
    });
  });

  test('an address or an intent that is not there is answered 404', async () => {
    await expect(shop.stripe.customers.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers)'),
    });
    await expect(shop.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
  });

  test('another version of the API is refused', async () => {
    await expect(shop.stripe.paymentIntents.list({}, { apiVersion: '2020-08-27' })).rejects.toThrow(
      'Invalid Stripe API version',
    );
  });

  test('the account is a test account, without disputes', async () => {
    const account = await shop.stripe.accounts.retrieveCurrent();
    expect(account).toMatchObject({ id: 'acct_cardsimulator', object: 'account' });
    expect(await shop.stripe.disputes.list({ limit: 1 })).toMatchObject({
      data: [],
      has_more: false,
    });
  });

  test('a caller that gives up gets its own reason', async () => {
    const call = shop.simulator.api('https://api.stripe.com/v1/account', {
      signal: AbortSignal.abort(new Error('gave up')),
    });
    await expect(call).rejects.toThrow('gave up');
  });
});
