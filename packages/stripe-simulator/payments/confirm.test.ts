import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmFields, createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';
import { testCards } from '../test-cards.ts';

let shop: ReturnType<typeof createTestSimulator>;
let otherProcess: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
  otherProcess = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

describe('confirming with a published test card', () => {
  test('4242 4242 4242 4242 charges the card once', async () => {
    const intent = await shop.createIntent();
    const { status, body } = await shop.confirm(intent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded', amount: 1999 });
    expect(body).not.toHaveProperty('metadata');
    const paid = await shop.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1999,
      latest_charge: {
        object: 'charge',
        paid: true,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    });
  });

  test('what was changed in another process since is what is charged', async () => {
    const intent = await shop.createIntent();
    await otherProcess.stripe.paymentIntents.update(intent.id, { amount: 2500 });
    const { body } = await shop.confirm(intent);
    expect(body).toMatchObject({ status: 'succeeded', amount: 2500 });
  });

  test('what was paid in another process since is not charged again', async () => {
    const intent = await shop.createIntent();
    await otherProcess.confirm(intent);
    const { status, body } = await shop.confirm(intent);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  const declines = testCards.flatMap(({ number, outcome }) =>
    outcome.type === 'decline' ? [{ number, ...outcome }] : [],
  );
  test.each(declines)('$number is refused with $code', async (card) => {
    const intent = await shop.createIntent();
    const { status, body } = await shop.confirm(intent, card.number);
    expect(status).toBe(402);
    const { error } = body;
    expect(error).toMatchObject({ type: 'card_error', code: card.code, message: card.message });
    expect(error?.decline_code ?? null).toBe(card.declineCode);
    expect(error?.payment_intent).toMatchObject({
      id: intent.id,
      status: 'requires_payment_method',
      last_payment_error: { code: card.code, message: card.message },
    });
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
  });

  test('a declined intent can be paid with another card', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent, '4000000000000002');
    const { body } = await shop.confirm(intent);
    expect(body).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });
});

describe('3-D Secure', () => {
  test('waits for the challenge and succeeds when it is passed', async () => {
    const intent = await shop.createIntent();
    const waiting = await shop.confirm(intent, '4000002500003155');
    expect(waiting).toMatchObject({
      status: 200,
      body: {
        status: 'requires_action',
        next_action: {
          type: 'use_stripe_sdk',
          use_stripe_sdk: {
            type: 'three_d_secure_redirect',
            stripe_js: expect.stringContaining(`/card-simulator/three-d-secure/${intent.id}`),
          },
        },
      },
    });
    const passed = await shop.challenge(intent, 'pass');
    expect(passed).toMatchObject({ status: 200, body: { status: 'succeeded', next_action: null } });
  });

  test('goes back to requires_payment_method when it is failed', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent, '4000002500003155');
    const { body } = await shop.challenge(intent, 'fail');
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment ' +
          'method and try again.',
      },
    });
  });

  test('a challenge is answered once', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent, '4000002500003155');
    await shop.challenge(intent, 'pass');
    expect(await shop.challenge(intent, 'fail')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  test('an abandoned challenge is replaced by the next card', async () => {
    const intent = await shop.createIntent();
    await shop.confirm(intent, '4000002500003155');
    expect(await shop.confirm(intent)).toMatchObject({ body: { status: 'succeeded' } });
  });
});

describe('what cannot be confirmed', () => {
  test('two confirms at once charge the card once', async () => {
    const intent = await shop.createIntent();
    const answers = await Promise.all([shop.confirm(intent), shop.confirm(intent)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(answers.find((answer) => answer.status === 400)?.body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
  });

  test('a canceled intent is refused', async () => {
    const intent = await shop.createIntent();
    await shop.stripe.paymentIntents.cancel(intent.id);
    expect(await shop.confirm(intent)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  test.each([
    ['4242424242424241', 'incorrect_number', 'Your card number is incorrect.'],
    ['5555555555554444', 'card_declined', expect.stringContaining('used a non test card')],
    ['0', 'incorrect_number', 'Your card number is incorrect.'],
  ])(
    '%s, which is no published test card, is refused and changes nothing',
    async (number, code, message) => {
      const intent = await shop.createIntent();
      const { status, body } = await shop.confirm(intent, number);
      expect(status).toBe(402);
      expect(body.error).toMatchObject({ type: 'card_error', code, message });
      expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: null,
      });
    },
  );

  test.each([
    [{ 'payment_method_data[card][exp_year]': '2020' }, 402, 'invalid_expiry_year'],
    [{ 'payment_method_data[card][exp_month]': '13' }, 402, 'invalid_expiry_month'],
    [{ 'payment_method_data[card][cvc]': '12' }, 402, 'invalid_cvc'],
    [{ 'payment_method_data[card][exp_month]': 'x' }, 400, 'parameter_invalid_integer'],
    [{ 'payment_method_data[card][pin]': '1234' }, 400, 'parameter_unknown'],
    [{ client_secret: 'pi_x_secret_y' }, 404, 'resource_missing'],
    [{ key: 'pk_live_other' }, 401, undefined],
    [{ key: '' }, 401, undefined],
  ])('%o is answered %i', async (fields, status, code) => {
    const intent = await shop.createIntent();
    const path = `/payment_intents/${intent.id}/confirm`;

    const answer = await shop.call(path, {
      ...confirmFields(intent, '4242424242424242'),
      ...fields,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.error?.code).toBe(code);
  });

  test('a year of two digits and no security code are taken, as Stripe does', async () => {
    const intent = await shop.createIntent();

    const { 'payment_method_data[card][cvc]': _, ...fields } = confirmFields(
      intent,
      '4242 4242 4242 4242',
    );
    const answer = await shop.call(`/payment_intents/${intent.id}/confirm`, {
      ...fields,
      'payment_method_data[card][exp_year]': '40',
    });
    expect(answer.body.status).toBe('succeeded');
  });
});
