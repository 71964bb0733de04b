import { expect, test } from 'vitest';
import { judgeReviews, type KeptReviews, type SentReviews } from './reviews.ts';

const REVIEW = { email: 'ann@example.com', product: 'book', stars: 4, isBought: true };
const VOTE = { email: 'ann@example.com', review: 'one', kind: 'helpful' };
const SENT: SentReviews = {
  reviews: new Map([['ann book', { stars: new Set([4]), isWritten: true }]]),
  votes: new Set(['ann one helpful']),
};

const judge = (kept: Partial<KeptReviews>, sent = SENT) =>
  judgeReviews(sent, { reviews: [REVIEW], votes: [VOTE], miscounted: [], ...kept }).length;

test('what was answered as written is there once, as it was sent', () => {
  expect(judge({})).toBe(0);
  expect(judge({ reviews: [] })).toBe(1);
  expect(judge({ reviews: [REVIEW, REVIEW] })).toBe(1);
  expect(judge({ reviews: [{ ...REVIEW, stars: 1 }] })).toBe(1);
});

test('nobody reviews what they have not bought', () => {
  expect(judge({ reviews: [{ ...REVIEW, isBought: false }] })).toBe(1);
  expect(judge({}, { ...SENT, reviews: new Map() })).toBe(1);
});

test('each vote that was answered is there, and the counts are those of the rows', () => {
  expect(judge({ votes: [] })).toBe(1);
  expect(judge({ miscounted: [{ what: 'product book' }] })).toBe(1);
});
