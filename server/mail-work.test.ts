import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { takeMail } from '#app/features/mail/mail-store.server.ts';
import { testDatabase } from '#tests/test-database.ts';
import { testShop } from '#tests/test-shop.ts';

test.for([
  [false, 'at once where it alone had the database'],
  [true, 'once its time is over where others may be at it'],
] as const)('what a dead process was sending is sent again, %j: %s', async ([isShared]) => {
  const database = await testDatabase();
  const { queries } = database;
  for (const dedupe of ['begun', 'queued']) {
    await queries.execute(sql`select queue_mail('ann', ${dedupe}, 'email_changed',
      ${`${dedupe}@example.com`}, '{"oldEmail": "a@example.com", "newEmail": "b@example.com"}')`);
    if (dedupe === 'begun') await takeMail(queries, 300, '<begun@example.com>');
  }
  const sent: string[] = [];
  const shop = await testShop({
    database: { ...database, isShared },
    mail: {
      transport: {
        kind: 'outbox',
        async deliver({ to }) {
          sent.push(to);
          return { kind: 'sent', reply: '' };
        },
        async deleteOld() {},
      },
      from: { name: 'Basket', address: 'shop@example.com' },
      shopUrl: () => 'http://localhost:3000',
    },
  });
  await vi.waitFor(() => expect(sent).toContain('queued@example.com'), 5_000);
  expect(sent.includes('begun@example.com')).toBe(!isShared);
  await shop.close();
});
