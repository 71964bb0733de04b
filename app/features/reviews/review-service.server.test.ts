import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { createSearchService } from '#app/features/catalogue/search/search-service.server.ts';
import { boughtBy, GOOD_REVIEW } from '#tests/fixtures/test-reviews.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { ReviewPolicy } from './review.ts';
import { parseReviewQuery, REVIEWS_PER_PAGE } from './review-query.ts';
import { createReviewService, type OpenedOrder } from './review-service.server.ts';
import { answerReview, judgeReview, listReviews } from './staff-reviews.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

let policy: ReviewPolicy = 'at-once';
beforeEach(() => {
  policy = 'at-once';
});

let forgetPages = () => {};
const reviews = createReviewService({
  queries,
  live: {
    onCatalogueChange(listener) {
      forgetPages = listener;
      return () => {};
    },
  },
  policy: () => policy,
  limit: { windowSeconds: 60, max: 1_000 },
});

/** As somebody reads it whose process has nothing in memory. */
function pageOf(product: string, text = '') {
  forgetPages();
  return reviews.ofProduct(
    { id: product, ratings: 1 },
    parseReviewQuery(new URLSearchParams(text)),
  );
}

let products = 0;

/** A new product of 2 stars, by the catalogue. */
async function product(): Promise<string> {
  products += 1;
  const variant = await stocked(queries, `thing-${products}`, 100);
  await queries.execute(sql`update product set rating = 2 where variant = ${variant}`);
  return variant;
}

const rowsOfProduct = (id: string) =>
  rowsOf<{ shopper: string; words: string; state: string; name: string }>(
    queries,
    sql`select shopper, words, state, name from review where product = ${id} order by shopper`,
  );

async function shownOf(id: string): Promise<unknown> {
  const [row] = await rowsOf(
    queries,
    sql`select shown_rating as stars, review_count as count from product where id = ${id}`,
  );
  return row;
}

async function reviewed(id: string, stars = 4): Promise<OpenedOrder> {
  const opened = await boughtBy(shop, shop.accountId(), id);
  await reviews.write(opened, id, { ...GOOD_REVIEW, stars });
  return opened;
}

const idOf = async (id: string) => (await pageOf(id)).reviews[0]?.id ?? '';

