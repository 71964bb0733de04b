/** Who did something, in words. */
import type { Actor } from '#app/features/orders/order-events.ts';

export const actorWord: Record<Actor, string> = {
  shopper: 'the shopper',
  staff: 'staff',
  shop: 'the shop',
  provider: 'the card provider',
};
