/** Reviews by people who bought: what one is, and every rule of it (docs/decisions/106). */
import type { OrderState } from '#app/features/orders/events/order-events.ts';

export const MAX_STARS = 5;

/** In letters. */
export const MAX_WORDS = 2_000;
export const MAX_NAME = 40;
export const MAX_ANSWER = 1_000;

export const MAX_REVIEW_PICTURES = 4;
export const MAX_PICTURE_MB = 10;

/** So many days after an order has arrived its buyer is asked, who has agreed to that. */
export const ASK_AFTER_DAYS = 7;

export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;

/** `waiting` for staff to look at it; `hidden` by staff. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** When a review is shown: after staff has looked at it, at once, or never: no new one is taken. */
export const REVIEW_POLICIES = ['after-a-look', 'at-once', 'off'] as const;

export type ReviewPolicy = (typeof REVIEW_POLICIES)[number];

/** What a shopper writes; `pictures` are addresses of the shop's own. */
export type ReviewContent = { stars: number; name: string; words: string; pictures: string[] };

/** A review as everybody sees it; `id` tells nothing of who wrote it. */
export type ShownReview = ReviewContent & {
  id: string;
  answer: string;
  /** Whether its writer has changed it since the shop answered: votes and answer stay, and the answer says so. */
  isAnswerOlder: boolean;
  helpful: number;
  writtenSeconds: number;
};

/** A review as its writer sees it. */
export type OwnReview = ReviewContent & { product: string; state: ReviewState; version: number };

/** The states of an order whose goods have left for its buyer, whatever has become of them since. */
const HAD_STATES: readonly OrderState[] = [
  'shipped',
  'delivered',
  'return_requested',
  'return_approved',
  'returned',
];

/** Whether the buyer of an order in this state can know what was bought. */
export function isReviewable(state: OrderState): boolean {
  return HAD_STATES.includes(state);
}

/** Whether the mail that asks for reviews is still to come. */
export function isAskable(state: OrderState): boolean {
  return ['placed', 'packed', 'partly_shipped', 'shipped'].includes(state);
}

/**
 * The state of a review once its shopper has written it; `before` is null for a new one. What staff has hidden is never
 * shown again without a look.
 */
export function stateAfterWriting(
  policy: Exclude<ReviewPolicy, 'off'>,
  before: ReviewState | null,
): ReviewState {
  if (policy === 'after-a-look' || before === 'hidden') return 'waiting';
  return before === 'waiting' ? 'waiting' : 'shown';
}

/** The mean of so many ratings, to one digit behind the point, as people read it; 0 of none. */
export function meanStars(byStars: readonly number[]): number {
  const count = byStars.reduce((sum, one) => sum + one, 0);
  const stars = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return count === 0 ? 0 : Math.round((stars / count) * 10) / 10;
}
