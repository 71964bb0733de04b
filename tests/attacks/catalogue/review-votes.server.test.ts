/** Votes that are none, what is shown of hostile words, and the mail that asks for reviews: over HTTP, on a whole shop. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { BOOK, FORM, openReviewShop, sendReview } from '#tests/shop/review-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const { shop, queries, buyer, shownReview, close } = await openReviewShop();
afterAll(close);

test('words are text on the page and in the data for search engines, whatever they hold', async () => {
  const words = '<script>alert(1)</script></script><img src=x onerror=alert(2)>';
  const { id } = await shownReview(words);
  const page = await (await shop.visitor().get(`/product/${BOOK}?sort=newest`)).text();
  expect(page).toContain(`/reviews/${id}`);
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script>alert(1)');
  expect(page).not.toContain('<img src=x');
});

const countsOf = async (id: string) =>
  (await rowsOf(queries, sql`select helpful, reports from review where id = ${id}`))[0];

describe('a vote', () => {
  const vote = (visitor: TestVisitor, id: string, kind: string, headers = {}) =>
    visitor.post(`/reviews/${id}`, `do=${kind}`, { headers: { ...FORM, ...headers } });

  test('of nobody is none, and leads to the sign-in; a report needs none', async () => {
    const { id } = await shownReview();
    const visitor = shop.visitor();
    expect((await vote(visitor, id, 'helpful')).headers.get('location')).toBe('/login');
    expect((await vote(visitor, id, 'report')).headers.get('location')).toContain('voted=reported');
    await vote(visitor, id, 'report');
    expect(await countsOf(id)).toEqual({ helpful: 0, reports: 1 });
  });

  test('of one account counts once, from as many tabs as it has', async () => {
    const { id, author } = await shownReview();
    const reader = shop.visitor();
    await reader.register();
    await Promise.all([1, 2, 3, 4].map(() => vote(reader, id, 'helpful')));
    expect((await vote(author, id, 'helpful')).headers.get('location')).toContain('voted=own');
    expect(await countsOf(id)).toEqual({ helpful: 1, reports: 0 });
  });

  test('that no page sends is refused', async () => {
    const { id } = await shownReview();
    const reader = shop.visitor();
    await reader.register();
    expect((await vote(reader, id, 'love')).status).toBe(400);
    expect((await reader.post(`/reviews/${id}`, '', { headers: FORM })).status).toBe(400);
    expect((await vote(reader, 'none', 'helpful')).status).toBe(404);
    expect((await vote(reader, '%00', 'helpful')).status).toBe(400);
    expect((await vote(reader, id, 'helpful', { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect(await countsOf(id)).toEqual({ helpful: 0, reports: 0 });
  });
});

test('a query that no link of the page has shows the page as it is', async () => {
  const visitor = shop.visitor();
  for (const query of [
    'stars=9',
    'stars=-1',
    'sort=__proto__',
    'reviews=51',
    'reviews=1e9',
    'voted=<b>',
  ]) {
    expect((await visitor.get(`/product/${BOOK}?${query}`)).status).toBe(200);
  }
});

describe('the mail that asks for a review', () => {
  const wishesOf = (id: string) =>
    rowsOf<{ code: string }>(
      queries,
      sql`select code from review_request where payment_intent = ${id}`,
    );

  test('is wanted by the buyer alone, once, and ended by one click of the mail program', async () => {
    const { visitor, id } = await buyer();
    const path = `/orders/${id}/review`;
    const ask = (who: TestVisitor, wish: string) => who.post(path, `do=${wish}`, { headers: FORM });
    expect((await ask(shop.visitor(), 'ask')).status).toBe(404);
    await Promise.all([ask(visitor, 'ask'), ask(visitor, 'ask')]);
    const [wish] = await wishesOf(id);
    expect(await wishesOf(id)).toHaveLength(1);
    const stop = `/reviews/stop?code=${wish?.code}`;
    expect((await shop.visitor().get(stop)).status).toBe(200);
    expect((await shop.visitor().post('/reviews/stop?code=x', '', { headers: FORM })).status).toBe(
      200,
    );
    expect(await wishesOf(id)).toHaveLength(1);
    const program = await shop.fetch(
      new Request(`http://localhost${stop}`, {
        method: 'POST',
        headers: FORM,
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(program.status).toBe(200);
    expect(await wishesOf(id)).toEqual([]);
  });

  test('can be wished for on the confirmation, and taken back there, also by a guest', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const id = await visitor.pay();
    await visitor.put(`/api/users/guest/orders/${id}`);
    await queries.execute(sql`insert into order_contact (shopper, payment_intent, email)
      select shopper, payment_intent, 'gail@example.com' from "order" where payment_intent = ${id}`);
    for (const [button, count] of [
      ['Ask me by mail', 1],
      ['Do not ask me', 0],
    ] as const) {
      const page = await (await visitor.get('/orders')).text();
      expect(page).toContain(button);
      const [, path = ''] = /<form[^>]*action="([^"]*\/review[^"]*)"/.exec(page) ?? [];
      const wish = count === 1 ? 'ask' : 'do-not-ask';
      const body = `do=${wish}&back=orders`;
      const sent = await visitor.post(path.replaceAll('&amp;', '&'), body, { headers: FORM });
      expect(sent.headers.get('location')).toBe('/orders');
      expect(await wishesOf(id)).toHaveLength(count);
    }
  });

  test('goes out once, a week after the parcel has arrived, and not to who has written already', async () => {
    const bought = [await buyer(), await buyer(), await buyer()];
    for (const { visitor, id } of bought) {
      await visitor.post(`/orders/${id}/review`, 'do=ask', { headers: FORM });
    }
    const [asked, reviewed, early] = bought;
    if (!asked || !reviewed || !early) throw new Error('Nobody has bought');
    await sendReview(reviewed.visitor, reviewed.path, [['stars', '5']]);
    await queries.execute(sql`update order_status set state = 'delivered', since = now() - interval '8 days'
      where payment_intent in (${asked.id}, ${reviewed.id})`);
    await queries.execute(
      sql`update order_status set state = 'delivered' where payment_intent = ${early.id}`,
    );
    for (let times = 0; times < 2; times += 1)
      await queries.execute(sql`select queue_review_mails(7)`);
    const mails = await rowsOf(
      queries,
      sql`select body->>'order' as id from mail where kind = 'review_request'`,
    );
    expect(mails).toEqual([{ id: asked.id }]);
  });
});
