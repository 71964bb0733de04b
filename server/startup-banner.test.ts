import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { startupBanner } from './startup-banner.ts';

function bannerOf(environment: Record<string, string>, check: string | null): string {
  const read = readSettings({ DATA_DIR: '/srv/shop', ...environment });
  if (!read.ok) throw new Error(read.message);
  return startupBanner(read.settings, 3000, check);
}

test('it says where the shop is, and what is embedded', () => {
  expect(bannerOf({}, null)).toBe(
    'The shop is open at http://localhost:3000\nData: embedded database in /srv/shop. Cards: embedded card simulator, test cards only. Mail: written to /srv/shop/mail.',
  );
});

test('of a real provider it says what was checked', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(bannerOf(keys, 'it took STRIPE_SECRET_KEY')).toMatch(
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
    /Mail: SMTP by SMTP_URL, from shop@example\.com\.$/,
  );
});
