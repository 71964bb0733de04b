/** Where an order is, for people: what is collected in person is never on its way, and nobody brings it. */
import { type BoughtCard, isToMail } from '#app/features/credits/bought-cards.ts';
import type { OrderState } from './events/order-events.ts';

export type CarriedState = OrderState | 'ready_to_collect' | 'collected';

/** `to_mail`, `mailed` and `withdrawal_late` are of gift cards, which nobody carries. */
export type ShownState = CarriedState | 'to_mail' | 'mailed' | 'withdrawal_late';

/** By the way of delivery that the order keeps. */
export function isCollected(
  terms: { deliveryOption?: { isCollected?: boolean } | null } | null,
): boolean {
  return terms?.deliveryOption?.isCollected ?? false;
}

export function shownState(state: OrderState, collected: boolean): CarriedState {
  if (!collected) return state;
  if (state === 'shipped' || state === 'partly_shipped') return 'ready_to_collect';
  return state === 'delivered' ? 'collected' : state;
}

/** Of an order of gift cards: it is done once all that is left of them is mailed, and off where all went back before. */
export function shownGiftCards(state: OrderState, cards: readonly BoughtCard[]): ShownState {
  if (state === 'withdrawn') return 'withdrawal_late';
  if (state !== 'delivered') return state;
  if (isToMail(cards)) return 'to_mail';
  return cards.some(({ sentSeconds }) => sentSeconds !== null) ? 'mailed' : 'cancelled';
}
