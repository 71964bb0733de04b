/** The words of the button that orders, and what stands right above it. */
import { messages } from '#app/features/payment/messages/messages.ts';

/**
 * `obligation-to-pay` are the words of directive 2011/83/EU, article 8(2), without which a consumer is not bound by the
 * order (C-400/22); all that is ordered then stands right above the button.
 */
export const ORDER_BUTTONS = ['buy-now', 'obligation-to-pay'] as const;

export type OrderButton = (typeof ORDER_BUTTONS)[number];

/** Where nothing is due there is no obligation to pay. */
export function orderButtonWords(button: OrderButton, dueCents: number): string {
  return button === 'obligation-to-pay' && dueCents > 0
    ? messages.orderWithObligation
    : messages.buyNow;
}

/** A message that names the button names it by the words that it has. */
export function namingButton(message: string | null, words: string): string | null {
  return message?.replace(messages.buyNow, words) ?? null;
}
