/** The id of an order: the provider's of its payment, or that of a free order, which has hyphens. */

/** As a part of a pattern. */
export const ORDER_ID = String.raw`[\w-]{1,255}`;

const whole = new RegExp(`^${ORDER_ID}$`);

/** Whether a text could be the id of an order. */
export function isOrderId(text: string): boolean {
  return whole.test(text);
}
