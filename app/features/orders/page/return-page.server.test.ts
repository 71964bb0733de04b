/** The page on which items of an order are sent back, over HTTP and without scripts. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

async function textOf(answer: Response): Promise<string> {
  const html = await answer.text();
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

async function detailsOf(shopper: string, id: string) {
  const details = await readOrderDetails(database.queries, shopper, id);
  if (!details) throw new Error('Unable to find the order');
  return details;
}

/** An order of two books and a tablet that was sent; `path` is its page. */
async function sentOrder(visitor: TestVisitor, shopper: string, id: string, path: string) {
  const body = { carrier: 'UPS', tracking: '1Z9' };
  await shop.orderActions.record(shopper, id, { kind: 'shipped', body });
  const url = new URL(path, 'http://localhost');
  const page = `${url.pathname}/return${url.search}`;
  const [book = 0, , tablet = 0] = (await detailsOf(shopper, id)).basket.map(({ line }) => line);
  const post = (fields: Record<string, string>) =>
    visitor.post(page, String(new URLSearchParams(fields)), FORM);
  return { page, book, tablet, post };
}

async function ordered(visitor: TestVisitor): Promise<string> {
  await visitor.add('book', 'book', 'tablet');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return id;
}

test('the shopper picks items and reasons, sees the refund, and sends it once', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  const id = await ordered(visitor);
  const early = await visitor.get(`/orders/${id}/return`);
  expect(await textOf(early)).toContain('Nothing of this order can be returned now');
  const { page, book, post } = await sentOrder(visitor, uid, id, `/orders/${id}`);
  expect(await textOf(await visitor.get(page))).toContain('Refund: $23.92 for all 2');
  expect(await textOf(await post({ do: 'review' }))).toContain('Choose at least one item.');
  const picked = { [`count-${book}`]: '1' };
  expect(await textOf(await post({ do: 'review', ...picked }))).toContain('Choose a reason.');
  const other = { ...picked, [`reason-${book}`]: 'other' };
  expect(await textOf(await post({ do: 'review', ...other }))).toContain('in your own words');
  const wanted = { ...other, [`words-${book}`]: 'The last page <b>is</b> missing' };
  const review = await textOf(await post({ do: 'review', ...wanted }));
  expect(review).toContain('You get back$11.96');
  expect(review).toContain('The last page &lt;b&gt;is&lt;/b&gt; missing');
  expect((await detailsOf(uid, id)).events).toHaveLength(1);
  for (const _twice of [1, 2]) {
    const sent = await post({ do: 'send', ...wanted });
    expect(sent.headers.get('location')).toBe(`/orders/${id}`);
    const text = await textOf(await visitor.get(`/orders/${id}`));
    expect(text).toContain('The shop knows that you want to return it');
    expect(text).toContain('1 goes back');
  }
  expect((await detailsOf(uid, id)).events).toHaveLength(2);
});

test('a second tab that asks for other items is told that a return is open, of others', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  const id = await ordered(visitor);
  const { book, tablet, post } = await sentOrder(visitor, uid, id, `/orders/${id}`);
  const pick = (line: number) => ({ [`count-${line}`]: '1', [`reason-${line}`]: 'changed_mind' });
  await post({ do: 'send', ...pick(book), [`count-${tablet}`]: '0' });
  await visitor.get(`/orders/${id}`);
  await post({ do: 'send', ...pick(tablet), [`count-${book}`]: '0' });
  const text = await textOf(await visitor.get(`/orders/${id}`));
  expect(text).toContain('A return of this order is open already');
  expect(text).not.toContain('The shop knows that you want to return it');
  expect((await detailsOf(uid, id)).events).toHaveLength(2);
});

test("a guest's link leads to it, and what comes back is refunded as it was shown", async () => {
  const guest = shop.visitor();
  const id = await ordered(guest);
  const [row] = await database.queries
    .select({ shopper: orderTable.shopper })
    .from(orderTable)
    .where(eq(orderTable.paymentIntent, id));
  const shopper = row?.shopper ?? '';
  const link = pathOf(await orderLink(database.queries, shopper, id));
  const { book, tablet, post } = await sentOrder(shop.visitor(), shopper, id, link);
  const wanted = {
    ...{ [`count-${book}`]: '2', [`reason-${book}`]: 'does_not_fit' },
    ...{ [`count-${tablet}`]: '1', [`reason-${tablet}`]: 'damaged' },
  };
  expect(await textOf(await post({ do: 'review', ...wanted }))).toContain('You get back$622.91');
  expect((await post({ do: 'send', ...wanted })).headers.get('location')).toBe(link);
  const { basket } = await detailsOf(shopper, id);
  const lines = basket.map(({ line }) => line);
  const received = { lines, unsaleable: [tablet], isRefunded: true, seenCents: 0 };
  expect(await shop.orderActions.receiveReturn(shopper, id, received)).toMatchObject({
    cents: 62_291,
  });
  const text = await textOf(await shop.visitor().get(link));
  expect(text).toContain('2 came back');
  expect(text).not.toContain('Return items');
});

test('of an order of somebody else there is no such page', async () => {
  const visitor = shop.visitor();
  await visitor.register();
  const id = await ordered(visitor);
  const stranger = shop.visitor();
  await stranger.register();
  for (const path of [`/orders/${id}/return`, '/orders/pi_none/return']) {
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(path, 'do=send', FORM)).status).toBe(404);
  }
});