describe('what a buyer writes', () => {
  test('is shown at once where the shop wants that, and is the rating of the product from then on', async () => {
    const id = await product();
    await reviewed(id, 5);
    expect(await shownOf(id)).toEqual({ stars: 5, count: 1 });
    await reviewed(id, 2);
    expect(await shownOf(id)).toEqual({ stars: 4, count: 2 });
    const page = await pageOf(id);
    expect(page).toMatchObject({ byStars: [0, 1, 0, 0, 1], hasNext: false });
    expect(page.reviews.map(({ stars }) => stars)).toEqual([2, 5]);
  });

  test('waits for a look where the shop wants that: until then the catalogue says the rating', async () => {
    policy = 'after-a-look';
    const id = await product();
    await reviewed(id);
    expect((await pageOf(id)).reviews).toEqual([]);
    expect(await shownOf(id)).toEqual({ stars: 2, count: 0 });
    const waiting = await listReviews(queries, { waiting: true, limit: 100 });
    const one = waiting.find((review) => review.product === id);
    if (!one) throw new Error('It does not wait');
    await queries.transaction((tx) => judgeReview(tx, one, 'shown'));
    expect(await shownOf(id)).toEqual({ stars: 4, count: 1 });
  });

  test('and changes keeps its votes and the answer, which is said to be older until the shop answers anew', async () => {
    const id = await product();
    const opened = await reviewed(id);
    const review = await idOf(id);
    const answer = (text: string) => queries.transaction((tx) => answerReview(tx, review, text));
    const shown = async () => (await pageOf(id)).reviews[0];
    await answer('Thank you');
    await reviews.vote(shop.accountId(), review, 'helpful');
    expect(await shown()).toMatchObject({ answer: 'Thank you', isAnswerOlder: false, helpful: 1 });
    await reviews.write(opened, id, { ...GOOD_REVIEW, words: 'It broke' });
    expect(await shown()).toMatchObject({ answer: 'Thank you', isAnswerOlder: true, helpful: 1 });
    await answer('We are sorry');
    expect(await shown()).toMatchObject({ answer: 'We are sorry', isAnswerOlder: false });
  });

  test('is one review, however often and from how many tabs it is sent', async () => {
    const id = await product();
    const opened = await boughtBy(shop, shop.accountId(), id, id);
    const words = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(
      words.map((one) => reviews.write(opened, id, { ...GOOD_REVIEW, words: one })),
    );
    const rows = await rowsOfProduct(id);
    expect(rows).toHaveLength(1);
    expect(words).toContain(rows[0]?.words);
    expect(await shownOf(id)).toEqual({ stars: 4, count: 1 });
  });

  test('of the same product bought twice is one review', async () => {
    const id = await product();
    const uid = shop.accountId();
    await reviews.write(await boughtBy(shop, uid, id), id, GOOD_REVIEW);
    await reviews.write(await boughtBy(shop, uid, id), id, { ...GOOD_REVIEW, stars: 1 });
    expect(await rowsOfProduct(id)).toHaveLength(1);
    expect(await shownOf(id)).toEqual({ stars: 1, count: 1 });
  });

  test('is refused of what is not in the order, and of an order of somebody else', async () => {
    const [id, other] = [await product(), await product()];
    const opened = await boughtBy(shop, shop.accountId(), id);
    expect(await reviews.write(opened, other, GOOD_REVIEW)).toBe(null);
    const stolen = { ...opened, order: { ...opened.order, shopper: shop.accountId() } };
    expect(await reviews.write(stolen, id, GOOD_REVIEW)).toBe(null);
    expect(await rowsOfProduct(id)).toEqual([]);
  });

  test('is refused before the parcel has left, by the link of an order that an account has, and where none are taken', async () => {
    const id = await product();
    const opened = await boughtBy(shop, shop.accountId(), id);
    const early = { ...opened, order: { ...opened.order, events: [] } };
    expect(await reviews.ofOrder(early)).toMatchObject({ notOpen: 'early', products: [] });
    expect(await reviews.write(early, id, GOOD_REVIEW)).toBe(null);
    const linked = { ...opened, guest: 'guest_of_the_mail' };
    expect(await reviews.ofOrder(linked)).toMatchObject({ notOpen: 'elsewhere', products: [] });
    expect(await reviews.write(linked, id, GOOD_REVIEW)).toBe(null);
    policy = 'off';
    expect(await reviews.write(opened, id, GOOD_REVIEW)).toBe(null);
    expect(await rowsOfProduct(id)).toEqual([]);
  });

  test('and staff has hidden waits for a look when it is changed', async () => {
    const id = await product();
    const opened = await reviewed(id);
    const review = await idOf(id);
    await queries.transaction((tx) => judgeReview(tx, { id: review, product: id }, 'hidden'));
    expect(await shownOf(id)).toEqual({ stars: 2, count: 0 });
    expect(await reviews.write(opened, id, GOOD_REVIEW)).toBe('waiting');
    expect(await shownOf(id)).toEqual({ stars: 2, count: 0 });
  });
});

test('the page of a product sorts, filters and ends after so many reviews', async () => {
  const id = await product();
  for (const stars of [3, 5, 1]) await reviewed(id, stars);
  const starsOf = async (text: string) =>
    (await pageOf(id, text)).reviews.map(({ stars }) => stars);
  expect(await starsOf('sort=highest')).toEqual([5, 3, 1]);
  expect(await starsOf('sort=lowest')).toEqual([1, 3, 5]);
  expect(await starsOf('stars=3')).toEqual([3]);
  expect(await starsOf('stars=4')).toEqual([]);
  expect(await starsOf('reviews=2')).toEqual([]);
  await queries.execute(sql`insert into review
    (shopper, product, id, payment_intent, stars, name, words, pictures, state)
    select 's' || n, ${id}, ${id} || n, 'pi', 4, '', '', '{}', 'shown'
    from generate_series(1, ${REVIEWS_PER_PAGE}::int) as n`);
  expect(await pageOf(id)).toMatchObject({ hasNext: true });
  expect((await pageOf(id, 'reviews=2')).reviews).toHaveLength(3);
});

