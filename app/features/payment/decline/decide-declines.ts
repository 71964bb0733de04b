/** When somebody has had so many cards declined that they look like somebody who tries stolen ones. */
import type { RateLimit } from '#app/features/shopper/rate-limits.server.ts';

/** Who pays needs a card or two; who tries stolen ones needs hundreds. */
export const DECLINE_LIMIT: RateLimit = { windowSeconds: 24 * 60 * 60, max: 20 };

/** Cards that were declined in a window, and in how many seconds it ends. */
export type Declined = { count: number; waitSeconds: number };

export type DeclineFacts = {
  /** Of those from this network who had not bought anything before, less what was paid from there. */
  network: Declined;
  /** Of this shopper since a first purchase. */
  own: Declined;
  /** A card was charged for an order that stands. */
  hasBought: boolean;
};

/** The seconds until this shopper may start a payment, or 0. Who has bought before answers for nobody else. */
export function decideDeclines(
  { network, own, hasBought }: DeclineFacts,
  { max }: Pick<RateLimit, 'max'>,
): number {
  const { count, waitSeconds } = hasBought ? own : network;
  return count >= max ? waitSeconds : 0;
}
