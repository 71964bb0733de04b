import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { readReviewForm } from './read-review-form.ts';
import { isAskable, isReviewable, meanStars, stateAfterWriting } from './review.ts';
import { reviewData } from './review-data.ts';
import { parseReviewQuery, reviewsPath } from './review-query.ts';

test.each([
  ['after-a-look', null, 'waiting'],
  ['after-a-look', 'shown', 'waiting'],
  ['at-once', null, 'shown'],
  ['at-once', 'shown', 'shown'],
  ['at-once', 'waiting', 'waiting'],
  ['at-once', 'hidden', 'waiting'],
] as const)('a review that is written %s where it was %s is %s', (policy, before, after) => {
  expect(stateAfterWriting(policy, before)).toBe(after);
});

test('what has left for the buyer is reviewed, and asked about until it has arrived', () => {
  expect(ORDER_STATES.filter(isReviewable)).toEqual([
    ...['shipped', 'delivered', 'return_requested', 'return_approved', 'returned'],
  ]);
  expect(ORDER_STATES.filter(isAskable)).toEqual(['placed', 'packed', 'partly_shipped', 'shipped']);
});

test('the mean has one digit behind the point', () => {
  expect(meanStars([0, 0, 0, 0, 0])).toBe(0);
  expect(meanStars([1, 0, 0, 0, 2])).toBe(3.7);
});

describe('a form', () => {
  test('keeps the lines of the words, without what is not seen', () => {
    const { typed, problems } = readReviewForm({
      stars: '4',
      name: ' Ann ',
      words: ' One\r\n\r\n\r\n\r\ntwo\u0000\u0007 ',
    });
    expect(problems).toEqual({});
    expect(typed).toEqual({ stars: 4, name: 'Ann', words: 'One\n\ntwo' });
  });

  test('has no name and no words of letters that nobody sees, and none that turn a line', () => {
    const { typed, problems } = readReviewForm({
      stars: '4',
      name: '\u200b\u2060',
      words: '\u200b\u00ad',
    });
    expect({ typed, problems }).toEqual({
      typed: { stars: 4, name: '', words: '' },
      problems: {},
    });
    expect(readReviewForm({ stars: '4', words: 'a\u202eb\u2066c' }).typed.words).toBe('abc');
  });

  test('needs stars, and nothing else', () => {
    expect(Object.keys(readReviewForm({}).problems)).toEqual(['stars']);
    expect(readReviewForm({ stars: '1' }).problems).toEqual({});
  });
});

test('the address of the reviews says what is not as usual, and is read again', () => {
  const page = { pathname: '/product/7', variant: 'red' };
  const query = { stars: 4, sort: 'lowest', page: 2 } as const;
  const path = reviewsPath(page, query);
  expect(path).toBe('/product/7?variant=red&stars=4&sort=lowest&reviews=2#reviews');
  expect(parseReviewQuery(new URL(path, 'http://localhost').searchParams)).toEqual(query);
  expect(reviewsPath({ ...page, variant: null }, {})).toBe('/product/7#reviews');
});

test('search engines are told of own reviews alone', () => {
  expect(reviewData({ byStars: [0, 0, 0, 0, 0], reviews: [] })).toEqual({});
  const review = {
    ...{ id: 'one', stars: 4, name: '', words: 'Good', pictures: [], answer: '', helpful: 0 },
    isAnswerOlder: false,
    writtenSeconds: 1_795_737_600,
  };
  expect(reviewData({ byStars: [0, 0, 0, 1, 0], reviews: [review] })).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1, bestRating: 5 },
    review: [{ author: { name: 'A buyer' }, datePublished: '2026-11-27', reviewBody: 'Good' }],
  });
});
