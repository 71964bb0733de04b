import { describe, expect, test } from 'vitest';
import { openStripeAccess, openStripeProvider, STRIPE_API_VERSION } from './stripe-provider.ts';

const TEST_KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' };
const LIVE_KEYS = { secretKey: 'rk_live_1', publishableKey: 'pk_live_1' };
const settings = { otherSecretKeys: [], webhookSecrets: ['whsec_1'], apiBase: null };

describe('Stripe as the card provider', () => {
  test('is asked in the version that the shop was written for, and not for ever', () => {
    const { stripe } = openStripeAccess({ ...TEST_KEYS, ...settings });
    expect(stripe.getApiField('version')).toBe(STRIPE_API_VERSION);
    expect(stripe.getApiField('timeout')).toBeLessThanOrEqual(10_000);
    expect(stripe.getMaxNetworkRetries()).toBe(2);
    expect(stripe.getApiField('host')).toBe('api.stripe.com');
  });

  test('is identified by its key whether it is live', () => {
    expect(openStripeAccess({ ...TEST_KEYS, ...settings }).isLive).toBe(false);
    expect(openStripeAccess({ ...LIVE_KEYS, ...settings }).isLive).toBe(true);
  });

  test('is confirmed with by Stripe.js, any other server by the stand-in', () => {
    expect(openStripeProvider({ ...TEST_KEYS, ...settings }).browserConfig).toEqual({
      kind: 'stripe',
      publishableKey: 'pk_test_1',
    });
    const apiBase = 'http://127.0.0.1:4000';
    const { browserConfig } = openStripeProvider({ ...TEST_KEYS, ...settings, apiBase });
    expect(browserConfig).toEqual({
      kind: 'simulator',
      publishableKey: 'pk_test_1',
      base: apiBase,
    });
    const { stripe } = openStripeAccess({ ...TEST_KEYS, ...settings, apiBase });
    expect([stripe.getApiField('host'), String(stripe.getApiField('port'))]).toEqual([
      '127.0.0.1',
      '4000',
    ]);
  });

  test('without a webhook secret takes no event', async () => {
    const access = { ...TEST_KEYS, ...settings, webhookSecrets: [] };
    const { gateway } = openStripeProvider(access);
    const payload = '{"object":"event","data":{}}';
    const { webhooks } = openStripeAccess(access).stripe;
    const signature = webhooks.generateTestHeaderString({ payload, secret: 'undefined' });
    expect(await gateway.readEvent(payload, signature)).toBeNull();
  });
});
