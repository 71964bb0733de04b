import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator, credentials } from '../simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

function formFor(intent: Stripe.PaymentIntent, number = '4242 4242 4242 4242') {
  return {
    ...credentials(intent),
    number,
    expiry: '12 / 40',
    cvc: '123',
    return_url: '/payments/return?from=form',
    back_url: '/Payment',
  };
}

function returnOf(intent: Stripe.PaymentIntent) {
  const secret = intent.client_secret;
  return (
    `/payments/return?from=form&payment_intent=${intent.id}` +
    `&payment_intent_client_secret=${secret}&redirect_status=succeeded`
  );
}

describe('the card form without scripts', () => {
  test('pays and returns to the shop as Stripe does', async () => {
    const intent = await shop.createIntent();
    const response = await shop.submit('/card-simulator', formFor(intent));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(returnOf(intent));
    expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
    });
  });

  test('sent twice, by a double click, it pays once and returns twice', async () => {
    const intent = await shop.createIntent();
    const responses = await Promise.all([
      shop.submit('/card-simulator', formFor(intent)),
      shop.submit('/card-simulator', formFor(intent)),
    ]);
    for (const response of responses) {
      expect(response.headers.get('location')).toBe(returnOf(intent));
    }
    const charges = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect(charges).toMatchObject({ status: 'succeeded', amount_received: 1999 });
  });

  test('shows a refusal on an accessible page of its own with a way back', async () => {
    const intent = await shop.createIntent();
    const response = await shop.submit('/card-simulator', formFor(intent, '4000000000009995'));
    expect(response.status).toBe(402);
    const page = await response.text();
    expect(page).toContain('Your card has insufficient funds.');
    expect(page).toContain('<a href="/Payment">Try another card</a>');
    expect(page).toMatch(/<html lang="en">[\s\S]*name="viewport"[\s\S]*<main>\s*<h1>/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*style-src 'sha256-.*frame-ancestors 'none'/,
      ),
    });
  });

  test.each([
    [{ number: '4242' }, 'Your card number is incomplete.'],
    [{ expiry: '12 / 20' }, 'Your card&#39;s expiration year is in the past.'],
    [{ cvc: '' }, 'Your card&#39;s security code is incomplete.'],
    [{ number: '5555555555554444' }, 'used a non test card'],
    [{ client_secret: 'pi_none_secret_none' }, 'This payment cannot be made any more'],
    [{ key: 'pk_wrong' }, 'This payment cannot be made any more'],
  ])('with %o says "%s" and charges nothing', async (fields, message) => {
    const intent = await shop.createIntent();
    const response = await shop.submit('/card-simulator', { ...formFor(intent), ...fields });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toContain(message);
    expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    });
  });

  test('leads through the test bank and back', async () => {
    const intent = await shop.createIntent();
    const toBank = await shop.submit('/card-simulator', formFor(intent, '4000002500003155'));
    expect(toBank.status).toBe(303);
    const bank = await bankPage(toBank);
    expect(bank.page).toContain('$19.99');
    const back = await shop.submit(bank.action, { ...bank.fields, outcome: 'pass' });
    expect(back.headers.get('location')).toBe(returnOf(intent));
  });

  test('a failed challenge is shown, and another card can be tried', async () => {
    const intent = await shop.createIntent();
    const toBank = await shop.submit('/card-simulator', formFor(intent, '4000002500003155'));
    const bank = await bankPage(toBank);
    const refused = await shop.submit(bank.action, { ...bank.fields, outcome: 'fail' });
    const page = await refused.text();
    expect(page).toContain('We are unable to authenticate your payment method.');
    expect(page).toContain('href="/Payment"');
    const over = await shop.submit(bank.action, { ...bank.fields, outcome: 'pass' });
    expect(over.status).toBe(404);
  });

  test('in German the bank, the refusal and the way back are German', async () => {
    const intent = await shop.createIntent();
    const form = { ...formFor(intent, '4000002500003155'), locale: 'de' };
    const bank = await bankPage(await shop.submit('/card-simulator', form));
    expect(bank.page).toContain('<html lang="de">');
    expect(bank.page).toMatch(/Der Shop fordert <strong>19,99\s\$<\/strong>/);
    const refused = await shop.submit(bank.action, { ...bank.fields, outcome: 'fail' });
    const page = await refused.text();
    expect(page).toContain('Deine Zahlungsmethode konnte nicht bestätigt werden.');
    expect(page).toContain('<a href="/Payment">Eine andere Karte versuchen</a>');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1', '/\t/x'])(
    'never sends the shopper to %s',
    async (url) => {
      const intent = await shop.createIntent();
      for (const name of ['return_url', 'back_url']) {
        const fields = { ...formFor(intent), [name]: url };
        const response = await shop.submit('/card-simulator', fields);
        expect(response.status).toBe(400);
        expect(await response.text()).not.toContain('href');
      }
      expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        status: 'requires_payment_method',
      });
    },
  );
});

async function bankPage(redirect: Response) {
  const location = redirect.headers.get('location') ?? '';
  const response = await shop.simulator.browser(new Request(`http://localhost${location}`));
  const page = await response.text();
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return {
    page,
    action: /action="([^"]*)"/.exec(page)?.[1] ?? '',
    fields: Object.fromEntries(
      fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    ),
  };
}
