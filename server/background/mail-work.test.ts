import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

test('what is due is sent, though old mails cannot be deleted', async () => {
  const database = await testDatabase();
  await database.queries.execute(sql`select queue_mail('ann', 'one', 'email_changed', 'ann@example.com',
    '{"oldEmail": "a@example.com", "newEmail": "b@example.com"}')`);
  const sent: string[] = [];
  const shop = await testShop({
    database,
    mail: {
      transport: {
        kind: 'outbox',
        async deliver({ to }) {
          sent.push(to);
          return { kind: 'sent', reply: '' };
        },
        deleteOld: () => Promise.reject(new Error('EACCES')),
      },
      from: { name: 'Basket', address: 'shop@example.com' },
      shopUrl: () => 'http://localhost:3000',
    },
  });
  await vi.waitFor(() => expect(sent).toEqual(['ann@example.com']), 5_000);
  await shop.close();
});
