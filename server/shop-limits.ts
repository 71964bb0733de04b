/** How much of a shop one client, one guest or one account may use in a while. */
import { GUESS_LIMIT, type GuessLimit } from '#app/features/account/password/guess-limit.server.ts';
import { STREAM_LIMITS, type StreamLimits } from '#app/features/live/server/stream-slots.ts';
import { DECLINE_LIMIT } from '#app/features/payment/decline/decide-declines.ts';
import { GUEST_LIMIT } from '#app/features/shopper/guest-limit.ts';
import {
  AGENT_LIMIT,
  AUTH_LIMIT,
  PAYMENT_LIMIT,
  type RateLimit,
  REVIEW_LIMIT,
  STOCK_WATCH_LIMIT,
  WITHDRAWAL_LIMIT,
} from '#app/features/shopper/rate-limits.server.ts';

export type ShopLimits = {
  /** Tries from one address, for sign-in and registration each. */
  auth: RateLimit;
  /** Payments that are started from one address; holds, typed codes and typed addresses are counted alike, apart. */
  payments: RateLimit;
  /** Cards that are declined, of one network or of one shopper. */
  declines: RateLimit;
  /** What programs ask of /mcp from one address. */
  agents: RateLimit;
  /** Reviews from one address, and votes. */
  reviews: RateLimit;
  /** Guests of one address who want to be told that something is back. */
  stockWatches: RateLimit;
  /** Withdrawals by order number from one address. */
  withdrawals: RateLimit;
  /** Guesses against one account. */
  guesses: GuessLimit;
  /** Guests that are made from one address. */
  guests: RateLimit;
  /** Live streams of this process. */
  streams: StreamLimits;
};

export const SHOP_LIMITS: ShopLimits = {
  auth: AUTH_LIMIT,
  payments: PAYMENT_LIMIT,
  declines: DECLINE_LIMIT,
  agents: AGENT_LIMIT,
  reviews: REVIEW_LIMIT,
  stockWatches: STOCK_WATCH_LIMIT,
  withdrawals: WITHDRAWAL_LIMIT,
  guesses: GUESS_LIMIT,
  guests: GUEST_LIMIT,
  streams: STREAM_LIMITS,
};
