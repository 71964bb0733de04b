/** Reviews by people who bought: what pages show of them, and what shoppers do with them. */

import { randomUUID } from 'node:crypto';
import { cacheEachUntilCatalogueChange } from '#app/features/catalogue/cache-until-change.server.ts';
import { isToMail } from '#app/features/credits/bought-cards.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import {
  isAskable,
  isReviewable,
  MAX_STARS,
  type OwnReview,
  type ReviewContent,
  type ReviewPolicy,
  type ReviewState,
  type ShownReview,
  stateAfterWriting,
} from './review.ts';
import { REVIEWS_PER_PAGE, type ReviewQuery } from './review-query.ts';
import {
  canBeMailed,
  dropReviewMail,
  wantReviewMail,
  wantsReviewMail,
} from './review-request-store.server.ts';
import {
  countStars,
  findShownProduct,
  readOwn,
  readProductsOf,
  readShown,
  stopReviewMails,
  type Vote,
  type VoteKind,
  voteReview,
  writeReview,
} from './review-store.server.ts';

/** What the page of a product shows; `byStars` counts all ratings, of one star first. */
export type ProductReviews = {
  byStars: number[];
  reviews: ShownReview[];
  /** Whether there is a page after this one. */
  hasNext: boolean;
};

const NO_REVIEWS: ProductReviews = {
  byStars: Array.from({ length: MAX_STARS }, () => 0),
  ...{ reviews: [], hasNext: false },
};

/** The id that the variants share, and how many ratings are shown: without any nothing is read. */
export type RatedProduct = { id: string; ratings: number };

/** A product of an order; `review` is null while its buyer has written none. */
export type BoughtProduct = {
  product: string;
  item: OrderDetails['basket'][number];
  review: OwnReview | null;
};

/** Why the buyer of an order cannot review it now. */
export type NotOpen = 'off' | 'early' | 'elsewhere';

/** What the buyer of an order can do; `ask`: whether it can be asked by mail, and whether it will be. */
export type OrderReviews = {
  notOpen: NotOpen | null;
  products: BoughtProduct[];
  ask: 'no' | 'offered' | 'asked';
};

/** Who reads the page of an order: its owner (`guest` is null), or whom the link of a mail names. */
export type OpenedOrder = { order: OrderDetails; guest: string | null };

export type ReviewService = {
  /** What is shown of a product, from memory: at most a minute older than votes, never than a review. */
  ofProduct(product: RatedProduct, query: ReviewQuery): Promise<ProductReviews>;
  /** Whether new reviews are taken. */
  isOpen(): boolean;
  ofOrder(opened: OpenedOrder): Promise<OrderReviews>;
  /** Writes it, new or once more; gives the state that it is in, or null where it cannot be written. */
  write(opened: OpenedOrder, product: string, content: ReviewContent): Promise<ReviewState | null>;
  /** Counts a vote of a shopper once. */
  vote(shopper: string, review: string, kind: VoteKind): Promise<Vote>;
  productOf(review: string): Promise<string | null>;
  /** Has the buyer asked by mail, or not. */
  ask(opened: OpenedOrder, isWanted: boolean): Promise<void>;
  stopAsking(code: string): Promise<void>;
  /** Counts what an address writes, or votes; the seconds to wait, or 0. */
  rate(kind: 'write' | 'vote', address: string): Promise<number>;
};

const KEPT_MS = 60_000;
const MAX_PAGES = 2_000;

/** Two tabs of one shopper may write at once; nobody has more than this. */
const MAX_TRIES = 10;

type Parts = {
  queries: Queries;
  live: Pick<LiveHub, 'onCatalogueChange'>;
  policy: () => ReviewPolicy;
  /** Of what one address writes, and votes. */
  limit: RateLimit;
};

