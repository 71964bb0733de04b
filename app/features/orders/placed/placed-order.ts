/** What the page says of an order that this browser has just placed. */

import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import { deliveryRemarks } from '#app/features/delivery/arrival.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { groupItems, type OrderedItem } from '#app/features/orders/page/order-view.ts';

export type PlacedOrder = {
  number: string;
  /** By what it was paid, as a sentence. */
  paid: string;
  items: OrderedItem[];
  /** How it comes, and when: a line each. */
  delivery: string[];
  /** Where it goes, in a line; null where it is collected or mailed, or for staff alone. */
  sentTo: string | null;
  /** Whether it is gift cards. */
  isMailed: boolean;
  /** The path of its page, with a guest's key. */
  page: string;
  /** The address that a guest has given for it. */
  email: string | null;
};

export function toPlacedOrder(
  details: OrderDetails,
  { page, email }: Pick<PlacedOrder, 'page' | 'email'>,
): PlacedOrder {
  const { number, basket, terms, isWithheld } = details;
  const option = terms?.deliveryOption;
  const isMailed = (details.giftCards ?? []).length > 0;
  return {
    ...{ number, paid: paidMessage(details), page, email: isWithheld ? null : email },
    items: groupItems(basket, new Map()),
    delivery: option ? [option.title, ...deliveryRemarks(option)] : [],
    sentTo: isWithheld || option?.isCollected || isMailed ? null : sentToText(details),
    isMailed,
  };
}
