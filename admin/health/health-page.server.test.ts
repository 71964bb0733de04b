/** The page Health of the admin over HTTP. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { DECLINE_LIMIT } from '#app/features/payment/decline/decide-declines.ts';
import { NETWORK_DECLINES } from '#app/features/payment/decline/declines.server.ts';
import { countRequest, rateLimitKey } from '#app/features/shopper/rate-limits.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

test('what is well stands there in words, what is not first, with what to do; the first page leads to it', async () => {
  const staff = await admin.enter();
  const well = await staff.textOf('/health');
  expect(well).toContain('All is well.');
  expect(well).toContain('No mail waits.');
  expect(await staff.textOf('/')).not.toContain('not well');
  expect(await staff.textOf('/settings')).toContain('Health');
  await queueMail(admin.queries, {
    ...{ shopperId: 'somebody', recipient: 'ann@example.com', dedupe: 'changed:1' },
    kind: 'email_changed',
    body: { oldEmail: 'old@example.com', newEmail: 'ann@example.com' },
  });
  await admin.queries.execute(sql`update mail set queued_at = now() - interval '2 hours'`);
  const late = await staff.textOf('/health');
  expect(late).toContain('Mails do not leave');
  expect(late).toContain('whether SMTP_URL still holds');
  expect(late).not.toContain('All is well.');
  expect(await staff.textOf('/')).toContain('1 thing of the shop is not well.');
});

test('whoever may not read the settings does not see it', async () => {
  const packer = await admin.enter('Ann', 'packer');
  expect((await packer.get('/health')).status).toBe(403);
  expect(await packer.textOf('/')).not.toContain('not well');
});

test('where stolen cards may be tried staff reads so, and what to do', async () => {
  const staff = await admin.enter();
  expect(await staff.textOf('/health')).not.toContain('Stolen cards');
  const key = rateLimitKey(NETWORK_DECLINES, '203.0.113.7');
  const tried = Array.from({ length: DECLINE_LIMIT.max }, () =>
    countRequest(admin.queries, key, DECLINE_LIMIT),
  );
  await Promise.all(tried);
  const page = await staff.textOf('/health');
  expect(page).toContain('Stolen cards may be tried here');
  expect(page).toContain('Many within a day, from 1 address.');
  expect(page).toContain('customers who have bought before');
});
