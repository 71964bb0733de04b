import { expect, test } from 'vitest';
import { toShopSettings } from '#app/features/settings/shop-settings.ts';
import { defaultLocale } from '#app/shared/locale.ts';
import type { ProviderCheck } from '#server/providers/check-stripe.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { moneyWarnings, startupBanner } from './startup-banner.ts';

function settingsOf(environment: Record<string, string>): Settings {
  const read = readSettings({ DATA_DIR: '/srv/shop', ...environment });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

function bannerOf(environment: Record<string, string>, check: ProviderCheck | null): string {
  return startupBanner(settingsOf(environment), 3000, check, modeOf(environment));
}

const modeOf = (environment: Record<string, string>) =>
  toShopSettings(settingsOf(environment).fixed, defaultLocale).mode;

const warningsOf = (environment: Record<string, string>) =>
  moneyWarnings(settingsOf(environment), modeOf(environment));

test('it says where the shop is, and what is embedded', () => {
  expect(bannerOf({}, null)).toBe(
    'The shop is open at http://localhost:3000\nData: embedded database in /srv/shop. Cards: embedded card simulator, test cards only. Mail: written to /srv/shop/mail.',
  );
});

test('of a real provider it says what was checked', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(bannerOf(keys, { isTaken: true, says: 'it took STRIPE_SECRET_KEY' })).toMatch(
    /Cards: Stripe in test mode; it took STRIPE_SECRET_KEY\. Mail: /,
  );
});

test('real money without a mail server is warned of', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(bannerOf(keys, null)).toMatch(/Mail: written to .* and sent to nobody: set SMTP_URL/);
  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'shop@example.com' };
  expect(bannerOf({ ...keys, ...smtp }, null)).toMatch(
    /Mail: SMTP by SMTP_URL, from shop@example\.com\. Delivery/,
  );
});

test('real money without addresses is warned of, in the log and for staff', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'shop@example.com',
  };
  expect(bannerOf(keys, null)).toContain(
    'all orders to one example address; choose otherwise in Settings',
  );
  expect(warningsOf(keys)).toEqual([expect.stringContaining('set DELIVERY=address')]);
  expect(bannerOf({ ...keys, DELIVERY: 'address' }, null)).not.toContain('Delivery:');
  expect(warningsOf({ ...keys, DELIVERY: 'address' })).toEqual([]);
});

test('a shop of test cards lacks nothing', () => {
  expect(warningsOf({})).toEqual([]);
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(warningsOf(keys)).toEqual([]);
});
