import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';

const [OLD, NEXT] = ['o'.repeat(32), 'n'.repeat(32)];

function read(environment: Record<string, string>) {
  const read = readSettings(environment);
  return read.ok ? read.settings : read.message;
}

test('while AUTH_SECRET is replaced the first one signs, and the other holds', () => {
  expect(read({ AUTH_SECRET: NEXT })).toMatchObject({ authSecret: NEXT, otherAuthSecrets: [] });
  expect(read({ AUTH_SECRET: `${NEXT},${OLD}` })).toMatchObject({
    ...{ authSecret: NEXT, otherAuthSecrets: [OLD] },
  });
  // As people write lists: a space that was taken for a part of the other would sign everybody out.
  expect(read({ AUTH_SECRET: `${NEXT}, ${OLD}` })).toMatchObject({ otherAuthSecrets: [OLD] });
  for (const short of [`${NEXT},`, `${NEXT},old`]) {
    expect(read({ AUTH_SECRET: short })).toMatch(/^AUTH_SECRET is too short/);
  }
});

test('while the key of the card provider is replaced both are read, of one mode', () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(read({ ...keys, STRIPE_SECRET_KEY: 'sk_test_next, sk_test_old' })).toMatchObject({
    stripe: { secretKey: 'sk_test_next', otherSecretKeys: ['sk_test_old'] },
  });
  expect(read({ ...keys, STRIPE_SECRET_KEY: 'sk_test_next,sk_live_old' })).toMatch(
    /^STRIPE_SECRET_KEY has keys of both modes/,
  );
  expect(read({ ...keys, STRIPE_SECRET_KEY: 'sk_test_next,' })).toMatch(
    /^STRIPE_SECRET_KEY is not a secret key/,
  );
});

test('while the secret of the webhook endpoint is replaced both are taken', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(read({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_next,whsec_old' })).toMatchObject({
    stripe: { webhookSecrets: ['whsec_next', 'whsec_old'] },
  });
  expect(read({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_next , whsec_old' })).toMatchObject({
    stripe: { webhookSecrets: ['whsec_next', 'whsec_old'] },
  });
  for (const wrong of ['whsec_next,', 'whsec_', 'whsec_next,whsec_']) {
    expect(read({ ...keys, STRIPE_WEBHOOK_SECRET: wrong })).toMatch(
      /^STRIPE_WEBHOOK_SECRET is not the signing secret/,
    );
  }
});
