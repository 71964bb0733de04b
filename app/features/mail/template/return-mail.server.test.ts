import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { user } from '#db/schema/auth-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { renderMail } from './render-mail.server.tsx';

const shop = await testServices();
afterAll(shop.close);
const { queries, orderActions } = shop;

/** What an account reads that has asked to send the book back, once staff has answered. */
async function mailAfter(answer: Parameters<typeof orderActions.record>[2]) {
  const shopper = shop.accountId();
  await queries.insert(user).values({ id: shopper, name: '', email: `${shopper}@example.com` });
  await shop.add(shopper, 'book', 'tablet');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  await orderActions.record(shopper, id, { kind: 'packed', body: {} });
  await orderActions.record(shopper, id, {
    kind: 'shipped',
    body: { carrier: 'UPS', tracking: '1Z9' },
  });
  const order = await shop.orders.details(shopper, id);
  const lines = order?.basket.slice(0, 1).map(({ line }) => line) ?? [];
  await orderActions.requestReturn(shopper, id, [{ lines, reason: 'damaged', words: '' }]);
  await orderActions.record(shopper, id, answer);
  const [mail] = await rowsOf<{ body: object; recipient: string }>(
    queries,
    sql`select body, recipient from mail
      where shopper = ${shopper} and kind = 'order_return_answered'`,
  );
  expect(mail?.recipient).toBe('account');
  const facts = { shopper, kind: 'order_return_answered', body: mail?.body } as const;
  return renderMail(
    queries,
    { ...facts, queuedSeconds: 1_795_338_300 },
    {
      ...{ shopName: 'Basket', timeZone: 'UTC', deliveryNote: '' },
      shopUrl: () => 'https://a.example',
    },
  );
}

test('a return that is approved says what to send back, and what goes back then', async () => {
  const { subject, text } = await mailAfter({ kind: 'return_approved', body: {} });
  expect(subject).toMatch(/^Your return is approved: /);
  expect(text).toContain('Send it back: the refund follows.');
  expect(text).toContain('Once it has arrived, $11.96 goes back to the card');
});

test('it has the words of the shop, and the carrier’s page of what was sent', async () => {
  const words = 'Send it to 1 Pier, Oslo';
  const { text } = await mailAfter({ kind: 'return_approved', body: { words } });
  expect(text).toContain('The shop says: Send it to 1 Pier, Oslo');
  expect(text).toContain('https://www.ups.com/track?tracknum=1Z9');
});

test('a return that is declined says why, and how to disagree', async () => {
  const { subject, text } = await mailAfter({ kind: 'return_declined', body: { reason: 'Worn' } });
  expect(subject).toMatch(/^About your return: /);
  expect(text).toContain('The shop does not take it back.\n\nThe shop says: Worn');
  expect(text).not.toContain('$');
});
