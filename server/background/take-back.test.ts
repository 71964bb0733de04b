import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { takeDelivery } from '#app/features/events/delivery-store.server.ts';
import { addEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { takeMail } from '#app/features/mail/mail-store.server.ts';
import { testReceiver } from '#tests/network/test-receiver.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const customerSchema = z.object({ customer: z.string() });

test.for([
  [false, 'at once where it alone had the database'],
  [true, 'once its time is over where others may be at it'],
] as const)('what a dead process was sending is sent again, %j: %s', async ([isShared]) => {
  const database = await testDatabase();
  const { queries } = database;
  for (const dedupe of ['begun', 'queued']) {
    await queries.execute(sql`select queue_mail('ann', ${dedupe}, 'email_changed',
      ${`${dedupe}@example.com`}, '{"oldEmail": "a@example.com", "newEmail": "b@example.com"}')`);
    if (dedupe === 'begun') await takeMail(queries, 'ann', 300, '<begun@example.com>');
  }
  const receiver = await testReceiver();
  const endpoint = { id: 'one', address: receiver.url, kinds: ['customer.deleted'] as const };
  await addEndpoint(queries, { ...endpoint, secret: makeSecret() });
  for (const customer of ['begun', 'queued']) {
    await queries.execute(
      sql`select announce('customer.deleted', ${customer}, ${JSON.stringify({ customer })}::jsonb)`,
    );
    if (customer === 'begun') await takeDelivery(queries, 'one');
  }
  const sent: string[] = [];
  const told = () =>
    receiver.received.map(({ message }) => customerSchema.parse(message.data).customer);
  const shop = await testShop({
    database: { ...database, isShared },
    settings: { webhookHosts: [receiver.host] },
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
  await vi.waitFor(() => expect(told()).toContain('queued'), 5_000);
  // Of one shopper one mail is sent after the other.
  await vi.waitFor(() => expect(sent.includes('begun@example.com')).toBe(!isShared), 5_000);
  await vi.waitFor(() => expect(told().includes('begun')).toBe(!isShared), 5_000);
  await shop.close();
  await receiver.close();
});