test('the search filters and sorts by the rating that the card shows', async () => {
  const [good, bad] = [await product(), await product()];
  await reviewed(good, 5);
  await reviewed(bad, 1);
  const search = createSearchService(shop.database.searches);
  const find = async (text: string) => {
    const { products } = await search.search(parseSearchQuery(new URLSearchParams(text)), {
      ...{ after: null, limit: 1_000 },
    });
    return products.filter(({ id }) => id === good || id === bad);
  };
  expect(await find('q=&rating=4')).toMatchObject([{ id: good, rating: 5, ratings: 1 }]);
  expect((await find('q=&sort=rating')).map(({ id }) => id)).toEqual([good, bad]);
});

test('a variant that comes later has the rating of its product', async () => {
  const id = await product();
  await reviewed(id, 5);
  await queries.execute(sql`insert into product (variant, id, title, image, price_cents, rating, position)
    values (${`${id}-new`}, ${id}, 'New', '', 100, 1, 1)`);
  const rows = await rowsOf(
    queries,
    sql`select shown_rating as stars from product where variant = ${`${id}-new`}`,
  );
  expect(rows).toEqual([{ stars: 5 }]);
});

describe('a vote', () => {
  test('counts once for each shopper, however often it is sent at once', async () => {
    const id = await product();
    await reviewed(id);
    const review = await idOf(id);
    const reader = shop.accountId();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => reviews.vote(reader, review, 'helpful')),
    );
    expect(outcomes.filter((one) => one === 'counted')).toHaveLength(1);
    expect(await reviews.vote(shop.accountId(), review, 'helpful')).toBe('counted');
    expect((await pageOf(id)).reviews[0]).toMatchObject({ helpful: 2 });
  });

  test('is refused of what somebody has written themselves, and of what is not shown', async () => {
    const id = await product();
    const { order } = await reviewed(id);
    const review = await idOf(id);
    expect(await reviews.vote(order.shopper, review, 'helpful')).toBe('own');
    expect(await reviews.vote(shop.accountId(), 'none', 'report')).toBe('gone');
  });

  test('that reports has staff look at the review, which stays shown until then', async () => {
    const id = await product();
    await reviewed(id);
    const review = await idOf(id);
    expect(await reviews.vote(shop.accountId(), review, 'report')).toBe('counted');
    const waiting = await listReviews(queries, { waiting: true, limit: 100 });
    expect(waiting.find((one) => one.id === review)).toMatchObject({ reports: 1, state: 'shown' });
    await queries.transaction((tx) => judgeReview(tx, { id: review, product: id }, 'shown'));
    const left = await listReviews(queries, { waiting: true, limit: 100 });
    expect(left.map((one) => one.id)).not.toContain(review);
  });
});

describe('a guest who joins an account', () => {
  test('brings what it has written', async () => {
    const id = await product();
    const guest = await shop.guest();
    const opened = await boughtBy(shop, guest, id);
    await reviews.write(opened, id, GOOD_REVIEW);
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await rowsOfProduct(id)).toMatchObject([{ shopper: account }]);
    expect(await shownOf(id)).toEqual({ stars: 4, count: 1 });
  });

  test('and has written about the same product leaves the word of the account', async () => {
    const id = await product();
    const guest = await shop.guest();
    await reviews.write(await boughtBy(shop, guest, id), id, { ...GOOD_REVIEW, stars: 1 });
    const account = shop.accountId();
    await reviews.write(await boughtBy(shop, account, id), id, { ...GOOD_REVIEW, stars: 5 });
    await shop.join(guest, account);
    expect(await rowsOfProduct(id)).toMatchObject([{ shopper: account }]);
    expect(await shownOf(id)).toEqual({ stars: 5, count: 1 });
  });
});

test('of who deletes the account what was shown stays without the name, and the rest goes', async () => {
  const [shown, waiting] = [await product(), await product()];
  const opened = await boughtBy(shop, shop.accountId(), shown, waiting);
  const uid = opened.order.shopper;
  await reviews.write(opened, shown, GOOD_REVIEW);
  policy = 'after-a-look';
  await reviews.write(opened, waiting, GOOD_REVIEW);
  const other = await product();
  policy = 'at-once';
  await reviewed(other);
  await reviews.vote(uid, await idOf(other), 'helpful');
  await queries.execute(sql`select forget_owner(${uid}, 'ann@example.com')`);
  expect(await rowsOfProduct(shown)).toMatchObject([{ name: '', words: 'Warm and quiet.' }]);
  expect(await rowsOfProduct(waiting)).toEqual([]);
  expect((await pageOf(other)).reviews[0]).toMatchObject({ helpful: 0 });
});
