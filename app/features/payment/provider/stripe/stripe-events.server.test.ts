import { afterAll, describe, expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '#tests/network/test-provider.ts';

import { testServices } from '#tests/shop/test-services.ts';
import { createStripeGateway } from './stripe-gateway.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { gateway } = shop;

describe('an event', () => {
  const { webhooks } = shop.stripe();
  const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options });
  const event = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'any', data: { object } });

  test('names the intent that it is about', async () => {
    for (const [about, object] of [
      ['payment', { object: 'payment_intent', id: 'pi_1' }],
      ['payment', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }],
      ['refund', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } }],
      ['dispute', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }],
    ] as const) {
      const body = event(object);
      const named = { about, intent: 'pi_1', shopper: null };
      expect(await gateway.readEvent(body, sign(body))).toEqual(named);
    }
  });

  test('of a charge that was refunded is about its refunds', async () => {
    const object = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' };
    const body = JSON.stringify({ object: 'event', type: 'charge.refunded', data: { object } });
    expect(await gateway.readEvent(body, sign(body))).toMatchObject({ about: 'refund' });
  });

  test('names the shopper whom the metadata of its intent names', async () => {
    const metadata = { payment: 'p1', shopper: 'guest_anna' };
    const body = event({ object: 'payment_intent', id: 'pi_1', metadata });
    expect(await gateway.readEvent(body, sign(body))).toMatchObject({ shopper: 'guest_anna' });
  });

  test('needs no id, and no shape that the shop knows', async () => {
    const object = { object: 'payment_intent', id: 'pi-1' };
    for (const [event, intent] of [
      [{ object: 'event', type: 'any', data: { object } }, 'pi-1'],
      [{ data: { object: { ...object, metadata: { shopper: 7 } } } }, 'pi-1'],
      [{ data: { object: { ...object, id: null } } }, null],
      [{ data: { object: null } }, null],
      [{ data: [] }, null],
      [[], null],
      [null, null],
      [7, null],
    ] as const) {
      const body = JSON.stringify(event);
      expect(await gateway.readEvent(body, sign(body))).toMatchObject({ intent, shopper: null });
    }
  });

  test('about something else names none', async () => {
    for (const object of [
      { object: 'customer', id: 'cus_1' },
      { object: 'charge', id: 'ch_1', payment_intent: null },
    ]) {
      const body = event(object);
      expect(await gateway.readEvent(body, sign(body))).toMatchObject({ intent: null });
    }
  });

  test('with a wrong, old or missing signature is none', async () => {
    const body = event({ object: 'payment_intent', id: 'pi_1' });
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    for (const signature of [
      sign(body, { secret: 'whsec_of_somebody_else' }),
      sign(body, { timestamp: tenMinutesAgo }),
      sign(`${body} `),
      '',
      't=1,v1=00',
      'nonsense',
    ]) {
      expect(await gateway.readEvent(body, signature)).toBeNull();
    }
  });

  test('is taken with either secret while the one of the endpoint is replaced', async () => {
    const secrets = ['whsec_next', WEBHOOK_SECRET];
    const replaced = createStripeGateway({
      ...{ stripe: shop.stripe(), webhookSecrets: secrets, isLive: false },
    });
    const body = event({ object: 'payment_intent', id: 'pi_1' });
    for (const secret of secrets) {
      expect(await replaced.readEvent(body, sign(body, { secret }))).toMatchObject({
        intent: 'pi_1',
      });
    }
    expect(await replaced.readEvent(body, sign(body, { secret: 'whsec_other' }))).toBeNull();
  });

  test('of the second API, which has no object in it, names none', async () => {
    const body = JSON.stringify({ object: 'v2.core.event', id: 'evt_1', type: 'v1.billing.meter' });
    expect(await gateway.readEvent(body, sign(body))).toMatchObject({
      intent: null,
      shopper: null,
    });
    expect(await gateway.readEvent(body, sign(`${body} `))).toBeNull();
  });

  test('that is signed but no JSON is none', async () => {
    expect(await gateway.readEvent('no json', sign('no json'))).toBeNull();
  });
});