export function createReviewService({ queries, live, policy, limit }: Parts): ReviewService {
  const pages = cacheEachUntilCatalogueChange<ProductReviews>(live, {
    maxAgeMs: KEPT_MS,
    maxEntries: MAX_PAGES,
  });

  async function readPage(product: string, query: ReviewQuery): Promise<ProductReviews> {
    const byStars = await countStars(queries, product);
    const all = byStars.reduce((sum, one) => sum + one, 0);
    const matching = query.stars === null ? all : (byStars[query.stars - 1] ?? 0);
    return {
      byStars,
      reviews: matching === 0 ? [] : await readShown(queries, product, query),
      hasNext: matching > query.page * REVIEWS_PER_PAGE,
    };
  }

  function notOpenFor({ order, guest }: OpenedOrder): NotOpen | null {
    if (policy() === 'off') return 'off';
    // Whoever has a mail of it writes nothing in the name of an account.
    if ((guest !== null && guest !== order.shopper) || order.isWithheld) return 'elsewhere';
    if (isToMail(order.giftCards ?? [])) return 'early';
    return isReviewable(foldOrder(order).state) ? null : 'early';
  }

  async function askStateOf(opened: OpenedOrder): Promise<OrderReviews['ask']> {
    const { order } = opened;
    const notOpen = notOpenFor(opened);
    const isPossible = notOpen === null || notOpen === 'early';
    // Of gift cards nobody is asked: who buys them is not who has them.
    const isOfCards = (order.giftCards ?? []).length > 0;
    if (!isPossible || isOfCards || !isAskable(foldOrder(order).state)) return 'no';
    if (await wantsReviewMail(queries, order)) return 'asked';
    return (await canBeMailed(queries, order)) ? 'offered' : 'no';
  }

  async function boughtWith({ basket, shopper }: OrderDetails): Promise<BoughtProduct[]> {
    const products = await readProductsOf(
      queries,
      basket.map(({ variant }) => variant),
    );
    const items = new Map<string, BoughtProduct['item']>();
    for (const item of basket) {
      const product = products.get(item.variant);
      if (product !== undefined && !items.has(product)) items.set(product, item);
    }
    const written = await readOwn(queries, shopper, [...items.keys()]);
    return [...items].map(([product, item]) => ({
      ...{ product, item },
      review: written.find((one) => one.product === product) ?? null,
    }));
  }

  return {
    async ofProduct({ id, ratings }, query) {
      if (ratings === 0) return NO_REVIEWS;
      const { stars, sort, page } = query;
      return pages(JSON.stringify([id, stars, sort, page]), () => readPage(id, query));
    },
    isOpen: () => policy() !== 'off',
    async ofOrder(opened) {
      const notOpen = notOpenFor(opened);
      return {
        notOpen,
        products: notOpen === null ? await boughtWith(opened.order) : [],
        ask: await askStateOf(opened),
      };
    },
    async write(opened, product, content) {
      const { shopper, id } = opened.order;
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const now = policy();
        if (now === 'off' || notOpenFor(opened) !== null) return null;
        const [before] = await readOwn(queries, shopper, [product]);
        const state = stateAfterWriting(now, before?.state ?? null);
        const isSeen = state === 'shown' || before?.state === 'shown';
        const outcome = await writeReview(
          ...[queries, shopper, id, product, before?.version ?? 0, randomUUID()],
          JSON.stringify({ ...content, state }),
          isSeen ? toPayload([{ kind: 'catalogue' }]) : null,
        );
        if (outcome === 'written') return state;
        if (outcome === 'gone') return null;
      }
      throw new Error(`Unable to write the review of ${product}: it changes all the time`);
    },
    vote: (shopper, review, kind) => voteReview(queries, shopper, review, kind),
    productOf: (review) => findShownProduct(queries, review),
    async ask(opened, isWanted) {
      if (notOpenFor(opened) === 'elsewhere') return;
      if (!isWanted) return dropReviewMail(queries, opened.order);
      if ((await askStateOf(opened)) === 'offered') await wantReviewMail(queries, opened.order);
    },
    stopAsking: (code) => stopReviewMails(queries, code),
    rate: (kind, address) => hitRateLimit(queries, rateLimitKey(`review ${kind}`, address), limit),
  };
}
