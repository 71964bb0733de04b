/** What could make ratings, votes and wishes of reviews wrong from outside of them. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createReviewService } from '#app/features/reviews/review-service.server.ts';
import { boughtBy, GOOD_REVIEW } from '#tests/fixtures/test-reviews.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const reviews = createReviewService({
  queries,
  live: { onCatalogueChange: () => () => {} },
  policy: () => 'at-once',
  limit: { windowSeconds: 60, max: 1_000 },
});

test('a variant that moves to another product has the rating of that one', async () => {
  const [rated, moving] = [
    await stocked(queries, 'rated', 100),
    await stocked(queries, 'moving', 100),
  ];
  const opened = await boughtBy(shop, shop.accountId(), rated);
  await reviews.write(opened, rated, { ...GOOD_REVIEW, stars: 5 });
  const move = async (product: string) => {
    await queries.execute(sql`insert into product
      (variant, id, title, image, price_cents, rating, position)
      values (${moving}, ${product}, 'Moved', '', 100, 1, 1)
      on conflict (variant) do update set id = excluded.id, rating = excluded.rating`);
    const shown = sql`select shown_rating as stars, review_count as count
      from product where variant = ${moving}`;
    return rowsOf(queries, shown);
  };
  expect(await move(rated)).toEqual([{ stars: 5, count: 1 }]);
  expect(await move(moving)).toEqual([{ stars: 1, count: 0 }]);
});

test('nobody finds helpful what they have written, also as a guest who joins', async () => {
  const id = await stocked(queries, 'voted', 100);
  const [guest, account] = [await shop.guest(), shop.accountId()];
  await reviews.write(await boughtBy(shop, guest, id), id, GOOD_REVIEW);
  const read = () =>
    rowsOf<{ id: string; helpful: number }>(
      queries,
      sql`select id, helpful from review where product = ${id}`,
    );
  const [written] = await read();
  expect(await reviews.vote(account, written?.id ?? '', 'helpful')).toBe('counted');
  await shop.join(guest, account);
  expect(await read()).toMatchObject([{ helpful: 0 }]);
});

test('the link of a mail that was queued ends the mails, whatever is sent from an old page', async () => {
  const id = await stocked(queries, 'asked', 100);
  const opened = await boughtBy(shop, shop.accountId(), id);
  const { shopper, id: intent } = opened.order;
  await queries.execute(sql`insert into review_request (shopper, payment_intent, code, queued_at)
    values (${shopper}, ${intent}, ${`code-${intent}`}, now())`);
  await reviews.ask(opened, false);
  const codes = sql`select code from review_request where shopper = ${shopper}`;
  expect(await rowsOf(queries, codes)).toHaveLength(1);
});

test('the link of an order that an account has takes no wish of the account back', async () => {
  const id = await stocked(queries, 'wished', 100);
  const opened = await boughtBy(shop, shop.accountId(), id);
  const { shopper, id: intent } = opened.order;
  await queries.execute(sql`insert into review_request (shopper, payment_intent, code)
    values (${shopper}, ${intent}, ${`code-${intent}`})`);
  await reviews.ask({ ...opened, guest: 'guest_of_the_mail' }, false);
  const codes = sql`select code from review_request where shopper = ${shopper}`;
  expect(await rowsOf(queries, codes)).toHaveLength(1);
});
