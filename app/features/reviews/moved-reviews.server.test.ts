/** What becomes of reviews and votes when a guest, or one of its orders, comes to an account. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { boughtBy, GOOD_REVIEW } from '#tests/fixtures/test-reviews.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { voteReview, writeReview } from './review-store.server.ts';

const shop = await testServices({ settings: { reviews: 'at-once' } });
afterAll(shop.close);
const { queries } = shop;

let products = 0;

async function product(): Promise<string> {
  products += 1;
  return stocked(queries, `thing-${products}`, 100);
}

/** The shopper buys the product and reviews it. The review, and its order. */
async function reviewOf(shopper: string, id: string, stars = 4) {
  const opened = await boughtBy(shop, shopper, id);
  await shop.reviews.write(opened, id, { ...GOOD_REVIEW, stars });
  const rows = await rowsOf<{ review: string }>(
    queries,
    sql`select id as review from review where shopper = ${shopper} and product = ${id}`,
  );
  return { review: rows[0]?.review ?? '', intent: opened.order.id };
}

const authorsOf = async (id: string) =>
  (
    await rowsOf<{ shopper: string }>(
      queries,
      sql`select shopper from review where product = ${id} order by shopper`,
    )
  ).map(({ shopper }) => shopper);

async function ratingOf(id: string): Promise<unknown> {
  const [row] = await rowsOf(
    queries,
    sql`select review_stars as stars, review_count as count from product where id = ${id}`,
  );
  return row;
}

const votesOf = (shopper: string) =>
  rowsOf(queries, sql`select review, kind from review_vote where shopper = ${shopper}`);

async function helpfulOf(review: string): Promise<unknown> {
  const [row] = await rowsOf(queries, sql`select helpful from review where id = ${review}`);
  return row;
}

test('a vote that both have given is one vote of the account, which cannot be given again', async () => {
  const { review } = await reviewOf(shop.accountId(), await product());
  const [guest, account] = [await shop.guest('book'), shop.accountId()];
  for (const one of [guest, account]) await shop.reviews.vote(one, review, 'report');
  await shop.join(guest, account);
  expect(await votesOf(account)).toEqual([{ review, kind: 'report' }]);
  expect(await votesOf(guest)).toEqual([]);
  expect(await shop.reviews.vote(account, review, 'report')).toBe('again');
});

test('a vote of the account for what the guest has written is taken back', async () => {
  const [guest, account] = [await shop.guest(), shop.accountId()];
  const { review } = await reviewOf(guest, await product());
  await shop.reviews.vote(account, review, 'helpful');
  await shop.reviews.vote(shop.accountId(), review, 'helpful');
  await shop.join(guest, account);
  expect(await votesOf(account)).toEqual([]);
  expect(await helpfulOf(review)).toEqual({ helpful: 1 });
});

test('votes for what is gone with the review of the guest go with it', async () => {
  const [guest, account, id] = [await shop.guest(), shop.accountId(), await product()];
  const { review } = await reviewOf(guest, id);
  await reviewOf(account, id);
  await shop.reviews.vote(account, review, 'helpful');
  await shop.join(guest, account);
  expect(await votesOf(account)).toEqual([]);
});

test('with one order comes what was written of it, and the rest stays with the guest', async () => {
  const [guest, account] = [await shop.guest(), shop.accountId()];
  const [taken, left] = [await product(), await product()];
  const { intent, review } = await reviewOf(guest, taken);
  const other = await reviewOf(guest, left);
  for (const one of [review, other.review]) await shop.reviews.vote(account, one, 'helpful');
  await shop.claimOrder(guest, intent, account);
  expect([await authorsOf(taken), await authorsOf(left)]).toEqual([[account], [guest]]);
  expect(await votesOf(account)).toEqual([{ review: other.review, kind: 'helpful' }]);
  expect([await helpfulOf(review), await helpfulOf(other.review)]).toEqual([
    { helpful: 0 },
    { helpful: 1 },
  ]);
});

test('of a product of which the account has written, the review of the order that comes goes', async () => {
  const [guest, account] = [await shop.guest(), shop.accountId()];
  const [id, left] = [await product(), await product()];
  const { intent } = await reviewOf(guest, id, 1);
  for (const one of [guest, account]) await reviewOf(one, left);
  await reviewOf(account, id, 5);
  await shop.claimOrder(guest, intent, account);
  expect(await authorsOf(id)).toEqual([account]);
  expect(await ratingOf(id)).toEqual({ stars: 5, count: 1 });
  expect((await authorsOf(left)).toSorted()).toEqual([account, guest].toSorted());
});

test('a review that was read and is gone since is not written over', async () => {
  const [account, id] = [shop.accountId(), await product()];
  const { order } = await boughtBy(shop, account, id);
  const given = JSON.stringify({ ...GOOD_REVIEW, state: 'shown' });
  expect(await writeReview(queries, account, order.id, id, 1, 'new', given, null)).toBe('changed');
  expect(await authorsOf(id)).toEqual([]);
});

test('a vote counts for one review, and not for those beside it', async () => {
  const [one, other] = [
    await reviewOf(shop.accountId(), await product()),
    await reviewOf(shop.accountId(), await product()),
  ];
  expect(await voteReview(queries, shop.accountId(), one.review, 'helpful')).toBe('counted');
  expect([await helpfulOf(one.review), await helpfulOf(other.review)]).toEqual([
    { helpful: 1 },
    { helpful: 0 },
  ]);
});
