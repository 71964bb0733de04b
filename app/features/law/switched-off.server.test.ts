/** Without a market no page has a word of what the law of one asks, nor a link to it. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { order } from '#db/schema/order-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

/** What a shop with a market says on some of these pages, so that each is still a word of it. */
const LAW_WORDS = [
  'Withdraw from contract here',
  'Right of withdrawal',
  'Accessibility',
  'Order with obligation to pay',
  'Final prices, free delivery',
  'Stars without a number were imported.',
  'basket_notice',
  '/withdraw',
];

/** The HTML of each kind of page that a shopper with a basket and an order sees, by its name; without styles. */
async function pagesOf(fixed: { market?: 'eu' }): Promise<Map<string, string>> {
  const database = await testDatabase();
  const { queries } = database;
  const built = await importShop();
  const shop = await testShop({ built, database, sendsEvents: false, settings: { fixed } });
  try {
    const visitor = shop.visitor();
    await visitor.add('book');
    const id = await visitor.pay();
    await visitor.put(`/api/users/guest/orders/${id}`);
    const [row] = await queries.select().from(order).where(eq(order.paymentIntent, id));
    const orderPath = pathOf(await orderLink(queries, row?.shopper ?? '', id));
    await visitor.add('book');
    const pages = new Map<string, string>();
    for (const path of [
      ...[
        '/',
        '/search?q=book',
        '/product/12321341',
        '/checkout',
        '/Payment',
        '/orders',
        orderPath,
      ],
      ...['/help', '/returns', '/terms', '/privacy', '/nowhere'],
    ]) {
      const html = await (await visitor.get(path)).text();
      pages.set(path, html.replace(/<style\b.*?<\/style>/gs, ''));
    }
    return pages;
  } finally {
    await shop.close();
  }
}

test('no page has a word or a link of the law unless a market is set', async () => {
  const on = [...(await pagesOf({ market: 'eu' })).values()].join();
  expect(LAW_WORDS.filter((words) => !on.includes(words))).toEqual([]);
  const off = [...(await pagesOf({}))].flatMap(([path, html]) =>
    LAW_WORDS.filter((words) => html.includes(words)).map((words) => `${path}: ${words}`),
  );
  expect(off).toEqual([]);
});
