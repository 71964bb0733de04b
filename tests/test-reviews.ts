/** Buyers with something to review. */
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import type { ReviewContent } from '#app/features/reviews/review.ts';
import type { OpenedOrder } from '#app/features/reviews/review-service.server.ts';
import type { TestServices } from './test-services.ts';

export const GOOD_REVIEW: ReviewContent = {
  stars: 4,
  name: 'Ann',
  words: 'Warm and quiet.',
  pictures: [],
};

/** A shopper buys these variants, and the parcel leaves. */
export async function boughtBy(
  shop: TestServices,
  shopper: string,
  ...variants: string[]
): Promise<OpenedOrder> {
  await shop.add(shopper, ...variants);
  const id = await shop.pay(shopper);
  await shop.settle(id);
  const body = { carrier: '', tracking: '' };
  await shop.orderActions.record(shopper, id, { kind: 'shipped', body });
  return { order: await orderOf(shop, shopper, id), guest: null };
}

export async function orderOf(
  shop: TestServices,
  shopper: string,
  id: string,
): Promise<OrderDetails> {
  const order = await shop.orders.details(shopper, id);
  if (!order) throw new Error(`Unable to find the order ${id}`);
  return order;
}
